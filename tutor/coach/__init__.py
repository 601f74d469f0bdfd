"""The coach: walks, heat maps and best routes, the search for rules, and computer players."""

from tutor.coach.walks import Walk, walks

__all__ = ["Walk", "walks"]
