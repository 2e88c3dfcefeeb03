"""Decisions outside the play of cards by what they are worth on average over sampled deals."""
