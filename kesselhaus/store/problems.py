"""What the store refuses, each with a sentence."""


class StoreError(Exception):
    """Base of all that the store raises on its own account."""


class Unavailable(StoreError):
    """The database does not answer. What was to be written may or may not have been."""


class WrongSchema(StoreError):
    """The database was written by another version of the house, or is none of ours."""


class Unfit(StoreError, ValueError):
    """Something that may not be stored: too long, or not text at all."""


class Unknown(StoreError, LookupError):
    """Something was asked of a match, an account or a seat that is not there."""


class OutOfOrder(StoreError, ValueError):
    """An entry whose number is not one more than that of the last."""


class BadBackup(StoreError, ValueError):
    """A file that is no backup, or a damaged one."""
