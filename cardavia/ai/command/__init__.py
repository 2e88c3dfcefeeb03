"""Players that are programs of their own, in any language: ``cmd:PROGRAM`` (``record.md`` section 8)."""
