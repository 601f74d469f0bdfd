"""What holds at every table of every game, for the random tables of each: texts, undo, records, scenes and verdicts."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any, ClassVar

import tomli_w
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from tutor.core import Action, Record, Refused, Step, Table, Verdict
from tutor.core.game import digest
from tutor.core.moments import Timed
from tutor.core.table import replay


def enough(tables: int, steps: int, **more: Any) -> settings:
    """Return settings for so many random tables of so many steps, the same ones every time."""
    slow = list(HealthCheck)
    return settings(
        max_examples=tables,
        stateful_step_count=steps,
        derandomize=True,
        deadline=None,
        suppress_health_check=slow,
        **more,
    )


class TableMachine(RuleBasedStateMachine):
    """A table in play. A machine of a game calls ``sit_down`` first, then ``play`` and ``attempt``."""

    game: ClassVar[Any]
    table: Table[Any]
    first: Any

    def sit_down(self, table: Table[Any]) -> None:
        self.table, self.first = table, table.position

    @property
    def p(self) -> Any:
        """The position now."""
        return self.table.position

    def known(self) -> set[str]:
        """Return the ids that this game may cite."""
        return {"", *self.game.rulebook.clauses, *self.game.rulebook.rulings}

    def play(self, seat: int, action: Action) -> Step[Any]:
        """Play a legal action by its text; all that it says can be said."""
        before, verdict = self.p, self.game.check(self.p, seat, action)
        assert verdict.legal and verdict.allows and not verdict.repairs
        step = self.table.act(self.game.write(before, seat, action))
        assert (step.seat, step.action) == (seat, action)
        assert self.game.apply(before, seat, action) == step.position, "the log changed the game"
        for said in (*step.events, *verdict.allows):
            assert self.game.say(self.p, said)
            assert {said.clause, said.ruling} <= self.known()
        return step

    def attempt(self, seat: int, action: Action) -> Verdict:
        """Try any action: it is played, or refused with everything said and nothing changed."""
        verdict: Verdict = self.game.check(self.p, seat, action)
        if verdict.legal:
            self.play(seat, action)
            return verdict
        before, record = digest(self.p), self.table.record()
        try:
            self.table.act(action, seat)
        except Refused as refusal:
            assert refusal.verdict == verdict
        else:
            raise AssertionError(f"{action} was refused by check and played")
        assert (digest(self.p), self.table.record()) == (before, record)
        for reason in verdict.against:
            assert self.game.say(self.p, reason) and {reason.clause, reason.ruling} <= self.known()
        for repair in verdict.repairs:
            assert self.game.say(self.p, repair) and self.game.check(self.p, seat, repair.action).legal
        return verdict

    def holds_when_redealt(self, other: Any, seat: int | None) -> None:
        """A seat sees the same of this table and of one on which all that is hidden from it lies otherwise."""
        assert digest(self.game.view(self.p, seat)) == digest(self.game.view(other, seat))

    @rule(steps=st.integers(1, 5))
    def undo_and_redo(self, steps: int) -> None:
        here = self.p
        taken = sum(self.table.undo() is not None for _ in range(steps))
        for _ in range(taken):
            assert self.table.redo()
        assert self.p == here and self.table.redo() is None

    @rule()
    def reload(self) -> None:
        text = self.table.record().save()
        loaded = replay(self.game, Record.load(text))
        assert loaded.position == self.p and loaded.record().save() == text
        self.table = loaded

    @rule()
    def a_view_is_enough_to_know_what_is_legal(self) -> None:
        for seat in self.game.actors(self.p):
            assert self.game.legal(self.game.view(self.p, seat), seat) == self.game.legal(self.p, seat)

    @invariant()
    def scene_and_back(self) -> None:
        scene = self.game.scene(self.p)
        read = self.game.position(tomllib.loads(tomli_w.dumps(scene)))
        assert read == self.p and hash(read) == hash(self.p)
        assert self.game.scene(read) == scene

    @invariant()
    def somebody_wins_who_plays(self) -> None:
        assert set(self.game.score(self.p).winners) <= set(self.game.names(self.p))
        assert bool(self.game.actors(self.p)) != self.game.over(self.p)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            while self.table.undo():
                pass
            assert self.p == self.first


class RaceMachine(TableMachine):
    """A race, in which everybody may act at any moment. A machine says which ``moves`` are likely, and when."""

    @precondition(lambda self: self.game.actors(self.p))
    @rule(seed=st.integers(0, 2**32), actions=st.integers(1, 150))
    def play_on(self, seed: int, actions: int) -> None:
        random = Random(seed)
        for _ in range(actions):
            moves = [(seat, a) for seat in self.game.actors(self.p) for a in self.game.legal(self.p, seat)]
            if not moves:
                assert self.may_stand_still()
                break
            seat, action = random.choice(self.likely(random, moves))
            self.play(seat, replace(action, moment=self.moment(random)))
            self.nothing_appears_or_disappears()

    def may_stand_still(self) -> bool:
        """Say whether nobody has to find anything to do here."""
        return not self.game.actors(self.p)

    def likely(self, random: Random, moves: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
        """Return those of the moves, (seat, action), that bring the race forward."""
        return moves

    def moment(self, random: Random) -> int:
        """Return when the next action is done."""
        return int(self.p.moment) + random.randrange(700)

    def nothing_appears_or_disappears(self) -> None:
        """All that lay on the table at first still does."""

    def lists(self, every: list[Timed]) -> None:
        """Of these actions exactly those are listed for a seat that it may do."""
        for seat in range(len(self.p.players)):
            listed = self.game.legal(self.p, seat)
            assert [a for a in every if (a in listed) != self.game.check(self.p, seat, a).legal] == []
