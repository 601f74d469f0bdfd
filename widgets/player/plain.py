"""A table in words, for games whose board is not drawn: the scene as a list, and what may be done as buttons.

Everything comes from the game itself, so it fits any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.errors import BadInput
from tutor.core.game import Game, Position
from tutor.core.values import Action
from widgets.leaf import Leaf, Node, button, h
from widgets.player.pressed import PressedView
from widgets.player.views import Hands, Preview
from widgets.player.words import phrase

MOST = 24
"""Actions offered as buttons; with more of them a person rather types."""


class PlainView(PressedView[Position]):
    """The scene in words. An action is pressed, or typed as the rules of the game write it."""

    typed = True

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self.board = self.leaf = Leaf(self._pressed)
        self._problem = ""

    def open(self, game: Game[Position], position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step."""
        super().open(game, position, seat, shows)
        self._problem = ""

    # ---- trying -----------------------------------------------------------------------

    def _pressed(self, do: str, value: str) -> None:
        try:
            _, action = self._game.parse(self._position, value)
        except BadInput as error:
            self._problem = error.problem
            self.show(self._position, press=self._press)
        else:
            self._problem = ""
            self._hands.tried(action)

    # ---- drawing ----------------------------------------------------------------------

    def show(self, position: Position, *, press: bool, say: str = "") -> None:
        """Write what the seat may see of the scene, and what may be done."""
        self._position, self._press = position, press
        said = h("p", say, cls="unseen", role="status") if say else None
        self.leaf.show_nodes(said, *self._written(), *(self._actions() if press else ()))

    def _written(self) -> list[Node]:
        seen = self._game.scene(self._game.view(self._position, self._seat))
        scene = {name: part for name, part in seen.items() if name != "game"}
        return [h("section", h("h3", phrase("plain", "head")), h("ul", *_parts(scene)), cls="card scene")]

    def _actions(self) -> list[Node]:
        texts = [(a, self._game.write(self._position, self._seat, a)) for a in self._legal()]
        buttons = [button(self._named(a), "try", text, "option", key=text) for a, text in texts if len(text) <= 200]
        offered = h("div", *buttons, cls="options", role="group", aria_label=phrase("plain", "actions"))
        return [offered, *self._typing()]

    def _typing(self) -> list[Node]:
        """A field for an action as the game writes it."""
        first = [self._game.write(self._position, self._seat, a) for a in self._legal()[:1]]
        example = phrase("plain", "example", action=first[0]) if first else None
        typed = h("input", type="text", autocomplete="off", maxlength="200", placeholder=example)
        named = h("label", h("span", phrase("plain", "type")), typed)
        form = h(
            "form",
            named,
            h("button", phrase("plain", "try"), cls="button", type="submit"),
            act="type",
            cls="field wide-field",
        )
        problem = h("p", self._problem, role="alert") if self._problem else None
        return [form, *([problem] if problem else [])]

    def _named(self, action: Action) -> str:
        """The words on an action's button."""
        return self._game.write(self._position, self._seat, action)

    def _legal(self) -> list[Action]:
        return self._game.legal(self._position, self._seat)[:MOST]

    # ---- words --------------------------------------------------------------------------

    def preview(self, position: Position) -> Preview:
        """Say how an action is tried."""
        return Preview(phrase("plain", "yours"), "", phrase("plain", "how"))


def _parts(scene: Mapping[str, Any]) -> list[Node]:
    return [h("li", h("b", _name(name)), " ", _written(part)) for name, part in scene.items()]


def _written(value: Any) -> Node:
    """Return a part of a scene in words: what is flat on one line, the rest as nested lists."""
    if isinstance(value, Mapping):
        if value and all(map(_flat, value.values())):
            return ", ".join(f"{_name(name)} {_word(one)}" for name, one in value.items())
        return h("ul", *(h("li", h("b", _name(name)), " ", _written(one)) for name, one in value.items()))
    if _flat(value):
        return _word(value)
    return h("ul", *(h("li", _written(one)) for one in value))


def _flat(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return not any(isinstance(one, (Mapping, list, tuple)) for one in value)
    return not isinstance(value, Mapping)


def _name(name: Any) -> str:
    return str(name).replace("_", " ")


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return phrase("plain", "yes" if value else "no")
    return (", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)) or phrase("plain", "none")
