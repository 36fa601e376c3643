"""What runs in worker processes: they own open matches, run their rules, draw them, think for bots and read
what visitors bring.

The web process never runs a game's code itself, so a rule or a bot that hangs can be stopped: its worker is
killed and replaced, and its matches are opened again from the store when somebody next wants them.
"""
