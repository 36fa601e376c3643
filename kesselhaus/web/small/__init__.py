"""A small site in one process and in memory: the shelf, tables around one screen or against bots.

Whoever has a table's address may play on it; tables are gone when the process ends.
"""
