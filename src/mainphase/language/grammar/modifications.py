"""Modifications by continuous effects: "gets +1/+1", "gains flying" (CR 613)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype
from mainphase.cards.nodes.often_named import YOU
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.words.creature_keywords import decayed, riot, unleash
from mainphase.foundation.whole_numbers import whole
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import each_one, figures, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.counts import counter_kind, plural
from mainphase.language.grammar.discourse import conjunction, conjuncts, discourse_of
from mainphase.language.grammar.keywords.names import SIMPLE, keyword, quality, worded
from mainphase.language.grammar.kinds import SPOKEN_TYPES, any_order, kind_of_many, kind_of_one
from mainphase.language.grammar.only_kinds import in_one_row, only_kind, with_abilities_apart
from mainphase.language.grammar.quoted import quoted
from mainphase.language.syntax import (
    DECLINED,
    Adapter,
    Choice,
    Concatenated,
    Leaf,
    Listing,
    Mapped,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Reference,
    Rendering,
    SourceText,
    Within,
    Words,
    like,
    phrase,
    the,
)
from mainphase.language.syntax.adapters import in_other_words
from mainphase.language.text.marks import GRANTER

SIGNED: Final = r"[+\-−](?:[0-9]{1,4}|X)"


def quantity_of(figure: str) -> n.Quantity:
    sign, amount = figure[0], figure[1:]
    number = whole(amount)
    if number is None:
        return n.X() if sign == "+" else n.Times(-1, n.X())
    return n.Fixed(number if sign == "+" else -number)


def size_change(words: str) -> Any:
    left, _, right = words.partition("/")
    if (left == "-0" and not right.startswith("-")) or (right == "-0" and not left.startswith("-")):
        return DECLINED
    return n.AddPT(quantity_of(left), quantity_of(right))


def figure_of(q: n.Quantity, negative: bool) -> str | None:
    if isinstance(q, n.Fixed):
        return f"-{-q.n}" if q.n < 0 or (q.n == 0 and negative) else f"+{q.n}"
    if isinstance(q, n.X):
        return "+X"
    return "-X" if q == n.Times(-1, n.X()) else None


def is_negative(q: n.Quantity) -> bool:
    return q == n.Times(-1, n.X()) or (isinstance(q, n.Fixed) and q.n < 0)


def size_change_text(mod: Any) -> str | None:
    if not isinstance(mod, n.AddPT) or mod.doubles:
        return None
    left = figure_of(mod.power, is_negative(mod.toughness))
    right = figure_of(mod.toughness, is_negative(mod.power))
    return None if left is None or right is None else f"{left}/{right}"


pt_change: Final = Leaf("+N/+N", rf"{SIGNED}/{SIGNED}", size_change, size_change_text)
SIZED: Final = "with base power and toughness {power}/{toughness}"
SIZE: Final = like(n.SetPT, power=the.power, toughness=the.toughness)


def mask_of(bits: Any) -> Any:
    mask = 0
    for bit in bits:
        if mask & bit:
            return DECLINED
        mask |= bit
    return mask


def keyword_bits(mask: Any) -> Any:
    return tuple(bit for _, bit in SIMPLE if mask & bit) if type(mask) is int and mask > 0 else DECLINED


keywords: Final = Choice("keywords")
any_keywords: Final = Choice("any of these keywords")
for listed, joined in ((keywords, "and"), (any_keywords, "or")):
    listed.add(
        Mapped(
            keyword, lambda bit: bit, lambda mask: mask if type(mask) is int and mask & (mask - 1) == 0 else DECLINED
        )
    )
    listed.add(
        Mapped(
            any_order(keyword, joined),
            mask_of,
            lambda mask: keyword_bits(mask) if type(mask) is int and mask & (mask - 1) else DECLINED,
        )
    )

# In a list after "has" or "gains": keywords, abilities with a quality, and abilities in quotes.
held: Final = Choice("an ability")
held.add(keyword)
held.add(worded)


class Granted(Adapter):
    """An ability in quotes that something has or gains. In it "this creature" is what has the ability, and so is a name
    that this gives to itself; but what this gives to others may call this by its name (CR 201.5a), which is declined.
    """

    def to_itself(self, known: PhraseContext) -> bool:
        return discourse_of(known).subject in (YOU, n.This())

    def is_clear(self, source: SourceText, at: int, context: PhraseContext) -> bool:
        closing = source.text.find('"', at + 1)
        return self.to_itself(context) or "~" not in source.text[at:closing]

    def inside(self, source: SourceText, at: int, context: PhraseContext) -> SourceText:
        """The text in which, where what grants the ability also has it, its name means that (CR 201.5)."""
        closing = source.text.find('"', at + 1)
        if not self.to_itself(context) or GRANTER not in source.text[at:closing]:
            return source
        text = source.text[:at] + source.text[at:closing].replace(GRANTER, "~") + source.text[closing:]
        return source.saying(text)

    def needed(self) -> frozenset[str]:
        return frozenset()  # another text may be read

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return (
            self.of.parse(self.inside(source, at, context), at, context) if self.is_clear(source, at, context) else []
        )

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        if isinstance(page, SourceText):
            inside = self.inside(page, at, context)
            return self.of.render(value, inside, at, context) if self.is_clear(page, at, context) else []
        rendered = self.of.render(value, page, at, context)
        if self.to_itself(context):
            return rendered
        return in_other_words(rendered, page, at, lambda words: words.replace("~", self.called(context)))

    def called(self, known: PhraseContext) -> str:
        """Returns the word by which the ability calls what has it."""
        memory = discourse_of(known)
        subject = memory.subject
        which = subject.which if isinstance(subject, n.Each) else None
        if isinstance(subject, n.Target) and memory.given is not None and subject.index < len(memory.given):
            which = memory.given[subject.index].which
        parts = conjuncts(which) if which is not None else ()
        creatures = any(isinstance(part, n.OfType) and part.types == CardType.CREATURE for part in parts)
        return "this creature" if creatures else "this permanent"


held.add(Granted(quoted))
held.add(Words("all creature types", [("all creature types", n.AddAllCreatureTypes())]))


def never_defining(ability: n.Ability) -> n.Ability:
    """Returns what is given by these words: what is given is never a characteristic-defining ability (CR 604.3a)."""
    if isinstance(ability, n.Static) and isinstance(ability.effect, n.Defines) and not ability.keyword:
        return replace(ability, effect=n.Modify(n.IsThis(), ability.effect.mods))
    return ability


def as_its_words_say(ability: n.Ability) -> n.Ability:
    """The inverse."""
    effect = ability.effect if isinstance(ability, n.Static) else None
    if isinstance(effect, n.Modify) and effect.which == n.IsThis() and len(effect.mods) == 1:
        size = effect.mods[0]
        if isinstance(size, n.SetPT) and not isinstance(size.power or size.toughness, (n.Fixed, n.X)):
            assert isinstance(ability, n.Static)
            return replace(ability, effect=n.Defines(effect.mods))
    return ability


def gained(items: Any) -> Any:
    """Keywords are gained together, other abilities each."""
    mask = 0
    rest: list[n.Modification] = []
    for item in items:
        if isinstance(item, n.Ability):
            rest.append(n.GainAbility(never_defining(item)))
        elif isinstance(item, n.Modification):
            rest.append(item)
        elif mask & item:
            return DECLINED
        else:
            mask |= item
    return (n.GainKeywords(mask), *rest) if mask else tuple(rest)


def items_of(mods: Any) -> Any:
    if not isinstance(mods, tuple) or not mods:
        return DECLINED
    items: list[Any] = []
    for i, mod in enumerate(mods):
        if isinstance(mod, n.GainKeywords) and i == 0:
            items += [bit for _, bit in SIMPLE if mod.keywords & bit]
        elif isinstance(mod, n.GainAbility):
            items.append(as_its_words_say(mod.ability))
        elif isinstance(mod, n.AddAllCreatureTypes):
            items.append(mod)
        else:
            return DECLINED
    return tuple(items)


def plain_size_change(pt: Any) -> Any:
    return pt if isinstance(pt, n.AddPT) and not pt.doubles else DECLINED


has_items: Final = Mapped(held, lambda item: (item,), lambda items: items[0] if len(items) == 1 else DECLINED)
possessions: Final = Choice("keywords or other abilities")
possessions.add(Mapped(has_items, gained, items_of, tuple))
possessions.add(Mapped(any_order(held, "and"), gained, items_of, tuple))


# "Flying and "…" and "…"", where what stands in quotation marks is told apart.
quoted_apart: Final = Mapped(Listing(held, " and ", " and ", " and ", 3, 3), gained, items_of, tuple)
possessions.add(quoted_apart)


# A keyword that stands for two abilities (CR 702.147a).
phrase("decayed", tuple([n.GainAbility(ability) for ability in decayed]), possessions)


for named_so, several in (("riot", riot), ("unleash", unleash)):
    phrase(named_so, tuple([n.GainAbility(ability) for ability in several]), possessions)


# Protection from several, after whatever else there is (CR 702.16g): "flying and protection from black and from red".
def flat_items(told: Any) -> Any:
    others, first, second = told
    return gained((*others, first, second))


def nested_items(mods: Any) -> Any:
    items = items_of(mods)
    if items is DECLINED or len(items) < 2 or not all(isinstance(item, n.Protection) for item in items[-2:]):
        return DECLINED
    return (items[:-2], *items[-2:])


two_qualities: Final = Choice("keywords or other abilities")
EITHER: Final = (like(n.Protection, against=the.first), like(n.Protection, against=the.second))
FROM_TWO: Final = "protection from {first} and from {second}"
phrase(FROM_TWO, ((), *EITHER), two_qualities, first=quality, second=quality)
for joint, others in ((" and ", has_items), (", and ", Listing(held, ", ", ", ", ", ", 2, 7, any_order=True))):
    phrase(
        f"{{others}}{joint}{FROM_TWO}", (the.others, *EITHER), two_qualities, parse_only=True,
        others=others, first=quality, second=quality,
    )  # fmt: skip
possessions.add(Mapped(two_qualities, flat_items, nested_items, tuple))


# --- Changes that count: "+1/+1 for each Goblin", "+X/+X, where X is …"


def times(factor: int, of: n.Quantity) -> n.Quantity:
    return of if factor == 1 else n.Times(factor, of)


def per_each(held: Any) -> Any:
    """So many for each: of a fixed change and what is counted."""
    pt, of = held
    if (
        not isinstance(pt.power, n.Fixed)
        or not isinstance(pt.toughness, n.Fixed)
        or (pt.power.n == pt.toughness.n == 0)
    ):
        return DECLINED
    power, toughness = (times(q.n, of) if q.n else q for q in (pt.power, pt.toughness))
    return n.AddPT(power, toughness)


def each_and_pt(pt: Any) -> Any:
    if not isinstance(pt, n.AddPT) or pt.doubles:
        return DECLINED
    of = None
    figures: list[n.Quantity] = []
    for q in (pt.power, pt.toughness):
        if q == n.Fixed(0):
            figures.append(q)
            continue
        factor, one = (q.factor, q.of) if isinstance(q, n.Times) else (1, q)
        if isinstance(one, (n.Fixed, n.X)) or (of is not None and one != of):
            return DECLINED
        of = one
        figures.append(n.Fixed(factor))
    return DECLINED if of is None else (n.AddPT(figures[0], figures[1]), of)


def with_amount_of_x(held: Any) -> Any:
    """Returns the change with X replaced by what it stands for."""
    pt, of = held
    replaced = [of if q == n.X() else n.Times(-1, of) if q == MINUS_X else q for q in (pt.power, pt.toughness)]
    return DECLINED if replaced == [pt.power, pt.toughness] else n.AddPT(replaced[0], replaced[1])


def x_and_pt(pt: Any) -> Any:
    if not isinstance(pt, n.AddPT) or pt.doubles:
        return DECLINED
    of = None
    figures: list[n.Quantity] = []
    for q in (pt.power, pt.toughness):
        if isinstance(q, n.Fixed):
            figures.append(q)
            continue
        minus = isinstance(q, n.Times) and q.factor == -1
        one = q.of if isinstance(q, n.Times) and minus else q
        if of is not None and one != of:
            return DECLINED
        of = one
        figures.append(MINUS_X if minus else n.X())
    return DECLINED if of is None else (n.AddPT(figures[0], figures[1]), of)


MINUS_X: Final = n.Times(-1, n.X())
for_each: Final = phrase("{pt} for each {of}", (the.pt, the.of), pt=pt_change, of=each_one)
where_x: Final = phrase("{pt}, where X is {of}", (the.pt, the.of), pt=pt_change, of=quantities)
until_end_of_turn: Final = phrase("{pt} until end of turn for each {of}", (the.pt, the.of), pt=pt_change, of=each_one)
counting_later: Final = Mapped(until_end_of_turn, per_each, each_and_pt, n.AddPT)
pt_changes: Final = Choice("+N/+N")
pt_changes.add(Mapped(pt_change, lambda pt: pt, plain_size_change, n.AddPT))
counted_change: Final = Mapped(for_each, per_each, each_and_pt, n.AddPT)
pt_changes.add(counted_change)

# --- What things are: types, colors


def added_types(parts: Any) -> Any:
    types = 0
    subtypes: list[str] = []
    for k, part in enumerate(parts):
        if isinstance(part, n.OfType):
            if types and isinstance(parts[k - 1], n.OfSubtype):
                return DECLINED
            types |= part.types
        elif isinstance(part, n.OfSubtype):
            subtypes.append(part.subtype)
        else:
            return DECLINED
    return n.AddTypes(types, tuple(subtypes))


def parts_added(mod: Any) -> Any:
    if not isinstance(mod, n.AddTypes):
        return DECLINED
    types = tuple(n.OfType(bit) for _, bit in SPOKEN_TYPES if mod.types & bit)
    return (*(n.OfSubtype(subtype) for subtype in mod.subtypes), *types)


more_types: Final = Mapped(kind_of_one, added_types, parts_added, n.AddTypes)


def can_have_none(told: Any) -> Any:
    """ "Loses hexproof and shroud and can't have hexproof or shroud" (CR 113.11)."""
    lost, barred = told
    return (n.LoseKeywords(lost, barred=True),) if lost == barred else DECLINED


def lost_for_good(mods: Any) -> Any:
    if type(mods) is tuple and len(mods) == 1 and isinstance(mods[0], n.LoseKeywords) and mods[0].barred:
        return mods[0].keywords, mods[0].keywords
    return DECLINED


# In a static ability, what things have; in an effect with a duration, what they gain. Each is a tuple.
having: Final = Choice("what things have")
gaining: Final = Choice("what things gain")
for gets, has, to, cannot in (("gets", "has", having, "have or gain"), ("gets", "gains", gaining, "have")):
    phrase(f"<{gets}> {{pt}}", (the.pt,), to, pt=pt_changes)
    phrase(f"<{gets}> an additional {{pt}}", (the.pt,), to, pt=pt_changes, parse_only=True)
    phrase(f"<{has}> {{possessions}}", the.possessions, to, possessions=possessions)
    phrase(f"also <{gets}> {{pt}}", (the.pt,), to, pt=pt_changes, parse_only=True)
    phrase(f"also <{has}> {{possessions}}", the.possessions, to, possessions=possessions, parse_only=True)
    phrase("<loses> all abilities", (n.LoseAllAbilities(),), to)
    phrase("<loses> all creature types", (n.LoseCreatureTypes(),), to)
    phrase("<loses> {keywords}", (like(n.LoseKeywords, keywords=the.keywords),), to, keywords=keywords)
    barred = phrase(
        f"<loses> {{keywords}} and can't {cannot} {{again}}", (the.keywords, the.again), keywords=keywords,
        again=any_keywords,
    )  # fmt: skip
    to.add(Mapped(barred, can_have_none, lost_for_good, tuple))
    phrase(
        "<has> base power and toughness {power}/{toughness}",
        (like(n.SetPT, power=the.power, toughness=the.toughness),),
        to,
        power=figures,
        toughness=figures,
    )
    phrase("<has> base power {power}", (like(n.SetPT, power=the.power, toughness=None),), to, power=figures)
    phrase(
        "<has> base toughness {toughness}", (like(n.SetPT, power=None, toughness=the.toughness),), to, toughness=figures
    )


# "All activated abilities of each other creature with a +1/+1 counter on it", "of all cards exiled with ~".
def with_abilities_to_share(which: Any) -> Any:
    return n.All((*conjuncts(which), ACTIVATED))


def sharing(which: Any) -> Any:
    parts = conjuncts(which)
    return conjunction(parts[:-1]) if len(parts) > 1 and parts[-1] == ACTIVATED else DECLINED


ACTIVATED: Final = n.HasActivatedAbility()
sharers: Final = Choice("whose abilities they are")
phrase("each {which}", the.which, sharers, which=nouns.permanent)
phrase("all {which}", the.which, sharers, which=nouns.permanents, parse_only=True)
phrase("{which}", the.which, sharers, which=nouns.permanents, parse_only=True)
phrase("each {which}", the.which, sharers, which=nouns.card_in_zone)
phrase("all {which}", the.which, sharers, which=nouns.cards_in_zone, parse_only=True)

sharers.add(
    Words("whose abilities they are", [(words, nouns.EXILED_WITH) for words in ("the exiled card", "the exiled cards")])
)
for words, mana in (("", True), (" except mana abilities", False)):
    phrase(
        f"<has> all activated abilities of {{of}}{words}", (like(n.GainActivatedOf, of=the.of, mana=mana),), having,
        of=Mapped(sharers, with_abilities_to_share, sharing, n.All),
    )  # fmt: skip
phrase("<has> base power and toughness X/X", (n.SetPT(n.X(), n.X()),), gaining)
phrase("<gets> {one} and {other}", (the.one, the.other), having, one=counted_change, other=counted_change)
phrase("<gets> {pt}", (the.pt,), having, pt=Mapped(where_x, with_amount_of_x, x_and_pt, n.AddPT))

# Of a group, by what each of them has or shares: "gets +2/+0 for each Equipment attached to it".
MODIFIED: Final = n.Modified()


def where_a_group_is_told_of(known: PhraseContext) -> PhraseContext | None:
    """Of anything else "it" would be that thing itself."""
    subject = discourse_of(known).subject
    return known if isinstance(subject, n.Each) and subject.which != n.OneOf(n.AttachedTo()) else None


def one_of_group(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """Each of the group that is told of: "it" after "each creature", "them" after "creatures"."""
    one = discourse_of(known).subject_one
    return [("it" if one else "them", MODIFIED, known.agreeing(one))]


of_its_own: Final = Choice("what is counted")
each_modified: Final = Reference("it", one_of_group, "it", "them", of=n.Modified)
phrase("{kind} counter on {of}", n.CountersOn, of_its_own, kind=counter_kind, of=each_modified)
phrase("counter on {of}", like(n.CountersOn, kind="", of=the.of), of_its_own, of=each_modified)
for attached in (nouns.permanent, nouns.permanent_and_other):
    phrase(
        "{which} attached to {to}",
        like(n.CountOf, which=like(n.All, of=(the.which, like(n.IsAttachedTo, to=the.to)))), of_its_own,
        which=attached, to=each_modified, parse_only=attached is not nouns.permanent,
    )  # fmt: skip
OTHERS_OF_ITS_KIND: Final = (n.Not(n.OneOf(MODIFIED)), like(n.SharesCreatureType, of=the.it))
sharing_types: Final = Choice("what is counted")
for one_type in ("a", "at least one"):
    phrase(
        f"other {{which}} that shares {one_type} creature type with {{it}}",
        like(n.CountOf, which=like(n.All, of=(the.which, *OTHERS_OF_ITS_KIND))), sharing_types,
        which=nouns.permanent, it=each_modified, parse_only=one_type != "a",
    )  # fmt: skip
for counted_of, known_of in ((of_its_own, where_a_group_is_told_of), (sharing_types, lambda known: known)):
    its_change = phrase("{pt} for each {of}", (the.pt, the.of), pt=pt_change, of=counted_of)
    changed = Mapped(its_change, per_each, each_and_pt, n.AddPT)
    phrase("<gets> {change}", (the.change,), having, change=Within(changed, known_of))
LAND_TYPES: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
phrase("<is> every basic land type in addition to <its|their> other types", (n.AddTypes(0, LAND_TYPES),), having)


def told_of_one(of: Phrase) -> Phrase:
    """It is said so of one thing; verbs that are bare tell of any number."""
    return Within(of, before=lambda known: known if known.one or discourse_of(known).bare else None)


def told_of_several(of: Phrase) -> Phrase:
    """It is said so of several things."""
    return Within(of, before=lambda known: None if known.one else known)


for form, tail in (("{one}", "its other land types"), ("{many}", "their other land types")):
    for article in ("a ", "an ") if form == "{one}" else ("",):
        phrase(
            f"<is> {article}{{types}} in addition to {tail}",
            (the.types,),
            having,
            types=Words(
                "a basic land type",
                [
                    (plural(word) if not article else word, n.AddTypes(0, (word,)))
                    for word in LAND_TYPES
                    if not article or (word == "Island") == (article == "an ")
                ],
            ),
            parse_only=True,
        )
set_color: Final = Mapped(
    nouns.colors, lambda f: n.SetColors(f.colors & 31), lambda mod: n.OfColor(mod.colors or 32), n.SetColors
)
ADDED_COLOR: Final = Mapped(
    nouns.colors, lambda f: n.AddColors(f.colors) if 0 < f.colors < 32 else DECLINED, lambda mod: n.OfColor(mod.colors),
    n.AddColors,
)  # fmt: skip
# "Is a black Zombie in addition to its other colors and types". `being`, without its verb: "it's a black Zombie".
being: Final = Choice("what it is, too")
KINDS_OF_MANY: Final = told_of_several(Mapped(kind_of_many, added_types, parts_added, n.AddTypes))
SIZED_CREATURE: Final = (like(n.SetPT, power=the.power, toughness=the.toughness), n.AddTypes(CardType.CREATURE))
for verb, to in (("<is> ", having), ("<becomes> ", gaining), ("", being)):
    phrase(f"{verb}{{color}} in addition to <its|their> other colors", (the.color,), to, color=ADDED_COLOR)
    phrase(
        f"{verb}{{color}} {{types}} in addition to their other colors and types", (the.color, the.types), to,
        color=ADDED_COLOR, types=KINDS_OF_MANY,
    )  # fmt: skip
    phrase(f"{verb}{{types}} in addition to their other types", (the.types,), to, types=KINDS_OF_MANY)
    for article, vowel in (("a", False), ("an", True)):
        phrase(
            f"{verb}{article} {{color}} {{types}} in addition to its other colors and types",
            (the.color, the.types), to, color=told_of_one(with_article(ADDED_COLOR, vowel)), types=more_types,
        )  # fmt: skip
        for tail, more in (("", ()), (" and has no abilities", (n.LoseAllAbilities(),))):
            phrase(
                f"{verb}{article} {{types}} in addition to its other types{tail}", (the.types, *more), to,
                types=told_of_one(with_article(more_types, vowel)), parse_only=tail != "",
            )  # fmt: skip
        if to is being:
            for his in ("his", "her"):
                phrase(
                    f"{article} {{types}} in addition to {his} other types", (the.types,), to,
                    types=told_of_one(with_article(more_types, vowel)), parse_only=True,
                )  # fmt: skip
    if to is not gaining:
        for form, number in (
            ("a {power}/{toughness} creature in addition to its", told_of_one),
            ("{power}/{toughness} creatures in addition to their", told_of_several),
        ):
            phrase(f"{verb}{form} other types", SIZED_CREATURE, to, power=number(figures), toughness=figures)
# "A Treasure artifact with "…", and it loses all other card types" (CR 205.1a).
for article, vowel in (("a", False), ("an", True)):
    for joint in (" and", ",", ", and"):
        told_with = phrase(
            f"{article} {{kind}} with {{held}}{joint} it loses all other card types".replace(", it", " and it"),
            ((the.kind,), the.held), kind=told_of_one(with_article(only_kind, vowel)), held=possessions,
        )  # fmt: skip
        being.add(Mapped(told_with, in_one_row, with_abilities_apart, tuple))
phrase("{color}", (the.color,), being, color=set_color)
phrase("<is> {color}", (the.color,), having, color=set_color)
phrase("<is> a land", (n.SetTypes(CardType.LAND),), having)
phrase("<becomes> a land", (n.SetTypes(CardType.LAND),), gaining)
phrase("<isn't> a creature", (n.LoseTypes(CardType.CREATURE),), having)
phrase("<is> all colors", (n.SetColors(31),), having)
phrase("<is> every creature type", (n.AddAllCreatureTypes(),), having)
phrase("<is> all creature types", (n.AddAllCreatureTypes(),), having, parse_only=True)


phrase("<is> the chosen type in addition to <its|their> other types", (n.AddChosenType(),), having)
phrase("<is> the chosen type", (n.BecomeChosenType(),), having)
for words in ("the chosen type", "that type"):
    only_read = words[0:4] == "that"
    phrase(f"<becomes> {words}", (n.BecomeChosenType(),), gaining, parse_only=only_read)
    phrase(
        f"<becomes> {words} in addition to <its|their> other types", (n.AddChosenType(),), gaining, parse_only=only_read
    )
for word in LAND_TYPES:
    article = "an" if word == "Island" else "a"
    phrase(f"<is {article} {word}|are {plural(word)}>", (n.SetTypes(0, (word,)),), having)
ITS_VALUE: Final = n.ManaValueOf(n.Modified())
phrase(
    "<has> base power and base toughness each equal to <its|their> mana value",
    (n.SetPT(ITS_VALUE, ITS_VALUE),),
    having,
    gaining,
)
phrase(
    "<gets> +1/+0 for each time <it has|they have> attacked this turn",
    (n.AddPT(n.AttacksThisTurn(n.Modified()), n.Fixed(0)),), having,
)  # fmt: skip
# "Has protection from red. This effect doesn't remove Auras." (CR 702.16n)
for spared, which in (("~", n.IsThis()), ("Auras", n.OfSubtype("Aura"))):
    phrase(
        f"<has> protection from {{color}}. this effect doesn't remove {spared}",
        (like(n.GainAbility, ability=like(n.Protection, against=the.color, spares=which)),), having, color=nouns.colors,
    )  # fmt: skip
    phrase(
        f"<has> protection from all colors. this effect doesn't remove {spared}",
        tuple(n.GainAbility(n.Protection(n.OfColor(1 << bit), which)) for bit in range(5)),
        having,
    )
phrase("<becomes> {color}", (the.color,), gaining, color=set_color)
phrase("<becomes> all colors", (n.SetColors(31),), gaining)
for word in LAND_TYPES:
    article = "an" if word == "Island" else "a"
    phrase(f"<becomes {article} {word}|become {plural(word)}>", (n.SetTypes(0, (word,)),), gaining)
phrase("<isn't> legendary", (n.LoseSupertypes(Supertype.LEGENDARY),), having)
MADE_LEGENDARY: Final = n.AddSupertypes(Supertype.LEGENDARY)
for verb, to in (("<is> ", having), ("<becomes> ", gaining), ("", being)):
    phrase(f"{verb}legendary", (MADE_LEGENDARY,), to)
    phrase(
        f"{verb}a legendary {{types}} in addition to its other types", (MADE_LEGENDARY, the.types), to,
        types=more_types, parse_only=True,
    )  # fmt: skip


# "Becomes a blue Frog with base power and toughness 1/1": of no other creature type (CR 205.1b).
def are_creature_types(kinds: Any) -> bool:
    return bool(kinds) and all(kind in CREATURE_TYPES for kind in kinds)


new_kind: Final = Mapped(
    kind_of_one,
    lambda parts: (
        n.SetTypes(0, tuple(f.subtype for f in parts)) if all(isinstance(f, n.OfSubtype) for f in parts) else DECLINED
    ),
    lambda mod: (
        tuple(n.OfSubtype(kind) for kind in mod.subtypes or ()) if mod.types == 0 and mod.subtypes else DECLINED
    ),
    n.SetTypes,
)
new_creature_kind: Final = Mapped(
    new_kind,
    lambda mod: mod if are_creature_types(mod.subtypes) else DECLINED,
    lambda mod: mod if are_creature_types(mod.subtypes) else DECLINED,
    n.SetTypes,
)
for article, vowel in (("a", False), ("an", True)):
    for color, mods in (("{color} ", (the.color,)), ("", ())):
        frog: dict[str, Any] = {"kind": new_kind} if mods else {"kind": with_article(new_kind, vowel)}
        if mods:
            frog["color"] = with_article(set_color, vowel)
        for verb, to in (("<becomes>", gaining), ("<is>", having)):
            phrase(
                f"{verb} {article} {color}{{kind}} with base power and toughness {{power}}/{{toughness}}",
                (*mods, the.kind, like(n.SetPT, power=the.power, toughness=the.toughness)),
                to,
                power=figures,
                toughness=figures,
                **frog,
            )
        if not color:
            phrase(f"<is> {article} {{kind}}", (the.kind,), having, kind=with_article(new_creature_kind, vowel))


# Several verbs of one subject: "gets +1/+1, has flying, and is a Bird". All agree with the subject, whatever was spoken
# of since.
MOST_VERBS: Final = 4
all_gaining: Final = Concatenated(gaining, most=MOST_VERBS, agreeing=True)
all_having: Final = Concatenated(having, most=MOST_VERBS, agreeing=True)
