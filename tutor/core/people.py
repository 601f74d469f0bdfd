"""How players are called where people read: Ann and Ben with a capital, the colours of the pieces as any other word."""

from __future__ import annotations

COLOURS = frozenset({
    "black", "blue", "brown", "gold", "gray", "green", "grey", "orange", "pink", "purple", "red", "silver",
    "teal", "turquoise", "violet", "white", "yellow",
})  # fmt: skip  # short ones side by side
"""Names that are words: a player called so is whoever has the pieces of that colour."""

PEOPLE = frozenset({
    "player", "players", "owner", "turn", "builder", "served", "among", "speaker", "partner", "winner", "winners",
    "other", "holder",
})  # fmt: skip  # short ones side by side
"""What the numbers of events, reasons and sentences are named that hold players' names."""


def called(name: str) -> str:
    """Return a player's name as it stands within a sentence: ``Ann`` for ``ann``, ``McCoy`` as it is, but ``blue``.

    Notation, scenes and records keep the name as it was given; so does ``you``, which is nobody's name.
    """
    return name if name in COLOURS or name == "you" else at_head(name)


def at_head(name: str) -> str:
    """Return a player's name as it stands at the head of a sentence; there ``blue`` has a capital too."""
    return name[:1].title() + name[1:]
