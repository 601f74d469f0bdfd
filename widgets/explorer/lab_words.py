"""The words beside an example's board: what is tried, what the rules say to it, what comes of it, what else to try."""

from __future__ import annotations

from typing import Any

import tomli_w

from tutor.core.game import Step
from tutor.core.values import Event, Reason
from widgets.explorer import rules
from widgets.explorer.count import count
from widgets.explorer.onward import lab_for
from widgets.explorer.parts import chips
from widgets.explorer.trial import Trial
from widgets.explorer.words import link, phrase, sentence
from widgets.leaf import Node, button, h, icon

TURNS = {"allowed": "tick", "refused": "cross"}
"""Which example → its sign."""


def top(trial: Trial, turn: str, turns: list[str]) -> Node:
    """Return what stands above the board: which example, its caption, and the reading it is played by."""
    buttons = [_tab([icon(TURNS[one]), phrase("page", one)], "show", one, one == turn, f"tab {one}") for one in turns]
    return h(
        "section",
        h("h3", phrase("lab", "title"), tabindex="-1", data_come="1"),
        h("div", buttons, cls="tabs", role="group", aria_label=phrase("lab", "examples")),
        h("p", trial.example.says, cls="caption"),
        _reading(trial),
        cls="lab-top",
    )


def _reading(trial: Trial) -> Node | None:
    found = rules.ruling(trial.ruling) if trial.ruling else None
    if not found:
        return None
    readings = {"adopted": phrase("page", "ours"), "other": phrase("page", "other")}
    buttons = [_tab(words, "reading", one, trial.reading == one) for one, words in readings.items()]
    return h("div", h("div", buttons, cls="tabs", role="group", aria_label=found.question), cls="reading")


def _tab(inside: Node, act: str, value: str, on: bool, cls: str = "tab") -> Node:
    return h("button", inside, type="button", cls=cls, aria_pressed=on, act=act, value=value)


def panel(trial: Trial, clause: str, board: bool, paged: bool = False) -> Node:
    """Return what stands beside the board, or in its place where the game has none.

    ``paged``: it stands on a page of the tutor, from which links lead to others.
    """
    return h(
        "div",
        None if board else _in_words(trial),
        _before(trial, clause),
        _verdict(trial, clause),
        _happened(trial, trial.step, clause, phrase("lab", "happens")) if trial.step else None,
        _score(trial),
        _buttons(trial, board),
        _onward(trial) if paged else None,
        _other_words(trial),
        cls="lab",
    )


def _in_words(trial: Trial) -> Node:
    scene = tomli_w.dumps(trial.game.scene(trial.position))
    return h("details", h("summary", phrase("lab", "scene")), h("code", scene, cls="scene"))


def _before(trial: Trial, clause: str) -> list[Node | None]:
    opening, *rest = trial.before
    done = [_opening(trial, opening, clause)] if opening.events else []
    for before, step in zip(trial.before, rest, strict=False):
        assert step.seat is not None and step.action is not None
        words = phrase("lab", "first", action=trial.game.write(before.position, step.seat, step.action))
        done.append(_happened(trial, step, clause, words))
    return done


def _opening(trial: Trial, step: Step[Any], clause: str) -> Node:
    """How a game begins: what the rule at hand does in it, and the rest folded away."""
    lines = [_line(trial, event, clause) for event in step.events]
    mine = [line for line in lines if line[1].get("class")]
    rest = h("details", h("summary", phrase("lab", "whole_beginning")), h("ul", lines, cls="events"))
    return h(
        "div", h("h4", phrase("lab", "begins")), h("ul", mine, cls="events") if mine else None, rest, cls="happened"
    )


def _verdict(trial: Trial, clause: str) -> Node | None:
    if trial.bad:
        return _card("no", phrase("lab", "not_understood"), [h("p", sentence(trial.bad))], trial.said)
    if not trial.verdict:
        return h("p", phrase("lab", "press"), cls="quiet") if trial.changed else None
    legal = trial.verdict.legal
    reasons = trial.verdict.allows if legal else trial.verdict.against
    said = [_because(trial, reason, clause) for reason in reasons]
    return _card("go" if legal else "no", phrase("page", "allowed" if legal else "refused"), said, trial.said)


def _card(cls: str, title: str, inside: list[Node], said: str) -> Node:
    head = h("p", icon("tick" if cls == "go" else "cross"), h("strong", title), h("code", said), cls="verdict-head")
    return h("div", head, inside, cls=f"verdict {cls}", role="status")


def _because(trial: Trial, reason: Reason, clause: str) -> Node:
    here = clause in (reason.clause, reason.ruling)
    words = sentence(trial.game.say(trial.position, reason))
    return h("p", words, " ", chips((reason.clause, reason.ruling)), cls="because here" if here else "because")


def _happened(trial: Trial, step: Step[Any], clause: str, title: str) -> Node | None:
    lines = [_line(trial, event, clause) for event in step.events]
    return h("div", h("h4", title), h("ul", lines, cls="events"), cls="happened") if lines else None


def _line(trial: Trial, event: Event, clause: str) -> Node:
    here = clause in (event.clause, event.ruling)
    words = sentence(trial.game.say(trial.position, event))
    return h("li", words, " ", chips((event.clause, event.ruling)), cls="here" if here else None)


def _score(trial: Trial) -> Node | None:
    example = trial.example
    if trial.changed or not (example.scores or example.winners or example.by):
        return None
    return count(trial.game.score(trial.step.position if trial.step else trial.position))


def _buttons(trial: Trial, board: bool) -> Node | None:
    shown = [
        _button("back", phrase("lab", "back")) if trial.changed else None,
        _button("clear", phrase("lab", "clear")) if trial.changed and trial.said and board else None,
        _button("play", phrase("lab", "play")) if trial.step and board else None,
    ]
    repairs = trial.verdict.repairs if trial.verdict else ()
    seat = trial.turn
    ways = [
        _button(
            "attempt", sentence(trial.game.say(trial.position, one)), trial.game.write(trial.position, seat, one.action)
        )
        for one in repairs
        if seat is not None
    ]
    return h("div", ways, shown, cls="doors") if any(shown) or ways else None


def _onward(trial: Trial) -> Node:
    address = lab_for(trial)
    return h("p", link(address, phrase("lab", "onward"), cls="onward")) if address else None


def _button(do: str, words: str, value: str = "") -> Node:
    return button(words, do, value, "small")


def _other_words(trial: Trial) -> Node | None:
    if trial.turn is None:
        return None
    offers = [_button("attempt", text, text) for text in trial.offers()]
    field = h(
        "input",
        type="text",
        id="words",
        aria_label=phrase("lab", "words"),
        placeholder=phrase("lab", "example"),
        autocomplete="off",
        maxlength=200,
    )
    form = h(
        "form", field, h("button", phrase("lab", "try"), type="submit", cls="button small"), cls="say", act="attempt"
    )
    hint = None if offers else h("p", phrase("lab", "press_or_say"), cls="quiet")
    return h(
        "details",
        h("summary", phrase("lab", "else")),
        hint,
        h("div", offers, cls="doors") if offers else None,
        form,
        cls="else",
    )
