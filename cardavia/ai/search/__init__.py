"""Choosing cards by looking ahead over sampled deals."""
