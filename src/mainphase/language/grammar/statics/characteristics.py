"""Characteristic-defining abilities, which say what permanents are (CR 604.3)."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import figures, quantities
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import like, phrase, the

phrase(
    "~'s power and toughness are each equal to {of}",
    like(n.Defines, mods=(like(n.SetPT, power=the.of, toughness=the.of),)),
    one_static,
    of=quantities,
)
phrase(
    "~'s power is equal to {of}", like(n.Defines, mods=(like(n.SetPT, power=the.of, toughness=None),)), one_static,
    of=quantities,
)  # fmt: skip
phrase(
    "~'s toughness is equal to {of}", like(n.Defines, mods=(like(n.SetPT, power=None, toughness=the.of),)), one_static,
    of=quantities,
)  # fmt: skip
phrase(
    "~'s power is equal to {of} and its toughness is equal to that number plus {more}",
    like(n.Defines, mods=(like(n.SetPT, power=the.of, toughness=like(n.Plus, left=the.of, right=the.more)),)),
    one_static, of=quantities, more=figures,
)  # fmt: skip
