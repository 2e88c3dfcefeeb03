"""Computer players; they see an observation, never the state."""
