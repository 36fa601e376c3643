"""What tasks of Whistle Mountain have in common."""

from kesselhaus.engine.tasks import Task


class OfSeat(Task, frozen=True):
    """Something that one seat does; but for promotions and awards it is the one whose turn it is."""

    seat: int
