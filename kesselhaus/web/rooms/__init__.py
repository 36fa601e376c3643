"""Engine rooms: processes that own live matches, run their rules, draw them and think for bots.

The web process never runs a game's code itself, so a rule or a bot that hangs can be stopped: its room is
killed and replaced, and its matches are opened again from the store when somebody next wants them.
"""
