"""Moments and sums of money, outside any game."""

from __future__ import annotations

import pytest

from tutor.core import BadInput
from tutor.core.moments import Timed, clock, raised
from tutor.core.money import amount, dollars, read_amount


@pytest.mark.parametrize(("ms", "text"), [(0, "0:00"), (61_000, "1:01"), (299_120, "4:59.120"), (300_000, "5:00")])
def test_a_moment_as_people_write_it(ms: int, text: str) -> None:
    assert clock(ms) == text


def test_no_moment_lies_before_the_last_one() -> None:
    assert raised(900, Timed(moment=850)) == 900
    assert raised(900, Timed()) == 900
    assert raised(900, Timed(moment=901)) == 901


@pytest.mark.parametrize(("cents", "text"), [(0, "0.00"), (5, "0.05"), (-50, "-0.50"), (-1205, "-12.05")])
def test_amounts_go_both_ways(cents: int, text: str) -> None:
    assert amount(cents) == text and read_amount(text, "here") == cents


def test_dollars_carry_their_sign_in_front() -> None:
    assert (dollars(250), dollars(-50)) == ("$2.50", "−$0.50")


@pytest.mark.parametrize("bad", [2.5, 250, "2.5", "2,50", "--1.00", "1.000", "1234567.00", "100000.01", "²2.00", None])
def test_what_is_no_amount(bad: object) -> None:
    with pytest.raises(BadInput, match="here: expected"):
        read_amount(bad, "here")
