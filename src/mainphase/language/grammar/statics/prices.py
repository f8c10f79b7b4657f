"""What may be paid rather than the mana costs of spells that somebody casts (CR 118.9): it gives no permission to cast
them.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.costs import pay_mana
from mainphase.language.grammar.counters import energy
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.grammar.statics.permissions import FOR_LIFE
from mainphase.language.syntax import Choice, Words, like, phrase, the

INSTEAD: Final[dict[str, Any]] = {"free": True, "lands": False, "instead": True}
price: Final = Choice("what is paid")
phrase("{mana}", (the.mana,), price, mana=pay_mana)
phrase("{count}", (like(n.PayCounters, kind="energy", count=the.count),), price, count=energy)
much_energy: Final = Words("energy", [(f"{NUMBER_WORDS[k]} {{E}}", n.Fixed(k)) for k in range(5, 16)])
phrase("{count}", (like(n.PayCounters, kind="energy", count=the.count),), price, count=much_energy)
for that in ("", "that "):
    phrase(
        f"you may pay {{price}} rather than pay the mana cost for {{which}} {that}you cast",
        like(n.MayPlayFrom, which=the.which, price=the.price, **INSTEAD), one_static,
        price=price, which=nouns.spells, fits=lambda may: nouns.is_only_cast(may.which), parse_only=that != "",
    )  # fmt: skip

# For the next spell of a turn, whether it is paid so or not.
FOR_ONE: Final = like(n.MayPlayFrom, which=the.which, price=(FOR_LIFE,), once=True, **INSTEAD)
phrase(
    "rather than pay the mana cost of the next {which} you cast this turn, you may pay life equal to that spell's mana "
    "value",
    like(n.Begin, static=FOR_ONE), clauses, which=nouns.spell,
    fits=lambda begun: nouns.is_only_cast(begun.static.which),
)  # fmt: skip
