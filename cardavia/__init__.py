"""Cardavia: Schafkopf and Doppelkopf against the computer."""

__version__: str


def __getattr__(name: str) -> str:
    # Asked for rarely, and importlib.metadata costs a good part of the program's start.
    if name == "__version__":
        from importlib.metadata import version

        return version("cardavia")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
