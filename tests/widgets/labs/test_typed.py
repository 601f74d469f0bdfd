"""What is typed into the movement lab: names, numbers, whole questions, misspelt and strange words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.labs.test_movement_lab import push, text
from tutor import catalogue
from widgets.labs import MovementLab
from widgets.labs.movement_sight import MOST_WANTED, WANTED
from widgets.labs.typed import read

BOX = catalogue.game("winter").box
KINDS = tuple(BOX.tokens)
DRINKS = {drink: order.needs for drink, order in BOX.cards.items()}


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("how can I get coffee + milk + steam?", "coffee milk steam"),
        ("2 milk, coffee", "milk milk coffee"),
        ("two milks and a coffee x2", "milk milk coffee coffee"),
        ("coffee×3", "coffee coffee coffee"),
        ("ＭＩＬＫ. ² tea!", "milk tea tea"),
        ("☕ + 🥛 + 2 🧊", "coffee milk ice ice"),
        ("milk, tea", "milk tea"),
        ("milk tea", " ".join(DRINKS["milk tea"])),
        ("a Cold Brew and an espresso", " ".join((*DRINKS["cold brew"], *DRINKS["espresso"]))),
        ("0 milk", ""),
        ("", ""),
        ("???", ""),
    ],
)
def test_what_is_plain_is_read_as_it_stands(typed: str, wanted: str) -> None:
    assert read(typed, KINDS, DRINKS) == (tuple(wanted.split()), (), False)


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("cofee chocolte", "coffee chocolate"),
        ("steaam", "steam"),
        ("expresso", " ".join(DRINKS["espresso"])),
        ("Café Latte please", " ".join(DRINKS["caffe latte"])),
    ],
)
def test_a_misspelt_name_is_guessed(typed: str, wanted: str) -> None:
    assert read(typed, KINDS, DRINKS) == (tuple(wanted.split()), (), True)


@pytest.mark.parametrize(
    ("typed", "odd"),
    [
        ("caramel", ("caramel",)),
        ("кофе", ("кофе",)),
        ("咖啡", ("咖啡",)),
        ("<script>alert(1)</script>", ("script", "alert")),
    ],
)
def test_what_the_box_does_not_have_is_named(typed: str, odd: tuple[str, ...]) -> None:
    assert read(typed, KINDS, DRINKS) == ((), odd, False)


@given(st.text(max_size=200))
def test_any_text_is_read(typed: str) -> None:
    assert set(read(typed, KINDS, DRINKS).wanted) <= set(KINDS)


def test_a_question_is_answered_by_walks() -> None:
    lab = MovementLab()
    push(lab.asked, "type", "how can I get ice and coffee?")
    assert lab.model.view.wanted == ("ice", "coffee")
    assert "walks for ice and coffee" in text(lab.answers.page)
    assert "note" not in str(lab.asked.page)


def test_a_guess_is_told() -> None:
    lab = MovementLab()
    push(lab.asked, "type", "cofee and oats")
    assert lab.model.view.wanted == ("coffee",)
    assert "Not understood: oats. This box has coffee, milk," in text(lab.asked.page)
    assert "Read as coffee." in text(lab.asked.page)


def test_a_text_without_a_name_leaves_the_question_as_it_was() -> None:
    lab = MovementLab()
    for typed, says in (
        ("y" * 200, "Not understood: yyyyyyyyyyyyyyyyyyyyyyyy…."),
        ("?", "Type what you need, such as"),
    ):
        push(lab.asked, "type", typed)
        assert lab.model.view.wanted == WANTED
        assert says in text(lab.asked.page)


def test_more_than_a_walk_could_bring_is_cut() -> None:
    lab = MovementLab()
    push(lab.asked, "type", "99999999 tea")
    assert lab.model.view.wanted == ("tea",) * MOST_WANTED
    assert f"The first {MOST_WANTED} tokens are looked for" in text(lab.asked.page)
    assert "Not even 3 cookies would do." in text(lab.answers.page)
    push(lab.asked, "want", "tea")
    assert len(lab.model.view.wanted) == MOST_WANTED


def test_editions_have_their_own_names() -> None:
    lab = MovementLab()
    push(lab.controls, "game", "base")
    push(lab.asked, "type", "toffee")
    assert lab.model.view.wanted == ("caramel",)
