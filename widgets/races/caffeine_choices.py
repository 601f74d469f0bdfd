"""The variations and special cards of Caffeine Rush as they are switched on, one by one."""

from __future__ import annotations

from widgets.races.states import Setting, switch
from widgets.races.words import phrase, wording

_CLAUSES = {
    "teams": "caffeine.variants.3",
    "one_hand": "caffeine.variants.7",
    "opponents_claim": "caffeine.variants.9",
    "tiptop": "caffeine.variants.11",
    "size": "caffeine.variants.13",
    "quality_assurance": "caffeine.variants.19",
    "no_menu": "caffeine.variants.22",
    "call_customer": "caffeine.variants.23",
    "fair_trade": "caffeine.variants.27",
    "supervisor": "caffeine.special.3",
    "latte_art": "caffeine.special.15",
}
"""Switch → the clause that it turns on."""

SWITCHES = tuple(switch("caffeine", id, clause) for id, clause in _CLAUSES.items())


def _setting(part: str, words: dict[str, str], switch: str) -> Setting:
    return Setting(part, phrase("caffeine_setting", part), words, switch)


SETTINGS = (
    _setting("target", {"50": "50", "25": "25", "10": "10"}, "tiptop"),
    _setting("order_pile", {"10": "10", "6": "6", "2": "2"}, "quality_assurance"),
    _setting("clean_up", dict(wording("caffeine_clean_up")), "supervisor"),
)
