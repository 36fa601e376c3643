"""What is asked of a table and not done."""

from kesselhaus.protocol import Ends


class Refusal(Exception):
    """Something that was asked of a table and not done. `kind` is a key of the site's texts, unless the rules
    themselves have said why, in every language.
    """

    def __init__(self, kind: str, sentences: dict[str, str] | None = None) -> None:
        self.kind, self.sentences = kind, sentences
        super().__init__(kind)


class Overtaken(Exception):
    """Another process has written to the match first. Nothing was done; what it wrote is known by now."""


class Busy(Refusal):
    """Refused for now: it may be asked again after some seconds."""

    def __init__(self, kind: str, after: int, sentences: dict[str, str] | None = None) -> None:
        self.after = after
        super().__init__(kind, sentences)


class ToConfirm(Exception):
    """An answer that would end the turn of somebody who wants to be asked first. Nothing was done."""

    def __init__(self, ends: Ends) -> None:
        self.ends = ends
        super().__init__(ends.option)
