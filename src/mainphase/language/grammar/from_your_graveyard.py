"""Several cards of your graveyard where it is told once, behind the last: "target creature card and up to one target
land card from your graveyard".
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.objects import Targets, mention_together, objects
from mainphase.language.syntax import DECLINED, Choice, Mapped, Phrase, like, phrase, the

THERE: Final = (n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(n.You()))


def in_your_graveyard(of: Phrase) -> Phrase:
    """A description of cards, of those that are in your graveyard."""

    def to(which: Any) -> Any:
        parts = conjuncts(which)
        return DECLINED if any(isinstance(part, n.InZone) for part in parts) else n.All((*parts, *THERE))

    def back(which: Any) -> Any:
        parts = conjuncts(which)
        return conjunction(parts[:-2]) if parts[-2:] == THERE else DECLINED

    return Mapped(of, to, back)


aimed: Final = Choice("a card that is aimed at")
for words, least in (("target ", 1), ("up to one target ", 0)):
    aimed.add(Targets(words, least, 1, in_your_graveyard(nouns.card)))
NUMBERED: Final = ("one", "two", "three", "four", "five")
for count in (2, 3, 5):
    names = NUMBERED[:count]
    listed = ", ".join(f"{{{name}}}" for name in names[:-1])
    told: dict[str, Any] = dict.fromkeys(names, aimed)
    phrase(
        f"{listed}{',' if count > 2 else ''} and {{{names[-1]}}} from your graveyard",
        like(n.Together, of=tuple([getattr(the, name) for name in names])), objects, then=mention_together,
        parse_only=True, **told,
    )  # fmt: skip
NAMESAKES: Final = like(
    n.Each, which=like(n.All, of=(*THERE, like(n.SharesName, of=the.one), like(n.Not, of=like(n.OneOf, of=the.one))))
)  # fmt: skip
for cards in ("all other cards", "each other card"):
    phrase(
        f"{{one}} and {cards} with the same name as that card from your graveyard",
        like(n.Together, of=(the.one, NAMESAKES)), objects, one=aimed, then=mention_together, parse_only=True,
    )  # fmt: skip
