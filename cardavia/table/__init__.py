"""The line from a player's action to storage and back to the view; QtCore only."""
