"""The JSON Schema of scenario files, shipped with the package."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

PATH: Final = Path(__file__).with_name("schema.json")


def schema() -> dict[str, Any]:
    """The schema as data."""
    data: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return data
