"""Continuous effects of spells and abilities (CR 611.2)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.modifications import all_gaining
from mainphase.language.grammar.objects import objects, what
from mainphase.language.syntax import like, phrase, the

phrase("{to} {mods} until end of turn", n.Apply, clauses, to=what, mods=all_gaining)
phrase("until end of turn, {to} {mods}", n.Apply, clauses, to=what, mods=all_gaining, also=True)
phrase(
    "gain control of {to} until end of turn",
    like(n.Apply, to=the.to, mods=(n.SetController(n.You()),)),
    clauses,
    to=objects,
)
phrase(
    "gain control of {to}",
    like(n.Apply, to=the.to, mods=(n.SetController(n.You()),), until=Duration.PERMANENT), clauses, to=objects,
)  # fmt: skip
