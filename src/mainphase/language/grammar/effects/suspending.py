"""Cards that gain suspend, and cards that become plotted, in exile (CR 702.62, 702.170)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import IT
from mainphase.cards.words.keyword_abilities import becomes_plotted, gains_suspend, suspends_from_hand
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.counters import counter_kind, one_counter
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import becoming, conjuncts, discourse_of
from mainphase.language.grammar.effects.moving import ELSEWHERE
from mainphase.language.grammar.objects import certain_objects, objects
from mainphase.language.syntax import Choice, PhraseContext, Within, Words, like, phrase, shaped, the

SIGN: Final = n.Saved("\0")  # stands for the card
allowed: Final = Choice("what a plane allows")
GAINS: Final = shaped(gains_suspend(SIGN), what=SIGN)
IT_GAINS: Final = gains_suspend(IT)
several: Final = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 11)])
COUNTERS: Final = like(n.PutCounters, kind="time", amount=the.amount, on=IT)


def mention_exiled(known: PhraseContext, effect: Any) -> PhraseContext:
    return becoming(known, effect.of[0].what, IT, "card", gone=True)


phrase(
    "any time you could cast a sorcery, you may exile a nonland card from your hand with X time counters on it, where "
    "X is its mana value. if the exiled card doesn't have suspend, it gains suspend.",
    suspends_from_hand(n.Not(n.OfType(n.CardType.LAND))), allowed,
)  # fmt: skip
phrase("if {what} doesn't have suspend, it gains suspend", GAINS, sentences, what=certain_objects)
phrase(
    "exile {what} with {amount} time counters on it and it gains suspend",
    like(n.Sequence, of=(like(n.Move, what=the.what, to=Zone.EXILE), COUNTERS, IT_GAINS)),
    clauses,
    what=objects,
    amount=several,
    then=mention_exiled,
)


def not_its_own(outer: PhraseContext, known: PhraseContext, what: Any) -> PhraseContext | None:
    """Declines a permanent that is aimed at: the counter would be its own ("target creature with a counter on it")."""
    targets = discourse_of(known).targets
    if not isinstance(what, n.Target) or what.index >= len(targets):
        return known
    parts = conjuncts(targets[what.index].which or n.Anything())
    return known if any(isinstance(part, ELSEWHERE) for part in parts) else None


already_there: Final = Within(certain_objects, after=not_its_own)
for several_or_one, counted, places in (
    ("{amount} {kind} counters", the.amount, {"amount": several, "kind": counter_kind}),
    ("{kind} counter", n.Fixed(1), {"kind": one_counter}),
):
    for it, whom in (("<it|each of them>", already_there), ("<it|each of them>", objects), ("it", objects)):
        # Of what is chosen now it could be taken for what that has, so this is not said of it.
        phrase(
            f"exile {{what}} with {several_or_one} on {it}",
            like(
                n.Sequence,
                of=(
                    like(n.Move, what=the.what, to=Zone.EXILE),
                    like(n.PutCounters, kind=the.kind, amount=counted, on=IT),
                ),
            ),
            clauses, what=whom, then=mention_exiled, parse_only=whom is objects, **places,
        )  # fmt: skip
phrase(
    "counter {what}. if the spell is countered this way, exile it with {amount} time counters on it instead of putting "
    "it into its owner's graveyard",
    like(n.Sequence, of=(like(n.Counter, what=the.what, to=Zone.EXILE, save="it"), COUNTERS)),
    clauses,
    what=objects,
    amount=several,
    then=mention_exiled,
)
phrase(
    "{what} becomes plotted",
    shaped(becomes_plotted(n.This()), what=n.This()),
    clauses,
    what=certain_objects,
)
