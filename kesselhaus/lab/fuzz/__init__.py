"""A siege: hostile requests and frames against a server of its own, while others play there."""
