"""Schafkopf: four players, 32 cards, a declarer with or without a secret partner (``rules.md`` F and G)."""
