"""Between the engine and the native kernel: cards, card orders, scores and positions as the kernel's data."""
