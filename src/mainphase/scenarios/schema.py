"""The JSON Schema of scenario files, shipped with the package. The names of events come from the kernel's table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mainphase.presentation.words import EVENT_NAMES

PATH: Final = Path(__file__).with_name("schema.json")


def schema() -> dict[str, Any]:
    """The schema as data."""
    data: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    data["$defs"]["event_name"]["enum"] = list(EVENT_NAMES)
    return data
