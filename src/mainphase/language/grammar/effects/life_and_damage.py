"""Damage and life."""

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import damage, life
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.objects import objects, recipients, what, who
from mainphase.language.syntax import phrase

phrase("{source} <deals> {amount} to {to}", n.DealDamage, clauses, source=what, amount=damage, to=recipients)
phrase("{one} <fights> {other}", n.Fight, clauses, one=what, other=objects)
phrase("{by} <gains> {amount}", n.GainLife, clauses, by=who, amount=life)
phrase("{by} <loses> {amount}", n.LoseLife, clauses, by=who, amount=life)
