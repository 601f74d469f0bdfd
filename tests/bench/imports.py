"""How long the tutor takes to import, each in a fresh process: ``python -m tests.bench.imports``."""

from __future__ import annotations

import statistics
import subprocess
import sys

from tests.bench.timing import machine

TIMES = 15
CASES = {
    "import tutor": "import tutor",
    "… and the core": "import tutor.core",
    "… and a game, ready to play": "from tutor import catalogue; catalogue.game('winter')",
    "… and the coach": "import tutor.coach",
}
CODE = "import time; began = time.process_time(); {}; print(time.process_time() - began)"


def seconds(code: str) -> float:
    done = subprocess.run([sys.executable, "-c", CODE.format(code)], capture_output=True, text=True, check=True)
    return float(done.stdout)


if __name__ == "__main__":
    print(machine())
    for name, code in CASES.items():
        found = sorted(seconds(code) for _ in range(TIMES))
        print(f"{name:30} {found[0] * 1000:6.0f} ms at best, {statistics.median(found) * 1000:6.0f} in the median")
