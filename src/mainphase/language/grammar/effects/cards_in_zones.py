"""Cards drawn, discarded, milled; libraries shuffled and scried."""

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import a_card, figures
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.objects import who
from mainphase.language.syntax import phrase

phrase("{by} <draws> {amount}", n.Draw, clauses, by=who, amount=a_card)
phrase("{by} <discards> {amount}", n.Discard, clauses, by=who, amount=a_card)
phrase("{by} <discards> {amount} at random", n.Discard, clauses, by=who, amount=a_card, random=True)
phrase("{by} <discards> <their|your> hand", n.Discard, clauses, by=who, amount=None)
phrase("{by} <mills> {amount}", n.Mill, clauses, by=who, amount=a_card)
phrase("scry {amount}", n.Scry, clauses, amount=figures)
phrase("{by} <shuffles>", n.Shuffle, clauses, by=who)
