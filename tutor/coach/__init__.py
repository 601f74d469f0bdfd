"""The coach: searches over the rules, for hints, heat maps and best routes."""

from tutor.coach.walks import Walk, walks

__all__ = ["Walk", "walks"]
