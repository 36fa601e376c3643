"""The lab: plays many matches, measures them, and keeps account of which rule is shown by which test."""
