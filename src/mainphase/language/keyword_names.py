"""The names of all keyword actions (701) and keyword abilities (702) of the newest rules, played or not: those that are
declared (`rules.declared`), and the others as data.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from string import ascii_lowercase

from mainphase.rules.declared import MechanicDeclaration, declared_as


def rule_declared(mechanic: MechanicDeclaration) -> str:
    """The rule of chapter 701 or 702 that a keyword has today; "" if its concepts are declared elsewhere."""
    numbers = [concept.numbers[-1].rule for concept in mechanic.concepts if concept.numbers]
    rules = [number.rstrip(ascii_lowercase) for number in numbers if number.startswith(("701.", "702."))]
    return rules[0] if rules else ""


def place_of_rule(name_and_rule: tuple[str, str]) -> tuple[list[int], str]:
    name, rule = name_and_rule
    return [int(number) for number in rule.split(".")], name


def rows_listed() -> list[list[str]]:
    """The rows of the table: a name, its rule, and what its declaration calls it if that is not its name."""
    text = (resources.files("mainphase.language") / "keyword_names.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]


@lru_cache(maxsize=1)
def keyword_names() -> dict[str, str]:
    """The rule of each keyword, by its name in small letters."""
    rows = rows_listed()
    listed = {row[0]: row[1] for row in rows}
    called = {row[2] for row in rows if len(row) > 2}
    for mechanic in declared_as("keyword ability", "keyword action"):
        rule = rule_declared(mechanic)
        if rule and mechanic.name not in called:
            listed[mechanic.name.lower()] = rule
    return dict(sorted(listed.items(), key=place_of_rule))


def rule_of_keyword(name: str) -> str:
    """The rule of a keyword; "" of what is none."""
    return keyword_names().get(name.lower(), "")
