"""Doppelkopf: four players, 48 cards, two hidden sides (``rules.md`` A to D)."""
