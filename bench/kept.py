"""The kept figures, `bench/kept.json`: what docs/performance.md shows, and what later builds are compared with."""

from __future__ import annotations

import json
import platform
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Any

PATH = Path(__file__).with_name("kept.json")
LOST = 0.05  # so much more is said


def tools() -> dict[str, str]:
    """What instructions depend on besides the code."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "python's compiler": platform.python_compiler(),
        "flags": str(sysconfig.get_config_var("OPT")),
    }


def kept() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}
    return data


def keep(data: Mapping[str, Any]) -> None:
    PATH.write_text(json.dumps({**data, "tools": tools()}, indent=2) + "\n", encoding="utf-8")


def compared(instructions: Mapping[str, int], data: Mapping[str, Any]) -> list[str]:
    """A sentence for each lane that has lost or gained five per cent, and one if the tools differ."""
    before: Mapping[str, int] = data.get("instructions", {})
    if not before:
        return ["no figures are kept to compare with"]
    out = []
    if data["tools"] != tools():
        out.append("the kept figures were counted with other tools: compare with care")
    for name, now in instructions.items():
        if name not in before:
            out.append(f"{name}: new, nothing is kept")
            continue
        change = now / before[name] - 1
        if abs(change) >= LOST:
            said = "LOST" if change > 0 else "gained"
            out.append(f"{name}: {said} {abs(change):.1%} ({before[name]:,} instructions a decision, now {now:,})")
    return out or [f"every lane is within {LOST:.0%} of the kept figures ({data['commit']})"]
