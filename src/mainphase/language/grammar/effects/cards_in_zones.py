"""Cards drawn, discarded, milled, looked for and moved from zone to zone."""

from typing import Any

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar.amounts import a_card, figures
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.discourse import becoming
from mainphase.language.grammar.objects import objects, who
from mainphase.language.grammar.places import There
from mainphase.language.syntax import Sense, like, phrase

phrase("{by} <draws> {amount}", n.Draw, clauses, by=who, amount=a_card)
phrase("{by} <discards> {amount}", n.Discard, clauses, by=who, amount=a_card)
phrase("{by} <discards> {amount} at random", n.Discard, clauses, by=who, amount=a_card, random=True)
phrase("{by} <discards> <their|your> hand", n.Discard, clauses, by=who, amount=None)
phrase("{by} <mills> {amount}", n.Mill, clauses, by=who, amount=a_card)
phrase("scry {amount}", n.Scry, clauses, amount=figures)


def moved(known: Sense, effect: Any) -> Sense:
    """It is another object now (CR 400.7)."""
    return becoming(known, effect.what, n.Saved(effect.save), "card", gone=effect.to != Zone.BATTLEFIELD)


phrase("exile {what}", n.Move, clauses, what=objects, to=Zone.EXILE, then=moved)
phrase("return {what} to <its|their> owner's hand", n.Move, clauses, what=objects, to=Zone.HAND, then=moved)
phrase("return {what} to their owners' hands", n.Move, clauses, what=objects, to=Zone.HAND, then=moved, also=True)
phrase("return {what} to your hand", n.Move, clauses, what=objects, to=Zone.HAND, then=moved, also=True)
phrase("put {what} on top of <its|their> owner's library", n.Move, clauses, what=objects, to=Zone.LIBRARY, then=moved)
phrase(
    "return {what} to the battlefield under <its|their> owner's control",
    n.Move, clauses, what=objects, to=Zone.BATTLEFIELD, then=moved,
)  # fmt: skip
phrase(
    "return {what} to the battlefield under your control",
    n.Move, clauses, what=objects, to=Zone.BATTLEFIELD, under=n.You(), then=moved,
)  # fmt: skip
phrase("{by} <shuffles>", n.Shuffle, clauses, by=who)

# --- This, from where it is

for where, to in (("your hand", Zone.HAND), ("the battlefield", Zone.BATTLEFIELD)):
    for this in ("~", "this card"):
        clauses.add(
            There(
                phrase(
                    f"return {this} from your graveyard to {where}",
                    like(n.Move, what=n.This(), to=to),
                    then=moved,
                    also=this != "~",
                ),
                Zone.GRAVEYARD,
            )
        )
        if to == Zone.BATTLEFIELD:
            clauses.add(
                There(
                    phrase(
                        f"return {this} from your graveyard to {where} tapped",
                        like(n.Move, what=n.This(), to=to, tapped=True),
                        then=moved,
                        also=this != "~",
                    ),
                    Zone.GRAVEYARD,
                )
            )
