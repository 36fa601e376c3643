"""The JSON API: what the pages can do, for programs that show a personal token."""
