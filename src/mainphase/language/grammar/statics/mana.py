"""Mana that stays, changes, or is more (CR 106.4, 106.12)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import EACH_PLAYER, YOU
from mainphase.language.grammar import nouns
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import Words, like, phrase, the

kinds: Final = Words("a color", [(word, bit) for word, bit in nouns.COLORS[:5]])
for who, words in ((YOU, "you"), (EACH_PLAYER, "players")):
    phrase(f"{words} don't lose unspent mana as steps and phases end", n.ManaPersists(who), one_static)
    phrase(
        f"{words} don't lose unspent {{colors}} mana as steps and phases end",
        like(n.ManaPersists, who=who, colors=the.colors),
        one_static,
        colors=kinds,
    )
    phrase(
        f"if {'you' if who == YOU else 'a player'} would lose unspent mana, that mana becomes colorless instead",
        n.ManaBecomesColorless(who),
        one_static,
    )
phrase(
    "a player losing unspent mana causes that player to lose that much life", n.LosingManaHurts(EACH_PLAYER), one_static
)
phrase(
    "if you tap a permanent for mana, it produces {times} as much of that mana instead",
    like(n.ManaTimes, who=YOU, times=the.times),
    one_static,
    times=Words("so much", [("twice", 2), ("three times", 3)]),
)
