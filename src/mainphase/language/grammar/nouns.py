"""Nouns with what describes them, which are filters: "tapped nonblack creature an opponent controls with flying".

There are three cascades, for permanents, for spells and for cards in other zones, each in two numbers. What stands
before the noun and after it is the same vocabulary for all; topics add to it (`before`, `after`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Keyword, Supertype, Zone
from mainphase.foundation.whole_numbers import whole as whole_number
from mainphase.language.grammar.discourse import conjunction, conjuncts, discourse_of
from mainphase.language.grammar.kinds import (
    Parts,
    any_order,
    is_list,
    joined_kinds,
    jointed,
    kind_before_many,
    kind_of_card,
    kind_of_many,
    kind_of_one,
    kinds_and,
    kinds_and_or,
    kinds_joined_by,
    single_kind,
    subtype,
    those_of,
)
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Followed,
    Leaf,
    Mapped,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    Words,
    like,
    phrase,
    the,
)

COLORS: Final = (
    ("white", Color.WHITE), ("blue", Color.BLUE), ("black", Color.BLACK), ("red", Color.RED), ("green", Color.GREEN),
    ("colorless", Color.COLORLESS),
)  # fmt: skip

# --- Before the noun

colors: Final = Words("a color", [(word, n.OfColor(bit)) for word, bit in COLORS])
MULTICOLORED: Final = n.Not(n.Any((n.OfSoManyColors(1), n.OfColor(Color.COLORLESS))))  # CR 105.2b
HISTORIC: Final = n.Any((n.OfType(CardType.ARTIFACT), n.OfSupertype(Supertype.LEGENDARY), n.OfSubtype("Saga")))  # 700.6
before: Final = Choice("a description")
before.add(colors)
before.add(
    Words(
        "a description",
        [
            ("basic", n.OfSupertype(Supertype.BASIC)),
            ("legendary", n.OfSupertype(Supertype.LEGENDARY)),
            ("snow", n.OfSupertype(Supertype.SNOW)),
            ("world", n.OfSupertype(Supertype.WORLD)),
            ("nonbasic", n.Not(n.OfSupertype(Supertype.BASIC))),
            ("nonlegendary", n.Not(n.OfSupertype(Supertype.LEGENDARY))),
            ("nonsnow", n.Not(n.OfSupertype(Supertype.SNOW))),
            ("nontoken", n.Not(n.IsToken())),
            ("commander", n.IsCommander()),
            ("noncommander", n.Not(n.IsCommander())),
            ("other", n.Other()),
            ("tapped", n.IsTapped()),
            ("untapped", n.IsUntapped()),
            ("attacking", n.IsAttacking()),
            ("blocking", n.IsBlocking()),
            ("blocked", n.IsBlocked()),
            ("unblocked", n.IsUnblocked()),
            ("attacking or blocking", n.Any((n.IsAttacking(), n.IsBlocking()))),
            ("tapped or blocking", n.Any((n.IsTapped(), n.IsBlocking()))),
            ("nonattacking", n.Not(n.IsAttacking())),
            ("nonblocking", n.Not(n.IsBlocking())),
            ("face-down", n.IsFaceDown()),
            ("face-up", n.Not(n.IsFaceDown())),
            ("exiled", n.InZone(Zone.EXILE)),
            ("monstrous", n.IsDesignated("monstrous")),
            ("renowned", n.IsDesignated("renowned")),
            ("saddled", n.IsDesignated("saddled")),
            ("suspected", n.IsDesignated("suspected")),
            ("goaded", n.IsGoaded()),
            ("solved", n.IsDesignated("solved")),
            ("kicked", n.PaidFor("kicker")),
            ("monocolored", n.OfSoManyColors(1)),
            ("multicolored", MULTICOLORED),
            ("historic", HISTORIC),
            ("modified", n.IsModified()),
            ("double-faced", n.IsDoubleFaced()),
            ("enchanted", n.HasAttached(n.OfSubtype("Aura"))),
            ("equipped", n.HasAttached(n.OfSubtype("Equipment"))),
            *((f"non{word}", n.Not(n.OfColor(bit))) for word, bit in COLORS[:5]),
        ],
    )
)


def either_color(values: Any) -> Any:
    mask = 0
    for value in values:
        mask |= value.colors
    return n.OfColor(mask)


def each_color(f: Any) -> Any:
    if not isinstance(f, n.OfColor):
        return DECLINED
    each = tuple(n.OfColor(bit) for _, bit in COLORS if f.colors & bit)
    return each if len(each) > 1 else DECLINED


def some_colors() -> Phrase:
    return Mapped(any_order(colors, "or"), either_color, each_color, n.OfColor)


before.add(some_colors())
before.add(Mapped(any_order(colors, "and/or"), either_color, each_color, n.OfColor))
before.add(Mapped(any_order(colors, "and all"), either_color, each_color, n.OfColor))  # "all black and all red cards"


# "Snow and Zombie creatures": what is either of them, where they are no kinds of one sort.
SORTS: Final = (("snow", n.OfSupertype(Supertype.SNOW)), ("legendary", n.OfSupertype(Supertype.LEGENDARY)))
of_either_sort: Final = Choice(before.name)
for sort, of_sort in SORTS:
    phrase(f"{sort} and {{kind}}", like(n.Any, of=(of_sort, the.kind)), of_either_sort, kind=subtype(True))
before.add(jointed(of_either_sort, True))


def not_this(f: Any) -> Any:
    return n.Not(f) if isinstance(f, (n.OfType, n.OfSubtype)) else DECLINED


def but_this(f: Any) -> Any:
    return f.of if isinstance(f, n.Not) and isinstance(f.of, (n.OfType, n.OfSubtype)) else DECLINED


def joined(prefix: str, of: Phrase) -> Phrase:
    """Words with something written onto them: "nonland", "non-Human"."""
    return phrase(f"{prefix}{{of}}", the.of, of=of)


def of_class(kind: type) -> Phrase:
    def only(f: Any) -> Any:
        return f if isinstance(f, kind) else DECLINED

    return Mapped(single_kind, only, only, kind)


before.add(Mapped(joined("non", of_class(n.OfType)), not_this, but_this, n.Not))
before.add(Mapped(joined("non-", of_class(n.OfSubtype)), not_this, but_this, n.Not))


# Power and toughness are said together: "1/1 creature".


def size_filter(words: str) -> Any:
    power, _, toughness = words.partition("/")
    return n.All(
        (n.PowerIs("=", n.Fixed(whole_number(power) or 0)), n.ToughnessIs("=", n.Fixed(whole_number(toughness) or 0)))
    )


def exact_size(part: Any) -> int:
    """How much power or toughness that is, or -1 if it is no such description."""
    of_size = isinstance(part, (n.PowerIs, n.ToughnessIs)) and part.op == "="
    return part.than.n if of_size and isinstance(part.than, n.Fixed) else -1


def size_text(f: Any) -> str | None:
    if not isinstance(f, n.All) or sized(f.of) != (f,):
        return None
    return f"{exact_size(f.of[0])}/{exact_size(f.of[1])}"


def sized(parts: Parts) -> Parts:
    """The parts with power and toughness, where both are told, as one."""
    for k in range(len(parts) - 1):
        power, toughness = parts[k : k + 2]
        if isinstance(power, n.PowerIs) and isinstance(toughness, n.ToughnessIs):
            if exact_size(power) >= 0 and exact_size(toughness) >= 0:
                return (*parts[:k], n.All((power, toughness)), *parts[k + 2 :])
    return parts


SIZES: Final = frozenset([f"{size}" for size in range(100)])
before.add(Leaf("power and toughness", r"[0-9]{1,2}/[0-9]{1,2}(?![0-9])", size_filter, size_text, SIZES))

# --- After the noun: of one, of several, and of either

after_one: Final = Choice("a description")
after_many: Final = Choice("a description")
afters: Final = (after_one, after_many)

# --- The noun itself

SPELL_OR_ABILITY: Final = n.Any((n.IsSpell(), n.IsAbility()))
HEADS: Final = (n.OfType, n.OfSubtype, n.IsToken, n.IsSpell, n.IsAbility)


OF_LEGEND: Final = n.OfSupertype(Supertype.LEGENDARY)


def is_head(part: n.Filter) -> bool:
    """True if it is said by the noun itself."""
    if isinstance(part, n.Any):
        of_kinds = all(isinstance(one, (n.OfType, n.OfSubtype, n.All)) or one == OF_LEGEND for one in part.of)
        return part == SPELL_OR_ABILITY or of_kinds
    return isinstance(part, HEADS)


ITS_MEASURES: Final = (n.PowerOf, n.ToughnessOf, n.ManaValueOf)


def ends_in_noun(part: n.Filter) -> bool:
    """True if what follows it describes the noun that it ends in: "with mana value less than the number of Elves"."""
    if isinstance(part, (n.PowerIs, n.ToughnessIs, n.ManaValueIs)):
        of_this = isinstance(part.than, n.CountersOn) and part.than.of == n.This()
        of_it = isinstance(part.than, ITS_MEASURES) and not isinstance(part.than.of, n.Target)
        figures = isinstance(part.than, n.Plus) and part.than.left == n.X() and isinstance(part.than.right, n.Fixed)
        return not of_this and not of_it and not figures and not isinstance(part.than, (n.Fixed, n.X))
    if isinstance(part, n.Any) and any(isinstance(one, n.IsAimedAtPlayer) for one in part.of):
        return True
    return isinstance(part, (n.IsAttachedTo, n.IsAimedAt, n.IsAimedAtPlayer, n.IsFromSource))


# "A land card or Elf card from your graveyard", of which "a land or Elf card" is said. What describes the second behind
# its noun may be meant of that alone: only where they are, or nothing, follows.
ENDS_PLAINLY: Final = re.compile(r" from | in |[,.]|$")
two_cards: Final = phrase("{one} card or {other} card", (the.one, the.other), one=kind_of_one, other=kind_of_one)
either_card: Final = Mapped(
    Followed(two_cards, ENDS_PLAINLY),
    lambda both: joined_kinds((conjunction(both[0]), conjunction(both[1]))),
    lambda parts: tuple([conjuncts(one) for one in those_of(parts)]) if those_of(parts) is not DECLINED else DECLINED,
)


def noun_head(word: str, implied: Parts = (), of: Phrase = kind_of_one) -> Phrase:
    """The noun: kinds before a last word ("creature card", "artifact spell"), or the last word alone. `implied`: parts
    that the last word means by itself.
    """

    def kinds(value: Parts) -> Any:
        count = len(value) - len(implied)
        return value[:count] if count > 0 and value[count:] == implied else DECLINED

    made = Choice(word)
    made.add(Words(word, [(word, implied)]))
    made.add(Mapped(phrase(f"{{kinds}} {word}", the.kinds, kinds=of), lambda held: held + implied, kinds))
    if word == "card" and not implied and of is kind_of_card:
        made.add(either_card)
    return made


class Noun(Phrase):
    """A filter: descriptions, the noun, descriptions. The parts of the filter stand in the order of the words; where
    they are said and not known from a text, in the usual order.
    """

    def __init__(
        self, name: str, heads: list[Phrase], after: Choice, needs: tuple[type, ...] = (), here: bool = False
    ) -> None:
        super().__init__(name)
        self.here = here  # only what is on the battlefield is called so
        self.heads = Choice(name)
        for head in heads:
            self.heads.add(head)
        self.after = after
        self.needs = needs

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        source.step()
        found: list[Reading] = []
        starts: list[tuple[Parts, int, PhraseContext]] = [((), at, context)]
        while starts:
            further: list[tuple[Parts, int, PhraseContext]] = []
            for parts, end, known in starts:
                for kinds, to, then in self.heads.parse(source, end, known):
                    if belongs_to_all(parts, kinds):
                        found += self.with_afters(source, parts + kinds, to, then)
                for part, to, then in before.parse(source, end, known):
                    if isinstance(part, n.InZone) and self.needs != IN_A_ZONE:
                        continue  # an "exiled creature" is no creature
                    if source.text.startswith(" ", to):
                        further.append((parts + conjuncts(part), to + 1, then))
                    elif source.text.startswith(", ", to):
                        further.append((parts + conjuncts(part), to + 2, then))
            starts = further
        return found

    def openings(self) -> frozenset[str] | None:
        heads, described = self.heads.openings(), before.openings()
        return None if heads is None or described is None else heads | described

    def with_afters(self, source: SourceText, parts: Parts, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        heads: list[tuple[Parts, int, PhraseContext]] = [(parts, at, context)]
        while heads:
            further: list[tuple[Parts, int, PhraseContext]] = []
            for so_far, end, known in heads:
                if self.is_complete(so_far):
                    found.append((conjunction(so_far), end, known))
                if source.match(" ", end) and not (so_far and ends_in_noun(so_far[-1])):
                    for part, to, then in self.after.parse(source, end + 1, known):
                        if part not in so_far and is_of_all(so_far, part):
                            further.append((so_far + conjuncts(part), to, then))
            heads = further
        return found

    def is_complete(self, parts: Parts) -> bool:
        return not self.needs or any(isinstance(part, self.needs) for part in parts)

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        parts = sized(conjuncts(value))
        if not self.is_complete(parts) or (self.here and is_elsewhere(parts) and not page.follows):
            return []
        usual = parts if page.follows else tuple(sorted(parts, key=place_in_noun))
        return self.render_left(usual, (), page, at, context)

    def render_left(
        self, left: Parts, described: Parts, page: Page, at: PagePlace, context: PhraseContext
    ) -> list[Rendering]:
        """The rest after some descriptions: others, as many as can stand there; the noun and what is behind it."""
        found: list[Rendering] = []
        heads = tuple(part for part in left if is_head(part)) or tuple(
            part for part in left if part in COMMANDER + RING_BEARER
        )
        for part in left:
            if not page.follows and (isinstance(part, NAMED_BEHIND) or not is_said_before(part, heads, context)):
                continue
            rest = tuple(other for other in left if other is not part)
            rendered = before.render(part, page, at, context)
            for end, known in rendered:
                for joint in (" ", ", ") if page.follows else (" ",):
                    if (begin := page.after(joint, end)) is not None:
                        ends = self.render_left(rest, (*described, part), page, begin, known)
                        found += [one for one in ends if one not in found]
            if rendered and not page.follows:
                return found
        if not page.follows and not is_of_all_kinds(heads, described, left):
            return []
        # "A creature that's a Wolf or a Werewolf": several kinds may be told behind the noun, too.
        behind = [part for part in heads if isinstance(part, n.Any) and (page.follows or is_mixed(part))]
        for last in ((), *((part,) for part in behind if len(heads) > 1 or page.follows)):
            if found and not page.follows:
                break
            in_noun = tuple(part for part in heads if part not in last)
            others = (*bundled(tuple(part for part in left if part not in heads)), *last)
            for order in permutations(in_noun) if page.follows and len(heads) < MOST_HEADS else (in_noun,):
                for end, known in self.heads.render(order, page, at, context):
                    found += [one for one in self.render_afters(others, page, end, known) if one not in found]
        return found

    def render_afters(self, parts: Parts, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        begin = page.after(" ", at) if parts else None
        if begin is None:
            return [] if parts else [(at, context)]
        found: list[Rendering] = []
        for part in parts if page.follows else parts[:1]:
            rest = tuple(other for other in parts if other is not part)
            for end, known in self.after.render(part, page, begin, context):
                found += self.render_afters(rest, page, end, known)
        return found


def is_mixed(part: n.Any) -> bool:
    """True if it is of a type or of a subtype: "a creature that's an artifact or a Human"."""
    return len({type(one) for one in part.of}) > 1


MOST_HEADS: Final = 5
NAMED_BEHIND: Final = (n.OfType, n.OfSubtype)


def is_of_all_kinds(heads: Parts, described: Parts, left: Parts) -> bool:
    """True if every description can only be meant of all of the kinds."""
    return belongs_to_all(described, heads) and all(is_of_all(heads, part) for part in (*described, *left))


def is_elsewhere(parts: Parts) -> bool:
    """True if it is told to be in another zone than the battlefield: there are cards, and no permanents (CR 110.1)."""
    return any(isinstance(p, n.IsOnTop) or (isinstance(p, n.InZone) and p.zone != Zone.BATTLEFIELD) for p in parts)


def is_said_before(part: n.Filter, heads: Parts, known: PhraseContext) -> bool:
    """Colors stand behind the noun if before it they could be taken for something else: for those of the first of
    several kinds, or for one description after the other. So does whose others are meant where a group is told of,
    each of which would have others of its own (`other`).
    """
    if isinstance(part, n.IsCommander):
        return part not in heads
    if isinstance(part, n.InZone):
        return False
    if isinstance(part, n.Other):
        return not isinstance(discourse_of(known).subject, n.Each)
    if not isinstance(part, n.OfColor):
        return True
    return belongs_to_all((part,), heads) and part.colors.bit_count() <= 2


OF_EACH: Final = (n.Other, n.IsTapped, n.IsUntapped, n.IsToken)
OF_CREATURES: Final = (
    n.WithKeyword, n.HasLandwalk, n.PowerIs, n.ToughnessIs, n.IsAttacking, n.IsBlocking, n.IsBlockedBy, n.WasBlockedBy,
    n.AttackedThisTurn, n.DealtDamageThisTurn, n.DealtExcessDamage, n.WasDamagedBy, n.WasDamagedByA, n.DealtDamageTo,
    n.BlockedThisTurn, n.HasCounter, n.HasCrewed, n.HasSaddled,
)  # fmt: skip


SIZE: Final = (n.All, n.PowerIs, n.ToughnessIs)  # before the noun


def innermost(part: n.Filter) -> n.Filter:
    """Returns the filter that is denied, or the first of those that are given as alternatives."""
    if isinstance(part, n.Not):
        return innermost(part.of)
    return innermost(part.of[0]) if isinstance(part, n.Any) else part


def belongs_to_all(descriptions: Parts, kinds: Parts) -> bool:
    """True if descriptions before a list of kinds can only be meant of every one of them: of "white creature or
    planeswalker" it cannot be told. All instants and sorceries are spells, so of them it can.
    """
    if any(isinstance(kind, n.IsToken) for kind in kinds) and any(isinstance(part, SIZE) for part in descriptions):
        return False  # a token that is made is told so: "a 1/1 Bird creature token"
    for kind in kinds:
        if is_list(kind) and kind != n.OfType(CardType.INSTANT | CardType.SORCERY):
            for part in descriptions:
                if not isinstance(innermost(part), OF_EACH) and not (
                    isinstance(part, n.OfSupertype) and (basic_lands(kind) or (part, kind) == LEGENDS)
                ):
                    return False
    return True


# CR 205.4e: a legendary creature or a legendary planeswalker.
LEGENDS: Final = (n.OfSupertype(Supertype.LEGENDARY), n.OfType(CardType.CREATURE | CardType.PLANESWALKER))


def basic_lands(kind: n.Filter) -> bool:
    return isinstance(kind, n.Any) and all(isinstance(one, n.OfSubtype) for one in kind.of)


def is_of_all(kinds: Parts, part: n.Filter) -> bool:
    """True if what is said after a list of kinds is meant of all of them: in "artifact or creature with flying" only
    the creature is to fly.
    """
    if part in (EXILED_WITH, CREATED_WITH) and n.Other() in kinds:
        return False  # other than which of them is not told
    if isinstance(part, n.HasCounter) and n.InZone(Zone.GRAVEYARD) in kinds:
        return False  # no counter goes there with anything (CR 122.2): it is exiled with one
    if not isinstance(innermost(part), OF_CREATURES):
        return True
    for kind in kinds:
        if not is_head(kind):
            continue  # "attacking or blocking" describes the one noun
        if is_list(kind) and not (isinstance(kind, n.Any) and all(isinstance(one, n.OfSubtype) for one in kind.of)):
            return False
    return True


def ends_plainly(which: n.Filter) -> bool:
    """True if nothing stands after the noun."""
    parts = conjuncts(which)
    return bool(parts) and isinstance(parts[-1], (n.OfType, n.OfSubtype))


def nouns_joined(of: Phrase, joint: str = "or") -> Phrase:
    """ "artifact, enchantment, or creature with flying", "spell or permanent": nouns of which each has its own
    descriptions. The value is a filter `Any`.
    """
    return one_of_several(any_order(of, joint), have_their_own)


def ending_apart(of: Phrase, joint: str) -> Phrase:
    """ "Goblin spells and Elf spells": nouns that cannot be a list of kinds, since each ends in its own word."""
    return one_of_several(any_order(of, joint), lambda values: len(set(values)) == len(values))


def one_of_several(of: Phrase, fits: Callable[[Parts], bool]) -> Phrase:
    return Mapped(
        of,
        lambda values: n.Any(values) if fits(values) else DECLINED,
        lambda which: which.of if fits(which.of) else DECLINED,
        n.Any,
    )


def have_their_own(values: Parts) -> bool:
    """True if they cannot be taken for a list of kinds with one description for all."""
    if not all(conjuncts(value) for value in values):
        return False  # anything at all has no noun
    last = conjuncts(values[-1])
    if all(len(conjuncts(value)) == 1 and isinstance(value, (n.OfType, n.OfSubtype)) for value in values):
        return False
    if len({zone_spoken_of(value) for value in values}) > 1 or len(set(values)) < len(values):
        return False
    if any(isinstance(part, n.ControlledBy) for value in values for part in conjuncts(value)):
        if not all(any(isinstance(part, n.ControlledBy) for part in conjuncts(value)) for value in values):
            return False  # whose the first of them are cannot be told
    if not isinstance(last[0], HEADS) and not isinstance(last[0], n.Any):
        return True  # a description before the last noun is of that alone
    for value in values[:-1]:
        parts = conjuncts(value)
        if not isinstance(parts[-1], (n.OfType, n.OfSubtype, n.Not)):
            return True
    if all(len(conjuncts(value)) > 1 and conjuncts(value)[-1] == last[0] for value in values[:-1]):
        return True  # "legendary creature or creature with power 1": of both of them it would be said once
    if all(ends_plainly(value) for value in values) and not isinstance(last[0], HEADS):
        return True  # "land or nonblack creature": what stands after "or" describes the last alone
    plain = all(isinstance(value, (n.OfType, n.OfSubtype)) for value in values[:-1])
    return plain and isinstance(last[0], n.OfType) and isinstance(innermost(last[-1]), OF_CREATURES) and len(last) == 2


def held_by_one(of: Phrase, joint: str) -> Phrase:
    """ "Creatures and nonbasic lands your opponents control": nouns with their own descriptions, of which whoever
    controls the last controls all.
    """

    def together(values: Parts) -> Any:
        last = conjuncts(values[-1])
        told = [part for value in values for part in conjuncts(value) if isinstance(part, n.ControlledBy)]
        if told != [last[-1]] or not all(isinstance(value, (n.OfType, n.OfSubtype)) for value in values[:-1]):
            return DECLINED  # of "white creatures and blue creatures you control" it cannot be told
        bare = (*values[:-1], conjunction(last[:-1]))
        return n.All((n.Any(bare), last[-1])) if have_their_own(bare) else DECLINED

    def apart(which: Any) -> Any:
        some, holder = which.of if len(which.of) == 2 else (None, None)
        if not isinstance(some, n.Any) or not isinstance(holder, n.ControlledBy) or not have_their_own(some.of):
            return DECLINED
        return (*some.of[:-1], conjunction((*conjuncts(some.of[-1]), holder)))

    return Mapped(any_order(of, joint), together, apart, n.All)


def zone_spoken_of(which: n.Filter) -> str:
    """Which zones a filter speaks of: it must be told of each alternative or of none (the kernel reads it so)."""
    for part in conjuncts(which):
        if isinstance(part, n.InZone):
            return str(part.zone)
        if isinstance(part, (n.IsSpell, n.IsAbility)):
            return "stack"
    return ""


# "Exiled with ~" (CR 607.2a), whoever of several abilities exiled it: not "the exiled card".
CREATED_WITH: Final = n.CreatedWithThis()
EXILED_WITH: Final = n.All((n.InZone(Zone.EXILE), n.ExiledWithThis()))


def bundled(parts: Parts) -> Parts:
    """Where a card is and whose it is are said together: "in your graveyard", and in exile with what exiled it. So are
    who owns a permanent and who controls it: "you own but don't control".
    """
    if EXILED_WITH.of[1] in parts and EXILED_WITH.of[0] in parts:
        return (*(part for part in parts if part not in EXILED_WITH.of), EXILED_WITH)
    zones = [
        part for part in parts if isinstance(part, n.InZone) and part.zone in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)
    ]
    owners = [part for part in parts if isinstance(part, n.OwnedBy)]
    holders = [part for part in parts if isinstance(innermost(part), (n.OwnedBy, n.ControlledBy))]
    if not zones and len(holders) == 2 and not all(isinstance(part, n.Not) for part in holders):
        told = sorted(holders, key=lambda part: (isinstance(part, n.Not), isinstance(part, n.ControlledBy)))
        return (*(part for part in parts if part not in holders), n.All(tuple(told)))
    if len(zones) != 1 or len(owners) != 1:
        return parts
    rest = tuple(part for part in parts if part not in (zones[0], owners[0]))
    return (n.All((zones[0], owners[0])), *rest)


ORDER: Final = (
    (n.Other, 0), (n.IsTapped, 1), (n.IsUntapped, 1), (n.IsAttacking, 1), (n.IsBlocking, 1), (n.IsBlocked, 1),
    (n.IsUnblocked, 1), (n.IsFaceDown, 1), (n.OfSupertype, 3), (n.OfColor, 4), (n.Not, 2), (n.OfSubtype, 5),
    (n.OfType, 6), (n.IsToken, 7), (n.IsSpell, 7), (n.IsAbility, 7), (n.InZone, 8), (n.OwnedBy, 9),
)  # fmt: skip
PLACES: Final = dict(ORDER)
SHARES: Final = (n.SharesName, n.SharesColor, n.SharesCardType, n.SharesCreatureType)


def place_in_noun(part: n.Filter) -> int:
    """Where it usually stands among the words of a noun."""
    if isinstance(part, n.Any) and is_head(part) and part != SPELL_OR_ABILITY:
        return PLACES[n.OfSubtype]
    if isinstance(part, n.Not) and isinstance(part.of, SHARES):
        return 11  # what it is compared with ends the noun
    return PLACES.get(type(part), 10)


IN_A_ZONE: Final = (n.InZone, n.IsOnTop)
TOKEN: Final = (n.IsToken(),)
COMMANDER: Final = (n.IsCommander(),)  # a noun by itself; before another it describes that
RING_BEARER: Final = (n.IsRingBearer(),)
# "Enchanted creature or enchantment creature": whose it is, is told of both.
A_CREATURE: Final = n.OfType(CardType.CREATURE)
OF_ENCHANTMENTS: Final = (
    n.Any(
        (n.All((n.HasAttached(n.OfSubtype("Aura")), A_CREATURE)), n.All((n.OfType(CardType.ENCHANTMENT), A_CREATURE)))
    ),
)
# CR 700.12.
OUTLAW: Final = (n.Any(tuple(n.OfSubtype(kind) for kind in ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))),)
SPELL: Final = (n.IsSpell(),)
PERMANENT_CARD: Final = noun_head("permanent card", (n.OfType(CardType.PERMANENT),))
PERMANENT_CARDS: Final = noun_head("permanent cards", (n.OfType(CardType.PERMANENT),), kind_before_many)
PERMANENT_SPELL: Final = noun_head("permanent spell", (n.OfType(CardType.PERMANENT),))
PERMANENT_SPELLS: Final = noun_head("permanent spells", (n.OfType(CardType.PERMANENT),), kind_before_many)
PERMANENT_ON_STACK: Final = (n.OfType(CardType.PERMANENT), *SPELL)

# Permanents; cards wherever the sentence says; spells where the sentence says that they are (a target), or knows it.
permanent: Final = Noun(
    "a permanent",
    [
        Words(
            "permanent",
            [
                ("permanent", ()),
                ("commander", COMMANDER),
                ("Ring-bearer", RING_BEARER),
                ("outlaw", OUTLAW),
                ("enchanted creature or enchantment creature", OF_ENCHANTMENTS),
            ],
        ),
        kind_of_one,
        noun_head("token", TOKEN),
    ],
    after_one,
    here=True,
)
permanents: Final = Noun(
    "permanents",
    [
        Words(
            "permanents",
            [("permanents", ()), ("commanders", COMMANDER), ("Ring-bearers", RING_BEARER), ("outlaws", OUTLAW)],
        ),
        kind_of_many,
        noun_head("tokens", TOKEN, kind_before_many),
    ],
    after_many,
    here=True,
)
# After "each": "each creature and planeswalker".
permanent_and_or: Final = Noun("a permanent", [kinds_and_or], after_one, here=True)
permanent_and_other: Final = Noun("a permanent", [kinds_and], after_one, here=True)
card: Final = Noun("a card", [noun_head("card", (), kind_of_card), PERMANENT_CARD], after_one)
cards: Final = Noun("cards", [noun_head("cards", (), kind_before_many), PERMANENT_CARDS], after_many)
card_in_zone: Final = Noun(
    "a card in a zone", [noun_head("card", (), kind_of_card), PERMANENT_CARD], after_one, IN_A_ZONE
)
cards_in_zone: Final = Noun(
    "cards in a zone", [noun_head("cards", (), kind_before_many), PERMANENT_CARDS], after_many, IN_A_ZONE
)
card_and_other: Final = Noun("a card in a zone", [noun_head("card", (), kinds_and)], after_one, IN_A_ZONE)
spell: Final = Noun("a spell", [noun_head("spell"), PERMANENT_SPELL], after_one)
# After "each": "each instant and sorcery spell".
each_spell: Final = Noun("a spell", [noun_head("spell"), noun_head("spell", (), kinds_and), PERMANENT_SPELL], after_one)
described_spell: Final = Noun("a spell", [noun_head("spell"), PERMANENT_SPELL], after_one, (n.Filter,))
spells: Final = Noun("spells", [noun_head("spells", (), kind_before_many), PERMANENT_SPELLS], after_many)


def is_only_cast(which: n.Filter) -> bool:
    """True if it tells of no zone: as a spell is paid for, and ever after, it is on the stack (CR 601.2a). From where
    it was cast stands behind it (`CastFrom`).
    """
    return not any(isinstance(part, n.InZone) for part in conjuncts(which))


spell_on_stack: Final = Noun(
    "a spell", [noun_head("spell", SPELL), noun_head("permanent spell", PERMANENT_ON_STACK)], after_one
)
spells_on_stack: Final = Noun(
    "spells",
    [
        noun_head("spells", SPELL, kind_before_many),
        noun_head("permanent spells", PERMANENT_ON_STACK, kind_before_many),
    ],
    after_many,
)
# Whatever could deal damage (CR 609.7): "a red source".
source: Final = Noun("a source", [noun_head("source")], after_one)
sources: Final = Noun("sources", [noun_head("sources", (), kind_before_many)], after_many, (n.Filter,))
described_source: Final = Noun("a source", [noun_head("source")], after_one, (n.Filter,))

thing: Final = Choice("a permanent, card or spell")
things: Final = Choice("permanents, cards or spells")
spell_or_ability: Final = Noun(
    "a spell or ability", [Words("it", [("spell or ability", (SPELL_OR_ABILITY,))])], after_one
)
ABILITIES: Final = (("activated", "activated"), ("triggered", "triggered"), ("activated or triggered", ""))
ability_on_stack: Final = Noun(
    "an ability", [Words("it", [(f"{words} ability", (n.IsAbility(kind),)) for words, kind in ABILITIES])], after_one
)
for noun in (permanent, card_in_zone, spell_on_stack, spell_or_ability, ability_on_stack):
    thing.add(noun)
for noun in (permanents, cards_in_zone, spells_on_stack):
    things.add(noun)
for noun in (permanent, card_in_zone):
    thing.add(nouns_joined(noun))
thing.add(ending_apart(spell_on_stack, "or"))  # "creature spell or planeswalker spell"
for joint in ("or", "and"):
    things.add(nouns_joined(permanents, joint))
    things.add(nouns_joined(cards_in_zone, joint))
things.add(nouns_joined(permanents, "and/or"))
# After "for each": "instant and sorcery card in your graveyard" is one of either kind.
counted: Final = Choice("what is counted")
counted.add(thing)
counted.add(card_and_other)
counted.add(permanent_and_other)
# "Artifact and/or enchantment you control": what is both is counted once, as with "or".
kinds_or: Final = kinds_joined_by("and/or")
counted.add(Noun("a permanent", [kinds_or], after_one, here=True))
counted.add(Noun("a card in a zone", [noun_head("card", (), kinds_or)], after_one, IN_A_ZONE))


def spell_or(pair: Any) -> Any:
    spell, which = pair
    parts = conjuncts(which)
    if any(isinstance(part, (n.InZone, n.IsSpell, n.IsOnTop)) for part in parts) or not parts or not conjuncts(spell):
        return DECLINED
    if ends_in_noun(conjuncts(spell)[-1]):
        return DECLINED  # "spell that targets an artifact or creature"
    return n.Any((spell, n.All((n.InZone(Zone.BATTLEFIELD), *parts))))


def spell_and_other(f: Any) -> Any:
    if not isinstance(f, n.Any) or len(f.of) != 2 or zone_spoken_of(f.of[0]) != "stack":
        return DECLINED
    parts = conjuncts(f.of[1])
    return (f.of[0], conjunction(parts[1:])) if parts[:1] == (n.InZone(Zone.BATTLEFIELD),) and parts[1:] else DECLINED


# "Spell or creature": on the stack, or on the battlefield.
spell_or_other: Final = Choice("a spell or permanent")
phrase("{spell} or {which}", (the.spell, the.which), spell_or_other, spell=spell_on_stack, which=permanent)
thing.add(Mapped(spell_or_other, spell_or, spell_and_other, n.Any))


def permanent_or_card(pair: Any) -> Any:
    which, elsewhere = pair
    parts = conjuncts(which)
    if not parts or any(isinstance(part, (n.InZone, n.IsSpell, n.IsOnTop)) for part in parts):
        return DECLINED
    return n.Any((n.All((n.InZone(Zone.BATTLEFIELD), *parts)), elsewhere))


def permanent_and_card(f: Any) -> Any:
    if not isinstance(f, n.Any) or len(f.of) != 2:
        return DECLINED
    first, elsewhere = conjuncts(f.of[0]), f.of[1]
    if first[:1] != (n.InZone(Zone.BATTLEFIELD),) or not first[1:]:
        return DECLINED
    if not any(isinstance(part, n.InZone) and part.zone != Zone.BATTLEFIELD for part in conjuncts(elsewhere)):
        return DECLINED
    return (conjunction(first[1:]), elsewhere)


# "Creatures from the battlefield and/or creature cards from graveyards": of either, in any mixture.
permanents_or_cards: Final = Choice("permanents or cards")
phrase(
    "{which} from the battlefield and/or {cards}",
    (the.which, the.cards),
    permanents_or_cards,
    which=permanents,
    cards=cards_in_zone,
)
things.add(Mapped(permanents_or_cards, permanent_or_card, permanent_and_card, n.Any))

# "Suspended card": in exile, with suspend and a time counter (CR 702.62b).
SUSPENDED: Final = (n.InZone(Zone.EXILE), n.WithKeyword(Keyword.SUSPEND), n.HasCounter("time"))
OWN_SUSPENDED: Final = (*SUSPENDED, n.OwnedBy(n.You()))
suspended_card: Final = Words(
    "a suspended card",
    [("suspended card", n.All(SUSPENDED)), ("suspended card you own", n.All(OWN_SUSPENDED))],
)
thing.add(suspended_card)


def on_battlefield_or(pair: Any) -> Any:
    which, elsewhere = pair
    parts = conjuncts(which)
    if any(isinstance(part, (n.InZone, n.IsSpell, n.IsOnTop)) for part in parts):
        return DECLINED
    return n.Any((conjunction((n.InZone(Zone.BATTLEFIELD), *parts)), elsewhere))


def on_battlefield_and(f: Any) -> Any:
    if not isinstance(f, n.Any) or len(f.of) != 2 or f.of[1] not in (n.All(SUSPENDED), n.All(OWN_SUSPENDED)):
        return DECLINED
    first = conjuncts(f.of[0])
    return (conjunction(first[1:]), f.of[1]) if first[:1] == (n.InZone(Zone.BATTLEFIELD),) else DECLINED


permanent_or_suspended: Final = Choice("a permanent or suspended card")
phrase("{which} or {card}", (the.which, the.card), permanent_or_suspended, which=permanent, card=suspended_card)
thing.add(Mapped(permanent_or_suspended, on_battlefield_or, on_battlefield_and, n.Any))

# What can be countered or aimed at on the stack.
SPELL_OR_PERMANENT: Final = n.Any((n.IsSpell(), n.InZone(Zone.BATTLEFIELD)))
thing.add(
    Words(
        "a spell or ability",
        [
            ("spell or permanent", SPELL_OR_PERMANENT),
            ("activated ability or triggered ability", n.IsAbility()),
            ("spell, activated ability, or triggered ability", SPELL_OR_ABILITY),
        ],
    )
)
