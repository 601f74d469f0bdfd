"""Games whose box an owner may enter and keep: their lessons are played with it."""

from __future__ import annotations

from importlib import import_module

from widgets.player.desk import LessonDesk

OWN_BOXES = {"traders": ("widgets.traders.box_store", "use_own_box")}
"""Game → module and function that has a desk play with the box that the browser keeps."""


def use_own_box(desk: LessonDesk, game: str) -> None:
    """Have a desk play with an owner's box, where the game's can be entered."""
    if game in OWN_BOXES:
        module, use = OWN_BOXES[game]
        getattr(import_module(module), use)(desk)
