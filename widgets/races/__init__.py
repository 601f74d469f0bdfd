"""Races against the clock, as people play them on the page Play. The rules and the computer baristas are elsewhere."""
