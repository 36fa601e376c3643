"""The site: the shelf, tables around one screen or against bots. Server-rendered, in one process, in memory.

Whoever has a table's address may play on it; tables are gone when the process ends. Accounts, storage,
live play over the network and clocks are not part of it.
"""
