"""Damage and life."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import damage, life, quantities
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.objects import objects, recipients, what, who
from mainphase.language.syntax import Choice, Words, like, phrase, the

phrase("{source} <deals> {amount} to {to}", n.DealDamage, clauses, source=what, amount=damage, to=recipients)
phrase(
    "{source} <deals> damage to {to} equal to {amount}",
    n.DealDamage,
    clauses,
    source=what,
    amount=quantities,
    to=recipients,
    also=True,
)
# What is dealt to several at once (CR 120.4).
everyone: Final = Choice("players")
everyone.add(Words("players", [("each player", n.EachPlayer()), ("each opponent", n.EachOpponent()), ("you", n.You())]))
phrase(
    "each {which} and {who}", like(n.Together, of=(like(n.Each, which=the.which), the.who)),
    recipients, which=nouns.permanent, who=everyone,
)  # fmt: skip
phrase(
    "{who} and each {which}", like(n.Together, of=(the.who, like(n.Each, which=the.which))),
    recipients, which=nouns.permanent, who=everyone,
)  # fmt: skip
phrase(
    "{source} <deals> {amount} to {to} and {more} to {other}",
    like(
        n.Sequence,
        of=(
            like(n.DealDamage, source=the.source, amount=the.amount, to=the.to),
            like(n.DealDamage, source=the.source, amount=the.more, to=the.other),
        ),
    ),
    clauses, source=what, amount=damage, to=recipients, more=damage, other=recipients,
)  # fmt: skip
phrase("{one} <fights> {other}", n.Fight, clauses, one=what, other=objects)
phrase("{by} <gains> {amount}", n.GainLife, clauses, by=who, amount=life)
phrase("{by} <loses> {amount}", n.LoseLife, clauses, by=who, amount=life)
