"""The flow of a game: which task leads to which, how often, and a drawing of it."""
