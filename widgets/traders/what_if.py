"""Questions that start with "what if", each a changed scene that the engine harvests; nothing is reckoned here."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.land import spaces_free
from tutor.coffee_traders.names import ANDRE
from tutor.core.errors import BadInput
from widgets.traders import changes
from widgets.traders.harvest_frames import Told, tell
from widgets.traders.people import Scene
from widgets.traders.table_model import why
from widgets.traders.words import wording


class Answer(Struct, frozen=True):
    """A question, the scene it asks about, what that harvest gives (or why it cannot be), and the difference.

    ``more`` is the change in coffee for each seat here, ``lost`` the change in what is lost, ``luwak`` the change in
    the asker's kopi luwak when all five cooperatives are done.
    """

    question: str
    scene: Scene
    more: tuple[int, ...] = ()
    lost: int = 0
    luwak: int = 0
    refused: str = ""


def answers(game: CoffeeTraders, scene: Scene, told: Told, land: str, me: str) -> list[Answer]:
    """Return the answers for a player and a cooperative."""
    return [
        _answer(game, question, asked, told, land, me) for question, asked in _questions(game, scene, told, land, me)
    ]


def _questions(game: CoffeeTraders, scene: Scene, told: Told, land: str, me: str) -> Iterator[tuple[str, Scene]]:
    here = scene["cooperatives"][land]
    words = wording("asks")
    posts, queue = here["posts"].count(me), here["traders"]
    yield words["more_post" if posts else "a_post"], changes.with_buildings(scene, land, "posts", me, posts + 1)
    if posts:
        yield words["fewer_post"], changes.with_buildings(scene, land, "posts", me, posts - 1)
    if queue[:1] != [me]:
        yield words["first"], changes.with_trader(scene, land, me, 1)
    if me in queue:
        yield words["no_trader"], changes.with_trader(scene, land, me, 0)
    elif queue:
        yield words["last"], changes.with_trader(scene, land, me, len(queue) + 1)
    free = spaces_free(game.rules, told.position, land, "1")
    if free:
        yield words["planted"], changes.planted(scene, land, "1", free[0], me)
    yield from _unstaffed(scene, land, me)


def _unstaffed(scene: Scene, land: str, me: str) -> Iterator[tuple[str, Scene]]:
    mine = [q for q in scene["cooperatives"][land]["plantations"] if q["owner"] == me]
    for staffed, kind in ((True, "fewer_worker"), (False, "all_workers")):
        fits = [q for q in mine if q["staffed"] is staffed]
        then = scene
        for q in fits[:1] if staffed else fits:
            then = changes.staffed(then, land, q["row"], q["space"])
        if fits:
            yield wording("asks")[kind], then


def _answer(game: CoffeeTraders, question: str, scene: Scene, told: Told, land: str, me: str) -> Answer:
    try:
        then = tell(game, game.position(scene, "table"))
    except BadInput as error:
        return Answer(question, scene, refused=why(error))
    more = tuple(b - a for a, b in zip(told.gains(land), then.gains(land), strict=True))
    seat = [player.name for player in told.position.players].index(me)
    luwak = 0 if me == ANDRE else then.frames[-1].held[seat][5] - told.frames[-1].held[seat][5]
    return Answer(question, scene, more, then.lost(land) - told.lost(land), luwak)
