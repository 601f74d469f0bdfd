"""The checklist is what the game's own set-up does, with its counts."""

from __future__ import annotations

import pytest

from tutor import catalogue, glossary
from widgets.boards.scene import icons
from widgets.explorer import aid_page, setup_columns, setup_page
from widgets.explorer.address import Address, set_up_games
from widgets.explorer.setup_list import Table, items
from widgets.leaf import all_of, text_in

TABLES = [
    Table(game, players, variants)
    for game in set_up_games()
    for offer in [glossary.set_up(game)]
    for players in offer.players
    for variants in [(), *((one.id,) for one in offer.variant if one.fits(players))]
]


def lines(table: Table, clause: str) -> list[str]:
    return [line for one in items(table) if one.clause == clause for line in one.lines]


@pytest.mark.parametrize(("players", "removed", "left"), [(2, 20, 70), (3, 10, 80), (4, 0, 90)])
def test_winter_cards_are_counted(players: int, removed: int, left: int) -> None:
    table = Table("winter", players)
    assert lines(table, "winter.setup.2") == [f"With {players} players, {removed} cards leave the deck unseen."]
    assert lines(table, "winter.setup.3") == [f"{left} orders are shuffled into a face-down deck."]


def test_orders_dealt_are_counted_and_not_named() -> None:
    said = lines(Table("base", 3), "base.setup.6")
    assert said == [
        "Blue draws 2 orders into tab 1.",
        "Each player draws 1 order into tab 2.",
        "Yellow and red: each draws 1 order into tab 1.",
    ]


def test_what_is_alike_for_all_players_or_cooperatives_is_said_once() -> None:
    table = Table("traders", 4)
    assert lines(table, "traders.setup.13") == ["Each cooperative's trading house gets a coin on space 4."]
    assert lines(table, "traders.board.12") == ["Each player's Worker Pool has two workers."]


@pytest.mark.parametrize(("players", "high", "low"), [(4, 4, 3), (5, 5, 4)])
def test_with_more_players_the_heights_of_the_stacks_are_said(players: int, high: int, low: int) -> None:
    said = lines(Table("traders", players), f"traders.setup.{players + 19}")
    assert len(said) == 1 and said[0].startswith(f"With {players} players each of these stacks")
    assert said[0].endswith(f"A and B have {high}, C to F {low}.")


@pytest.mark.parametrize(("players", "named"), [(2, True), (3, False), (4, False), (5, False)])
def test_andre_is_named_only_where_he_plays(players: int, named: bool) -> None:
    said = " ".join(line for one in items(Table("traders", players)) for line in one.lines)
    assert ("André" in said) is named
    first = lines(Table("traders", players), "traders.board.27")
    assert first == [
        "A level-1 plantation goes on the middle 1 space of the cooperative of the F contract's top coffee"
        + (" (André too)." if named else ".")
    ]


def test_who_places_first_is_said() -> None:
    assert lines(Table("winter", 3), "winter.setup.10") == [
        "In this order each places one pawn: red, then yellow, then blue."
    ]
    assert "yellow, then blue, then yellow, then blue" in lines(Table("winter", 2), "winter.two.2")[0]


def test_coffee_rush_is_set_up_in_the_words_of_its_edition() -> None:
    said = " ".join(line for one in items(Table("base", 2)) for line in one.lines)
    assert "each places one meeple: yellow, then blue, then yellow, then blue" in said
    assert "their meeple's space into a cup: blue twice, then yellow twice" in said
    assert "pawn" not in said


def test_a_sentence_about_several_players_goes_on_behind_the_colon() -> None:
    assert lines(Table("traders", 2), "traders.board.15") == [
        "Blue and yellow: with three companies each has one trader more."
    ]


def test_a_choice_of_the_table_is_not_made_for_it() -> None:
    assert lines(Table("winter", 3), "winter.setup.6")[0].startswith("Together choose 4 of the 6 upgrades")
    assert "double end space" in lines(Table("winter", 3, ("first",)), "winter.setup.6")[1]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_offered_table_can_be_set_up(table: Table) -> None:
    found = items(table)
    rulebook = {id for game in catalogue.GAMES for id in catalogue.game(game).rulebook.clauses}
    assert found and all(one.clause in rulebook and one.lines for one in found)
    names = [f"{one.clause} {one.kind}" for one in found]
    assert len(set(names)) == len(names)


def test_variants_that_exclude_each_other_are_switched_over() -> None:
    page = setup_page.page(Address(view="setup", game="winter", with_="young"))
    to = {text_in(a): a[1]["href"] for a in all_of(page, "a")}
    assert "with=chaos%2Cyoung" in to["Ingredients Chaos"]
    assert "with=first" in to["First game"] and "young" not in to["First game"]
    assert "with" not in to["Young Barista"]


@pytest.mark.parametrize(
    "odd", [Address(view="setup", game="winter", players="7"), Address(view="setup", with_="<b>,,x")]
)
def test_odd_tables_become_the_nearest_one(odd: Address) -> None:
    assert "of" in text_in(setup_page.page(odd)) and list(all_of(setup_page.page(odd), "input"))


@pytest.mark.parametrize("game", set_up_games())
def test_player_aid_holds_the_rules_for_its_player_count(game: str) -> None:
    words = text_in(aid_page.page(Address(view="aid", game=game)))
    first = glossary.set_up(game).aid[0]
    assert first.title in words


def test_player_aid_of_coffee_traders_tells_what_each_action_takes() -> None:
    words = text_in(aid_page.page(Address(view="aid", game="traders", players="4")))
    for id in ("plantation.1", "workers.1", "work.9", "work.11", "build.1", "trade.11", "contract.1", "bars.1"):
        assert catalogue.game("traders").rulebook.clauses[f"traders.{id}"].says in words, id
    assert "With 2 or 3 players" not in words


def test_the_way_to_the_player_aid_stands_above_the_checklist() -> None:
    words = text_in(setup_page.page(Address(view="setup", game="traders", players="4")))
    assert words.index("Player aid to print") < words.index("Each player takes all the pieces of one colour")


def test_player_aid_of_coffee_rush_says_what_is_played_where_the_rulebook_is_in_doubt() -> None:
    book = catalogue.game("base").rulebook
    two, three = (text_in(aid_page.page(Address(view="aid", game="base", players=n))) for n in ("2", "3"))
    for words in (two, three):
        assert "Each order that leaves the board gives one rush token." in words
        assert book.clauses["base.time.3"].says not in words and book.clauses["base.orders.4"].says not in words
        assert "The next two players (of two, the other one) each draw" in words
        for name in ("Diagonal Movement", "Double Meeple", "Double Corners", "Double Specialty"):
            assert f"{name}: " in words
    drawn = "With two players you also draw one order into tab 1"
    assert drawn in two and drawn not in three


def test_player_aid_leaves_out_rules_for_other_counts() -> None:
    two = text_in(aid_page.page(Address(view="aid", game="winter", players="2")))
    three = text_in(aid_page.page(Address(view="aid", game="winter", players="3")))
    rule = catalogue.game("winter").rulebook.clauses["winter.orders.4"].says
    assert rule in three and rule not in two


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_step_of_a_set_up_has_a_picture(table: Table) -> None:
    known = glossary.phrases().icons
    assert [one.kind for one in items(table) if one.kind not in known] == []
    assert [
        one.kind for one in items(table) if known[one.kind] == "tick" and one.kind.startswith(("first", "lay"))
    ] == []
    assert set(known.values()) <= set(icons())


def test_a_player_aid_can_be_read_and_keeps_every_rule() -> None:
    for game in set_up_games():
        for players in (str(n) for n in range(1, 7)):
            every = aid_page.parts(setup_page.table_of(Address(view="aid", game=game, players=players)))
            columns, size = aid_page.laid_out(every)
            assert size >= 12 and len(columns) in (2, 4)
            assert tuple(part for column in columns for part in column) == every


def test_who_does_a_step_is_no_difference_between_set_ups() -> None:
    """With two, Blue and Yellow do what each player does with three; what is André's is a difference."""
    found = text_in(setup_columns.table({"two": Table("traders", 2), "three": Table("traders", 3)}))
    assert "fills every building space" not in found
    assert "has two workers" not in found
    assert "André stacks eight plantations" in found
    assert "11 Arabica counters" in found and "16 Arabica counters" in found


def test_a_step_that_a_table_lacks_is_marked_for_a_phone() -> None:
    page = setup_columns.table({"three": Table("traders", 3), "five": Table("traders", 5)})
    missing = [cell for cell in all_of(page, "td") if cell[1].get("class") == "none"]
    assert missing and all(text_in(cell) in ("three —", "five —", "three—", "five—") for cell in missing)
