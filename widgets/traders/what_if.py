"""Questions that start with "what if", each a changed scene that the engine harvests; nothing is reckoned here."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.land import spaces_free
from tutor.coffee_traders.position import ANDRE, Position
from tutor.core.errors import BadInput
from widgets.boards.traders_looks import who
from widgets.traders import harvest_story
from widgets.traders.harvest_frames import Told, tell
from widgets.traders.people import Scene


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


def why(error: BadInput) -> str:
    """Return why the game refuses a scene, for a person: with the player's name, without a path."""
    _, players, name = error.place.partition("players.")
    ahead = f"{who(name)} " if players and "." not in name else ""
    return ahead + error.problem.partition(", found")[0]


def _questions(game: CoffeeTraders, scene: Scene, told: Told, land: str, me: str) -> Iterator[tuple[str, Scene]]:
    here = scene["cooperatives"][land]
    posts, queue = here["posts"].count(me), here["traders"]
    yield ("one more post here" if posts else "a post here"), harvest_story.with_posts(scene, land, me, posts + 1)
    if posts:
        yield "one post fewer here", harvest_story.with_posts(scene, land, me, posts - 1)
    if queue[:1] != [me]:
        yield "my trader first in the queue", harvest_story.with_trader(scene, land, me, 1)
    if me in queue:
        yield "no trader here", harvest_story.with_trader(scene, land, me, 0)
    elif queue:
        yield "my trader last in the queue", harvest_story.with_trader(scene, land, me, len(queue) + 1)
    free = spaces_free(game.rules, told.position, land, "1")
    if free:
        yield "one more staffed plantation", harvest_story.planted(scene, land, "1", free[0], me)
    yield from _unstaffed(scene, told.position, land, me)


def _unstaffed(scene: Scene, p: Position, land: str, me: str) -> Iterator[tuple[str, Scene]]:
    mine = [q for q in scene["cooperatives"][land]["plantations"] if q["owner"] == me]
    for staffed, question in ((True, "one worker fewer"), (False, "a worker on every plantation of mine")):
        fits = [q for q in mine if q["staffed"] is staffed]
        changed = scene
        for q in fits[:1] if staffed else fits:
            changed = harvest_story.staffed(changed, land, q["row"], q["space"])
        if fits:
            yield question, changed


def _answer(game: CoffeeTraders, question: str, scene: Scene, told: Told, land: str, me: str) -> Answer:
    try:
        then = tell(game, game.position(scene, "table"))
    except BadInput as error:
        return Answer(question, scene, refused=why(error))
    more = tuple(b - a for a, b in zip(told.gains(land), then.gains(land), strict=True))
    seat = [player.name for player in told.position.players].index(me)
    luwak = 0 if me == ANDRE else then.frames[-1].held[seat][5] - told.frames[-1].held[seat][5]
    return Answer(question, scene, more, then.lost(land) - told.lost(land), luwak)
