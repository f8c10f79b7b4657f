"""Things become, or are protected from, one of several as you choose while it is carried out (CR 608.2d)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Duration
from mainphase.kernel.keys import PARITIES, ChosenKey
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.discourse import Mention, mentioning
from mainphase.language.grammar.keywords.names import worded
from mainphase.language.grammar.kinds import SPOKEN_TYPES
from mainphase.language.grammar.modifications import LAND_TYPES, pt_changes
from mainphase.language.grammar.objects import named, what
from mainphase.language.syntax import PhraseContext, like, phrase, the

COLORS: Final = tuple(bit for _, bit in nouns.COLORS[:5])
BECOMES: Final = tuple(n.SetColors(color) for color in COLORS)
FROM_COLOR: Final = tuple(n.GainAbility(n.Protection(n.OfColor(color))) for color in COLORS)
FROM_TYPE: Final = tuple(n.GainAbility(n.Protection(n.OfType(bit))) for _, bit in SPOKEN_TYPES)
FROM_ARTIFACTS: Final = n.GainAbility(n.Protection(n.OfType(CardType.ARTIFACT)))
FROM_COLORLESS: Final = n.GainAbility(n.Protection(n.OfColor(n.Color.COLORLESS)))
LANDS: Final = tuple(n.SetTypes(0, (land,)) for land in LAND_TYPES)


def mentioning_the_chosen(known: PhraseContext, _: Any) -> PhraseContext:
    """ "That player" is whoever was chosen."""
    return mentioning(known, Mention(n.ChosenPlayer(), ("player",), True, True))


def choice_among(mods: tuple[n.Modification, ...], until: int) -> Any:
    return like(n.ChooseEffect, of=tuple([like(n.Apply, to=the.to, mods=(mod,), until=until) for mod in mods]))


# One or several of them: each of the 31 sets of colors.
ANY_COLORS: Final = tuple(n.SetColors(mask) for mask in sorted(range(1, 32), key=int.bit_count))


KINDS: Final[tuple[tuple[str, tuple[n.Modification, ...]], ...]] = (
    ("{to} <becomes> the color of your choice", BECOMES),
    ("{to} <becomes> the color or colors of your choice", ANY_COLORS),
    ("{to} <becomes> the basic land type of your choice", LANDS),
)
for words, mods in KINDS:
    phrase(words, choice_among(mods, Duration.PERMANENT), sentences, to=named)
for words, mods in (
    *KINDS,
    ("{to} <gains> protection from the color of your choice", FROM_COLOR),
    ("{to} <gains> protection from the card type of your choice", FROM_TYPE),
    ("{to} <gains> protection from artifacts or from the color of your choice", (FROM_ARTIFACTS, *FROM_COLOR)),
    ("{to} <gains> protection from colorless or from the color of your choice", (FROM_COLORLESS, *FROM_COLOR)),
):
    phrase(words + " until end of turn", choice_among(mods, Duration.END_OF_TURN), clauses, to=what)
    phrase("until end of turn, " + words, choice_among(mods, Duration.END_OF_TURN), clauses, to=what, parse_only=True)
SO_COLORED: Final = tuple(
    like(n.Apply, to=the.to, mods=(n.SetColors(color), n.GainAbility(n.HexproofFrom(n.OfColor(color)))))
    for color in COLORS
)
phrase(
    "until end of turn, {to} <becomes> the color of your choice and <gains> hexproof from that color",
    like(n.ChooseEffect, of=SO_COLORED), clauses, to=what,
)  # fmt: skip
# The choice told first.
phrase(
    "choose a color. {to} <gains> protection from the chosen color until end of turn",
    choice_among(FROM_COLOR, Duration.END_OF_TURN), sentences, to=named, parse_only=True,
)  # fmt: skip

# Hexproof from a color, whose creatures can't block it either (CR 702.11d).


def hidden_from(color: int, *mods: Any) -> Any:
    hexproof = n.GainAbility(n.HexproofFrom(n.OfColor(color)))
    barred = n.All((n.OfType(CardType.CREATURE), n.OfColor(color)))
    return like(
        n.Sequence,
        of=(
            like(n.Apply, to=the.to, mods=(*mods, hexproof)),
            like(n.Begin, static=like(n.CantBeBlocked, which=like(n.OneOf, of=the.to), by=barred)),
        ),
    )


BLOCKED_NOT: Final = "can't be blocked by creatures of that color this turn"
GIVEN_TOO: Final[tuple[tuple[str, tuple[Any, ...]], ...]] = (
    ("", ()),
    ("{ability} and ", (like(n.GainAbility, ability=the.ability),)),
)
for besides, given_too in GIVEN_TOO:
    besides_it: dict[str, Any] = {"ability": worded} if besides else {}
    for k, joint in enumerate((" and ", ". it ")):
        phrase(
            f"choose a color. {{to}} <gains> {besides}hexproof from that color until end of turn{joint}{BLOCKED_NOT}",
            like(n.ChooseEffect, of=tuple([hidden_from(color, *given_too) for color in COLORS])), sentences, to=named,
            parse_only=k > 0, **besides_it,
        )  # fmt: skip

# "Gets +1/+1 and becomes the color of your choice until end of turn."
phrase(
    "{to} <gets> {pt} and <becomes> the color of your choice until end of turn",
    like(n.ChooseEffect, of=tuple([like(n.Apply, to=the.to, mods=(the.pt, mod)) for mod in BECOMES])), clauses,
    to=what, pt=pt_changes,
)  # fmt: skip

# --- A type: chosen first, and then remembered by what this is said of

CHOSEN_TYPES: Final[tuple[tuple[str, n.Effect], ...]] = (
    ("a creature type", n.ChooseCreatureType()),
    *((f"a creature type other than {kind}", n.ChooseCreatureType(but_not=(kind,))) for kind in ("Wall", "Human")),
    ("a basic land type", n.ChooseBasicLandType()),
    ("a card type", n.ChooseCardType()),
    ("a permanent type", n.ChooseCardType(permanent=True)),
)
for words, choice in CHOSEN_TYPES:
    phrase(f"choose {words}", choice, sentences)
phrase("choose odd or even", n.ChooseWord(PARITIES), sentences)
for words, kind in (("", n.BecomeChosenType()), (" in addition to <its|their> other types", n.AddChosenType())):
    for span, until in ((" until end of turn", Duration.END_OF_TURN), ("", Duration.PERMANENT)):
        become = like(n.Apply, to=the.to, mods=(kind,), until=until)
        phrase(
            f"{{to}} <becomes> the creature type of your choice{words}{span}",
            like(n.Sequence, of=(n.ChooseCreatureType(), become)), clauses if span else sentences,
            to=what if span else named,
        )  # fmt: skip
phrase("choose a color", n.ChooseColor(), sentences)
phrase("secretly choose an opponent", n.ChoosePlayer(n.EachOpponent(), ChosenKey.SECRET), sentences)
for words, among in (("an opponent", n.EachOpponent()), ("a player", n.EachPlayer())):
    for tail, at_random in (("", False), (" at random", True)):
        phrase(
            f"choose {words}{tail}", n.ChoosePlayer(among, at_random=at_random), sentences, then=mentioning_the_chosen
        )
