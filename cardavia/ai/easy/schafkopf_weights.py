"""Fitted numbers."""

from cardavia.engine.contract import Kind

_W = (-0.17, 0.88, 0.23, -0.07, -0.81, -0.02, 0.05, -0.46)
_S = (-5.11, 0.50, 0.85, -0.02, -0.62, -0.03, 0.62, -0.18)
_LONG = {
    Kind.RUFER: (-0.19, 0.28, 0.36, -0.02, -0.26, -0.01, 0.38, -0.22),
    Kind.WENZ: _W,
    Kind.GEIER: _W,
    Kind.SOLO: _S,
    Kind.FARBWENZ: _S,
    Kind.FARBGEIER: _S,
}
WEIGHTS = {False: _LONG, True: _LONG}
BETTEL = {False: (2.0, -0.5, 0, 0, 0), True: (2.0, -0.5, 0, 0, 0)}
HOCHZEIT_OFFERED = {False: (0.0, 0, 0, 0, 0, 0, 0), True: (0.0, 0, 0, 0, 0, 0, 0)}
DOUBLING = {
    (f, r): (-2.0, 0, 0, 0, 0, 0, 0) for f in ("called", "suit", "courts") for r in ("declarer", "partner", "defender")
}
