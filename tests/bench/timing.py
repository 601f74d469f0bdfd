"""Measuring on a machine that may be busy: many short rounds in turn, the quietest counts."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Mapping
from pathlib import Path

Round = Callable[[], int]
"""Does some work and returns how much it was."""


def machine() -> str:
    """Return what the figures were measured on."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine()
    )
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def rates(rounds: int, works: Mapping[str, Round]) -> dict[str, tuple[float, float]]:
    """Let all works take turns; return for each its best and its median amount for a second of CPU time."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            began = time.process_time()
            amount = work()
            found[name].append(amount / (time.process_time() - began))
    return {name: (max(values), statistics.median(values)) for name, values in found.items()}


def quietest(times: int, work: Callable[[], object]) -> float:
    """Return the shortest CPU time of several tries, in ms."""
    return min(_once(work) for _ in range(times))


def _once(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000
