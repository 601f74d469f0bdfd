"""How the seats of a race are told apart on every board: by a colour and a shape."""

from __future__ import annotations

SIGNS = ("sign-blue", "sign-yellow", "sign-red", "sign-green", "sign-violet", "sign-teal")


def sign(seat: int) -> str:
    """The icon of a seat's colour and shape."""
    return SIGNS[seat % len(SIGNS)]
