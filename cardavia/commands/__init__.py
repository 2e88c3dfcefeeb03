"""The commands of the command line; they need no display (``record.md`` section 5)."""
