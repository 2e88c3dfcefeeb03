"""Rules, state and records of Schafkopf and Doppelkopf; standard library only."""
