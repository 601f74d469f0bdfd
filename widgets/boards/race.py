"""What the boards of all races share: a scene with what the browser shows by itself, and presses that always count."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tutor.core.game import Game
from widgets.boards.kit import Board, Press, code
from widgets.boards.scene import Scene, text_of


class Live(Struct):
    """What the browser shows by itself: the clock's moment in ms, whether it runs, and what it counts down from.

    ``sign`` hangs over the counter: "Closed!", or the count of three. ``race``: with a clock, if ``clock`` says so, and
    on a phone the orders stay in sight. ``keys``: key → id of the piece that it presses. ``narrow``: whether the scene
    is a phone's, where a narrow page has another one; until the browser's width has come, a phone waits to show it.
    """

    now: int = 0
    runs: bool = False
    down: int = 0
    sign: str = ""
    race: bool = True
    clock: bool = True
    keys: dict[str, str] = {}
    narrow: bool | None = None


def shorts(game: Game[Any], view: Any, seat: int) -> frozenset[str]:
    """Return the actions that a seat may take as short texts such as ``slot 1``, worked out from what it sees."""
    written = (game.write(view, seat, action) for action in game.legal(view, seat))
    return frozenset(text.partition(": ")[2] or text for text in written)


class RaceBoard(Board):
    """A race on a page. A card of class ``down`` lifts and turns where it is touched, unless one is ``mine`` already;
    every press of a piece of class ``often`` counts, however fast one follows the other.

    Here a press counts although the scene has changed since: who was first is for the rules to say.
    ``on_person("narrow", "yes")`` tells that the page is a phone's.
    """

    _esm = code() + text_of("race.js")
    _stylesheets = [*Board._stylesheets, text_of("coffee_rush.css"), text_of("race.css")]

    def __init__(self, *arguments: Any, **params: Any) -> None:
        super().__init__(*arguments, **params)
        self._live = Live()
        self._heard = (0, "")

    def show_race(self, scene: Scene, live: Live) -> None:
        """Show a scene with what the browser shows by itself."""
        self._live = live
        self.show_scene(scene)

    def show_scene(self, scene: Scene) -> None:
        """Show a scene, under the next number. Against the clock nobody asks what a piece is about."""
        timed = self._live.race and self._live.clock
        super().show_scene(_without_rules(scene) if timed else scene)

    def _besides(self) -> dict[str, Any]:
        return {"live": msgspec.to_builtins(self._live), "heard": self._heard}

    def _handle_msg(self, data: Any) -> None:
        """Take what a browser sent. What is no press is dropped; every press is answered by a scene."""
        try:
            press = msgspec.convert(data, Press)
        except msgspec.ValidationError:
            return
        if press.do == "narrow" and press.id in ("yes", "no") and self.on_person:
            self.on_person("narrow", press.id)
        elif press.do == "press" and press.step <= self._step:
            self._answer(press.id)

    def _answer(self, id: str) -> None:
        before, self._heard = self._step, (self._heard[0] + 1, id)
        try:
            if self._can_press(id):
                self._press(id)
        finally:
            if self._step == before:
                self.show_scene(self._shown)

    def _press(self, id: str) -> None:
        """Tell the person's press on; a board on which something is begun first may keep it to itself."""
        if self.on_person:
            self.on_person("press", id)


def _without_rules(scene: Scene) -> Scene:
    parts = [replace(part, pieces=[replace(piece, about=(), why="") for piece in part.pieces]) for part in scene.parts]
    return replace(scene, parts=parts)
