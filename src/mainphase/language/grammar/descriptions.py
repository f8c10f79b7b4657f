"""Descriptions after a noun: whose it is, where, how strong, with what ("with power 2 or less", "in your graveyard").

Each is a filter, for one thing and for several. They are the same after every noun.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype, Zone
from mainphase.cards.words.creature_keywords import MOST_LIFE
from mainphase.kernel.lowering.names_in_nodes import ABILITIES_ASKED_FOR
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import figures, number_words, quantities, x
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.conditions import conditions, contracted, or_more
from mainphase.language.grammar.counts import counter_kind
from mainphase.language.grammar.discourse import Mention, conjunction, conjuncts, discourse_of, mentioning, nouns_of
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.keywords.names import keyword, quality
from mainphase.language.grammar.kinds import OF_MANY, OF_ONE, any_order, card_type_words, single_kind, subtype
from mainphase.language.grammar.nouns import after_many, after_one, afters, colors, each_color, either_color
from mainphase.language.grammar.objects import (
    TEAM,
    before_it_left,
    certain_objects,
    certain_players,
    fixed_words,
    that_thing,
    whatever_it_means,
    whose,
)
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Leaf,
    Mapped,
    PhraseContext,
    ReadWhere,
    Reference,
    Within,
    Words,
    like,
    phrase,
    the,
)

NO_BASIC_LAND: Final = n.Not(n.All((n.OfSupertype(Supertype.BASIC), n.OfType(CardType.LAND))))

# --- Whose it is

YOUR_TEAM: Final = n.PlayersBut(n.EachPlayer(), n.EachOpponent())  # CR 102.3
holders: Final = Choice("somebody")
holders.add(certain_players)
fixed_words(holders, "an opponent", n.EachOpponent(), True, True)
fixed_words(holders, "your opponents", n.EachOpponent(), False, True)
fixed_words(holders, "each opponent", n.EachOpponent(), True, True, parse_only=True)

phrase("with {X} in its mana cost", n.HasXInCost(), after_one)
phrase("with {X} in their mana costs", n.HasXInCost(), after_many)
phrase("with {X} in their mana cost", n.HasXInCost(), after_many, parse_only=True)
one_of_them: Final = any_one(nouns.permanent)


def only_acting(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "It" where that is what acts: "~ gets +1/+1 for each Aura attached to it"."""
    memory = discourse_of(known)
    one = isinstance(memory.subject, (n.This, n.AttachedTo, n.Target, n.ThatObject))  # each of several has its own
    return [] if memory.subject_player or not memory.subject_one or not one else [("it", memory.subject, known)]


its: Final = contracted("it's", whoever=True)
even_it: Final = contracted("it", whoever=True)  # also whatever acts
even_this: Final = Reference("it", only_acting, "it")  # that alone
# Whom it dealt combat damage to in the combat that goes on; or who was hit so by the first target.
HIT_SOMEBODY: Final = n.DealtDamageTo(n.EachPlayer(), True, True)
HIT_BY_TARGET: Final = n.PlayersWho(n.EachPlayer(), n.Fits(n.Target(0), n.DealtDamageTo(n.ThatPlayer(), True, True)))
PUT_THERE: Final = (
    ("", Zone.NOWHERE),
    (" from anywhere", Zone.NOWHERE),
    (" from the battlefield", Zone.BATTLEFIELD),
    (" from their library", Zone.LIBRARY),
    (" from your library", Zone.LIBRARY),
)
BY_YOURS: Final = n.HasAttached(n.All((n.OfSubtype("Aura"), n.ControlledBy(n.You()))))
ENCHANTED: Final = n.HasAttached(n.OfSubtype("Aura"))
ATTACHED_SO: Final = (
    ("enchanted", ENCHANTED),
    ("enchanted or equipped", n.Any((ENCHANTED, n.HasAttached(n.OfSubtype("Equipment"))))),
    ("enchanted by an Aura you control", BY_YOURS),
    ("enchanted by Auras you control", BY_YOURS),
)
IS_SO: Final = {after_one: ("", "that's "), after_many: ("", "that are ")}
YOUR_PLANESWALKERS: Final = n.All((n.OfType(CardType.PLANESWALKER), n.ControlledBy(n.You())))
YOU_OR_THEM: Final = n.Together((n.You(), n.Each(YOUR_PLANESWALKERS)))
ATTACKED_BY_WORDS: Final = (
    ("you or a planeswalker you control", YOU_OR_THEM),
    ("one of your opponents", n.EachOpponent()),
    ("the player with the most life or tied for most life", MOST_LIFE),
)
damager: Final = Choice("what dealt damage", [Words("what dealt damage", [("a source", n.Anything())])])
damager.add(any_one(nouns.permanent))
DID_NEITHER: Final = n.Not(n.Any((n.AttackedThisTurn(), n.EnteredThisTurn())))
for to in afters:
    phrase("{who} <controls>", n.ControlledBy, to, who=holders)
    phrase("your team controls", n.ControlledBy(TEAM), to)
    phrase("controlled by {who}", n.ControlledBy, to, who=holders, parse_only=True)
    to.add(Words("a description", [("your team controls", n.ControlledBy(YOUR_TEAM))]))
    phrase("{who} <doesn't> control", like(n.Not, of=like(n.ControlledBy, who=the.who)), to, who=holders)
    phrase("{who} <owns>", n.OwnedBy, to, who=holders)
    phrase("owned by {who}", n.OwnedBy, to, who=holders, parse_only=True)
    phrase("owned by another player", n.OwnedBy(n.EachOtherPlayer()), to)
    phrase("{who} <doesn't> own", like(n.Not, of=like(n.OwnedBy, who=the.who)), to, who=holders)
    phrase("you own and control", n.All((n.OwnedBy(n.You()), n.ControlledBy(n.You()))), to)
    for verb, is_so, other, is_not in (
        ("owns", n.OwnedBy, "control", n.ControlledBy),
        ("controls", n.ControlledBy, "own", n.OwnedBy),
    ):
        phrase(
            f"{{who}} <{verb}> but <doesn't> {other}",
            like(n.All, of=(like(is_so, who=the.who), like(n.Not, of=like(is_not, who=the.who)))),
            to,
            who=holders,
        )
    phrase(
        "{who} <owns> that {by} <controls>",
        like(n.All, of=(like(n.OwnedBy, who=the.who), like(n.ControlledBy, who=the.by))),
        to,
        who=holders,
        by=holders,
    )
    to.add(
        Words(
            "a description",
            [
                ("of the chosen color", n.OfChosenColor()),
                ("of the chosen type", n.OfChosenType()),
                ("of that type", n.OfChosenType()),
                ("that isn't of the chosen type", n.Not(n.OfChosenType())),
                ("that aren't of the chosen type", n.Not(n.OfChosenType())),
                ("that aren't on the battlefield", n.Not(n.InZone(Zone.BATTLEFIELD))),
                ("that didn't attack this turn", n.Not(n.AttackedThisTurn())),
                ("that didn't attack or enter this turn", DID_NEITHER),
                ("and has controlled continuously since the beginning of the turn", n.ControlledSinceTurnBegan()),
                ("with the chosen name", n.OfChosenName()),
                ("with that name", n.OfChosenName()),
                ("other than a basic land card", NO_BASIC_LAND),
                ("other than basic land cards", NO_BASIC_LAND),
                ("attacking you", n.IsAttacking(n.You())),
                ("that's attacking you", n.IsAttacking(n.You())),
                ("other than ~", n.Other()),
                ("put onto the battlefield with ~", n.PutByThis()),
                ("dealt damage by ~ this turn", n.WasDamagedBy(n.This())),
                ("dealt damage by this creature this turn", n.WasDamagedBy(n.This())),
                ("that was dealt damage this turn", n.DealtDamageThisTurn()),
                ("dealt damage this turn", n.DealtDamageThisTurn()),
                ("that was dealt excess damage this turn", n.DealtExcessDamage()),
                ("that attacked this turn", n.AttackedThisTurn()),
                ("that's one or more colors", n.Not(n.OfColor(n.Color.COLORLESS))),
                ("that are one or more colors", n.Not(n.OfColor(n.Color.COLORLESS))),
                ("that aren't legendary", n.Not(n.OfSupertype(n.Supertype.LEGENDARY))),
                ("with a single target", n.HasOneTarget()),
                ("with two or more card types", n.OfSeveralTypes()),
                ("with a morph ability", n.HasMorph()),
                ("that wasn't cast", n.Not(n.CastBy(n.EachPlayer()))),
                ("that's not a commander", n.Not(n.IsCommander())),
                ("that has a mana ability", n.HasManaAbility()),
                ("with mana abilities", n.HasManaAbility()),
                ("with a mana ability", n.HasManaAbility()),
            ],
        )
    )
    phrase(
        "dealt damage this turn by {which} you controlled", like(n.WasDamagedByA, which=the.which, by=n.You()), to,
        which=damager,
    )  # fmt: skip
    for count_word, count in (("two", 2), ("three", 3), ("four", 4)):
        so_many = n.OfSoManyColors(count)
        to.add(Words("a description", [(f"{IS_SO[to][1]}exactly {count_word} colors", so_many)]))
    for words, whom in ATTACKED_BY_WORDS:
        to.add(Words("a description", [(f"{that_is}attacking {words}", n.IsAttacking(whom)) for that_is in IS_SO[to]]))
    for words, attached in ATTACHED_SO:
        isnt = "that isn't" if to is after_one else "that aren't"
        told = [(f"{IS_SO[to][1]}{words}", attached), (f"{isnt} {words}", n.Not(attached))]
        to.add(Words("a description", told))
    were = "was" if to is after_one else "were"
    for words, zone in PUT_THERE:
        phrase(
            f"that {were} put there{words} this turn", n.PutThereThisTurn(zone), to,
            parse_only=words in (" from anywhere", " from your library"),
        )  # fmt: skip
    for words, combat in (("damage", False), ("combat damage", True)):
        phrase(f"that dealt {words} this turn", n.DealtDamageTo(None, combat), to)
        for said, player in (("you", n.You()), ("an opponent", n.EachOpponent())):
            phrase(f"that dealt {words} to {said} this turn", n.DealtDamageTo(player, combat), to)
    phrase("that dealt combat damage to a player this combat", HIT_SOMEBODY, to)
    phrase("controlled by whom the first target dealt it", n.ControlledBy(HIT_BY_TARGET), to)
    phrase("that blocked this turn", n.BlockedThisTurn, to)
    phrase("that attacked or blocked this turn", n.Any((n.AttackedThisTurn(), n.BlockedThisTurn())), to)
    phrase("that entered this turn", n.EnteredThisTurn(), to)
    for enters in ("entered", "entered the battlefield"):
        phrase(
            f"that {enters} under your control this turn",
            n.EnteredThisTurn(n.You()),
            to,
            parse_only=enters != "entered",
        )
    to.add(
        Mapped(
            phrase("created with {of}", the.of, of=certain_objects),
            lambda of: nouns.CREATED_WITH if of == n.This() else DECLINED,
            lambda _: n.This(),
            n.CreatedWithThis,
        )
    )
    phrase(f"with {{which}} attached to {'it' if to is after_one else 'them'}", n.HasAttached, to, which=one_of_them)
    phrase("attached to {to}", n.IsAttachedTo, to, to=certain_objects)
    phrase("that was attached to {to}", n.IsAttachedTo, to, to=certain_objects, parse_only=True)
    phrase("attached to {to}", n.IsAttachedTo, to, to=certain_players)
    phrase("attached to {which}", like(n.IsAttachedTo, to=like(n.Each, which=the.which)), to, which=one_of_them)
    phrase(
        "attached to {which}", like(n.IsAttachedTo, to=like(n.Each, which=the.which)), to, which=nouns.permanents,
        parse_only=True,
    )  # fmt: skip
    phrase("attached to {to}", n.IsAttachedTo, to, to=even_this, parse_only=True)
    for did, has_done in (("crewed", n.HasCrewed), ("saddled", n.HasSaddled)):
        phrase(f"that {did} {{whom}} this turn", has_done, to, whom=certain_objects)
        phrase(f"that {did} {{whom}} this turn", has_done, to, whom=even_it, parse_only=True)
    phrase("crewed by {what} this turn", n.WasCrewedBy, to, what=certain_objects)
    phrase("blocked by {what}", n.IsBlockedBy, to, what=certain_objects)
    phrase("blocking {whom}", n.IsBlocking, to, whom=certain_objects)
    phrase("blocking {whom}", n.IsBlocking, to, whom=even_it, parse_only=True)
    phrase(
        "blocking or blocked by {what}",
        like(n.Any, of=(like(n.IsBlocking, whom=the.what), like(n.IsBlockedBy, what=the.what))),
        to,
        what=certain_objects,
    )
    phrase("{what} blocking", n.IsBlockedBy, to, what=its, parse_only=True)

# --- Where it is

WHOSE_ZONES: Final = (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND), ("library", Zone.LIBRARY))
ANY_GRAVEYARD: Final = ("a graveyard", "each graveyard", "all graveyards", "graveyards")
for to in afters:
    for prefix in ("in", "from"):
        graveyards: tuple[str, ...] = ANY_GRAVEYARD if to is after_one else ANY_GRAVEYARD[::-1]
        if to is after_one and prefix == "from":  # "a card from each graveyard" is one of each, which is not said so
            graveyards = ANY_GRAVEYARD[:1] + ANY_GRAVEYARD[2:]
        for word, zone in WHOSE_ZONES:
            to.add(
                Words(
                    "a zone",
                    [(f"{prefix} an opponent's {word}", n.All((n.InZone(zone), n.OwnedBy(n.EachOpponent()))))],
                )
            )
            phrase(
                f"{prefix} {{who}} {word}",
                like(n.All, of=(n.InZone(zone), like(n.OwnedBy, who=the.who))),
                to,
                who=whose,
            )
        to.add(
            Words(
                "a zone",
                [
                    *((f"{prefix} {words}", n.InZone(Zone.GRAVEYARD)) for words in graveyards),
                    *(
                        (f"{prefix} your opponents' {words}", n.All((n.InZone(zone), n.OwnedBy(n.EachOpponent()))))
                        for words, zone in (("graveyards", Zone.GRAVEYARD), ("hands", Zone.HAND))
                    ),
                ],
            )
        )
    to.add(
        Mapped(
            phrase("exiled with {of}", the.of, of=certain_objects),
            lambda of: nouns.EXILED_WITH if of == n.This() else DECLINED,
            lambda which: n.This() if which == nouns.EXILED_WITH else DECLINED,
            n.All,
        )
    )
    to.add(
        Mapped(
            phrase("exiled with {of}", the.of, of=even_it, parse_only=True),
            lambda of: nouns.EXILED_WITH if of == n.This() else DECLINED,
            lambda which: n.This() if which == nouns.EXILED_WITH else DECLINED,
            n.All,
        )
    )
    elsewhere: list[tuple[str, n.Filter]] = [("on the battlefield", n.InZone(Zone.BATTLEFIELD))]
    if to is not after_one:  # so many of them together, not in each
        elsewhere.append(("total in all graveyards", n.InZone(Zone.GRAVEYARD)))
    to.add(Words("a zone", [*elsewhere, ("in exile", n.InZone(Zone.EXILE))]))

# --- Numbers of it

number: Final = Choice("a number")
number.add(figures)
number.add(x)
number.add(number_words)
phrase("X plus {more}", like(n.Plus, left=n.X(), right=the.more), number, more=figures)
OPS: Final = ((" or less", "<="), (" or greater", ">="), ("", "="))
THAN: Final = (
    ("less than or equal to", "<="),
    ("greater than or equal to", ">="),
    ("equal to", "="),
    ("less than", "<"),
    ("greater than", ">"),
)
STATS: Final = (("power", n.PowerIs), ("toughness", n.ToughnessIs), ("mana value", n.ManaValueIs))
for to in afters:
    for stat, made in STATS:
        for tail, op in OPS:
            phrase(f"with {stat} {{than}}{tail}", like(made, op=op, than=the.than), to, than=number)
        for words, op in THAN:
            phrase(f"with {stat} {words} {{than}}", like(made, op=op, than=the.than), to, than=quantities)
for stat, made in STATS:  # "with mana value 2 or 3"
    for to in afters:
        phrase(
            f"with {stat} {{one}} or {{other}}",
            like(n.Any, of=(like(made, op="=", than=the.one), like(made, op="=", than=the.other))), to,
            one=figures, other=figures,
        )  # fmt: skip
for stat, made in STATS[::2]:  # "up to two target creature cards each with mana value 3 or less"
    for tail, op in OPS[:2]:
        phrase(
            f"each with {stat} {{than}}{tail}", like(made, op=op, than=the.than), after_many, than=number,
            parse_only=True,
        )  # fmt: skip
for to in afters:
    each_stat = tuple([like(made, op="=", than=the.than) for _, made in (STATS[2], *STATS[:2])])
    phrase("with mana value, power, or toughness equal to {than}", like(n.Any, of=each_stat), to, than=quantities)
    for tail, op in OPS[:2]:
        phrase(
            f"with power or toughness {{than}}{tail}",
            like(n.Any, of=(like(n.PowerIs, op=op, than=the.than), like(n.ToughnessIs, op=op, than=the.than))),
            to,
            than=number,
        )

# Base power and toughness (CR 208.4b).
whole_number: Final = Mapped(figures, lambda q: q.n, n.Fixed)
for to in afters:
    phrase("with base power {power}", n.OfBaseSize, to, power=whole_number, fits=lambda so: so.toughness == -1)
    phrase(
        "with base power and toughness {power}/{toughness}", n.OfBaseSize, to, power=whole_number,
        toughness=whole_number,
    )  # fmt: skip
phrase("with power greater than its base power", n.AboveBasePower(), after_one)
phrase("with power greater than their base power", n.AboveBasePower(), after_many)
phrase("with power greater than its base power", n.AboveBasePower(), after_many, parse_only=True)
phrase("each with power greater than its base power", n.AboveBasePower(), after_many, parse_only=True)

# "A creature card with lesser power": than what was spoken of. What nobody has spoken of yet is not meant.
COMPARED: Final = (
    ("lesser", "<"), ("greater", ">"), ("equal or lesser", "<="), ("equal or greater", ">="),
    ("an equal or lesser", "<="), ("an equal or greater", ">="),
)  # fmt: skip
MEASURES: Final = {"power": n.PowerOf, "toughness": n.ToughnessOf, "mana value": n.ManaValueOf}


def than_it(stat: str) -> Reference:
    def meanings(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
        spoken = [mention.what for mention in discourse_of(known).mentions]
        return [(stat, what, known) for what, _, _ in whatever_it_means(known) if what in spoken]

    return Reference(stat, meanings, stat)


for stat, made in STATS:
    of_it = before_it_left(than_it(stat))
    for to in afters:
        for words, op in COMPARED:
            phrase(
                f"with {words} {{of}}", like(made, op=op, than=like(MEASURES[stat], of=the.of)), to, of=of_it,
                parse_only=True,
            )  # fmt: skip

# "With power less than ~'s".
for stat, made in STATS:
    for to in afters:
        for words, op in THAN:
            phrase(
                f"with {stat} {words} {{of}}'s", like(made, op=op, than=like(MEASURES[stat], of=the.of)), to,
                of=certain_objects, parse_only=True,
            )  # fmt: skip

# "With that spell's mana value": just as much.
of_that: Final = before_it_left(that_thing("that", True))
for to in afters:
    just_as_much = phrase(
        "with {of}'s mana value", like(n.ManaValueIs, op="=", than=like(n.ManaValueOf, of=the.of)), of=of_that
    )
    to.of.insert(0, just_as_much)  # and is said so: "with mana value equal to its mana value" could be its own

    at_most_its = like(n.ManaValueIs, op="<=", than=like(n.ManaValueOf, of=the.of))
    phrase("with mana value less than or equal to {of}", at_most_its, to, of=of_that, parse_only=True)

for stat, made, most, words_for_it in (
    ("power", n.PowerIs, n.GreatestPower, ("greatest", "highest")),
    ("toughness", n.ToughnessIs, n.GreatestToughness, ("greatest", "highest")),
    ("mana value", n.ManaValueIs, n.GreatestManaValue, ("greatest", "highest")),
    ("power", n.PowerIs, n.LeastPower, ("least",)),
    ("toughness", n.ToughnessIs, n.LeastToughness, ("least",)),
):
    for to in afters:
        for k, word in enumerate(words_for_it):
            phrase(
                f"with the {word} {stat} among {{which}}",
                like(made, op="=", than=like(most, which=the.which)),
                to,
                which=nouns.permanents,
                parse_only=k > 0,
            )

EACH_VALUE: Final = phrase(
    "each mana value among {which}", like(n.SharesManaValue, of=like(n.Each, which=the.which)), which=nouns.permanents
)
quality.add(EACH_VALUE)
quality.add(phrase("each mana value of the chosen quality", n.ManaValueIsOfChosenParity()))
for to, words in ((after_one, "with an {} mana value"), (after_many, "with {} mana values")):
    for parity in ("odd", "even"):
        phrase(words.format(parity), n.ManaValueIsOdd(parity == "odd"), to)
    phrase("with mana value of the chosen quality", n.ManaValueIsOfChosenParity(), to)
    phrase("without mana value of the chosen quality", n.Not(n.ManaValueIsOfChosenParity()), to)

# --- What it has

for to in afters:
    phrase("with no abilities", n.HasNoAbilities(), to)
    phrase("with abilities", n.Not(n.HasNoAbilities()), to)


def filter_for_keyword(bit: Any) -> Any:
    return n.WithKeyword(bit)


def had(f: Any) -> Any:
    return f.keyword if isinstance(f, n.WithKeyword) else DECLINED


def any_filter(values: Any) -> Any:
    return n.Any(values)


def alternatives_of(f: Any) -> Any:
    return f.of if isinstance(f, n.Any) else DECLINED


one_keyword: Final = Mapped(keyword, filter_for_keyword, had, n.WithKeyword)
LANDWALKS: Final = tuple(
    (f"{land.lower()}walk", n.HasLandwalk(n.OfSubtype(land)))
    for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")
)
a_keyword: Final = Choice("a keyword")
a_keyword.add(one_keyword)
a_keyword.add(Words("landwalk", list(LANDWALKS)))
# Keywords that stand for abilities in other words: "cards with cycling".
named_ability: Final = Words("a keyword", [(name, n.WithAbility(name)) for name in ABILITIES_ASKED_FOR])
for to, has, an in ((after_one, "has", "an Adventure"), (after_many, "have", "Adventures")):
    phrase(f"that {has} {an}", n.HasAdventure(), to)  # CR 715.2a
    phrase(f"that {has} {{of}}", the.of, to, of=one_keyword, parse_only=True)
    phrase(f"that {has} {{of}}", the.of, to, of=named_ability, parse_only=True)
phrase("that have an Adventure", n.HasAdventure(), after_many, parse_only=True)
for to in afters:
    phrase("with {of}", the.of, to, of=named_ability)
    phrase("without {of}", n.Not, to, of=named_ability)
    for article in ("a", "an"):
        phrase(f"with {article} {{of}} ability", the.of, to, of=named_ability, parse_only=True)
for to in afters:
    phrase("with {of}", the.of, to, of=a_keyword)
    phrase("with {of}", the.of, to, of=Mapped(any_order(a_keyword, "or"), any_filter, alternatives_of, n.Any))
    phrase(
        "with {of}", the.of, to, of=Mapped(any_order(a_keyword, "and/or"), any_filter, alternatives_of, n.Any),
        parse_only=True,
    )  # fmt: skip
    phrase("without {of}", n.Not, to, of=a_keyword)
    phrase("without {of}", n.Not, to, of=Mapped(any_order(a_keyword, "or"), any_filter, alternatives_of, n.Any))


def begins_with_vowel(f: Any) -> bool:
    return f.kind[:1] in ("a", "e", "i", "o", "u")


def begins_otherwise(f: Any) -> bool:
    return not begins_with_vowel(f)


def has_none_with_vowel(f: Any) -> bool:
    return begins_with_vowel(f.of)


def has_none_otherwise(f: Any) -> bool:
    return begins_otherwise(f.of)


for to, it in ((after_one, "it"), (after_many, "them"), (after_many, "it")):
    parse_only = (to, it) == (after_many, "it")
    for article, wants in (("a", begins_otherwise), ("an", begins_with_vowel)):
        phrase(
            f"with {article} {{kind}} counter on {it}", n.HasCounter, to, kind=counter_kind, fits=wants,
            parse_only=parse_only or it == "them",
        )  # fmt: skip
        phrase(
            f"without {article} {{kind}} counter on {it}", like(n.Not, of=like(n.HasCounter, kind=the.kind)), to,
            kind=counter_kind, fits=has_none_otherwise if article == "a" else has_none_with_vowel, parse_only=True,
        )  # fmt: skip
    phrase(f"with {{kind}} counters on {it}", n.HasCounter, to, kind=counter_kind, parse_only=parse_only or it == "it")
    phrase(f"with one or more {{kind}} counters on {it}", n.HasCounter, to, kind=counter_kind, parse_only=True)
    phrase(
        f"with no {{kind}} counters on {it}",
        like(n.Not, of=like(n.HasCounter, kind=the.kind)),
        to,
        kind=counter_kind,
        parse_only=parse_only,
    )

for to, it in ((after_one, "it"), (after_many, "them")):
    phrase(f"with {{least}} counters on {it}", like(n.HasCounter, kind="", at_least=the.least), to, least=or_more)
    phrase(f"with {{at_least}} {{kind}} counters on {it}", n.HasCounter, to, at_least=or_more, kind=counter_kind)

# Of what is exiled it would be said otherwise, and could mean that it is exiled so.
that_has_one: Final = phrase(
    "that has a {kind} counter on it", n.HasCounter, kind=with_article(counter_kind, False), parse_only=True
)
after_one.add(ReadWhere(that_has_one, lambda source, at, _: "exile" not in source.low[:at]))
# Of whatever kind.
for to, it in ((after_one, "it"), (after_many, "them")):
    phrase(f"that {'has' if it == 'it' else 'have'} counters on {it}", n.HasCounter(""), to, parse_only=True)
    phrase(f"with a counter on {it}", n.HasCounter(""), to)
    phrase(f"with counters on {it}", n.HasCounter(""), to, parse_only=True)
    phrase(f"with one or more counters on {it}", n.HasCounter(""), to, parse_only=True)
    phrase(f"with no counters on {it}", n.Not(n.HasCounter("")), to)

# --- What it has in common with something


# What was spoken of, as it was before it left: a token or an animated land has other types than its card has.
compared: Final = Choice("what it is compared with")
compared.add(before_it_left(certain_objects))
compared.add(Words("a card on top", [("the top card of a library", n.TopOfLibrary(n.EachPlayer()))]))


def tells_of_several(shares: Any) -> bool:
    """True if it is one of several that are described, not what was exiled with this."""
    return bool(shares.of.which != n.ExiledWithThis())


def is_somebodys(which: n.Filter) -> bool:
    """True if it tells who controls them, which could be told of what is compared with them otherwise."""
    return any(isinstance(part, n.ControlledBy) for part in conjuncts(which))


named_so: Final = Choice("a permanent or card")
named_so.add(nouns.permanent)
named_so.add(nouns.card_in_zone)
YOUR_CREATURES: Final = n.Together(
    (
        n.Each(n.All((n.OfType(CardType.CREATURE), n.ControlledBy(n.You())))),
        n.Each(n.All((n.OfType(CardType.CREATURE), n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You())))),
    )
)
LIKE_NONE: Final = n.Not(n.SharesCreatureType(YOUR_CREATURES))
phrase(
    "that doesn't share a creature type with a creature you control or a creature card in your graveyard", LIKE_NONE,
    after_one,
)  # fmt: skip
SHARED: Final[tuple[tuple[str, Any, dict[str, bool]], ...]] = (
    ("a color", n.SharesColor, {}),
    ("a card type", n.SharesCardType, {}),
    ("a permanent type", n.SharesCardType, {"permanent": True}),
    ("a creature type", n.SharesCreatureType, {}),
    ("a mana value", n.SharesManaValue, {}),
)
for to in afters:
    without = "doesn't" if to is after_one else "don't"
    for article, vowel in (("a", False), ("an", True)):
        of_name: dict[str, Any] = {"which": with_article(named_so, vowel)}
        of_one = like(n.SharesName, of=like(n.Each, which=the.which))
        phrase(f"with the same name as {article} {{which}}", of_one, to, fits=tells_of_several, **of_name)
        phrase(f"that {without} have the same name as {article} {{which}}", like(n.Not, of=of_one), to, **of_name)
        if to is after_one:
            phrase(f"that has the same name as {article} {{which}}", of_one, to, parse_only=True, **of_name)
    # Of cards, which all have a name (CR 201.2c); after something else that is told of them it is joined to that.
    for joint in ("", "and "):
        phrase(
            f"{joint}with a different name than each {{which}}",
            like(n.Not, of=like(n.SharesName, of=like(n.Each, which=the.which))), to, which=nouns.permanent,
            fits=lambda none: is_somebodys(none.of.of.which), parse_only=True,
        )  # fmt: skip
    # Another than it: of permanents, which are among those.
    phrase(
        f"that {without} have the same name as another {{which}}",
        like(n.Not, of=like(n.SharesName, of=like(n.Each, which=the.which), another=True)), to, which=nouns.permanent,
    )  # fmt: skip
    phrase("with the same name as {of}", n.SharesName, to, of=compared)
    phrase(
        f"that {without} have the same name as {{of}}", like(n.Not, of=like(n.SharesName, of=the.of)), to, of=compared
    )
    for words, shares, of_what in SHARED:
        verb = "shares" if to is after_one else "share"
        it_shares = like(shares, of=the.of, **of_what)
        phrase(f"that {verb} {words} with {{of}}", it_shares, to, of=compared)
        if to is after_one:
            for article, vowel in (("a", False), ("an", True)):
                of_any = like(n.Not, of=like(shares, of=like(n.Each, which=the.which), **of_what))
                phrase(
                    f"that doesn't share {words} with {article} {{which}}", of_any, to,
                    which=with_article(nouns.permanent, vowel), fits=lambda none: is_somebodys(none.of.of.which),
                )  # fmt: skip
            phrase(f"that {verb} {words} with your commander", shares(n.CommandersOf(), **of_what), to)
        verb = "doesn't" if to is after_one else "don't"
        phrase(f"that {verb} share {words} with {{of}}", like(n.Not, of=it_shares), to, of=compared)

# --- Its color and name

some_colors: Final = Mapped(any_order(colors, "or"), either_color, each_color, n.OfColor)
a_color: Final = Choice("a color")
a_color.add(colors)
a_color.add(some_colors)
for to, be, are in ((after_one, "that's", "that isn't"), (after_many, "that are", "that aren't")):
    phrase(f"{be} {{of}}", the.of, to, of=a_color, parse_only=True)
    phrase(f"{are} {{of}}", n.Not, to, of=a_color, parse_only=True)

either_of_colors: Final = Mapped(any_order(colors, "and/or"), either_color, each_color, n.OfColor)
phrase("that are {of}", the.of, after_many, of=either_of_colors, parse_only=True)

# "That's a Werewolf or a Wolf", "that's an Ape or Monkey"; of several "that are Fungi and/or Saprolings".
an_article: Final = Choice("a kind of thing")
for article, vowel in (("a", False), ("an", True)):
    phrase(f"{article} {{which}}", the.which, an_article, which=with_article(subtype(OF_ONE), vowel))
phrase("that isn't {of}", n.Not, after_one, of=an_article, parse_only=True)
phrase("that's a token or {of}", like(n.Any, of=(n.IsToken(), the.of)), after_one, of=an_article)
for second in (an_article, subtype(OF_ONE)):
    phrase(
        "that isn't {one} or {other}", like(n.Not, of=like(n.Any, of=(the.one, the.other))), after_one, one=an_article,
        other=second, parse_only=second is not an_article,
    )  # fmt: skip
    phrase(
        "that's {one} or {other}", like(n.Any, of=(the.one, the.other)), after_one, one=an_article, other=second,
        parse_only=second is not an_article,
    )  # fmt: skip
# "Each creature you control that's an artifact or Human".
a_type_or_kind: Final = Choice("a kind of thing")
for article, vowel in (("a", False), ("an", True)):
    phrase(f"{article} {{which}}", the.which, a_type_or_kind, which=with_article(single_kind, vowel))
for second in (a_type_or_kind, single_kind):
    phrase(
        "that's {one} or {other}", like(n.Any, of=(the.one, the.other)), after_one, one=a_type_or_kind, other=second,
        fits=lambda either: any(isinstance(one, n.OfType) for one in either.of),
        parse_only=second is not a_type_or_kind,
    )  # fmt: skip
for others in (("b",), ("b", "c"), ("b", "c", "d")):
    middle = "".join(f"{{{other}}}, " for other in others)
    slots: dict[str, Any] = {other: subtype(OF_ONE) for other in (*others, "z")}
    parts: tuple[Any, ...] = (the.a, *[getattr(the, other) for other in others], the.z)
    phrase(f"that's {{a}}, {middle}or {{z}}", like(n.Any, of=parts), after_one, a=an_article, parse_only=True, **slots)
    phrase(
        f"that isn't {{a}}, {middle}or {{z}}", like(n.Not, of=like(n.Any, of=parts)), after_one, a=an_article, **slots
    )
phrase(
    "that are {one} and/or {other}", like(n.Any, of=(the.one, the.other)), after_many,
    one=subtype(OF_MANY), other=subtype(OF_MANY), parse_only=True,
)  # fmt: skip
phrase(
    "that are {one} and/or {other}", like(n.Any, of=(the.one, the.other)), after_many,
    one=subtype(OF_MANY), other=card_type_words(False), parse_only=True,
)  # fmt: skip

# "All other permanents except for lands and tokens".
apart_from: Final = Choice("what is spared")
apart_from.add(nouns.permanents)
apart_from.add(
    nouns.one_of_several(
        any_order(nouns.permanents, "and"),
        lambda values: not all(isinstance(value, (n.OfType, n.OfSubtype)) for value in values),
    )
)
phrase("except for {spared}", like(n.Not, of=the.spared), after_many, spared=apart_from, parse_only=True)
phrase("except for ~", n.Other(), after_many, parse_only=True)
KINDS_SPARED: Final = Mapped(any_order(subtype(OF_MANY), "and"), any_filter, alternatives_of, n.Any)
phrase("except for {spared}", like(n.Not, of=the.spared), after_many, spared=KINDS_SPARED, parse_only=True)

# Names are written with capitals; small words stand only between them.
WORD: Final = r"(?:[a-z]['’])?[A-Z][\w'’-]*"
SMALL: Final = r"(?:of|the|and|to|in|with|for|from|de|la|von|at|on|a|an|into)"
name: Final = Leaf(
    "a name",
    rf"{WORD}(?:,? (?:{SMALL} )*{WORD})*",
    lambda words: words,
    lambda held: held if type(held) is str and held != "" else None,
)


def name_of_its_card(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "~": the name of the card whose text it is."""
    memory = discourse_of(known)
    return [("~", memory.name, known)] if memory.name and not memory.quoted else []


def name_of_granter(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "^": that name where it stands in quotation marks."""
    memory = discourse_of(known)
    return [("^", memory.name, known)] if memory.name and memory.quoted else []


names: Final = Choice("a name")
names.add(Reference("~", name_of_its_card, "~"))
names.add(name)
names.add(Reference("^", name_of_granter, "^"))
for to in afters:
    phrase("named {name}", n.Named, to, name=names)
    phrase("not named {name}", like(n.Not, of=like(n.Named, name=the.name)), to, name=names)

# --- Things of two names, which are two: "you control artifacts named Anvil and Bellows"

two_names: Final = Leaf(
    "two names",
    rf"{WORD}(?:,? (?:{SMALL} )*{WORD})* and {WORD}(?:,? (?:{SMALL} )*{WORD})*",
    lambda words: tuple(words.split(" and ")) if words.count(" and ") == 1 else DECLINED,
    lambda held: " and ".join(held) if type(held) is tuple and len(held) == 2 else None,
)
both_named: Final = Choice("a condition")
phrase("you control {which} named {names}", (the.which, the.names), both_named, which=nouns.permanents, names=two_names)


def one_of_each_name(told: Any) -> Any:
    which, (first, second) = told
    one, other = (n.All((*conjuncts(which), n.Named(name), n.ControlledBy(n.You()))) for name in (first, second))
    return n.Both(n.Exists(one), n.Exists(other))


def names_told(condition: Any) -> Any:
    found: list[str] = []
    for one in (condition.left, condition.right):
        parts = conjuncts(one.which) if isinstance(one, n.Exists) else ()
        found += [part.name for part in parts if isinstance(part, n.Named)]
    if len(found) != 2:
        return DECLINED
    kinds = tuple([part for part in conjuncts(condition.left.which) if isinstance(part, n.OfType)])
    told = (conjunction(kinds), (found[0], found[1]))
    return told if one_of_each_name(told) == condition else DECLINED


conditions.add(Mapped(both_named, one_of_each_name, names_told, n.Both))

# --- And of three: "those Equipment" are they

plain_name: Final = Leaf(
    "a name",
    rf"{WORD}(?: (?:{SMALL} )*{WORD})*",
    lambda words: words,
    lambda held: held if type(held) is str and held != "" else None,
)
first_name: Final = Choice("a name")
first_name.add(Reference("~", name_of_its_card, "~"))
first_name.add(plain_name)
OF_THREE: Final = (the.one, the.two, the.three)
three_named: Final = phrase(
    "you control {which} named {one}, {two}, and {three}", (the.which, OF_THREE), which=nouns.permanents,
    one=first_name, two=plain_name, three=plain_name,
)  # fmt: skip


def one_of_each_of_three(told: Any) -> Any:
    which, of_names = told
    if len(set(of_names)) < len(of_names):
        return DECLINED
    first, second, third = (
        n.Exists(n.All((*conjuncts(which), n.Named(name), n.ControlledBy(n.You())))) for name in of_names
    )
    return n.Both(n.Both(first, second), third)


def three_names_told(condition: Any) -> Any:
    if not isinstance(condition.left, n.Both):
        return DECLINED
    told: list[Any] = []
    for one in (condition.left.left, condition.left.right, condition.right):
        parts = conjuncts(one.which) if isinstance(one, n.Exists) else ()
        told += [(conjunction(parts[:-2]), part.name) for part in parts[-2:-1] if isinstance(part, n.Named)]
    if len(told) != 3:
        return DECLINED
    held = (told[0][0], tuple(name for _, name in told))
    return held if one_of_each_of_three(held) == condition else DECLINED


def as_those_three(known: PhraseContext, condition: Any) -> PhraseContext:
    """They are spoken of together."""
    which, of_names = three_names_told(condition)
    one_of_them = n.Any(tuple(n.Named(name) for name in of_names))
    those = n.Each(n.All((*conjuncts(which), one_of_them, n.ControlledBy(n.You()))))
    return mentioning(known, Mention(those, nouns_of(which), False))


conditions.add(
    Within(
        Mapped(three_named, one_of_each_of_three, three_names_told, n.Both),
        after=lambda _, known, condition: as_those_three(known, condition),
    )
)

# --- What it is not


def is_of_another(which: Any) -> bool:
    """Other than the object itself is said with its name."""
    return bool(which.of.of != n.This())


KINDS_LEFT_OUT: Final = Mapped(any_order(subtype(OF_MANY), "and"), any_filter, alternatives_of, n.Any)
for to in afters:
    phrase("other than {it}", like(n.Not, of=like(n.OneOf, of=the.it)), to, it=certain_objects, fits=is_of_another)
    for this in ("this creature", "this permanent", "this artifact"):
        to.add(Words("a description", [(f"other than {this}", n.Other())]))
phrase("other than {of}", n.Not, after_many, of=KINDS_LEFT_OUT)

# --- How many of these keywords there are, each counted once


def all_bits(bits: Any) -> Any:
    found = 0
    for bit in bits:
        found |= bit
    return found


def each_bit(mask: Any) -> Any:
    return tuple([1 << k for k in range(mask.bit_length()) if mask >> k & 1]) if type(mask) is int else DECLINED


listed_keywords: Final = Mapped(any_order(keyword, "and"), all_bits, each_bit)
phrase(
    "the number of abilities from among {keywords} found among {which}", n.KeywordsAmong, quantities,
    keywords=listed_keywords, which=nouns.permanents,
)  # fmt: skip
