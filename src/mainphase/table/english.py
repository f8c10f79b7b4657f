"""A little English: plurals, articles, word order."""

import re

from mainphase.table.symbols import counted


def unworded(node: object) -> str:
    """ "SomeEffect" → "some effect"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(node).__name__).lower()


def plural(noun: str) -> str:
    """ "creatures", "Elves", "sorceries"."""
    if noun.endswith("f"):
        return noun[:-1] + "ves"
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    if noun == "Plains" or noun.endswith("s"):
        return noun
    return noun + "s"


def several_of(number: int, one: str) -> str:
    """ "another creature you control", "2 Islands", "up to 3 cards named …"."""
    if number == 1:
        return f"an{one}" if one.startswith("other ") else counted(1, one)
    head, sep, rest = first_split(one)
    return f"{number} {plural(head)}{sep}{rest}"


def first_split(noun: str) -> tuple[str, str, str]:
    """The part of a noun phrase that takes the plural, and what follows it."""
    found = re.search(r" (?:you|named|with|without|that|in|among|attacking|an? opponent|each|target) ?", noun)
    if found is None:
        return noun, "", ""
    return noun[: found.start()], noun[found.start() : found.start() + 1], noun[found.start() + 1 :]


def rank(noun: str) -> int:
    """Where nouns that describe one thing stand: "Goblin artifact creature token"."""
    if noun in ("spell", "ability", "token", "card"):
        return 3
    if noun in ("creature", "land"):
        return 2
    return 0 if noun[:1].isupper() else 1


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
