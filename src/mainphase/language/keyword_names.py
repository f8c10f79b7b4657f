"""The names of all keyword actions (701) and keyword abilities (702) of the newest rules, played or not, as data."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources


@lru_cache(maxsize=1)
def keyword_names() -> dict[str, str]:
    """The rule of each keyword, by its name in small letters."""
    text = (resources.files("mainphase.language") / "keyword_names.tsv").read_text(encoding="utf-8")
    return dict(line.split("\t", 1) for line in text.splitlines() if line and not line.startswith("#"))


def rule_of_keyword(name: str) -> str:
    """The rule of a keyword; "" of what is none."""
    return keyword_names().get(name.lower(), "")
