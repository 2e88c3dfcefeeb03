"""The native kernel: a trick game as data, solved, sampled in playouts and searched (``docs/kernel.md``)."""
