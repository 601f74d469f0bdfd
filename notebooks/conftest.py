"""Lets the notebooks' kernels find the project, also where it is not installed."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = str(Path(__file__).parent.parent)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (ROOT, os.environ.get("PYTHONPATH", ""))))
