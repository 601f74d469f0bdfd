"""The form of a scene, before anything is checked."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class OrderFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An Order Card: a drink of the box, or one with needs of its own."""

    drink: str = ""
    needs: str | None = None
    customer: str | None = None
    word: str | None = None


class DrinkFile(OrderFile, frozen=True, forbid_unknown_fields=True):
    """A fulfilled Order: ``got`` defaults to what it needs, ``opponents`` says how many of these cards are theirs."""

    got: str | None = None
    opponents: int | None = None
    noted: int | None = None
    latte_art: bool = False


class PlayerFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's place; cards are written ``milk``, ``mi`` or, in another colour, ``ben:milk``."""

    drinks: tuple[DrinkFile, ...] = ()
    team: int | str | None = None
    pile: str | None = None
    prep: str = ""
    hand: str = ""
    unclean: bool = False
    latte_used: bool = False
    message: str = ""
    total: int | str = 0


class PlaceFile(OrderFile, frozen=True, forbid_unknown_fields=True):
    """A place for an Order on the table: the Order with its Matched Ingredients, or who waits for the next one."""

    cards: str = ""
    face_down: bool = False
    claim: str | None = None
    at: int = 0
    covers: int = 100
    near: int = 0
    beside: bool = False
    waits: str | None = None
    calls: str = ""


class SceneFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole scene; see ``scene``."""

    game: str
    players: dict[str, Any]
    variations: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    seed: int = 0
    step: str = "play"
    moment: int = 0
    round: int = 1
    orders: tuple[PlaceFile, ...] | None = None
    order_pile: tuple[str, ...] | int | None = None
    rest: tuple[str, ...] | None = None
    tied: tuple[str, ...] = ()
    speakers: tuple[str, ...] = ()
