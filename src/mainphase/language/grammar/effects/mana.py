"""Mana added (CR 106)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import mana_units
from mainphase.cards.nodes import Color
from mainphase.errors import CardError
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.groups import Articled, any_one
from mainphase.language.grammar.objects import certain_objects, who
from mainphase.language.syntax import DECLINED, Choice, Leaf, Listing, Words, like, phrase, the

EACH_COLOR: Final = tuple(1 << i for i in range(5))


def units_of(symbols: str) -> Any:
    try:
        return mana_units(symbols)
    except CardError:
        return DECLINED


def symbols_of(units: Any) -> str | None:
    if not isinstance(units, tuple) or any(unit not in (*EACH_COLOR, Color.COLORLESS) for unit in units):
        return None
    return "".join("{" + Color.LETTERS[unit.bit_length() - 1] + "}" for unit in units)


some_mana: Final = Leaf("mana", r"(?:\{[WUBRGC]\})+", units_of, symbols_of)


def one_color(each: int) -> tuple[tuple[int, ...], ...]:
    return tuple((color,) * each for color in EACH_COLOR)


def combinations(colors: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations_with_replacement(colors, count))


choices: Final = Choice("mana")
choices.add(Listing(some_mana, " or ", ", ", ", or ", 1, 5))
choices.add(
    Words(
        "mana",
        [
            ("one mana of any color", one_color(1)),
            *((f"{NUMBER_WORDS[k]} mana of any one color", one_color(k)) for k in range(2, 11)),
            *(
                (f"{NUMBER_WORDS[k]} mana in any combination of colors", combinations(EACH_COLOR, k))
                for k in range(2, 6)
            ),
        ],
    )
)
PAIRS: Final = [(a, b) for a in range(5) for b in range(5) if a != b]
choices.add(
    Words(
        "mana",
        [
            (
                f"{NUMBER_WORDS[k]} mana in any combination of {{{Color.LETTERS[a]}}} and/or {{{Color.LETTERS[b]}}}",
                combinations((1 << min(a, b), 1 << max(a, b)), k),
            )
            for a, b in PAIRS
            for k in range(2, 6)
        ],
    )
)

# So much of one thing.
single: Final = Listing(some_mana, " or ", ", ", ", or ", 1, 1)
many: Final = Words("an amount", [("X", n.X())])
phrase("{by} <adds> {choices}", like(n.AddMana, choices=the.choices, by=the.by), clauses, by=who, choices=choices)
phrase(
    "{by} <adds> {choices} for each {which}",
    like(n.AddMana, choices=the.choices, by=the.by, amount=like(n.CountOf, which=the.which)), clauses,
    by=who, choices=single, which=nouns.thing,
)  # fmt: skip
phrase(
    "{by} <adds> an amount of {choices} equal to {amount}",
    like(n.AddMana, choices=the.choices, by=the.by, amount=the.amount), clauses,
    by=who, choices=single, amount=quantities,
)  # fmt: skip
phrase(
    "{by} <adds> {amount} mana of any one color",
    like(n.AddMana, choices=one_color(1), by=the.by, amount=the.amount), clauses,
    by=who, amount=many,
)  # fmt: skip
for article, spells in (("", nouns.spells), ("a ", nouns.spell), ("an ", nouns.spell)):
    phrase(
        f"{{by}} <adds> {{choices}}. Spend this mana only to cast {article}{{spells}}",
        like(n.AddMana, choices=the.choices, by=the.by, only_for=the.spells), clauses,
        by=who, choices=choices, spells=Articled(spells, article == "an ") if article else spells,
    )  # fmt: skip
phrase(
    "{by} <adds> one mana of any color that {which} could produce",
    like(n.AddMana, choices=one_color(1), by=the.by, could_produce=the.which), clauses,
    by=who, which=any_one(nouns.permanent),
)  # fmt: skip

# --- Of the kind that was produced, and of a color that is chosen (CR 106.12a, 700.5)

ANY_TYPE: Final = tuple((1 << i,) for i in range(6))
phrase(
    "{by} <adds> one mana of any type that land produced",
    like(n.AddMana, choices=ANY_TYPE, by=the.by, of_produced=True), clauses, by=who,
)  # fmt: skip
phrase(
    "choose a color. add an amount of mana of that color equal to your devotion to that color",
    n.AddMana(one_color(1), n.Devotion(0, n.You())), clauses,
)  # fmt: skip
phrase(
    "during your next untap step, as you untap your permanents, return {what} to its owner's hand",
    n.ReturnAsUntapping, sentences, what=certain_objects,
)  # fmt: skip
