"""Boards and tableaus as drawn pieces: what Python lays out, a page shows live and paper shows still."""
