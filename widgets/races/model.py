"""The page of a race as state: choices, the race, what there is to say, and the film of a race that is over."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from time import monotonic_ns

import param
from msgspec import Struct
from msgspec.structs import replace

from tutor.grab_and_go import Position
from widgets.boards.grab_press import meant, shorts
from widgets.parts.address import read
from widgets.races import choices as chosen
from widgets.races.choices import Choices
from widgets.races.race import ME, Clock, Film, Race, Told

FASTER = 2
"""A film runs so many times as fast as the race."""

LONGEST_MS = 1500
"""A film never waits longer than this for its next step."""


class Sight(Struct, frozen=True):
    """What the page shows. ``view`` is all that a board may draw; ``at`` the step of a film, ``None`` in play."""

    view: Position
    stage: str
    now: int
    told: Told
    legal: frozenset[str] = frozenset()
    at: int | None = None
    last: int = 0
    running: bool = False


def wall_clock() -> int:
    """Return milliseconds that only go forward."""
    return monotonic_ns() // 1_000_000


class RaceModel(param.Parameterized):
    """State of one page. Views watch ``sight`` and ``choices``; the page calls :meth:`tick` while :attr:`alive`."""

    choices = param.ClassSelector(class_=Choices, default=Choices(), doc="What is chosen before a race.")
    sight = param.ClassSelector(class_=Sight, doc="What there is to see now.")

    def __init__(self, clock: Clock = wall_clock, seed: Callable[[], int] = lambda: secrets.randbelow(100_000)) -> None:
        super().__init__()
        self._clock, self._new_seed = clock, seed
        self._given_seed = False
        self._film: Film | None = None
        self._due = 0
        self._deal(replace(self.choices, seed=seed()))

    def read(self, arguments: Mapping[str, Iterable[bytes | str]]) -> list[str]:
        """Take the choices from an address; returns the names of the parts that could not be read."""
        found, odd = read(arguments, chosen.READERS, self.choices)
        self._given_seed = "seed" in arguments and "seed" not in odd
        self._deal(found)
        return odd

    def write(self) -> str:
        """Return the address of the page as it is now."""
        return chosen.address(self.choices, self._given_seed or self.sight.stage in ("over", "film"))

    # ---- before a race -------------------------------------------------------

    def choose(self, name: str, value: str) -> None:
        """Choose the number of rivals, their speed, or turn a variant over; the cards are dealt anew."""
        if self.sight.stage != "ready":
            return
        if name == "switch":
            self._deal(self.choices.switched(value))
        else:
            self._deal(chosen.READERS[name](self.choices, value))

    def deal(self, again: bool = False) -> None:
        """Deal for a new race; ``again``: the same cards."""
        self._given_seed = self._given_seed and again
        self._deal(self.choices if again else replace(self.choices, seed=self._new_seed()))

    def _deal(self, choices: Choices) -> None:
        self._film = None
        self.race = Race(choices, self._clock)
        self.choices = choices
        self._look(Told())

    # ---- in play -------------------------------------------------------------

    def start(self) -> None:
        """Begin to count to three."""
        self.race.count()
        self._look(Told())

    def press(self, id: str) -> None:
        """Do what pressing a piece of the board means; the rules answer."""
        if self._film is None:
            self._look(self.race.act(meant(self.race.position.players[ME], self._legal(), id)))

    def next_round(self) -> None:
        """Set up another round."""
        self.race.next_round()
        self._look(Told())

    def tick(self) -> None:
        """Let time pass: others act, the timer rings, a film goes on."""
        if self._film is not None:
            self._run_film()
        elif self.alive:
            told = self.race.go_on()
            self._look(told if told.words else self.sight.told)

    @property
    def alive(self) -> bool:
        """Whether time passes by itself now."""
        if self.sight.at is not None:
            return self.sight.running
        return self.sight.stage == "count" or (self.sight.stage in ("play", "closing") and not self.choices.calm)

    def _legal(self) -> frozenset[str]:
        return shorts(self.race.game, self.race.view(), ME)

    def _look(self, told: Told) -> None:
        race = self.race
        self.sight = Sight(race.view(), race.stage, race.now, told, self._legal())

    # ---- the film of a race that is over ---------------------------------------

    @property
    def film(self) -> Film | None:
        """The film, once it was asked for."""
        return self._film

    def watch_again(self) -> None:
        """Play the race's record again, from its beginning."""
        if self.race.position.step == "over":
            self._film = Film.of(self.race.record())
            self.scrub(0)

    def scrub(self, at: int) -> None:
        """Show another step of the film and halt there."""
        if self._film is not None:
            self._film.go(at)
            self._project(False)

    def run(self, on: bool) -> None:
        """Let the film go on by itself, or halt it; at its end it begins anew."""
        if self._film is None:
            return
        if on and self._film.at == self._film.last:
            self._film.go(0)
        self._due = self._clock() + self._pause()
        self._project(on)

    def leave_film(self) -> None:
        """Go back to the end of the race."""
        self._film = None
        self._look(Told())

    def _run_film(self) -> None:
        film = self._film
        assert film is not None
        moved = False
        while self.sight.running and film.at < film.last and self._clock() >= self._due:
            film.go(film.at + 1)
            self._due += self._pause()
            moved = True
        if moved:
            self._project(film.at < film.last)

    def _pause(self) -> int:
        assert self._film is not None
        return min(self._film.wait() // FASTER, LONGEST_MS)

    def _project(self, running: bool) -> None:
        film = self._film
        assert film is not None
        view = film.view()
        told = Told(film.words(), tuple(dict.fromkeys(event.clause for event in film.step.events)))
        self.sight = Sight(view, "film", view.moment, told, at=film.at, last=film.last, running=running)
