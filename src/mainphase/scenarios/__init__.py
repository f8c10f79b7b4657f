"""Scenarios: a position in YAML, what the players do, what must then be true.

They are read, played, checked and explained here, and written from a game. Nothing here knows a rule: the kernel says
what is legal. The format is documented in `docs/scenarios.md` and, for editors, in `schema.json`.
"""

from mainphase.presentation.position_text import scenario_of
from mainphase.scenarios.model import Scenario
from mainphase.scenarios.parse import load, parse
from mainphase.scenarios.report import check, check_files, explain_file
from mainphase.scenarios.run import Result, run, run_all
from mainphase.scenarios.schema import schema

__all__ = [
    "Result",
    "Scenario",
    "check",
    "check_files",
    "explain_file",
    "load",
    "parse",
    "run",
    "run_all",
    "scenario_of",
    "schema",
]
