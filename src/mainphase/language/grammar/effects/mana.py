"""Mana added (CR 106)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import mana_units
from mainphase.cards.nodes import Color, Duration
from mainphase.cards.nodes.often_named import X
from mainphase.errors import CardError
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.changed import delayed_mode
from mainphase.language.grammar.clauses import WithTargets, clause, clauses, sentence, sentences, steps_of
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import conjunction, conjuncts, discourse_of
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.kinds import kind_of_one
from mainphase.language.grammar.objects import certain_objects, that_thing, who
from mainphase.language.grammar.origins import YOUR_ORIGINS, cast_from_there, origin_apart
from mainphase.language.grammar.triggers.players_and_spells import that_spell
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Leaf,
    Listing,
    Mapped,
    PhraseContext,
    Within,
    Words,
    like,
    phrase,
    the,
)

EACH_COLOR: Final = tuple(1 << i for i in range(5))


def units_of(symbols: str) -> Any:
    try:
        return mana_units(symbols)
    except CardError:
        return DECLINED


def added_mana_symbols(units: Any) -> str | None:
    if not isinstance(units, tuple) or any(unit not in (*EACH_COLOR, Color.COLORLESS) for unit in units):
        return None
    return "".join("{" + Color.LETTERS[unit.bit_length() - 1] + "}" for unit in units)


some_mana: Final = Leaf("mana", r"(?:\{[WUBRGC]\})+", units_of, added_mana_symbols)


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

so_much: Final = Words("an amount", [("that much", n.EventAmount()), ("twice that much", n.Times(2, n.EventAmount()))])
# What is added besides such choices, each with the fields that it is told by and what stands at its slots.
single: Final = Listing(some_mana, " or ", ", ", ", or ", 1, 1)
ANY_TYPE: Final = (*one_color(1), (Color.COLORLESS,))
Form = tuple[str, dict[str, Any], dict[str, Any], bool]
FORMS: Final[list[Form]] = [
    ("{choices}", {"choices": the.choices}, {"choices": choices}, False),
    (
        "{amount} {choices}",
        {"choices": the.choices, "amount": the.amount}, {"choices": single, "amount": so_much}, False,
    ),
    (
        "{choices} for each {amount}",
        {"choices": the.choices, "amount": the.amount}, {"choices": single, "amount": each_one}, False,
    ),
    (
        "an amount of {choices} equal to {amount}",
        {"choices": the.choices, "amount": the.amount}, {"choices": single, "amount": quantities}, False,
    ),
    ("X {choices}", {"choices": the.choices, "amount": X}, {"choices": single}, True),
    *(
        (f"{NUMBER_WORDS[k]} {{choices}}", {"choices": the.choices, "amount": n.Fixed(k)}, {"choices": single}, False)
        for k in range(5, 11)
    ),
    ("X mana of any one color", {"choices": one_color(1), "amount": X}, {}, False),
    # Each of it may be of another color.
    ("X mana in any combination of colors", {"choices": one_color(1), "amount": X, "each": True}, {}, False),
    *(
        (
            f"X mana in any combination of {{{Color.LETTERS[a]}}} and/or {{{Color.LETTERS[b]}}}",
            {"choices": ((1 << min(a, b),), (1 << max(a, b),)), "amount": X, "each": True}, {}, a > b,
        )
        for a, b in PAIRS
    ),
    # Of the color that was chosen (CR 607.2d).
    *(
        (f"{NUMBER_WORDS[k]} mana of the chosen color", {"choices": one_color(k), "chosen_or": 0}, {}, False)
        for k in range(1, 4)
    ),
    *(
        (
            f"{{{Color.LETTERS[i]}}} or one mana of the chosen color",
            {"choices": one_color(1), "chosen_or": color}, {}, False,
        )
        for i, color in enumerate(EACH_COLOR)
    ),
    # Of a color in the color identity of a commander (CR 903.4f).
    *(
        (f"one mana of any color in your {whose}", {"choices": one_color(1), "of_identity": True}, {}, other)
        for whose, other in (("commander's color identity", False), ("commanders' color identities", True))
    ),
    # Of a type that others could produce (CR 106.7).
    *(
        (
            f"one mana of any {words} that {{which}} could produce",
            {"choices": made, "could_produce": the.which}, {"which": any_one(nouns.permanent)}, False,
        )
        for words, made in (("color", one_color(1)), ("type", ANY_TYPE))
    ),
]  # fmt: skip

# --- What it may be spent on (CR 106.6): spells, and abilities by their sources


def is_known_before(which: Any) -> bool:
    """True if it is known before the spell is cast which mana may be spent on it: whether it is kicked is not."""
    return nouns.is_only_cast(which) and not any(isinstance(part, n.PaidFor) for part in conjuncts(which))


kind_alone: Final = Mapped(kind_of_one, conjunction, conjuncts)
spells_cast: Final = Choice("spells")
spells_cast.add(Words("spells", [("cast spells", n.Anything())]))
phrase("cast {which}", the.which, spells_cast, which=nouns.ending_apart(nouns.spells, "or"), fits=is_known_before)
one_spell_cast: Final = Choice("a spell")
one_described: Final = any_one(nouns.spell)
phrase(
    "cast {one} or {other}", like(n.Any, of=(the.one, the.other)), spells_cast, one=one_described, other=one_described,
    parse_only=True, fits=is_known_before,
)  # fmt: skip
for article in ("a ", "an "):
    for into in (spells_cast, one_spell_cast):
        phrase(
            f"cast {article}{{which}}", the.which, into,
            which=with_article(nouns.spell, article == "an "), fits=is_known_before,
            parse_only=into is spells_cast,
        )  # fmt: skip
phrase("cast {which}", the.which, spells_cast, which=nouns.spells, fits=is_known_before)

for one, kinds in (
    ("", nouns.spells),
    ("a ", with_article(nouns.spell, False)),
    ("an ", with_article(nouns.spell, True)),
):
    from_there = phrase(
        f"cast {one}{{which}} {{origin}}", (the.which, the.origin),
        which=kinds, origin=YOUR_ORIGINS, fits=lambda told: is_known_before(told[0]), parse_only=one != "",
    )  # fmt: skip
    spells_cast.add(Mapped(from_there, lambda told: cast_from_there(*told), origin_apart))
sources: Final = Choice("abilities")
sources.add(Words("abilities", [("abilities", n.Anything()), ("an ability", n.Anything())]))
phrase("abilities of {which}", the.which, sources, which=nouns.permanents)
phrase("abilities of {which} sources", the.which, sources, which=kind_alone, parse_only=True)
for article in ("a ", "an "):
    vowel = article == "an "
    of_permanent, of_kind = with_article(nouns.permanent, vowel), with_article(kind_alone, vowel)
    phrase(f"an ability of {article}{{which}}", the.which, sources, which=of_permanent, parse_only=True)
    phrase(f"an ability of {article}{{which}} source", the.which, sources, which=of_kind, parse_only=True)
TAILS: Final[tuple[Form, ...]] = (
    ("", {}, {}, False),
    (
        ". Until end of turn, you don't lose this mana as steps and phases end",
        {"keeps": Duration.END_OF_TURN},
        {},
        False,
    ),
    (
        ". Until end of combat, you don't lose this mana as steps end",
        {"keeps": Duration.END_OF_COMBAT},
        {},
        False,
    ),
    (". Spend this mana only to {spells}", {"only_for": the.spells}, {"spells": spells_cast}, False),
    (
        ". Spend this mana only to {spells}, and that spell can't be countered",
        {"only_for": the.spells, "secures": the.spells},
        {"spells": one_spell_cast},
        False,
    ),
    (
        ". If that mana is spent on {spells}, that spell can't be countered",
        {"secures": the.spells},
        {"spells": any_one(nouns.spell)},
        False,
    ),
    (". Spend this mana only to activate {sources}", {"or_abilities": the.sources}, {"sources": sources}, False),
    *(
        (
            f". Spend this mana only to {{spells}} {joint} {{sources}}",
            {"only_for": the.spells, "or_abilities": the.sources},
            {"spells": spells_cast, "sources": sources},
            joint != "or activate",
        )
        for joint in ("or activate", "or to activate", "and activate")
    ),
)
PLAINLY: Final = [(words, slots) for words, _, slots, _ in FORMS[:4]]
# Where an amount is told before what it may be spent on.
WHERE_FORMS: Final[list[Form]] = [
    (f"{words}, where X is {{amount}}", {**fields, "amount": the.amount}, {"amount": quantities}, False)
    for words, fields, _, _ in FORMS
    if words in ("X mana of any one color", "X mana in any combination of colors")
]
BARRED: Final[tuple[Form, ...]] = (
    (". This mana can't be spent to {spells}", {"not_for": the.spells}, {"spells": spells_cast}, False),
    (
        ". This mana can't be spent to {spells}. Until end of turn, you don't lose this mana as steps and phases end",
        {"not_for": the.spells, "keeps": Duration.END_OF_TURN}, {"spells": spells_cast}, False,
    ),
    (
        ". Spend this mana only to {spells}. Until end of turn, you don't lose this mana as steps and phases end",
        {"only_for": the.spells, "keeps": Duration.END_OF_TURN}, {"spells": spells_cast}, False,
    ),
)  # fmt: skip


def is_kept_by_you(adding: Any) -> bool:
    return bool(adding.by == n.You())


for words, fields, slots, parse_only in (*FORMS, *WHERE_FORMS):
    told_where = "where X is" in words
    for tail, more, spent, other in (
        *(TAILS[1:] if told_where else TAILS), *(BARRED if told_where or (words, slots) in PLAINLY else ()),
    ):  # fmt: skip
        phrase(
            f"{{by}} <adds> {words}{tail}",
            like(n.AddMana, by=the.by, **fields, **more), clauses, by=who, **slots, **spent,
            parse_only=parse_only or other, fits=is_kept_by_you if "keeps" in more else None,
        )  # fmt: skip

# --- What happens as it is spent on a spell (CR 106.6): something triggers, or the spell is changed

spent_on: Final = Choice("a spell")
for article in ("a", "an"):
    phrase(
        f"{article} {{which}}", the.which, spent_on, which=with_article(nouns.spell, article == "an"), then=that_spell
    )
phrase("your commander", n.IsCommander(n.You()), spent_on, then=that_spell)


ABOUT_SPELL: Final = (n.ThatObject(), n.OneOf(n.ThatObject()))


def changes_it(adding: Any) -> bool:
    """True if it does no more than change the spell, or how it enters; mana that secures it says so itself."""
    return all(
        step.to in ABOUT_SPELL
        if isinstance(step, n.Apply)
        else isinstance(step, n.Begin)
        and not isinstance(step.static, n.CantBeCountered)
        and getattr(step.static, "which", None) in ABOUT_SPELL
        for step in steps_of(adding.then.modes[0].effect)
    )


SPENDING: Final = (
    ("when that mana is spent to cast {spells}", False, False),
    ("when you spend this mana to cast {spells}", False, True),
    ("if that mana is spent on {spells}", True, False),
    ("if you spend this mana to cast {spells}", True, True),
)
for words, fields, slots, _ in (FORMS[0], *(form for form in FORMS if "of_identity" in form[1] and not form[3])):
    for spending, at_once, parse_only in SPENDING:
        on = like(n.SpentOn, which=the.spells, at_once=at_once)
        phrase(
            f"{{by}} <adds> {words}. {spending}, {{mode}}",
            like(n.AddMana, by=the.by, **fields, then=like(n.Triggered, on=on, modes=(the.mode,))), clauses,
            by=who, **slots, spells=spent_on, mode=delayed_mode(WithTargets(sentence)),
            fits=changes_it if at_once else None, parse_only=parse_only,
        )  # fmt: skip

# Besides what something else adds, which means nothing by itself: "an additional {G}", "one additional mana of …".
MORE_MANA: Final[tuple[tuple[str, str], ...]] = (
    ("an additional {choices}", "{choices}"),
    ("an additional {choices} for each {amount}", "{choices} for each {amount}"),
    ("an additional one mana of the chosen color", "one mana of the chosen color"),
    ("one additional mana of the chosen color", "one mana of the chosen color"),
)
for words, usual in MORE_MANA:
    for said, fields, slots, _ in FORMS:
        if said == usual:
            phrase(
                f"{{by}} <adds> {words}",
                like(n.AddMana, by=the.by, **fields),
                clauses,
                by=who,
                **slots,
                parse_only=True,
            )


def where_color_is_chosen(known: PhraseContext) -> PhraseContext | None:
    """ "That color" is the chosen one only where an event, or an instruction, has told of that."""
    return known if discourse_of(known).color_chosen else None


for additional in ("one additional mana", "an additional one mana"):
    of_that_color = phrase(
        f"{{by}} <adds> {additional} of that color",
        like(n.AddMana, choices=one_color(1), by=the.by, chosen_or=0), by=who, parse_only=True,
    )  # fmt: skip
    clauses.add(Within(of_that_color, where_color_is_chosen))
phrase(
    "add {choices} and {also}. until end of turn, you don't lose this mana as steps and phases end",
    like(n.Sequence, of=(like(n.AddMana, choices=the.choices, keeps=Duration.END_OF_TURN), the.also)), sentences,
    choices=choices, also=clause, parse_only=True,
    fits=lambda both: not any(isinstance(part, n.AddMana) for part in everything_in(both.of[1])),
)  # fmt: skip
phrase(
    "{by} <adds> {choices}. until end of turn, they don't lose this mana as steps and phases end",
    like(n.AddMana, choices=the.choices, by=the.by, keeps=Duration.END_OF_TURN), clauses, by=who, choices=choices,
    fits=lambda adding: adding.by != n.You(),
)  # fmt: skip

# --- Of the kind that was produced, and of a color that is chosen (CR 106.12a, 700.5)

what_produced: Final = Choice("what produced it")
what_produced.add(
    Mapped(
        that_thing("that", True),
        lambda what: True if what == n.ThatObject() else DECLINED,
        lambda produced: n.ThatObject() if produced else DECLINED,
        bool,
    )
)
what_produced.add(
    Words("what produced it", [("that artifact token", True), ("that creature token", True), ("that land", True)])
)
phrase(
    "{by} <adds> one mana of any type {produced} produced",
    like(n.AddMana, choices=ANY_TYPE, by=the.by, of_produced=the.produced), clauses, by=who, produced=what_produced,
)  # fmt: skip
# Of a color of something, and one of each such color (CR 105.2).
for its in ("this creature's", "its", "~'s"):
    phrase(
        f"{{by}} <adds> one mana of any of {its} colors",
        like(n.AddMana, choices=one_color(1), by=the.by, colors_among=n.IsThis()), clauses, by=who,
        parse_only=its != "~'s",
    )  # fmt: skip
phrase(
    "{by} <adds> one mana of any color among {which}",
    like(n.AddMana, choices=one_color(1), by=the.by, colors_among=the.which), clauses, by=who, which=nouns.permanents,
)  # fmt: skip


def one_of_each_color(which: Any) -> n.Effect:
    return n.Sequence(
        tuple(
            n.AddMana(((color,),), n.AmountIf(n.Exists(conjunction((n.OfColor(color), *conjuncts(which)))), n.Fixed(1)))
            for color in EACH_COLOR
        )
    )


def of_which_each(adding: Any) -> Any:
    steps = steps_of(adding)
    first = steps[0] if len(steps) == len(EACH_COLOR) else None
    if not isinstance(first, n.AddMana) or not isinstance(first.amount, n.AmountIf):
        return DECLINED
    asked = first.amount.condition
    which = conjunction(conjuncts(asked.which)[1:]) if isinstance(asked, n.Exists) else None
    return which if which is not None and one_of_each_color(which) == adding else DECLINED


each_color: Final = phrase(
    "for each color among {which}, add one mana of that color", the.which, which=nouns.permanents
)
clauses.add(Mapped(each_color, one_of_each_color, of_which_each, n.Sequence))
phrase(
    "choose a color. add an amount of mana of that color equal to your devotion to that color",
    n.AddMana(one_color(1), n.Devotion(0, n.You())),
    clauses,
)
phrase(
    "choose a color. add one mana of that color for each {amount}",
    like(n.AddMana, choices=one_color(1), amount=the.amount), clauses, amount=each_one, parse_only=True,
)  # fmt: skip
phrase(
    "during your next untap step, as you untap your permanents, return {what} to its owner's hand",
    n.ReturnAsUntapping,
    sentences,
    what=certain_objects,
)

AND_LIFE: Final = (
    like(n.AddMana, choices=the.choices, amount=the.amount),
    like(n.GainLife, amount=the.amount, by=n.You()),
)
phrase(
    "for each {amount}, add {choices} and you gain 1 life", like(n.Sequence, of=AND_LIFE), clauses,
    amount=each_one, choices=single,
)  # fmt: skip
