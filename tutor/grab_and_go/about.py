"""What the rules say to each thing on the table, before anybody does anything with it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tutor.core.about import About, load_things


@cache
def things() -> dict[str, About]:
    """Return what each kind of thing works by, by the names of ``about.toml``."""
    return load_things(files(__package__) / "about.toml")
