"""Chance is a value: the same on every machine, and even."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.chance import below, shuffled, stream

SPLITMIX = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)
"""The first numbers of SplitMix64 from the seed 1234567, as its authors' C code gives them."""


def test_the_numbers_are_splitmix64() -> None:
    state = stream(1234567)
    for expected in SPLITMIX:
        state, number = below(state, 1 << 32)
        assert number == expected % (1 << 32)


@given(st.integers())
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= stream(seed) < 1 << 64
    assert stream(stream(seed)) == stream(seed)


@given(st.integers(), st.integers(1, 1 << 32))
def test_a_pick_is_in_range_and_repeats(seed: int, n: int) -> None:
    state, pick = below(stream(seed), n)
    assert 0 <= pick < n
    assert (state, pick) == below(stream(seed), n)
    assert state != stream(seed)


@given(st.integers(), st.lists(st.integers()))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    state, pile = shuffled(stream(seed), items)
    assert Counter(pile) == Counter(items)
    assert (state, pile) == shuffled(stream(seed), tuple(items))


def test_shuffling_leaves_what_it_was_given() -> None:
    items = [1, 2, 3]
    shuffled(stream(0), items)
    assert items == [1, 2, 3]


@pytest.mark.parametrize("n", [3, 5, 6, 10])
def test_picks_are_even(n: int) -> None:
    counts, state = Counter[int](), stream(n)
    for _ in range(2000 * n):
        state, pick = below(state, n)
        counts[pick] += 1
    assert set(counts) == set(range(n))
    assert sum((c - 2000) ** 2 / 2000 for c in counts.values()) < 40, "chi squared, far beyond 1 in 10,000"


def test_every_order_comes_up_evenly() -> None:
    counts, state = Counter[tuple[str, ...]](), stream(7)
    for _ in range(12_000):
        state, pile = shuffled(state, "abcd")
        counts[pile] += 1
    assert set(counts) == set(permutations("abcd"))
    assert sum((c - 500) ** 2 / 500 for c in counts.values()) < 70


def test_nothing_and_one_need_no_chance() -> None:
    assert shuffled(5, ()) == (5, ())
    assert shuffled(5, ("a",)) == (5, ("a",))
