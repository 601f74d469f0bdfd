"""What every game's box says of its printed facts."""

from __future__ import annotations

from typing import Literal

Source = Literal["rulebook", "printed", "fan-compiled", "inferred", "sample"]
"""Where a printed fact comes from; a ``sample`` stands in for one that is not known."""
