"""What becomes of permanents: destroyed, sacrificed, tapped, and their counters."""

from mainphase.cards import nodes as n
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.objects import objects
from mainphase.language.syntax import phrase

phrase("destroy {what}", n.Destroy, clauses, what=objects)
phrase("destroy {what}. <it|they> can't be regenerated", n.Destroy, clauses, what=objects, regenerate=False)
phrase("tap {what}", n.Tap, clauses, what=objects)
phrase("untap {what}", n.Untap, clauses, what=objects)
phrase("sacrifice {what}", n.SacrificeIt, clauses, what=objects)
