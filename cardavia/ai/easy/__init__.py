"""The easy player: rules of thumb of a club beginner, for every contract of both games."""
