"""Alternatives: something is done if another can't be done, wasn't done, or was done. Each sentence is about the one
before it.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.nodes.often_named import IT, YOU
from mainphase.cards.words.things import is_attached
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.changed import afresh, not_yet, with_bare_verbs, with_mention
from mainphase.language.grammar.clauses import clause, plain_sentence, sentence, sentences, sequence_of, steps_of
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.costs import pay_mana, payments, this_paid
from mainphase.language.grammar.discourse import FROM_TOP, Mention
from mainphase.language.grammar.effects.control_flow import (
    IF_ELSE,
    IF_NOT,
    doer,
    is_chosen_and_moved,
    naming_nobody,
    payer,
    said_if_last,
    surely,
    what_was_done,
    whether_last,
)
from mainphase.language.grammar.groups import SELF, any_one
from mainphase.language.grammar.objects import certain_objects, objects
from mainphase.language.syntax import DECLINED, InText, Mapped, like, phrase, the

# --- "Draw a card if you control a Goblin. Otherwise, you gain 2 life."

OTHERWISE: Final = ". otherwise, "


def is_sure(choice: n.If) -> bool:
    """True if it is done where that is so: what follows a choice not to do it is not told for sure."""
    return not isinstance(choice.then, (n.May, n.PayOrElse))


if_and_otherwise: Final = phrase(
    f"{{do}} if {{condition}}{OTHERWISE}{{otherwise}}", IF_ELSE,
    condition=whether_last, do=not_yet(clause), otherwise=afresh(sentence), fits=is_sure,
)  # fmt: skip
sentences.add(said_if_last(InText(if_and_otherwise, OTHERWISE, ("may ",)), True))

# "You may cast it without paying its mana cost if the spell's mana value is 3 or less. Otherwise, put it into your
# hand": it was not cast, whether it could not be or was not wanted (CR 608.2g).
NOT_CAST: Final = n.Compare(n.SizeOf(n.Saved("cast")), "=", n.Fixed(0))


def if_not_cast(told: Any) -> Any:
    offer, instead = told
    limited = isinstance(offer, n.CastNow) and offer.fits is not None and not offer.one_by_one
    return n.Sequence((offer, n.If(NOT_CAST, instead))) if limited else DECLINED


def told_not_cast(effect: Any) -> Any:
    last = effect.of[-1] if len(effect.of) == 2 else None
    if not isinstance(last, n.If) or last.condition != NOT_CAST:
        return DECLINED
    told = (effect.of[0], last.then)
    return told if if_not_cast(told) == effect else DECLINED


offered: Final = phrase(
    "{offer}. otherwise, {instead}", (the.offer, the.instead), offer=plain_sentence, instead=afresh(sentence),
    parse_only=True,
)  # fmt: skip
sentences.add(InText(Mapped(offered, if_not_cast, told_not_cast, n.Sequence), OTHERWISE, (" cast ",)))

# "If it doesn't": of what was asked whether it has something.
HAS: Final = (n.HasCounter, n.OfChosenName, n.WithKeyword, n.WithAbility)


def asks_what_it_has(choice: n.If) -> bool:
    asked = choice.condition
    return isinstance(asked, n.Fits) and isinstance(asked.which, HAS) and is_sure(choice)


for told in ("{do} if {condition}. if it doesn't, {otherwise}", "if {condition}, {do}. if it doesn't, {otherwise}"):
    or_if_not = phrase(
        told, IF_ELSE, condition=whether, do=not_yet(clause), otherwise=afresh(sentence), fits=asks_what_it_has,
        parse_only=True,
    )  # fmt: skip
    sentences.add(InText(or_if_not, ". if it doesn't, "))

# --- What has to be paid, and what follows if it is not

phrase(
    "<pays> {mana}. if you don't, {otherwise}",
    like(n.PayOrElse, cost=(the.mana,), by=YOU, otherwise=the.otherwise), sentences,
    mana=pay_mana, otherwise=afresh(sentence),
)  # fmt: skip
THEIR_LANDS: Final = like(n.All, of=(n.OfType(CardType.LAND), n.HasManaAbility(), like(n.ControlledBy, who=the.by)))
AND_TAPPED: Final = like(
    n.Sequence,
    of=(
        like(n.Counter, what=the.what),
        like(n.Tap, what=like(n.Each, which=THEIR_LANDS)),
        like(n.LoseUnspentMana, who=the.by),
    ),
)
AND_TAP: Final = (
    ". if that player doesn't, they tap all lands with mana abilities they control and lose all unspent mana"
)
phrase(
    "counter {what} unless {by} {cost}" + AND_TAP,
    like(n.PayOrElse, cost=the.cost, by=the.by, otherwise=AND_TAPPED), sentences, what=objects, by=payer, cost=payments,
)  # fmt: skip
# Until 1999 whatever mana there was had to go into it.
phrase(
    "counter {what} unless {by} {cost}, with all the mana of their lands if need be" + AND_TAP,
    like(n.PayOrElse, cost=the.cost, by=the.by, otherwise=AND_TAPPED, forced=n.OfType(CardType.LAND)),
    sentences,
    what=objects,
    by=payer,
    cost=payments,
)

# --- "You may have that player lose 2 life. If you do, …"

phrase(
    "{by} may have {first}. if you do, {next}",
    like(n.May, then=like(n.Sequence, of=(the.first, the.next)), by=the.by), sentences,
    by=doer, first=with_bare_verbs(clause), next=afresh(sentence), fits=lambda offer: surely(offer.then.of[0]),
)  # fmt: skip

# What has left by then becomes no copy of anything.
IS_HERE: Final = n.Fits(n.This(), n.InZone(n.Zone.BATTLEFIELD))
phrase(
    "{by} may have {first}. if you do, {next}",
    like(
        n.May, then=like(n.Sequence, of=(the.first, like(n.If, condition=IS_HERE, then=the.next))), by=the.by
    ),
    sentences, by=doer, first=with_bare_verbs(clause), next=afresh(sentence),
    fits=lambda offer: isinstance(offer.then.of[0], n.BecomeCopy) and offer.then.of[0].what == n.This(),
)  # fmt: skip

# --- An Aura that moves on

phrase(
    "sacrifice {what} and attach ~ to {which}. if you do, {follows}",
    like(
        n.Sequence,
        of=(
            like(n.SacrificeIt, what=the.what),
            like(n.Attach, what=n.This(), to=like(n.Each, which=the.which), chosen=True),
            like(n.If, condition=is_attached(n.This()), then=the.follows),
        ),
    ),
    sentences,
    what=certain_objects,
    which=any_one(nouns.permanent),
    follows=afresh(sentence),
)

# --- Done again

for two_cards, which_cards in (("two nonland cards", n.Not(n.OfType(CardType.LAND))), ("two cards", n.Anything())):
    alike = n.ShareColor(n.Saved("milled"), which_cards)
    phrase(
        f"{{do}}. if {two_cards} that share a color were milled this way, repeat this process",
        like(n.RepeatWhile, do=the.do, condition=alike), sentences,
        do=clause, fits=lambda again: isinstance(again.do, n.Mill),
    )  # fmt: skip

# --- "You may exile ~. If you do, return it …": if it is exiled, what it is then is spoken of

ITSELF_EXILED: Final = n.Move(n.This(), n.Zone.EXILE)
IS_EXILED: Final = n.Fits(IT, n.InZone(n.Zone.EXILE))
IF_EXILED: Final = like(n.If, condition=IS_EXILED, then=the.next)
once_exiled: Final = with_mention(sentence, Mention(IT, ("card", "exiled card", "creature", "permanent")))
for this, _ in SELF:
    phrase(
        f"you may exile {this}. if you do, {{next}}", like(n.May, then=like(n.Sequence, of=(ITSELF_EXILED, IF_EXILED))),
        sentences, next=once_exiled, parse_only=this != "~",
    )  # fmt: skip
phrase(
    "you may exile {it}. if you do, {next}",
    like(n.May, then=like(n.Sequence, of=(like(n.Move, what=the.it, to=n.Zone.EXILE), IF_EXILED))),
    sentences, it=this_paid, next=once_exiled, parse_only=True,
)  # fmt: skip
# "Whenever a creature dies, you may exile it. If you do, create a token that's a copy of that card."
phrase(
    "you may exile {it}. if you do, {next}",
    like(n.May, then=like(n.Sequence, of=(like(n.Move, what=the.it, to=n.Zone.EXILE), IF_EXILED))),
    sentences, it=certain_objects, next=with_mention(sentence, Mention(IT, ("card", "exiled card"))),
    fits=lambda offer: offer.then.of[0].what == n.ThatObject(),
)  # fmt: skip
# What comes from a graveyard may be played where it is now.
OUT_OF_GRAVEYARD: Final = like(n.Each, which=like(n.All, of=(n.InZone(n.Zone.GRAVEYARD), like(n.OneOf, of=the.it))))
phrase(
    "you may exile {it} from your graveyard. if you do, {next}",
    like(n.May, then=like(n.Sequence, of=(like(n.Move, what=OUT_OF_GRAVEYARD, to=n.Zone.EXILE), IF_EXILED))),
    sentences, it=certain_objects, next=with_mention(sentence, Mention(IT, ("card", "exiled card", FROM_TOP))),
)  # fmt: skip

# --- "You may put a land card from your hand onto the battlefield. If you don't, …": nor if there is none


def unless_done(told: Any) -> Any:
    by, first, otherwise = told
    if surely(first):
        return n.May(first, by, otherwise)
    not_done = is_not_done(first)
    if not is_chosen_and_moved(first) or not_done is None or is_told_as_cost(first):
        return DECLINED
    return n.May(sequence_of((*steps_of(first), n.If(not_done, otherwise))), by, otherwise)


def is_told_as_cost(first: n.Effect) -> bool:
    """True if permanents of yours are returned to your hand: whoever may do that pays with them."""
    choice, move = steps_of(first)[-2:]
    if not isinstance(choice, n.Choose) or not isinstance(move, n.Move) or move.to != n.Zone.HAND:
        return False
    return not any(isinstance(part, n.InZone) for part in everything_in(choice.which))


def is_not_done(first: n.Effect) -> n.Condition | None:
    done = what_was_done(first)
    return None if done is None else n.Compare(n.SizeOf(done), "<", n.Fixed(1))


def told_unless_done(offer: Any) -> Any:
    if offer.otherwise is None:
        return DECLINED
    steps = steps_of(offer.then)
    first = offer.then if surely(offer.then) else sequence_of(steps[:-1])
    told = (offer.by, first, offer.otherwise)
    return told if unless_done(told) == offer else DECLINED


def is_offered_to_you(told: Any) -> bool:
    return bool(told[0] == YOU)


def is_offered_to_another(told: Any) -> bool:
    return not is_offered_to_you(told)


for k, words in enumerate(IF_NOT):
    may_or_else = phrase(
        f"{{by}} may {{first}}. {words}, {{otherwise}}", (the.by, the.first, the.otherwise),
        by=doer, first=not_yet(naming_nobody(sentence)), otherwise=afresh(sentence), parse_only=k > 1,
        fits=is_offered_to_you if words == IF_NOT[0] else is_offered_to_another,
    )  # fmt: skip
    sentences.add(Mapped(may_or_else, unless_done, told_unless_done, n.May))
    have_or_else = phrase(
        f"{{by}} may have {{first}}. {words}, {{otherwise}}", (the.by, the.first, the.otherwise),
        by=doer, first=not_yet(with_bare_verbs(sentence)), otherwise=afresh(sentence), parse_only=k > 1,
        fits=is_offered_to_you if words == IF_NOT[0] else is_offered_to_another,
    )  # fmt: skip
    sentences.add(Mapped(have_or_else, unless_done, told_unless_done, n.May))

# --- "Return an artifact card from your graveyard to your hand. If you can't, …": if none could be, or was, chosen


def unless_chosen(told: Any) -> Any:
    first, otherwise, has_to = told
    not_done = is_not_done(first)
    if not is_chosen_and_moved(first) or not_done is None or least_and_most(first) != (1 if has_to else 0, 1):
        return DECLINED
    return n.Sequence((*steps_of(first), n.If(not_done, otherwise)))


def least_and_most(first: n.Effect) -> tuple[int, int] | None:
    """How many things are chosen to be moved, at least and at most."""
    choice = steps_of(first)[-2]
    if not isinstance(choice, n.Choose) or choice.by != YOU:
        return None
    least, most = choice.at_least, choice.at_most
    return (least.n, most.n) if isinstance(least, n.Fixed) and isinstance(most, n.Fixed) else None


def told_unless_chosen(effect: Any) -> Any:
    last = effect.of[-1] if len(effect.of) > 2 else None
    if not isinstance(last, n.If):
        return DECLINED
    first = sequence_of(effect.of[:-1])
    for has_to in (False, True):
        told = (first, last.then, has_to)
        if unless_chosen(told) == effect:
            return told
    return DECLINED


for words, has_to in (("if you can't", True), ("if you don't", False)):
    or_else = phrase(
        f"{{first}}. {words}, {{otherwise}}", (the.first, the.otherwise, has_to), first=plain_sentence,
        otherwise=afresh(sentence),
    )  # fmt: skip
    if_none = Mapped(or_else, unless_chosen, told_unless_chosen, n.Sequence)
    sentences.add(InText(if_none, f". {words}, "))
