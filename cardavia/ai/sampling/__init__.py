"""Sampling of the hidden cards: deals that agree with everything a seat knows, weighed by what the others said."""

from cardavia.ai.sampling.sample import Sample
from cardavia.ai.sampling.sampler import Sampler, draw, weigh

__all__ = ["Sample", "Sampler", "draw", "weigh"]
