"""What all games share. Knows no game, does no input or output, imports no other room."""
