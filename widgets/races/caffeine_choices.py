"""The variations and special cards of Caffeine Rush as they are switched on, one by one."""

from __future__ import annotations

from widgets.races.states import Setting, Switch

SWITCHES = (
    Switch(
        "teams",
        "Team Play",
        "you and yellow are a team, with one pile for both; each touches only cards of the own colour.",
        "caffeine.variants.3",
    ),
    Switch("one_hand", "One Hand Injured", "play with your weaker hand only.", "caffeine.variants.7"),
    Switch(
        "opponents_claim",
        "Opponents Claim",
        "a Tip is $2.00, and each card of an opponent in your drinks takes $0.50 off.",
        "caffeine.variants.9",
    ),
    Switch("tiptop", "TipTop", "rounds are added up until somebody has the points agreed on.", "caffeine.variants.11"),
    Switch("size", "Size", "drinks of 3, 4 and 5 Ingredients bring $3.00, $4.00 and $5.00.", "caffeine.variants.13"),
    Switch(
        "quality_assurance",
        "Quality Assurance",
        "anything may be laid and taken; at the end a wrong drink counts against you, and no card comes back.",
        "caffeine.variants.19",
    ),
    Switch("no_menu", "No Menu", "no list of drinks lies beside you; look at the Orders.", "caffeine.variants.22"),
    Switch(
        "call_customer",
        "Call the Customer",
        "the customer is called by name before the next Order is turned up.",
        "caffeine.variants.23",
    ),
    Switch(
        "fair_trade",
        "Fair Trade",
        "at the end the first words of somebody's cups make a message, for 5 points.",
        "caffeine.variants.27",
    ),
    Switch("supervisor", "Supervisor Card", "who turns it up makes everybody clean up.", "caffeine.special.3"),
    Switch("latte_art", "Latte Art Card", "doubles the Tip of a drink that you cover with it.", "caffeine.special.15"),
)

SETTINGS = (
    Setting("target", "Points to reach", {"50": "50", "25": "25", "10": "10"}, "tiptop"),
    Setting("order_pile", "Orders in the pile", {"10": "10", "6": "6", "2": "2"}, "quality_assurance"),
    Setting("clean_up", "Way to clean up", {"A": "A: into the pile", "B": "B: sort them"}, "supervisor"),
)
