"""The pages of the site: pure functions from plain data to HTML."""
