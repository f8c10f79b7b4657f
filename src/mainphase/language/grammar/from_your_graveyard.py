"""Several cards of your graveyard where it is told once, behind the last: "target creature card and up to one target
land card from your graveyard".
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.conditions import in_my_graveyard
from mainphase.language.grammar.objects import Targets, mention_together, objects
from mainphase.language.syntax import Choice, like, phrase, the

THERE: Final = (n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(n.You()))


aimed: Final = Choice("a card that is aimed at")
for words, least in (("target ", 1), ("up to one target ", 0)):
    aimed.add(Targets(words, least, 1, in_my_graveyard(nouns.card)))
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
)
for cards in ("all other cards", "each other card"):
    phrase(
        f"{{one}} and {cards} with the same name as that card from your graveyard",
        like(n.Together, of=(the.one, NAMESAKES)), objects, one=aimed, then=mention_together, parse_only=True,
    )  # fmt: skip
