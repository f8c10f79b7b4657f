"""A card put together from what was read, with the words that authors use (`cards.words`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost
from mainphase.cards.nodes import CardDef, CardType, Color, ManaCost, Supertype
from mainphase.cards.vanguards import vanguard_modifiers
from mainphase.cards.words.cards import (
    adventure,
    card,
    flip_card,
    meld_card,
    modal,
    omen,
    phenomenon,
    plane,
    scheme,
    split,
    transforming,
    vanguard,
)
from mainphase.cards.words.doing import nothing
from mainphase.cards.words.leveling import STATIONED, class_level, levels, station_symbol
from mainphase.cards.words.triggers import chapter
from mainphase.errors import CardError, visible
from mainphase.foundation.whole_numbers import LARGEST, signed, whole
from mainphase.kernel.lowering.cards import card_colors
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.linking import UnlinkedError, linked
from mainphase.language.text.about import About
from mainphase.language.text.card_data import CardData
from mainphase.language.text.sections import ClassLevel, Frame, LevelSymbol, StationSymbol
from mainphase.saying.worded import fixed, term, worded

Abilities = tuple[n.Ability, ...]
Read = Sequence[tuple[Frame | None, Abilities]]

# A star, or what a card file says of it instead: that the number is not fixed, and in its own way what it is.
STAR: Final = re.compile(r"(?:([0-9]{1,3})[+-])?\*|\{'type': 'Dynamic.*\}")
MODIFIER: Final = re.compile(r"[+-][0-9]{1,2}|0")


class RefusedError(CardError):
    """A reason, besides a line that is not read, for which a card cannot be played. `code` is the same for all cards
    with that reason.
    """

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


# --- One face


def face_of_sections(data: CardData, about: About, read: Read) -> CardDef:
    """Returns one face, made of what its sections mean. Raises RefusedError for a face that cannot be played."""
    abilities: list[n.Ability] = []
    for frame, inside in with_station_box(data, read):
        abilities += abilities_in_frame(frame, inside)
    try:
        abilities = list(linked(abilities))
    except UnlinkedError as refused:
        raise RefusedError("exiled", refused.message) from None
    if abilities and about.is_spell and not any(isinstance(a, n.SpellAbility) for a in abilities):
        abilities.append(n.SpellAbility((n.Mode(nothing),)))  # keywords alone: nothing happens as it resolves
    if "Aura" in about.subtypes and not any(isinstance(a, n.Enchant) for a in abilities):
        raise RefusedError(
            "type-line",
            fixed(
                "error-an-aura-that-does-not-say",
                "an Aura that does not say what it enchants (CR 303.4): it could only fall off",
            ),
        )
    if any(asks_what_paid(a) for a in abilities):
        raise RefusedError(
            "mana",
            fixed(
                "error-a-mana-ability-that-adds",
                "a mana ability that adds as much as what is sacrificed for it says is not played",
            ),
        )
    if about.types & CardType.SCHEME:
        return as_scheme(data, about, abilities)
    if about.types & CardType.VANGUARD:
        return as_vanguard(data, about, abilities)
    if about.types & CardType.PLANAR:
        return as_plane_or_phenomenon(about, abilities)
    return card(
        about.name,
        data.mana_cost or None,
        n.OfType(about.types),
        n.OfSupertype(about.supertypes),
        *about.subtypes,
        pt=printed_pt(data, about, abilities),
        color=indicator(data, about, abilities),
        loyalty=printed_loyalty(data, about),
        defense=printed_count("defense", data.defense, about.types & CardType.BATTLE != 0),
        back=data.side == "b",
    )(*abilities)


def with_station_box(data: CardData, read: Read) -> Read:
    """The sections, the last station symbol with the power and toughness of its box (CR 721.2b)."""
    at = max((k for k, (frame, _) in enumerate(read) if isinstance(frame, StationSymbol)), default=-1)
    if at < 0 or data.power is None or data.toughness is None:
        return read
    frame, inside = read[at]
    assert isinstance(frame, StationSymbol)
    return [*read[:at], (frame._replace(power_toughness=f"{data.power}/{data.toughness}"), inside), *read[at + 1 :]]


def is_station_symbol(ability: n.Ability) -> bool:
    return isinstance(ability, n.Static) and ability.keyword == STATIONED


def printed_loyalty(data: CardData, about: About) -> int | None:
    """Returns the loyalty of a planeswalker; a back face may have none, and keeps its counters as it transforms."""
    walker = about.types & CardType.PLANESWALKER != 0
    if walker and data.loyalty is None and data.side == "b":
        return None
    return printed_count("loyalty", data.loyalty, walker)


def asks_what_paid(ability: n.Ability) -> bool:
    """True if it is a mana ability whose amount depends on what its own cost took: nobody tells it that."""
    if not isinstance(ability, n.Activated) or any(mode.targets for mode in ability.modes):
        return False
    added = [part for part in everything_in(ability.modes) if isinstance(part, n.AddMana)]
    return any(isinstance(part, n.Saved) for part in everything_in(tuple(added)))


def as_scheme(data: CardData, about: About, abilities: list[n.Ability]) -> CardDef:
    """Raises RefusedError for an ability that no scheme has."""
    said = [a for a in abilities if isinstance(a, (n.Triggered, n.Static))]
    if len(said) != len(abilities):
        raise RefusedError(
            "scheme",
            fixed("error-a-scheme-has-triggered-and-static", "a scheme has triggered and static abilities only"),
        )
    return scheme(about.name, *said, ongoing=about.supertypes & Supertype.ONGOING != 0)


def as_vanguard(data: CardData, about: About, abilities: list[n.Ability]) -> CardDef:
    """A vanguard with the modifiers that the card file says, or with those that are known of it. Raises RefusedError
    without its modifiers, or for an ability that no vanguard has.
    """
    said = [a for a in abilities if isinstance(a, (n.Triggered, n.Static, n.Activated))]
    if len(said) != len(abilities):
        raise RefusedError(
            "vanguard",
            fixed(
                "error-a-vanguard-has-static-triggered", "a vanguard has static, triggered and activated abilities only"
            ),
        )
    known = vanguard_modifiers().get(about.name)
    hand, life = (data.hand, data.life) if data.hand is not None and data.life is not None else known or ("", "")
    if not MODIFIER.fullmatch(hand) or not MODIFIER.fullmatch(life):
        raise RefusedError(
            "vanguard",
            fixed("error-a-vanguard-without-a-hand-modifier", "a vanguard without a hand modifier and a life modifier"),
        )
    return vanguard(about.name, *said, hand=signed(hand) or 0, life=signed(life) or 0)


def as_plane_or_phenomenon(about: About, abilities: list[n.Ability]) -> CardDef:
    """A plane, which has a chaos ability (CR 311.7), or a phenomenon, which is encountered (CR 312.5). Raises
    RefusedError if it is neither.
    """
    triggered = [a for a in abilities if isinstance(a, n.Triggered)]
    if about.types & CardType.PHENOMENON:
        if len(triggered) != len(abilities) or not any(isinstance(a.on, n.Encounters) for a in triggered):
            raise RefusedError(
                "phenomenon",
                fixed(
                    "error-a-phenomenon-has-a-triggered-ability",
                    "a phenomenon has a triggered ability for when it is encountered only",
                ),
            )
        return phenomenon(about.name, *triggered)
    said = [a for a in abilities if isinstance(a, (n.Triggered, n.Static, n.Activated, n.SpecialAction))]
    if len(said) != len(abilities) or not any(isinstance(a.on, n.ChaosEnsues) for a in triggered):
        raise RefusedError(
            "plane",
            fixed(
                "error-a-plane-has-static-triggered",
                "a plane has static, triggered and activated abilities, one of them for chaos",
            ),
        )
    if len(about.subtypes) != 1:
        raise RefusedError(
            "plane", fixed("error-a-plane-has-one-planar-type", "a plane has one planar type (CR 311.3)")
        )
    return plane(about.name, about.subtypes[0], *said)


def abilities_in_frame(frame: Frame | None, inside: Abilities) -> Abilities:
    """The abilities of a section as what its frame makes of them."""
    if frame is None:
        return inside
    if isinstance(frame, LevelSymbol):
        return (levels(frame.low, frame.high, frame.power_toughness, *inside),)
    if isinstance(frame, StationSymbol):
        return (station_symbol(frame.number, frame.power_toughness, *inside),)
    if isinstance(frame, ClassLevel):
        return class_level(frame.number, frame.cost, *inside)
    spell = the_only_spell(inside)
    return tuple(
        replace(made, modes=spell.modes, choose_least=spell.choose_least, choose_most=spell.choose_most)
        for made in chapter(*frame.numbers).do(spell.modes[0].effect)
        if isinstance(made, n.Triggered)
    )


def the_only_spell(inside: Abilities) -> n.SpellAbility:
    """Returns the only ability of a chapter, which is read like a spell's. Raises RefusedError if there is another."""
    only = inside[0] if len(inside) == 1 else None
    if not isinstance(only, n.SpellAbility):
        raise RefusedError(
            "frame", fixed("error-a-chapter-that-says-more", "a chapter that says more than what happens")
        )
    return only


def printed_pt(data: CardData, about: About, abilities: list[n.Ability]) -> str:
    """Returns power and toughness as printed; 0 where a star stands, which an ability must say (CR 208.2a). Raises
    RefusedError if they are missing, out of place or no numbers.
    """
    if any(is_station_symbol(a) for a in abilities):
        return ""  # it has none but what its station symbols say (CR 721.2c)
    has_it = about.types & CardType.CREATURE or "Vehicle" in about.subtypes  # CR 301.7a
    if data.power is None or data.toughness is None:
        if has_it:
            raise RefusedError(
                "power-toughness",
                fixed("error-a-creature-without-power-and-toughness", "a creature without power and toughness"),
            )
        return ""
    if not has_it:
        raise RefusedError(
            "power-toughness",
            fixed("error-power-and-toughness", "power and toughness on what is no creature and no Vehicle"),
        )
    numbers: list[int] = []
    stars = False
    for text in (data.power, data.toughness):
        star = STAR.fullmatch(text)
        number = whole(star[1] or "0") if star is not None else whole(text)
        if number is None or number > LARGEST:
            raise RefusedError(
                "power-toughness",
                worded(
                    "error-is-no-power-or-toughness",
                    "{text} is no power or toughness that is played",
                    text=repr(visible(text)),
                ),
            )
        stars = stars or star is not None
        numbers.append(number)
    defined = any(defines_power_toughness(a) for a in abilities)
    if stars != defined:
        raise RefusedError(
            "power-toughness",
            fixed("error-a-star-that-no-ability-defines", "a star that no ability defines")
            if stars
            else fixed(
                "error-an-ability-defines-power-and-toughness",
                "an ability defines power and toughness; no star stands there",
            ),
        )
    return f"{numbers[0]}/{numbers[1]}"


def defines_power_toughness(ability: n.Ability) -> bool:
    if not isinstance(ability, n.Static) or not isinstance(ability.effect, n.Defines):
        return False
    return any(isinstance(mod, n.SetPT) for mod in ability.effect.mods)


def printed_count(called: str, text: str | None, has_it: bool) -> int | None:
    """Returns a number that is printed on a card, or None. Raises RefusedError if it is none, or stands where it does
    not belong.
    """
    if text is None and not has_it:
        return None
    number = whole(text or "")
    if number is None or number > LARGEST or not has_it:
        raise RefusedError(
            called,
            worded(
                "error-as-expected-a-number-and-only",
                "{text} as {called}; expected a number, and only where it belongs",
                text=repr(visible(text or "nothing")),
                called=term(called),
            ),
        )
    return number


def indicator(data: CardData, about: About, abilities: list[n.Ability]) -> n.OfColor | None:
    """Returns the colour indicator (CR 204), if the colours that the file gives are not those of the mana cost (202.2).
    Raises RefusedError if it gives none, or contradicts the cost.
    """
    price: ManaCost | None = cost(data.mana_cost) if data.mana_cost else None
    by_cost = card_colors(CardDef(about.name, price))
    if any(defines_colors(a) for a in abilities):  # devoid, 702.114a
        return None
    said = data.indicator if data.indicator is not None else data.colors
    if said is None:
        if price is None and not about.types & CardType.LAND:
            raise RefusedError(
                "colors",
                fixed("error-the-card-file-says-neither", "the card file says neither its colours nor a mana cost"),
            )
        return None
    colors = sum(1 << Color.LETTERS.index(letter) for letter in said)
    if data.indicator is None and colors == by_cost:
        return None
    if price is not None and data.indicator is None and by_cost & ~colors:
        raise RefusedError(
            "colors",
            worded(
                "error-its-mana-cost-makes-it-other",
                "its mana cost makes it other colours than the card file gives it ({said})",
                said=said or fixed("error-none", "none"),
            ),
        )
    return n.OfColor(colors)


def defines_colors(ability: n.Ability) -> bool:
    if not isinstance(ability, n.Static) or not isinstance(ability.effect, n.Defines):
        return False
    return any(isinstance(mod, n.SetColors) for mod in ability.effect.mods)


# --- Whole cards


# Layouts of one face, whose text says all.
SINGLE: Final = frozenset(("normal", "saga", "class", "leveler", "case", "mutate", "scheme", "vanguard", "planar"))
DOUBLE: Final = frozenset(
    ("split", "aftermath", "adventure", "transform", "modal_dfc", "flip", "reversible_card", "meld")
)


# What is printed on one of two faces, or on a card of a meld pair, where its file does not have the other.
FACE_OF_SEVERAL: Final = re.compile(r"\((?:Transforms from|Melds with) |\bmeld them into ")


def check_layout(faces: Sequence[CardData]) -> None:
    """Raises RefusedError for a layout that is not played, by its name, or for faces that it does not have."""
    layout = faces[0].layout
    if any(face.layout != layout for face in faces):
        raise RefusedError(
            "layout", fixed("error-its-faces-are-of-different-layouts", "its faces are of different layouts")
        )
    if layout not in SINGLE and layout not in DOUBLE:
        raise RefusedError(
            "layout",
            worded("error-cards-of-the-layout", "cards of the layout {layout} are not played", layout=visible(layout)),
        )
    half = layout in DOUBLE or faces[0].side or " // " in faces[0].name or FACE_OF_SEVERAL.search(faces[0].text)
    if len(faces) == 1 and half:
        raise RefusedError(
            "faces", fixed("error-the-card-file-gives-one-face", "the card file gives one face of a card that has two")
        )
    wanted = 2 if layout in DOUBLE else 1
    if len(faces) != wanted:
        raise RefusedError(
            "layout",
            worded(
                "error-a-card-of-the-layout",
                "a card of the layout {layout} with {count} faces; it has {wanted}",
                layout=layout,
                count=len(faces),
                wanted=wanted,
            ),
        )


def card_of_faces(data: Sequence[CardData], faces: Sequence[CardDef]) -> CardDef:
    """Returns the card of these faces. Raises RefusedError for faces that are not played together."""
    layout = data[0].layout
    if layout in SINGLE:
        refuse_half(faces[0])
        return faces[0]
    front, back = faces
    if layout in ("split", "aftermath"):
        return split_card(front, back, layout)
    if layout == "adventure":
        if "Omen" in back.subtypes:
            return omen(front, back)
        if "Adventure" not in back.subtypes:
            raise RefusedError(
                "layout", fixed("error-its-other-side-is-neither", "its other side is neither an Adventure nor an Omen")
            )
        return adventure(front, back)
    if layout == "reversible_card":
        if front != back:
            raise RefusedError("layout", fixed("error-its-sides-are-different-cards", "its sides are different cards"))
        return front
    if layout == "flip":
        return flip_card(front, back)
    if layout == "meld":
        return meld_card(front, back)
    return transforming(front, back) if layout == "transform" else modal(front, back)


def has_two_faces(node: n.Node) -> bool:
    """True for a token that is double-faced (CR 111.10i)."""
    return isinstance(node, n.CreateToken) and len(node.token.faces) > 0


def refuse_half(face: CardDef) -> None:
    """Raises RefusedError for one face of a card that has another: some card files give each by itself."""
    if "Adventure" in face.subtypes or "Omen" in face.subtypes:
        raise RefusedError(
            "faces", fixed("error-the-card-file-gives-a-part", "the card file gives a part of this card")
        )
    of_tokens = [part for node in everything_in(face) if has_two_faces(node) for part in everything_in(node)]
    for node in everything_in(face):
        if node in of_tokens:  # what the tokens say of themselves
            of_tokens.remove(node)
        elif isinstance(node, HALVES) or getattr(node, "transformed", False) or node in TURNS_ITSELF:
            raise RefusedError(
                "faces",
                fixed(
                    "error-its-text-speaks-of-another-face",
                    "its text speaks of another face, and the card file gives only this one",
                ),
            )


# What only a card with two faces says of itself.
TURNS_ITSELF: Final = (n.Transform(n.This()), n.Flip(n.This()))
HALVES: Final = (n.Daybound, n.Nightbound, n.Aftermath, n.Fuse)


def split_card(left: CardDef, right: CardDef, layout: str) -> CardDef:
    """Returns the card of two halves. Raises RefusedError if they do not make a split card that can be played."""
    if not (left.types & CardType.SPELL_ONLY and right.types & CardType.SPELL_ONLY):
        raise RefusedError(
            "layout", fixed("error-split-cards-that-are-permanents", "split cards that are permanents are not played")
        )
    fused = [any(isinstance(a, n.Fuse) for a in half.abilities) for half in (left, right)]
    if fused[0] != fused[1]:
        raise RefusedError("layout", fixed("error-fuse-stands-on-one-half-alone", "fuse stands on one half alone"))
    if (layout == "aftermath") != any(isinstance(a, n.Aftermath) for a in right.abilities):
        raise RefusedError(
            "layout",
            fixed(
                "error-aftermath-stands-on-no-half", "aftermath stands on no half, or on one that is laid out otherwise"
            ),
        )
    shared = (n.Fuse(),) if fused[0] else ()
    return split(without_fuse(left), without_fuse(right), *shared)


def without_fuse(half: CardDef) -> CardDef:
    return replace(half, abilities=tuple(a for a in half.abilities if not isinstance(a, n.Fuse)))
