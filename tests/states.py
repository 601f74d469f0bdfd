"""The pages and states of the tutor that are pictured, by name.

What a state needs done is told in deeds: ``walk c1 d1`` presses these spaces of the board, ``button Walk`` a button
(``button Play walk 1…`` one whose name begins so), ``option 0`` the first option; ``answer 3`` answers a question and
``ask tea`` types it into the lab, ``see Heat map`` scrolls to these words and ``unfold More`` opens what they fold;
``piece pile`` presses a piece of a board, ``times 9 Wait…`` a button so often, ``until .reckoned Wait…`` until
something is to be seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutor.lessons import every_lesson
from widgets.menu import PAGES


@dataclass(frozen=True)
class State:
    """A state: where it is, what is done there, and what is then to be seen (selectors)."""

    name: str
    address: str
    deeds: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()


BOARD = (".board[data-ready]",)
VERDICT = (".verdict",)


def states() -> tuple[State, ...]:
    """Return all states, page by page."""
    return (*FRAME, *LEARN, *(_lesson(lesson.id) for lesson in every_lesson()), *RULES, *LABS, *TRADERS, *PLAY)


def _lesson(id: str) -> State:
    return State(f"lesson-{id.replace('/', '-')}", f"learn?lesson={id}&step=1", shows=(".asks",))


def _step(name: str, id: str, number: int, *deeds: str, shows: tuple[str, ...] = VERDICT) -> State:
    return State(f"step-{name}", f"learn?lesson={id}&step={number}", deeds, shows)


DRAWN = ("lab", "traders", "play")
"""The pages that open with a board."""

FRAME = (
    State("home", ""),
    *(State(page.path, page.path, shows=BOARD if page.path in DRAWN else (".leaf",)) for page in PAGES),
    State("lost", "no-such-page"),
)
LEARN = (
    _step("walking", "winter/movement", 5, "walk c1 d1", shows=BOARD),
    _step("refused", "winter/movement", 5, "walk c1 d1", "button Walk", shows=(".verdict.no",)),
    _step("asked", "winter/movement", 5, "button Ask about the rules", "piece d1", shows=(".about-rule",)),
    _step("right", "winter/movement", 5, "walk c1 d1 d2", "button Walk", shows=(".verdict.go",)),
    _step("missed", "winter/movement", 5, "walk c1", "button Walk"),
    _step("hints", "winter/movement", 5, "button Hint", "button Another hint", "button Another hint", shows=BOARD),
    _step("shown", "winter/movement", 5, "button Hint", *["button Another hint"] * 3, "button Show me"),
    _step("jumping", "winter/jump-and-diagonal", 4, "button Jump", "walk b1 b2 b3 b4", shows=BOARD),
    _step("redo", "base/one-turn", 5, "walk d3 d4", "button Take back", shows=BOARD),
    _step("number", "winter/movement", 4, "answer 1"),
    _step("spot", "winter/movement", 6, "option 0"),
    _step("choose", "winter/time", 6, "option 0"),
    _step("cups", "winter/cups", 2, shows=(".asks",)),
    _step("orders", "winter/orders", 3, "option 0"),
    _step("upgrades", "winter/doubling", 9, "walk d1 c1 b1", "button Walk"),
    _step("setup", "winter/setup", 5, shows=(".asks",)),
    _step("two-players", "winter/two-players", 3, shows=BOARD),
    _step("score", "winter/scoring", 3, "answer 17"),
    _step("pouring", "base/one-turn", 5, "walk d3 d4 c4", "button Walk", "piece hand-coffee", shows=BOARD),
    _step("others-folded", "traders/trade-and-build", 15, shows=BOARD),
    _step("unknown", "winter/movement", 99, shows=(".asks",)),
)
RULES = (
    State("rules-found", "rules?q=may I stop on another pawn&game=winter", shows=(".answers li",)),
    State("rules-nothing", "rules?q=xyzzy", shows=(".count",)),
    State("rules-clause", "rules?clause=winter.move.5", shows=(".below",)),
    State("rules-doubtful", "rules?clause=winter.upgrades.6", shows=(".below",)),
    State("rules-unknown", "rules?clause=winter.move.99", shows=(".clause.unknown",)),
    State("rules-compare", "rules?view=compare", shows=(".pairs",)),
    State("rules-walks", "rules?view=compare&against=walks", shows=(".lab",)),
    State("rules-players", "rules?view=compare&against=players&game=winter", shows=(".columns-table",)),
    State("rules-players-played", "rules?view=compare&against=players&game=traders", shows=(".page section",)),
    State(
        "rules-variants",
        "rules?view=compare&against=variants&game=caffeine&with=opponents_claim",
        shows=(".page section",),
    ),
    State(
        "rules-variant-tiles",
        "rules?view=compare&against=variants&game=winter&with=windy",
        shows=(".played",),
    ),
    State(
        "rules-variant-own-tiles",
        "rules?view=compare&against=variants&game=winter&with=variable",
        shows=(".played",),
    ),
    State(
        "rules-variant-start",
        "rules?view=compare&against=variants&game=traders&with=experienced",
        shows=(".played",),
    ),
    State(
        "rules-variant-hand",
        "rules?view=compare&against=variants&game=caffeine&with=one_hand",
        shows=(".columns-table",),
    ),
    State("rules-odd", "rules?game=zzz&kind=%3Cb%3E&players=99", shows=(".find",)),
    State(
        "rules-way-back", "rules?clause=caffeine.orderup.1&back=learn?lesson=caffeine/how-to-play", shows=(".below",)
    ),
    State("rules-setup-traders", "rules?view=setup&game=traders&players=2", shows=(".checks li",)),
    State("rules-setup", "rules?view=setup&game=winter&players=3", shows=(".checks li",)),
    State("rules-aid-traders", "rules?view=aid&game=traders&players=4", shows=(".aid .columns",)),
    State("rules-glossary-traders", "rules?view=glossary&game=traders", shows=(".glossary .term",)),
    State("rules-glossary-word", "rules?view=glossary&game=traders&q=coin", shows=(".glossary .term",)),
    State("rules-glossary-none", "rules?view=glossary&game=traders&q=meeple", shows=(".nothing",)),
    State("rules-how-many", "rules?q=how many players&game=traders", shows=(".plainly",)),
    State("rules-aid", "rules?view=aid&game=winter&players=3", shows=(".aid .columns",)),
    State("rules-questions", "rules?view=questions", shows=(".questions li",)),
    State("rules-glossary", "rules?view=glossary", shows=(".glossary .term",)),
    State("rules-trace", "rules?view=trace&game=winter", shows=(".page section",)),
)
FOUR = ("jump", "double corners", "double pawns", "diagonal movement")
LABS = (
    State("lab-space", "lab?space=b3&upgrades=jump,double corners", shows=BOARD),
    State("lab-played", "lab", ("button Play walk 1…",), BOARD),
    State("lab-orders", "lab?game=base", ("button Pick an order",), BOARD),
    State("lab-typed", "lab", ("ask cofee, 2 milk and oats",), ("[role=note]",)),
    State("lab-tile", f"lab?upgrades={','.join(FOUR)}", ("button Double End Space",), (".note",)),
    State("lab-heat", "lab", ("see Heat map",), ("canvas",)),
    State("lab-nothing", "lab?want=fruit,fruit,fruit,fruit", shows=BOARD),
    State("lab-odd", "lab?pawns=z9", shows=BOARD),
    State("lab-scoring", "lab?lab=scoring", shows=("canvas",)),
    State("lab-scoring-rules", "lab?lab=scoring&score=8.1.0.2,4.2.1.1&upto=likes", shows=("canvas",)),
)
TRADERS = (
    State("traders-harvest", "traders", ("button One coffee", "button One round"), (".steps-bar[data-ready]",)),
    State("traders-what-if", "traders", ("button What if…",), (".steps-bar[data-ready]",)),
    State("traders-all", "traders?land=all&at=40", shows=(".steps-bar[data-ready]",)),
    State("traders-link", "traders?people=2&brazil=a111wa212wr141:a211:a::::ar", shows=(".steps-bar[data-ready]",)),
    State("traders-odd", "traders?guatemala=b191", shows=(".note",)),
    State("traders-scoring", "traders?view=scoring"),
    State("traders-score-end", "traders?view=scoring&at=999", ("see Spaces filled",), ("canvas",)),
    State("traders-score-land", "traders?view=scoring&at=18", ("button What if…",), (".changes .card",)),
    State("traders-score-cards", "traders?view=scoring&at=40", ("button What if…",), (".changes .card",)),
    State("traders-boards", "traders?view=boards"),
    State("traders-box", "traders?view=box", ("button contract spaces",)),
    State("traders-box-bars", "traders?view=box", ("button Coffee Bars", "unfold London"), (".entry-set",)),
)

CALM = "play?calm=yes&seed=3"
RACE = f"{CALM}&game=caffeine"
STATUS = (".status-line",)
PLAY = (
    State("play-grab-calm", f"{CALM}&takeout=yes", ("button Start", "piece card-5"), (".piece.mine",)),
    State("play-grab-refused", CALM, ("button Start", "piece card-5", "piece card-6"), (".status-line .no",)),
    State("play-grab-end", CALM, ("button Start", "until .reckoned Wait…"), (".reckoned",)),
    State("play-grab-readings", f"{CALM}&rivals=0&R10=other", ("unfold House",), (".doubt",)),
    State("play-grab-reading-decides", f"{CALM}&R1=other", ("button Start", "until .reckoned Wait…"), (".readings",)),
    State(
        "play-caffeine-readings",
        f"{RACE}&opponents_claim=yes&latte_art=yes&R9=other",
        ("unfold House",),
        (".doubt",),
    ),
    State("play-caffeine", f"{RACE}&size=yes&latte_art=yes", shows=BOARD),
    State(
        "play-caffeine-variations",
        f"{RACE}&supervisor=yes",
        ("see Variations", "unfold Variations", "button Team Play"),
    ),
    State("play-caffeine-odd", "play?game=caffeine&rivals=9&teams=yes", shows=(".note",)),
    State("play-caffeine-two", RACE, ("button Start", "piece pile", "piece prep", "times 9 Wait…"), STATUS),
    State("play-caffeine-refused", RACE, ("button Start", "piece pile", "piece orders"), (".status-line .no",)),
    State("play-caffeine-six", f"{RACE}&rivals=5&speed=quick", ("button Start", "times 8 Wait…"), STATUS),
    State("play-caffeine-teams", f"{RACE}&rivals=3&teams=yes", ("button Start", "times 12 Wait…"), STATUS),
    State(
        "play-caffeine-tips",
        f"{RACE}&rivals=2&speed=quick&size=yes&opponents_claim=yes&latte_art=yes",
        ("button Start", "until .reckoned Wait…"),
    ),
    State(
        "play-caffeine-film",
        f"{RACE}&rivals=2&speed=quick",
        ("button Start", "until .reckoned Wait…", "button Watch the race", "times 12 One step on"),
    ),
)
