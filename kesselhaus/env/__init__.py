"""The games as environments for learners (extra `rl`)."""
