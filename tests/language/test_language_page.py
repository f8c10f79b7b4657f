"""The Python of docs/language.md runs as it stands there."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Final

PAGE: Final = (Path(__file__).parents[2] / "docs" / "language.md").read_text(encoding="utf-8")


def test_the_python_of_the_page_runs() -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"^( *)```python\n(.*?)^ *```", PAGE, flags=re.M | re.S)
    assert len(blocks) >= 3
    for number, (_, block) in enumerate(blocks, 1):
        exec(compile(textwrap.dedent(block), f"language.md, block {number}", "exec"), names)
