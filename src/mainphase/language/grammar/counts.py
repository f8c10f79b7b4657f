"""Numbers as words and figures, and plurals."""

from __future__ import annotations

from typing import Any, Final

from mainphase.foundation.whole_numbers import whole
from mainphase.language.syntax import DECLINED, Leaf, Words

NUMBER_WORDS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
two_to_ten: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)])
two_to_twenty: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 21)])
NUMBER_SIGN: Final = 9999  # stands for the number that is said
BY_WORD: Final = {word: number for number, word in enumerate(NUMBER_WORDS)}


def number_of_word(word: str) -> Any:
    return BY_WORD.get(word, DECLINED)


def word_of_number(number: Any) -> str | None:
    return NUMBER_WORDS[number] if type(number) is int and 0 <= number < len(NUMBER_WORDS) else None


def number_of_figure(figure: str) -> Any:
    number = whole(figure)
    return DECLINED if number is None else number


def figure_of_number(number: Any) -> str | None:
    return str(number) if type(number) is int and number >= 0 else None


number_word: Final = Leaf("a number", "[a-z]+", number_of_word, word_of_number)
figure: Final = Leaf("a number", "[0-9]{1,4}(?![0-9])", number_of_figure, figure_of_number)

# Counters by their kind: "+1/+1", "charge". Where a number is told with them it stands before.
NOT_COUNTERS: Final = ("a", "an", "the", "no", "more", "or", "each", "that", "of", "many")
counter_kind: Final = Leaf(
    "a kind of counter",
    r"[+\-−][0-9]{1,2}/[+\-−][0-9]{1,2}|[a-z]+(?: strike)?(?= counter)",
    lambda word: DECLINED if word in NOT_COUNTERS else word,
    lambda kind: kind if type(kind) is str and kind else None,
)


IRREGULAR: Final = {
    "Mouse": "Mice", "Ox": "Oxen", "Fungus": "Fungi", "Homunculus": "Homunculi", "Hero": "Heroes", "Child": "Children",
    "Plains": "Plains", "Cyclops": "Cyclopes", "Urza's": "Urza's", "Time Lord": "Time Lords", "Pegasus": "Pegasi",
    "Nautilus": "Nautilids",
}  # fmt: skip
ALIKE: Final = (
    "Eldrazi", "Kithkin", "Samurai", "Myr", "Kor", "Kavu", "Moonfolk", "Fish", "Vedalken", "Sheep", "Jellyfish",
    "Spacecraft", "Thalakos", "Soltari", "Dauthi", "Metathran", "Starfish", "Nephilim", "Equipment",
)  # fmt: skip


def plural(noun: str) -> str:
    """ "creatures", "Elves", "sorceries", "Merfolk"."""
    if noun in IRREGULAR:
        return IRREGULAR[noun]
    if noun.endswith("folk") or noun in ALIKE:
        return noun
    if noun.endswith("f") and not noun.endswith("ff"):
        return noun[:-1] + "ves"
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    if noun.endswith(("ch", "sh", "x", "ss", "us")):
        return noun + "es"
    return noun + "s"
