"""Words around the rules, by language: questions people ask, the glossary, set-up checklists, how editions differ.

Everything in these files cites clauses; what the rules say stands in the rulebooks alone.
"""

from tutor.glossary.reading import (
    Difference,
    Phrases,
    Play,
    PlayedAt,
    Question,
    SetUp,
    Term,
    Variant,
    Walk,
    differences,
    phrases,
    plays,
    questions,
    set_up,
    terms,
)

__all__ = [
    "Difference",
    "Phrases",
    "Play",
    "PlayedAt",
    "Question",
    "SetUp",
    "Term",
    "Variant",
    "Walk",
    "differences",
    "phrases",
    "plays",
    "questions",
    "set_up",
    "terms",
]
