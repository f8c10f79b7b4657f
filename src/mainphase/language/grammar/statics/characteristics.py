"""Characteristic-defining abilities, which say what permanents are (CR 604.3)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.amounts import figures, quantities
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.discourse import Mention
from mainphase.language.grammar.modifications import set_color
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import like, phrase, the

ITS_OWN: Final = with_mention(quantities, Mention(n.This(), ("creature", "permanent")))  # "on it"
# "~'s"; on a token or on what is given this, "this creature's".
for this in ("~", "this creature", "this token", "this permanent"):
    other = this != "~"
    phrase(
        f"{this}'s power and toughness are each equal to {{of}}",
        like(n.Defines, mods=(like(n.SetPT, power=the.of, toughness=the.of),)),
        one_static,
        of=ITS_OWN,
        parse_only=other,
    )
    phrase(
        f"{this}'s power is equal to {{of}}", like(n.Defines, mods=(like(n.SetPT, power=the.of, toughness=None),)),
        one_static, of=ITS_OWN, parse_only=other,
    )  # fmt: skip
    phrase(
        f"{this}'s toughness is equal to {{of}}", like(n.Defines, mods=(like(n.SetPT, power=None, toughness=the.of),)),
        one_static, of=ITS_OWN, parse_only=other,
    )  # fmt: skip
# Of a commander whose deck tells which was chosen (CR 903.4b).
phrase(
    "~ is {color}, the color that was chosen before the game", like(n.Defines, mods=(the.color,), chosen=True),
    one_static, color=set_color,
)  # fmt: skip
phrase(
    "~'s power is equal to {of} and its toughness is equal to that number plus {more}",
    like(n.Defines, mods=(like(n.SetPT, power=the.of, toughness=like(n.Plus, left=the.of, right=the.more)),)),
    one_static, of=quantities, more=figures,
)  # fmt: skip
