"""The page of a race as state: choices, the race, what there is to say, and the film of a race that is over."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic_ns

import param
from msgspec.structs import replace
from param.parameters import NoNone

from tutor import catalogue
from widgets.boards.race import shorts
from widgets.parts.address import Arguments, write
from widgets.races.choices import Left, address, chosen, fitted, read_address
from widgets.races.film import Film
from widgets.races.race import RUNS, Clock, Race
from widgets.races.raced import RacedGame
from widgets.races.states import ME, Choices, Sight, Told


def wall_clock() -> int:
    """Return milliseconds that only go forward."""
    return monotonic_ns() // 1_000_000


class RaceModel(param.Parameterized):
    """State of one page. Views watch ``sight``; the page calls :meth:`tick` while :attr:`alive`."""

    choices = param.ClassSelector(class_=Choices, default=Choices(), doc="What is chosen before a race.")
    left = param.List(default=[], item_type=Left, doc="What was given up for the choice just made.")
    sight = param.ClassSelector(class_=Sight, allow_None=NoNone, doc="What there is to see now.")

    def __init__(self, clock: Clock = wall_clock, seed: Callable[[], int] = lambda: secrets.randbelow(100_000)) -> None:
        super().__init__()
        self._clock, self._new_seed = clock, seed
        self._given_seed = False
        self._film: Film | None = None
        self._due = 0
        self._deal(replace(self.choices, seed=seed()))

    def read(self, arguments: Arguments) -> list[str]:
        """Take the choices from an address; returns the names of the parts that could not be read."""
        found, left, odd = read_address(arguments, self.choices)
        self._given_seed = "seed" in arguments and "seed" not in odd
        self._deal(found, *left)
        return odd

    def write(self) -> str:
        """Return the address of the page as it is now."""
        asked = write(address(self.choices, self._given_seed or self.sight.stage in ("over", "film")))
        return "./play" + (f"?{asked}" if asked else "")

    @property
    def raced(self) -> RacedGame:
        """What is this game's own."""
        return self.race.raced

    # ---- before a race -------------------------------------------------------

    def choose(self, name: str, value: str) -> None:
        """Make a choice; the game says what goes with it, and the cards are dealt anew."""
        if self.sight.stage != "ready" or self.sight.view.round > 1:
            return
        wanted = chosen(self.choices, name, value)
        made = value if name == "switch" else name
        found, left = fitted(catalogue.game(wanted.game), wanted, made)
        self._deal(found, *([left] if left else []))

    def deal(self, again: bool = False) -> None:
        """Deal for a new race; ``again``: the same cards."""
        self._given_seed = self._given_seed and again
        self._deal(self.choices if again else replace(self.choices, seed=self._new_seed()))

    def _deal(self, choices: Choices, *left: Left) -> None:
        self._film = None
        self.race = Race(choices, self._clock)
        self.choices, self.left = choices, list(left)
        self._look(Told())

    # ---- in play -------------------------------------------------------------

    def start(self) -> None:
        """Begin to count to three."""
        self.race.count()
        self._look(Told())

    def press(self, id: str) -> None:
        """Do what pressing a piece of the board means; the rules answer."""
        if self._film is None:
            self._look(self.race.act(self.raced.meant(self.race.view(), self._legal(), id)))

    def wait(self) -> None:
        """Without a clock: let the others go on."""
        if self.choices.calm and self._film is None:
            self._look(self.race.wait())

    def next_round(self) -> None:
        """Set up another round."""
        if self.sight.stage == "round":
            self.race.next_round()
            self._look(Told())

    def tick(self) -> None:
        """Let time pass: others act, the timer rings, a film goes on."""
        if self._film is not None:
            self._run_film()
        elif self.alive:
            self._go_on()

    def _go_on(self) -> None:
        """What has not changed is not drawn anew: the page's clock runs by itself."""
        steps, counting = len(self.race.table.steps), self.sight.stage == "count"
        told = self.race.go_on()
        if counting or len(self.race.table.steps) > steps:
            self._look(told if told.words else self.sight.told)

    @property
    def alive(self) -> bool:
        """Whether time passes by itself now."""
        if self.sight.at is not None:
            return self.sight.running
        runs = self.sight.stage in RUNS and not self.choices.calm and not self.race.waits_for_me
        return self.sight.stage == "count" or runs

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
            self._project(self._film, False)

    def run(self, on: bool) -> None:
        """Let the film go on by itself, or halt it; at its end it begins anew."""
        if self._film is None:
            return
        if on and self._film.at == self._film.last:
            self._film.go(0)
        self._due = self._clock() + self._film.pause()
        self._project(self._film, on)

    def leave_film(self) -> None:
        """Go back to the end of the race."""
        self._film = None
        self._look(Told())

    def _run_film(self) -> None:
        film = self._film
        assert film is not None
        before = film.at
        while self.sight.running and film.at < film.last and self._clock() >= self._due:
            film.go(film.at + 1)
            self._due += film.pause()
        if film.at != before:
            self._project(film, film.at < film.last)

    def _project(self, film: Film, running: bool) -> None:
        view = film.view()
        self.sight = Sight(view, "film", view.moment, film.told(), at=film.at, last=film.last, running=running)
