"""What the program keeps on disk: settings, the running table, saved games; no Qt."""
