"""Spells that are cast from a zone, or from among cards, as something resolves (CR 608.2g): "You may cast an instant
spell from your hand without paying its mana cost."
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import WHOSE_PLACE
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import afresh
from mainphase.language.grammar.clauses import clauses, sentence, sentences
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.effects.playing import EXILED as EXILED_BY_ANOTHER
from mainphase.language.grammar.effects.playing import VERBS, a_card, is_no_linked_card, some_cards
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.places import there
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, Words, like, phrase, the

CAST: Final = "cast"  # older cards that say "play" may mean lands, too
FREE_ONE: Final = " without paying its mana cost"
FREE_MANY: Final = " without paying their mana costs"


def apart(which: Any) -> Any:
    """Where the cards are, and which spells they are cast as: "an instant spell from your hand"."""
    where = tuple([part for part in conjuncts(which) if isinstance(part, WHOSE_PLACE)])
    rest = tuple([part for part in conjuncts(which) if not isinstance(part, WHOSE_PLACE)])
    if [type(part) for part in where] != list(WHOSE_PLACE) or any(
        isinstance(part, (n.IsSpell, n.CastFrom)) for part in rest
    ):
        return DECLINED
    return n.Each(n.All(where)), conjunction(rest)


def together(told: Any) -> Any:
    what, fits = told
    if not isinstance(what, n.Each) or apart(conjunction((*conjuncts(fits), *conjuncts(what.which)))) != told:
        return DECLINED
    return conjunction((*conjuncts(fits), *conjuncts(what.which)))


def spells_from(one: bool) -> Choice:
    """Which cards they are, and as what they are cast."""
    made = Choice("a spell from somewhere")
    spell: Phrase = any_one(nouns.spell) if one else nouns.spells
    made.add(Mapped(spell, apart, together, tuple))
    phrase(
        "{spell} from among {cards}", (like(n.Each, which=the.cards), the.spell), made,
        spell=spell, cards=nouns.cards_in_zone,
    )  # fmt: skip
    if one:  # of several there are phrases beside those of cards that are spoken of
        phrase("{spell} from among {cards}", (the.cards, the.spell), made, spell=spell, cards=some_cards)
    return made


# Lands are no spells: "a spell" is any card that can be cast.
casting: Final = Choice("what may be cast")
one_from: Final = spells_from(True)
many_from: Final = spells_from(False)
counted: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)])


def cast_of(one: bool) -> Any:
    """Returns what is cast of a pair of cards and what the spell must be; any spell is told by no filter."""

    def to(held: Any) -> Any:
        (what, fits), most, paying, _ = held
        return n.CastNow(
            what, fits=None if fits == n.Anything() else fits, one_by_one=True, at_most=most, paying=paying
        )

    def back(cast: Any) -> Any:
        if not cast.one_by_one or (cast.at_most == 1) != one or not is_no_linked_card(cast):
            return DECLINED
        told = (cast.what, cast.fits or n.Anything()), cast.at_most, cast.paying, CAST
        return told if to(told) == cast else DECLINED

    return to, back


def offered_casts(words: str, free: str, from_: Phrase, most: Any, one: bool, parse_only: bool = False) -> None:
    to, back = cast_of(one)
    slots: dict[str, Any] = {"verb": VERBS[CAST], **({"count": counted} if "{count}" in words else {})}
    for tail, paying in ((free, False), ("", True)):
        told = phrase(f"{words} {{from_}}{tail}", (the.from_, most, paying, the.verb), from_=from_, **slots)
        phrase("{told}", the.told, casting, told=Mapped(told, to, back, n.CastNow), parse_only=parse_only)


# A card that another ability exiled, of which there may be several (CR 607.2a).
linked_card: Final = Choice("a card")
phrase(
    "{which}", (like(n.Each, which=the.which), n.Anything()), linked_card, which=any_one(nouns.card_in_zone),
    fits=lambda told: n.ExiledWithThis() in conjuncts(told[0].which),
)  # fmt: skip
one_from.add(linked_card)
offered_casts("you may {verb}", FREE_ONE, one_from, 1, True)
offered_casts("you may {verb} up to {count}", FREE_MANY, many_from, the.count, False)
offered_casts("you may {verb} any number of", FREE_MANY, many_from, 0, False)


# A card that is spoken of, for its costs.
def for_its_costs(held: Any) -> Any:
    return n.CastNow(held[0], paying=True) if held[0] != EXILED_BY_ANOTHER else DECLINED


def cast_for_costs(cast: n.CastNow) -> Any:
    told = cast.what, CAST
    return told if for_its_costs(told) == cast else DECLINED


of_card: Final = phrase("you may {verb} {what}", (the.what, the.verb), what=a_card, verb=VERBS[CAST])
casting.add(Mapped(of_card, for_its_costs, cast_for_costs, n.CastNow))
# With mana of any type (CR 609.4b).
for spell in ("that spell", "it"):
    of_any_type = phrase(
        f"you may cast {{what}}, and mana of any type can be spent to cast {spell}", (the.what, CAST), what=a_card
    )
    paid_so = Mapped(
        of_any_type,
        lambda held: DECLINED if held[0] == EXILED_BY_ANOTHER else replace(for_its_costs(held), any_type=True),
        lambda cast: cast_for_costs(replace(cast, any_type=False)) if cast.any_type else DECLINED,
        n.CastNow,
    )
    phrase("{told}", the.told, casting, told=paid_so, parse_only=spell == "it")
# What has been put into your graveyard, if it is there.
IN_YOURS: Final = n.All((n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(n.You())))
phrase(
    "you may cast {what} from your graveyard",
    like(n.If, condition=like(n.Fits, what=the.what, which=IN_YOURS), then=like(n.CastNow, what=the.what, paying=True)),
    clauses, what=a_card, fits=lambda cast: cast.then.what == n.ThatObject(),
)  # fmt: skip
# This, from where it is.
for this in ("~", "this card"):
    from_there = phrase(
        f"you may {{verb}} {this} from your graveyard", (n.This(), the.verb), verb=VERBS[CAST], parse_only=this != "~"
    )
    casting.add(there(Mapped(from_there, for_its_costs, cast_for_costs, n.CastNow), n.Zone.GRAVEYARD))
phrase("{offer}", the.offer, clauses, offer=casting)

# --- What becomes of the spell, and what follows if none was cast

EXILED_AFTER: Final = tuple(
    f". if {spell} would be put into {of} graveyard{span}, exile it instead"
    for spell in ("a spell cast this way", "that spell", "the spell cast this way")
    for of in ("a", "your", "its owner's")
    for span in ("", " this turn")
)
for k, after in enumerate(EXILED_AFTER):
    changed = phrase("{offer}" + after, the.offer, offer=casting, parse_only=k > 0)
    exiled = Mapped(
        changed,
        lambda cast: replace(cast, exiled_after=True),
        lambda cast: replace(cast, exiled_after=False) if cast.exiled_after and not cast.only_spells else DECLINED,
        n.CastNow,
    )
    phrase("{offer}", the.offer, sentences, offer=exiled)


BURIED_SPELL: Final = (
    ". if an instant or sorcery spell cast this way would be put into {of} graveyard{span}, exile it instead"
)
for of in ("your", "a"):
    for span in ("", " this turn"):
        changed = phrase(
            "{offer}" + BURIED_SPELL.format(of=of, span=span),
            the.offer,
            offer=casting,
            parse_only=(of, span) != ("your", ""),
        )
        exiled = Mapped(
            changed,
            lambda cast: replace(cast, exiled_after=True, only_spells=True),
            lambda cast: replace(cast, exiled_after=False, only_spells=False) if cast.only_spells else DECLINED,
            n.CastNow,
        )
        phrase("{offer}", the.offer, sentences, offer=exiled)


NONE_CAST: Final = n.Compare(n.SizeOf(n.Saved("cast")), "=", n.Fixed(0))
SOME_CAST: Final = n.Compare(n.SizeOf(n.Saved("cast")), ">", n.Fixed(0))
for words, condition in (("don't", NONE_CAST), ("do", SOME_CAST)):
    phrase(
        f"{{offer}}. if you {words}, {{next}}",
        like(n.Sequence, of=(the.offer, like(n.If, condition=condition, then=the.next))), sentences,
        offer=casting, next=afresh(sentence),
    )  # fmt: skip
