"""What permanents are: characteristic-defining abilities (CR 604.3)."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import like, phrase, the

phrase(
    "~'s power and toughness are each equal to {of}",
    like(n.Defines, mods=(like(n.SetPT, power=the.of, toughness=the.of),)),
    one_static,
    of=quantities,
)
