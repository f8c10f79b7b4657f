"""A card's text from its definition, in the words of a day: what `cards` reads, said again.

Chapters and levels are put back into their frames: a frame is only said of abilities that the
author's word for it makes again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.mechanics import NAMED_SINCE
from mainphase.cards.nodes import KEYWORD_NAMES, CardDef, CardType, Supertype
from mainphase.cards.words.activating import tap_for
from mainphase.cards.words.cards import BASIC_LAND_MANA
from mainphase.cards.words.doing import nothing
from mainphase.cards.words.leveling import STATIONED, class_level, levels, station_symbol
from mainphase.language.grammar.abilities import say_abilities
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.keywords import MOST_ABILITIES
from mainphase.language.grammar.other_texts import CLEAVE, cost_with_other_text, in_brackets
from mainphase.language.syntax import NEWEST, Style
from mainphase.language.text.marks import GRANTER, REBALANCED, SELF
from mainphase.language.text.sections import ChapterSymbol, ClassLevel, LevelSymbol, StationSymbol
from mainphase.language.text.type_line import TypeLine, type_line_text

Lines = list[str | None]


class LineRenderer(NamedTuple):
    """How something is said: in which style, and on what."""

    style: Style
    name: str

    def of(self, *abilities: n.Ability) -> str | None:
        return say_abilities(abilities, self.style, self.name)


def rendered_type_line(card: CardDef, style: Style = NEWEST) -> str:
    return type_line_text(TypeLine(card.supertypes, card.types, card.subtypes), style.day)


def rendered_lines(card: CardDef, style: Style = NEWEST) -> tuple[str | None, ...]:
    """The lines of one face, its name written out; None for an ability that there are no words for."""
    found: Lines = []
    for _, lines in groups(printed_abilities(card), LineRenderer(style, card.name)):
        found += lines
    return tuple(
        [
            None if line is None else name_filled_in(line, card.name, short_name(card), words_for_host(card))
            for line in found
        ]
    )


def render_ability_lines(
    abilities: Sequence[n.Ability], style: Style, name: str, short: str = "", host: str = ""
) -> list[str]:
    """The lines of an object that is called so. An ability without words is called by the names of its nodes."""
    found: list[str] = []
    for held, lines in groups(abilities, LineRenderer(style, name)):
        if None in lines:
            found.append(without_words(held))
        else:
            found += [name_filled_in(line, name, short, host) for line in lines if line is not None]
    return found


def groups(abilities: Sequence[n.Ability], words: LineRenderer) -> Iterator[tuple[tuple[n.Ability, ...], Lines]]:
    """Abilities that stand together on a card, with their lines."""
    left: list[n.Ability] = []
    cleft = cost_with_other_text(tuple(abilities))
    for ability in abilities:
        if isinstance(ability, n.SpellAbility) and cleft is not None and cleft.text is not None:
            yield (ability,), [with_brackets(words.of(ability), words.of(cleft.text), cleft.name)]
            continue
        if not isinstance(ability, n.HasKeywords):
            left.append(ability)
            continue
        unnamed = {bit: said for bit, since, said in NAMED_SINCE if words.style.day < since}
        for bit in KEYWORD_NAMES.values():
            if ability.keywords & bit and bit in unnamed:
                yield (n.HasKeywords(bit),), [f"{SELF} {unnamed[bit]}."]
            elif ability.keywords & bit:
                left.append(n.HasKeywords(bit))
    while left:
        used, lines = next_lines(left, words)
        yield tuple(left[:used]), lines
        del left[:used]


def with_brackets(text: str | None, then: str | None, name: str) -> str | None:
    """Returns what a spell does, with brackets around what does not count once another cost is paid for it."""
    if name != CLEAVE or text is None:
        return text
    return None if then is None else in_brackets(text, then)


def without_words(node: Any) -> str:
    """ "SomeEffect" is "some effect": what no text says is called by the names of its nodes. Of an ability that is what
    it does.
    """
    if isinstance(node, tuple):
        return "; ".join([without_words(part) for part in node])
    if isinstance(node, (n.SpellAbility, n.Activated, n.Triggered)):
        return without_words(node.modes)
    if isinstance(node, (n.Mode, n.Static)):
        return without_words(node.effect)
    if isinstance(node, n.Sequence):
        return without_words(node.of)
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(node).__name__).lower()


def printed_abilities(card: CardDef) -> tuple[n.Ability, ...]:
    """The abilities without those that no text says: what basic land types give (CR 305.6), and that nothing happens
    as a spell with keywords alone resolves.
    """
    card = replace(card, abilities=tuple([a for a in card.abilities if not does_nothing(a)]))
    given = [tap_for(BASIC_LAND_MANA[kind]) for kind in card.subtypes if kind in BASIC_LAND_MANA]
    if not card.types & CardType.LAND:
        return card.abilities
    return card.abilities[len(given) :] if list(card.abilities[: len(given)]) == given else card.abilities


def does_nothing(ability: n.Ability) -> bool:
    return isinstance(ability, n.SpellAbility) and ability.modes == (n.Mode(nothing),)


def next_lines(left: Sequence[n.Ability], words: LineRenderer) -> tuple[int, Lines]:
    """How many of these abilities are said next, and in which lines."""
    first = left[0]
    if isinstance(first, n.Triggered) and first.chapter:
        return chapters(left, words)
    if isinstance(first, n.Activated) and first.loyalty is not None:
        said = words.of(first)
        return 1, [None if said is None else said.replace("[", "", 1).replace("]", "", 1)]
    if isinstance(first, n.Activated) and len(left) > 1 and (lines := class_lines(first, left[1], words)):
        return 2, lines
    if isinstance(first, n.Static) and (lines := level_lines(first, words) or station_lines(first, words)):
        return 1, lines
    return next_keyword_lines(left, words)


# Keywords of a word or two, which stand together in a line.
SIMPLE: Final = (n.HasKeywords, n.Protection, n.HexproofFrom, n.Landwalk)


def next_keyword_lines(left: Sequence[n.Ability], words: LineRenderer) -> tuple[int, Lines]:
    """Keywords stand in one line, and abilities that one keyword stands for; of anything else each has its own."""
    count = 0
    while count < len(left) and isinstance(left[count], SIMPLE):
        count += 1
    if count > 1 and (said := words.of(*left[:count])) is not None:
        return count, [said]
    for count in range(min(len(left), MOST_ABILITIES), 1, -1):
        if (said := words.of(*left[:count])) is not None:
            return count, [said]
    return 1, [words.of(left[0])]


def chapters(left: Sequence[n.Ability], words: LineRenderer) -> tuple[int, Lines]:
    first = left[0]
    assert isinstance(first, n.Triggered)
    count = 1
    while count < len(left) and is_next(first, left[count], first.chapter + count):
        count += 1
    said = render_as_spell(first, words)
    numbers = tuple(range(first.chapter, first.chapter + count))
    return count, [None if said is None else ChapterSymbol(numbers).text() + said]


def is_next(first: n.Triggered, then: n.Ability, chapter: int) -> bool:
    """True if an ability is the same chapter ability for that number (CR 714.2c)."""
    if not isinstance(then, n.Triggered) or not isinstance(first.on, n.CountersArePut):
        return False
    return then == replace(first, chapter=chapter, on=replace(first.on, reaches=chapter))


def render_as_spell(ability: n.Triggered, words: LineRenderer) -> str | None:
    """Returns the words of an ability as those of a spell."""
    return words.of(n.SpellAbility(ability.modes, ability.choose_least, ability.choose_most))


def class_lines(gain: n.Activated, gives: n.Ability, words: LineRenderer) -> Lines:
    """A class level; nothing if these two are none."""
    mode = gain.modes[0]
    price = gain.cost[0] if len(gain.cost) == 1 else None
    if not isinstance(mode.effect, n.BecomeLevel) or not isinstance(price, n.PayMana):
        return []
    inside = granted_by_level(gives)
    frame = ClassLevel(cost_text(price.mana), mode.effect.level)
    if class_level(frame.number, frame.cost, *inside) != (gain, gives):
        return []
    return [frame.text(), *lines_in_frame(inside, words)]


def level_lines(static: n.Static, words: LineRenderer) -> Lines:
    """A level symbol with what it gives; nothing if it is none."""
    inside = granted_by_level(static)
    low, high = bounds(static.condition)
    frame = LevelSymbol(low, high, box_of_level(static))
    if low < 0 or not frame.power_toughness or levels(low, high, frame.power_toughness, *inside) != static:
        return []
    return [*frame.text().split("\n"), *lines_in_frame(inside, words)]


def station_lines(static: n.Static, words: LineRenderer) -> Lines:
    """A station symbol with what it gives; nothing if it is none."""
    held = static.condition
    if static.keyword != STATIONED or not isinstance(held, n.Compare) or not isinstance(held.right, n.Fixed):
        return []
    inside = granted_by_level(static)
    frame = StationSymbol(held.right.n, box_of_level(static))
    if station_symbol(frame.number, frame.power_toughness, *inside) != static:
        return []
    said = lines_in_frame(inside, words)
    if frame.power_toughness or not said or said[0] is None:
        return [frame.text(), *said]
    return [frame.text() + said[0], *said[1:]]


def bounds(condition: n.Condition | None) -> tuple[int, int]:
    """From how many level counters to how many; -1 where the condition says nothing of the kind."""
    held = [condition.left, condition.right] if isinstance(condition, n.Both) else [condition]
    numbers = [c.right.n for c in held if isinstance(c, n.Compare) and isinstance(c.right, n.Fixed)]
    return (numbers[0], numbers[1] if len(numbers) > 1 else 0) if len(numbers) == len(held) else (-1, 0)


def box_of_level(static: n.Static) -> str:
    """The power and toughness that a level or station symbol gives; "" if it gives none."""
    for mod in static.effect.mods if isinstance(static.effect, n.Modify) else ():
        if isinstance(mod, n.SetPT) and isinstance(mod.power, n.Fixed) and isinstance(mod.toughness, n.Fixed):
            return f"{mod.power.n}/{mod.toughness.n}"
    return ""


def granted_by_level(ability: n.Ability) -> tuple[n.Ability, ...]:
    """The abilities that a level gives."""
    if not isinstance(ability, n.Static) or not isinstance(ability.effect, n.Modify):
        return ()
    found: list[n.Ability] = []
    for mod in ability.effect.mods:
        if isinstance(mod, n.GainKeywords):
            found.append(n.HasKeywords(mod.keywords))
        elif isinstance(mod, n.GainAbility):
            found.append(mod.ability)
    return tuple(found)


def lines_in_frame(abilities: Sequence[n.Ability], words: LineRenderer) -> Lines:
    found: Lines = []
    left = list(abilities)
    while left:
        used, lines = next_keyword_lines(left, words)
        found += lines
        del left[:used]
    return found


def short_name(card: CardDef) -> str:
    """Returns the name by which a card calls itself: if it is legendary its short form."""
    name = card.name.removeprefix(REBALANCED)
    return name.partition(",")[0] if card.supertypes & Supertype.LEGENDARY else name


def name_filled_in(line: str, name: str, short: str = "", host: str = "") -> str:
    """A line with the name of the object where it stands for itself; what bears its name ("named …") has all of it.
    `host`: what it calls what it is attached to, if that is no enchanted creature.
    """
    if host:
        if "creature" not in re.sub("(?:[Ee]nchanted|[Tt]hat) creature", "", line):  # no other is spoken of
            line = line.replace("hat creature", f"hat {host.rpartition(' ')[2]}")
        line = line.replace("enchanted creature", host).replace("Enchanted creature", host[0].upper() + host[1:])
    for sign in (SELF, GRANTER):
        line = line.replace(f"named {sign}", f"named {name}").replace(sign, short or name)
    return line


# What an Aura calls what it is attached to, by what it can enchant (CR 303.4m).
HOSTS: Final = (
    (CardType.LAND, "enchanted land"),
    (CardType.ARTIFACT, "enchanted artifact"),
    (CardType.ENCHANTMENT, "enchanted enchantment"),
    (CardType.PLANESWALKER, "enchanted planeswalker"),
)


def words_for_host(card: CardDef) -> str:
    """Returns the words for what this is attached to, if that is no enchanted creature; "" otherwise."""
    if "Equipment" in card.subtypes:
        return "equipped creature"
    if "Fortification" in card.subtypes:
        return "fortified land"
    enchants = next((a.which for a in card.abilities if isinstance(a, n.Enchant)), None)
    if enchants is None:
        return ""
    types = [part.types for part in conjuncts(enchants) if isinstance(part, n.OfType)]
    if not types:
        kinds = [part.subtype for part in conjuncts(enchants) if isinstance(part, n.OfSubtype)]
        return f"enchanted {kinds[0]}" if kinds and kinds[0] in LAND_KINDS else "enchanted permanent"
    if types[0] == CardType.CREATURE:
        return ""
    return next((words for bit, words in HOSTS if types[0] == bit), "enchanted permanent")


LAND_KINDS: Final = ("Forest", "Island", "Mountain", "Plains", "Swamp")
