"""What the web process and its workers say to each other: all that either of them knows of the other.

Every request knows its reply: `ask(DrawTable(…))` is a `Drawn`, for the type checker and for the decoder.
"""

from typing import TypeAlias

from kesselhaus.protocol.acts import (
    Act,
    Answered,
    Began,
    BrokenOff,
    Declining,
    Left,
    Move,
    Place,
    Setup,
    TakenOver,
    TimeAgreed,
    TimeGranted,
    TookBack,
    Turned,
    Void,
)
from kesselhaus.protocol.base import (
    LENGTH,
    READS_PAPERS,
    REPLY,
    STANDS_BACK,
    Failed,
    No,
    NotOpen,
    OfMatch,
    Request,
    Stopped,
    Trouble,
    reply_of,
)
from kesselhaus.protocol.figures import (
    Board,
    Boards,
    DrawFigure,
    Figure,
    Figures,
    Opened,
    OpenExample,
    ShowFigures,
)
from kesselhaus.protocol.looking import (
    Advise,
    Advised,
    Branched,
    BranchOff,
    Chart,
    Charted,
    Choosable,
    Coach,
    Coached,
    Counselled,
    Drawn,
    DrawTable,
    Estimated,
    Evaluate,
    Evaluated,
    Export,
    Exported,
    Judge,
    Judged,
    Look,
    Redraw,
    Redrawn,
    ResultWords,
    Screen,
    Screened,
    Sentence,
    Tell,
    Told,
    WordResult,
)
from kesselhaus.protocol.papers import (
    Difference,
    Follow,
    NoRecord,
    NotEvenRead,
    Read,
    ReadOut,
    Unfit,
    Unpack,
    Unpacked,
)
from kesselhaus.protocol.playing import (
    NEVER_AGAIN,
    NOT_YET,
    Begin,
    CatchUp,
    Close,
    Closed,
    Done,
    Ends,
    GiveAnswer,
    GoOn,
    Lead,
    Open,
    Standing,
    TakeBack,
    Think,
    Thought,
    Way,
)
from kesselhaus.protocol.shelf import GameOnShelf, LeftOff, Shelf, ShowShelf
from kesselhaus.protocol.summary import DrawSummary, SummaryDrawn
from kesselhaus.protocol.things import LONGEST_ADDRESS, Explain, Explained, Needed

AnyRequest: TypeAlias = (
    Begin
    | Open
    | CatchUp
    | Close
    | GiveAnswer
    | TakeBack
    | GoOn
    | Lead
    | Think
    | DrawTable
    | Redraw
    | Tell
    | Explain
    | Advise
    | Coach
    | Screen
    | Judge
    | Evaluate
    | Chart
    | WordResult
    | Export
    | BranchOff
    | ShowShelf
    | ShowFigures
    | DrawFigure
    | DrawSummary
)
"""What is asked of a worker that owns matches."""
Paper: TypeAlias = Read | Unpack | Follow | OpenExample
"""What is asked of a worker that reads what visitors bring."""

__all__ = [
    "LENGTH",
    "LONGEST_ADDRESS",
    "NEVER_AGAIN",
    "NOT_YET",
    "READS_PAPERS",
    "REPLY",
    "STANDS_BACK",
    "Act",
    "Advise",
    "Advised",
    "Answered",
    "AnyRequest",
    "Began",
    "Begin",
    "Board",
    "Boards",
    "BranchOff",
    "Branched",
    "BrokenOff",
    "CatchUp",
    "Chart",
    "Charted",
    "Choosable",
    "Close",
    "Closed",
    "Coach",
    "Coached",
    "Counselled",
    "Declining",
    "Difference",
    "Done",
    "DrawFigure",
    "DrawSummary",
    "DrawTable",
    "Drawn",
    "Ends",
    "Estimated",
    "Evaluate",
    "Evaluated",
    "Explain",
    "Explained",
    "Export",
    "Exported",
    "Failed",
    "Figure",
    "Figures",
    "Follow",
    "GameOnShelf",
    "GiveAnswer",
    "GoOn",
    "Judge",
    "Judged",
    "Lead",
    "Left",
    "LeftOff",
    "Look",
    "Move",
    "Needed",
    "No",
    "NoRecord",
    "NotEvenRead",
    "NotOpen",
    "OfMatch",
    "Open",
    "OpenExample",
    "Opened",
    "Paper",
    "Place",
    "Read",
    "ReadOut",
    "Redraw",
    "Redrawn",
    "Request",
    "ResultWords",
    "Screen",
    "Screened",
    "Sentence",
    "Setup",
    "Shelf",
    "ShowFigures",
    "ShowShelf",
    "Standing",
    "Stopped",
    "SummaryDrawn",
    "TakeBack",
    "TakenOver",
    "Tell",
    "Think",
    "Thought",
    "TimeAgreed",
    "TimeGranted",
    "Told",
    "TookBack",
    "Trouble",
    "Turned",
    "Unfit",
    "Unpack",
    "Unpacked",
    "Void",
    "Way",
    "WordResult",
    "reply_of",
]
