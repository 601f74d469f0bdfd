"""What a person has begun at a table of Caffeine Rush and not yet done: a card picked up, words put in a row."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from widgets.boards.scene import Mark, Part, Piece, Scene, circle, words
from widgets.boards.words import phrase


class Picked(Struct, frozen=True):
    """``card`` is the piece of the card picked up, ``words`` the numbers of the words chosen, in their order."""

    card: str = ""
    words: tuple[int, ...] = ()


def pressed(picked: Picked, id: str) -> tuple[Picked, str]:
    """Return what is begun after a press, and the press to be told on, "" while there is only a beginning."""
    if id == "hand" or id.startswith("prep-"):
        return Picked("" if picked.card == id else id), ""
    if id.startswith("word-"):
        return replace(picked, words=_turned(picked.words, int(id[5:]))), ""
    if id == "say":
        return Picked(), "-".join(("say", *map(str, picked.words)))
    to = picked.card and ((id == "prep" and picked.card == "hand") or id.startswith("place-"))
    return Picked(), f"{picked.card}>{id}" if to else id


def _turned(chosen: tuple[int, ...], number: int) -> tuple[int, ...]:
    if number in chosen:
        return tuple(one for one in chosen if one != number)
    return (*chosen, number)


def kept(picked: Picked, scene: Scene) -> Picked:
    """Return what of it still makes sense with a newer scene."""
    there = {piece.id for part in scene.parts for piece in part.pieces if piece.press}
    words = tuple(number for number in picked.words if f"word-{number}" in there)
    return Picked(picked.card if picked.card in there else "", words)


def drawn(picked: Picked, scene: Scene) -> Scene:
    """Return a scene with what is begun drawn into it."""
    if picked == Picked():
        return scene
    return replace(scene, parts=[_part(picked, part) for part in scene.parts])


def _part(picked: Picked, part: Part) -> Part:
    return replace(part, pieces=[_piece(picked, piece) for piece in part.pieces])


def _piece(picked: Picked, piece: Piece) -> Piece:
    if piece.id == picked.card:
        label = phrase("caffeine", "picked_up", piece=piece.label)
        return replace(piece, cls=f"{piece.cls} picked".lstrip(), label=label)
    if piece.id.startswith("word-") and int(piece.id[5:]) in picked.words:
        number = picked.words.index(int(piece.id[5:])) + 1
        label = phrase("caffeine", "chosen", said=piece.label, n=number)
        return replace(piece, marks=[*piece.marks, *_dot(number)], label=label)
    return piece


def _dot(number: int) -> list[Mark]:
    return [circle(4, 4, 12, "dot go"), words(4, 9, str(number), "dot-word mid")]
