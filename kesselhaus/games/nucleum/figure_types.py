"""What single keys of components.toml may hold."""

from typing import Annotated

from msgspec import Meta

from kesselhaus.engine.figures import Positive, word

Row = Annotated[int, Meta(ge=1, le=4)]
KINDS = "thaler|worker|uranium|achievement|vp|income_(thaler|worker|vp|any)|tech|tile"
Reward = Annotated[str, Meta(pattern=rf"^({KINDS}):\d+( \| ({KINDS}):\d+)?$")]
Rewards = list[Reward]
SideName = Annotated[str, word("A", "B")]
ByPlayers = Annotated[list[Positive], Meta(min_length=4, max_length=4)]
