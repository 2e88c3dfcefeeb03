"""The built-in pages about the rules: written once, filled from the rules of a table."""
