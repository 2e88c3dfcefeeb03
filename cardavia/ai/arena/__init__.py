"""Players measured against one another: the same cards twice, with the places exchanged."""
