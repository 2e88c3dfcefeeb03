"""The window: everything a person sees."""
