"""Things become, or are protected from, one of several as you choose while it is carried out (CR 608.2d)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.modifications import LAND_TYPES
from mainphase.language.grammar.objects import named, what
from mainphase.language.syntax import like, phrase, the

COLORS: Final = tuple(bit for _, bit in nouns.COLORS[:5])
BECOMES: Final = tuple(n.SetColors(color) for color in COLORS)
FROM_COLOR: Final = tuple(n.GainAbility(n.Protection(n.OfColor(color))) for color in COLORS)
FROM_ARTIFACTS: Final = n.GainAbility(n.Protection(n.OfType(CardType.ARTIFACT)))
FROM_COLORLESS: Final = n.GainAbility(n.Protection(n.OfColor(n.Color.COLORLESS)))
LANDS: Final = tuple(n.SetTypes(0, (land,)) for land in LAND_TYPES)


def choice_among(mods: tuple[n.Modification, ...], until: int) -> Any:
    return like(n.ChooseEffect, of=tuple([like(n.Apply, to=the.to, mods=(mod,), until=until) for mod in mods]))


KINDS: Final[tuple[tuple[str, tuple[n.Modification, ...]], ...]] = (
    ("{to} <becomes> the color of your choice", BECOMES),
    ("{to} <becomes> the basic land type of your choice", LANDS),
)
for words, mods in KINDS:
    phrase(words, choice_among(mods, Duration.PERMANENT), sentences, to=named)
for words, mods in (
    *KINDS,
    ("{to} <gains> protection from the color of your choice", FROM_COLOR),
    ("{to} <gains> protection from artifacts or from the color of your choice", (FROM_ARTIFACTS, *FROM_COLOR)),
    ("{to} <gains> protection from colorless or from the color of your choice", (FROM_COLORLESS, *FROM_COLOR)),
):
    phrase(words + " until end of turn", choice_among(mods, Duration.END_OF_TURN), clauses, to=what)
    phrase("until end of turn, " + words, choice_among(mods, Duration.END_OF_TURN), clauses, to=what, parse_only=True)
# The choice told first.
phrase(
    "choose a color. {to} <gains> protection from the chosen color until end of turn",
    choice_among(FROM_COLOR, Duration.END_OF_TURN), sentences, to=named, parse_only=True,
)  # fmt: skip
