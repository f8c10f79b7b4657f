"""A card as it was printed before 2000: its type line and text in the signs and words of the time.

Cost, power and toughness are today's; they did not change. Symbols of mana and of tapping, for which those who keep old
texts write "ocT" and "oR", become today's "{T}" and "{R}", and can be made what they were again.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import msgspec

from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.words.cards import BASIC_LAND_MANA
from mainphase.errors import CardError
from mainphase.language.text.card_data import CardData
from mainphase.language.text.normalizing import Change, Edit, apply_changes, unchanged
from mainphase.saying.worded import worded

TAP: Final = r"oc\n?T"
SYMBOL: Final = r"o\n?(?:c\n?T|[WUBRGX](?![a-np-z])|[0-9]+)"
RUN: Final = re.compile(rf"(?<![a-zA-Z])(?:{SYMBOL})+")
ONE: Final = re.compile(r"o\n?(?:c\n?)?(T|[WUBRGX]|[0-9]+)")
# At the beginning of a line the colon after the cost is lost.
COST: Final = re.compile(r"(?m)^oo\n?([WUBRGX]|[0-9]+):? ")
CLOSE: Final = re.compile(rf",(?={SYMBOL})")

COLORS: Final = (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G"))
# How the same was written then. What stands for the card's name is `{name}`.
SAME: Final = (
    (r"\bcannot\b", "can't"),
    (r"\b(do|does|did|is|are) not\b", r"\1n't"),
    (r"\bhis or her\b", "their"),
    (r"\bhim or her\b", "them"),
    (r"\bdo(?:es)? (?=[0-9]+ damage\b)", "deals "),
    (r" to your mana pool\b", ""),
    (r"(?<=\bAdd )either (?=\{)", ""),
    *(
        (rf"\bAdd (?:{word}|{k}) colorless mana\b", "Add " + "{C}" * k)
        for k, word in ((1, "one"), (2, "two"), (3, "three"))
    ),
    *((rf"\bAdd (?:one|1) {word} mana\b", f"Add {{{letter}}}") for word, letter in COLORS),
    (r"\bin play\b", "on the battlefield"),
    (r"\bto play (?=under\b)", "to the battlefield "),
    (r"\b(untap|draw) phase\b", r"\1 step"),
    (r"\b(?:Use|Play) this ability only (?=once each turn\.|during your (?:turn|upkeep)\.)", "Activate only "),
    (r"^(?:All c|C)reatures you control gain (?=[a-z ]+\.(?:$| \())", "Creatures you control have "),
    (r"^Attacking doesn't cause {name} to tap\.$", "Vigilance"),
    (r"^{name} is unaffected by summoning sickness\.$", "Haste"),
    (r"^Choose one (?:— )?([A-Z][^;\n]*); or ([^;\n]*)\.$", r"Choose one —\n• \1.\n• \2."),
    (r"(?<=\bto )(?=owner's hand\b)", "its "),
    (r"\bRemove (target [^.,]*?) from the game(?=[.,])", r"Exile \1"),
    *((rf"\b{land.lower()}(?=s?\b)", land) for land in BASIC_LAND_MANA),
    (r"\bnon-wall\b", "non-Wall"),
    (
        r"^Must attack each turn if possible\. Can't be blocked by walls\.$",
        r"{name} attacks each combat if able.\n{name} can't be blocked by Walls.",
    ),
    (r"(Add [^.]{1,60}\.) Tapping this artifact can be played as an interrupt\.", r"\1"),
    (r"\bchoose(s?) and discard\1\b", r"discard\1"),
    (r"(?<=\}): Sacrifice {name} to (?=[a-z])", ", Sacrifice {name}: "),
    (
        r"\bWhile controller has ([A-Z][a-z]+?)s on the battlefield, {name} gains ([+-][0-9]+/[+-][0-9]+)\.",
        r"As long as you control a \1, {name} gets \2.",
    ),
    (r"\bAs long as you control a (?=Island\b)", "As long as you control an "),
    (r"\b(discards? [a-z]+ cards?(?: at random)?) from their hand\b", r"\1"),
    # A choice of one of two, and what is told of a token or an upkeep after it.
    (r"^(Counter target [a-z]+ spell) or (destroy target [a-z]+ permanent)\.$", r"Choose one —\n• \1.\n• \2."),
    (
        r"\b([Pp])ut an? ([A-Z][a-z]+) token into play\. Treat this token as an? ([0-9]+/[0-9]+) ([a-z]+) creature\.",
        r"\1ut a \3 \4 \2 creature token onto the battlefield.",
    ),
    (r"^{name} deals ([0-9]+ damage to you) during your upkeep\.", r"During your upkeep, {name} deals \1."),
    (r"\bunless its caster pays an additional (?=\{)", "unless its controller pays "),
    (r"\btakes another turn after this one\b", "takes an extra turn after this one"),
    (r"\binstead of paying {name}'s (?:mana|casting) cost\b", "rather than pay this spell's mana cost"),
    (
        r"\breveal them, then put them into your hand\. If you do, shuffle\b",
        "reveal them, put them into your hand, then shuffle",
    ),
    (r"\b(an additional land) during (each of their turns)\b", r"\1 on \2"),
    (r": have it deal ([0-9]+ damage to target creature) it blocks\b", r": It deals \1 it's blocking"),
    (r"^(You may [^.\n]+ rather than pay this spell's mana cost\.) (?=[A-Z])", r"\1\n"),
    (r"^Creatures deal (no combat damage this turn)\.$", r"Creatures assign \1."),
    (
        r"\bgain 1 life for each card in your hand in excess of four\b",
        "you gain X life, where X is the number of cards in your hand minus 4",
    ),
    # Firebreathing and regeneration of one's own, and texts without a full stop.
    (r"(?<=\}: )(?=[+-][0-9]+/[+-][0-9]+ until end of turn)", "{name} gets "),
    (r"(?<=\}: )Regenerates?\.?$", "Regenerate {name}."),
    (r"(?<=\bend of turn)$", "."),
    # How fast it is follows from its making mana (Fifth Edition, "Older Releases").
    (r"([Aa]dd [^.]{1,60}\.) (?:Play this ability|This ability is played) as (?:an interrupt|a mana source)\.", r"\1"),
)

# A land of two basic types, before their names stood in the type line.
BOTH: Final = re.compile(
    rf"{TAP}: Add either o\n?(?P<first>[WUBRG]) or o\n?(?P<second>[WUBRG]) to your mana pool\.\n"
    r"Counts as both (?P<one>[a-z]+) and (?P<other>[a-z]+) and is affected by spells that affect either\. "
    r"If a spell destroys one of these land types, this card is destroyed; "
    r"if a spell alters one of these land types, the other land type is unaffected\."
)

# Types of artifacts to 1994, and of what enchants something.
MONO: Final = "Mono Artifact"  # it has one ability, for which it is tapped
SORTS: Final = {
    MONO: "Artifact",
    "Poly Artifact": "Artifact",
    "Continuous Artifact": "Artifact",
    "Enchant World": "World Enchantment",
}
PLURALS: Final = (("ves", "f"), ("ves", "fe"), ("ies", "y"), ("es", ""), ("s", ""), ("men", "man"))


class Printed(NamedTuple):
    """The face, and what was changed in its text, one thing after the other."""

    face: CardData
    edits: tuple[tuple[Edit, ...], ...]

    def text(self) -> str:
        """As it was printed."""
        text = self.face.text
        for edits in reversed(self.edits):
            text = unchanged(text, edits)
        return text


def printed_face(today: CardData, type_line: str, text: str) -> Printed:
    """Returns the card of today's data as it was printed with this type line and text. Raises CardError if that cannot
    be.
    """
    line, first = today_type_line(type_line)
    name = today.own_name
    taps = type_line == MONO
    if taps and ":" in text:
        raise CardError(
            worded(
                "error-a-mono-artifact",
                "{name}: a mono artifact that has a cost besides being tapped is not read",
                name=name,
            )
        )
    if line.lower().endswith(f" — {name.lower()}"):  # a creature type of its own, however it is written
        line = line[: -len(name)] + name
    if (kinds := types_in_text(name, text)) is not None:
        face = msgspec.structs.replace(today, type_line=f"{line} — {kinds}", text="")
        return Printed(face, ((Edit(0, text, "", "type line"),),))
    if (
        name in BASIC_LAND_MANA and f"{{{text}}}" == BASIC_LAND_MANA[name]
    ):  # a letter for its picture of the mana symbol
        return Printed(msgspec.structs.replace(today, text=""), ((Edit(0, text, "", "symbol"),),))
    text, edits = apply_changes(text, sorted(symbols_in(text)))
    made = [edits]
    for then, now in SAME:
        found = re.finditer(then.replace("{name}", re.escape(name)), text, re.MULTILINE)
        text, edits = apply_changes(
            text, [(f.start(), f.end(), f.expand(now.replace("{name}", name)), "words") for f in found]
        )
        made.append(edits)
    if taps:
        text = f"{{T}}: {text}"
        made.append((Edit(0, "", "{T}: ", "type line"),))
    if first:
        text = f"{first}\n{text}"
        made.append((Edit(0, "", f"{first}\n", "type line"),))
    face = msgspec.structs.replace(today, type_line=line, text=text)
    return Printed(face, tuple([edits for edits in made if edits]))


def types_in_text(name: str, text: str) -> str | None:
    """The subtypes that are all that a text says, with the mana that basic land types give; None if it says more."""
    if found := re.fullmatch(rf"{re.escape(name)} counts as an? ([A-Z][a-z]+)\.", text):
        return found[1]
    found = BOTH.fullmatch(text)
    if found is None:
        return None
    kinds = [singular_land(word) for word in found.group("one", "other")]
    mana = {f"{{{letter}}}" for letter in found.group("first", "second")}
    return " ".join(kinds) if {BASIC_LAND_MANA.get(kind) for kind in kinds} == mana else None


def singular_land(word: str) -> str:
    return word.capitalize() if word == "plains" else word.removesuffix("s").capitalize()


def symbols_in(text: str) -> list[Change]:
    changes: list[Change] = [
        (found.start(), found.end(), f"{{{found[1]}}}: ", "symbol") for found in COST.finditer(text)
    ]
    ends = [end for _, end, _, _ in changes]
    begins = [begin for begin, _, _, _ in changes]
    for found in RUN.finditer(text):
        if not any(begin <= found.start() < end for begin, end in zip(begins, ends, strict=True)):
            put = "".join([f"{{{one[1]}}}" for one in ONE.finditer(found[0])])
            changes.append((found.start(), found.end(), put, "symbol"))
    changes += [(found.start(), found.end(), ", ", "symbol") for found in CLOSE.finditer(text)]
    return changes


def today_type_line(printed: str) -> tuple[str, str]:
    """A printed type line in today's words, and the line of text that stands in it: what an Aura can enchant."""
    line = printed.replace("—", "-")
    before, _, after = [part.strip() for part in line.partition("-")] if " - " in line else [line.strip(), "", ""]
    if before.startswith("Summon"):
        kind = after or before.removeprefix("Summon").strip()
        legendary = kind in ("Legend", "Legends")
        return ("Legendary Creature" if legendary else f"Creature — {singular_creature_types(kind)}"), ""
    if before in SORTS:
        return SORTS[before], ""
    if before.startswith("Enchant ") and not after:
        return "Enchantment — Aura", f"Enchant {before.removeprefix('Enchant ').lower()}"
    return (f"{before} — {singular_creature_types(after)}" if after else before), ""


def singular_creature_types(words: str) -> str:
    """Creature types in the singular, as they are compared (Fifth Edition, "More on Creatures")."""
    return " ".join([singular_type(word) for word in words.split()])


def singular_type(word: str) -> str:
    if word in CREATURE_TYPES:
        return word
    for end, instead in PLURALS:
        if word.endswith(end) and (one := word.removesuffix(end) + instead) in CREATURE_TYPES:
            return one
    return word
