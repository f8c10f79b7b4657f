"""Lines of a card as abilities, and abilities as lines: the grammar's two doors, `read_lines` and `say_lines`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, Protocol

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.kernel.lowering.functioning import functioning_zone
from mainphase.language.grammar import (
    aimed_at_random,
    aimed_by_others,
    aimed_together,
    cast_besides,
    chosen,
    conditions,
    conditions_of_players,
    conditions_of_things,
    conditions_of_turns,
    descriptions,
    from_your_graveyard,
    groups,
    one_graveyard,
    phase_abilities,
    players_compared,
    players_told,
    statics,
    their_graveyard,
    tied,
    times_this_turn,
    triggers,
    where,
)
from mainphase.language.grammar.activating import activated
from mainphase.language.grammar.aimed import is_aimed, is_somebody_compared
from mainphase.language.grammar.amounts_meant import amounts_as_told, amounts_meant
from mainphase.language.grammar.before_a_dash import at_max_speed, once_solved, to_solve
from mainphase.language.grammar.casting import casting
from mainphase.language.grammar.companions import companion
from mainphase.language.grammar.differences import told_in_full
from mainphase.language.grammar.discourse import fresh
from mainphase.language.grammar.done import is_done, is_to_one_creature
from mainphase.language.grammar.effects import (
    animating,
    anybody,
    base_power,
    by_players,
    cannot,
    cards_in_zones,
    casting_from,
    cheaper_this_turn,
    clashing,
    coins,
    control_flow,
    copies,
    dice,
    directions,
    distributing,
    done_this_way,
    each_card_seen,
    emblems,
    exiled_as_it_resolves,
    exiled_face_down,
    exiled_from_among,
    exiling,
    face_down_shapes,
    from_among,
    given_costs,
    hands_redrawn,
    instead,
    keyword_actions,
    lasting,
    later_if,
    life_and_damage,
    looking,
    looking_again,
    mana,
    melding,
    moving,
    not_activated,
    of_your_choice,
    one_for_each,
    one_of_each_kind,
    otherwise,
    outside,
    particular,
    permanents,
    piles,
    planes,
    players_choose,
    playing,
    revealing,
    revealing_until,
    same_is_true,
    searching,
    searching_zones,
    shields,
    sorting_for_others,
    stack,
    suspending,
    tokens,
    turns,
    villainous,
    voting,
    watching,
    who_does,
    you_choose,
)
from mainphase.language.grammar.effects.damaged import is_damaged, is_unpreventable
from mainphase.language.grammar.flipped import is_flipped
from mainphase.language.grammar.given_up import is_given_up
from mainphase.language.grammar.keywords import keyword_abilities, keyword_line, of_things
from mainphase.language.grammar.keywords.formerly import as_today
from mainphase.language.grammar.keywords.of_decks import of_decks
from mainphase.language.grammar.modes import body, with_modes
from mainphase.language.grammar.other_texts import (
    OVERLOAD,
    cost_with_other_text,
    other_text,
    with_other_text,
    without_brackets,
)
from mainphase.language.grammar.other_than import is_of_this, others_as_told, others_meant
from mainphase.language.grammar.places import Placed
from mainphase.language.grammar.quoted import WithoutStop, by_itself, quoted, several_quoted
from mainphase.language.grammar.sacrificed import is_sacrificed
from mainphase.language.grammar.same_groups import are_still_those
from mainphase.language.grammar.statics.anchors import Anchored
from mainphase.language.grammar.that_much import amounts_are_known, is_of_discarding
from mainphase.language.grammar.triggered import (
    begins_on_battlefield,
    drawn_shown,
    exerting,
    in_two_zones,
    of_haunted,
    triggered,
    triggered_so_often,
)
from mainphase.language.linking import unlinked
from mainphase.language.syntax import (
    DECLINED,
    NEWEST,
    Choice,
    InSentence,
    Mapped,
    Phrase,
    SourceText,
    Style,
    TooMuchError,
    capitalised,
    like,
    phrase,
    the,
)

# Where capitals stand: at the beginning of sentences, of each component of an activation cost, and of what a keyword
# costs besides mana. In quotation marks stand abilities, after which the sentence may go on, and what the "legend rule"
# is called.
STARTS: Final = re.compile(
    r"(?:^|[.!?]\)? |"
    r"[.!?]'?\" (?!until [^,.\"]*(?:[.\"]|$)|for as long|and |or |as long|in addition|where |except )|"
    r": |— |—|• |\"(?!legend rule\")| '|\n|(?<=[0-9+] )\| |"
    r", (?=(?:Sacrifice|Discard|Pay|Exile|Tap|Untap|Return|Remove|Reveal|Put|Mill|"
    r"Blight|Exert|Collect|Forage|Behold|Waterbend|sacrifice|discard|pay|exile|tap|untap|return|remove|reveal|put|mill|"
    r"blight|exert|collect|forage|behold|waterbend)\b"
    r"[^.:\"\n]*:)|"
    r"^[A-Za-z][\w ]*—(?:\{[^{}]+\})+, )"
    r"(?=[^\W0-9_])"
)


COSTING: Final = re.compile(
    r"[A-Z]\w*(?: \w+)*—"
)  # a keyword with something else than mana to pay: it is a sentence, too


class AboutCard(Protocol):
    """The facts about a card that the grammar asks for."""

    @property
    def is_spell(self) -> bool: ...


# --- Kinds of lines

line: Final = Choice("an ability")
line.add(activated)
line.add(triggered)
line.add(triggered_so_often)
line.add(phase_abilities.alone)
line.add(to_solve)
line.add(suspending.allowed)

lines: Final = Choice("an ability")  # tuples of abilities: keywords stand together
lines.add(keyword_line)
lines.add(phase_abilities.paired)
lines.add(statics.static_abilities)
lines.add(exerting)
lines.add(drawn_shown)
lines.add(in_two_zones)
lines.add(begins_on_battlefield)
lines.add(of_decks)
lines.add(companion)
line.add(casting)
one_line: Final = Placed(with_modes(line))
lines.add(Mapped(one_line, lambda a: (a,), lambda held: held[0] if len(held) == 1 else DECLINED))


sped: Final = Choice("an ability")
sped.add(Mapped(one_line, lambda a: (a,), lambda held: held[0] if len(held) == 1 else DECLINED))
sped.add(statics.static_abilities)
lines.add(at_max_speed(sped))
lines.of.insert(0, once_solved(sped))  # not as "while ~ is solved"

one_alone: Final = Choice("an ability")
one_alone.add(one_line)
one_alone.add(
    Mapped(statics.static_abilities, lambda held: held[0] if len(held) == 1 else DECLINED, lambda ability: (ability,))
)
lines.add(Anchored(one_alone))
phrase('"{line}"', the.line, quoted, line=by_itself(one_alone))
phrase("'{line}'", the.line, quoted, line=by_itself(one_alone, within=True))
quoted.add(WithoutStop(one_alone))
several_statics: Final = Mapped(statics.static_abilities, *(lambda held: held if len(held) > 1 else DECLINED,) * 2)
phrase('"{lines}"', the.lines, several_quoted, lines=by_itself(several_statics))
# A keyword with a cost after a dash is a sentence: "has "Ward—Pay 2 life.""
priced_keyword: Final = InSentence(
    Mapped(keyword_abilities, lambda held: held[0] if len(held) == 1 else DECLINED, lambda ability: (ability,)),
    lambda told: "—" in told,
)
phrase('"{line}"', the.line, quoted, line=by_itself(priced_keyword), parse_only=True)

# What a spell's card says of itself in other zones than the stack: "When you cycle ~, …" (CR 113.6k).
elsewhere: Final = Choice("an ability")


AS_IT_IS_CAST: Final = n.CastsSpell(n.You(), n.IsThis())


def works_elsewhere(ability: Any) -> Any:
    if isinstance(ability, n.Triggered) and ability.on == AS_IT_IS_CAST:  # CR 603.6: it triggers on the stack
        return ability
    return ability if functioning_zone(ability) not in (Zone.BATTLEFIELD, Zone.STACK) else DECLINED


elsewhere.add(casting)
elsewhere.add(of_haunted)
elsewhere.add(Mapped(Placed(with_modes(triggered)), works_elsewhere, works_elsewhere, n.Triggered))
elsewhere.add(Mapped(Placed(with_modes(activated)), works_elsewhere, works_elsewhere, n.Activated))

spelled: Final = Choice("what the spell does")
phrase("{mode}", like(n.SpellAbility, modes=(the.mode,)), spelled, mode=body)
spell: Final = with_modes(spelled)


MOST_LINES: Final = 50_000  # kept: the whole of a card file


@dataclass(frozen=True)
class LineReading:
    """The reading of one line. `readings`: each meaning that it can have, with whether it is said back letter for
    letter. Without any, `furthest` is where understanding stopped and `expected` what could have stood there.
    """

    text: str
    readings: tuple[tuple[n.Ability, ...], ...] = ()
    echoed: bool = False
    furthest: int = 0
    expected: tuple[str, ...] = ()
    too_much: bool = False


def read_line(text: str, about: AboutCard, by: Phrase, one_by_one: bool = False) -> LineReading:
    """A line is read the same on every card that it stands on, whose name it does not say."""
    return reading_of_line(text, getattr(about, "name", "") if "~" in text or "^" in text else "", by, one_by_one)


def is_sound(text: str, value: Any) -> bool:
    """True if everything that a meaning speaks of is known where it is spoken of."""
    return (
        amounts_are_known(value)
        and is_of_discarding(text, value)
        and is_sacrificed(value)
        and is_damaged(value)
        and is_unpreventable(value)
        and is_done(value)
        and is_to_one_creature(value)
        and is_given_up(value)
        and is_flipped(value)
        and dice.ends_with_table(value)
        and is_aimed(value)
        and is_somebody_compared(value)
        and is_of_this(text, value)
        and turns.is_in_its_phase(value)
        and where.is_told(text, value)
        and chosen.is_made(text, value)
        and are_still_those(text, value)
    )


@lru_cache(maxsize=MOST_LINES)
def reading_of_line(text: str, name: str, by: Phrase, one_by_one: bool = False) -> LineReading:
    """Reads a line. Before anything is said "it" can only be this. What is not understood is read again thoroughly, to
    tell where understanding stopped.
    """
    told = told_of_line(text, name, by, one_by_one, False)
    return told if told.readings else told_of_line(text, name, by, one_by_one, True)


def told_of_line(text: str, name: str, by: Phrase, one_by_one: bool, thorough: bool) -> LineReading:
    source = SourceText(text, STARTS, thorough)
    meanings: list[Any] = []
    raw: list[Any] = []  # the same, as they are told
    echoed = True
    try:
        for read, end, _ in by.parse(source, 0, fresh(name, one_by_one)):
            value = amounts_meant(others_meant(text, told_in_full(text, read)))
            if end == len(text) and value not in meanings and is_sound(text, value):
                meanings.append(value)
                raw.append(read)
        for value in raw:
            back = SourceText(text, STARTS, thorough)
            echoed = echoed and any(end == len(text) for end, _ in by.render(value, back, 0, fresh(name, one_by_one)))
    except (TooMuchError, RecursionError):
        return LineReading(text, furthest=source.furthest, expected=tuple(source.expected), too_much=True)
    tuples = tuple(value if isinstance(value, tuple) else (value,) for value in meanings)
    return LineReading(text, tuples, bool(tuples) and echoed, source.furthest, tuple(source.expected))


def read_lines(texts: tuple[str, ...], about: AboutCard) -> tuple[LineReading, ...]:
    """Each line with what it means; what an instant or sorcery does is one line, however many it fills."""
    if not about.is_spell:
        return tuple(read_line(text, about, lines) for text in texts)
    found: list[LineReading] = []
    doing: list[str] = []
    for text in texts:
        known = read_line(text, about, elsewhere if text.endswith(".") else keyword_line)
        if not known.readings and COSTING.match(text):
            known = read_line(text, about, keyword_line)
        if known.readings:
            found.append(known)
        else:
            doing.append(text)
    if doing:
        text = "\n".join(doing)
        for k, known in enumerate(found):
            found[k] = as_it_is_then(known, text, about)
        found.append(replace(read_line(without_brackets(text), about, spell), text=text))
    return tuple(found)


def as_it_is_then(known: LineReading, text: str, about: AboutCard) -> LineReading:
    """A line of keywords, with what the spell does if it is cast for one of these that changes its text."""
    cost = cost_with_other_text(known.readings[0])
    if cost is None or len(known.readings) > 1:
        return known
    then = read_line(other_text(cost.name, text), about, spell, cost.name == OVERLOAD)
    if len(then.readings) != 1 or not then.echoed:
        return LineReading(known.text, expected=then.expected, too_much=then.too_much)
    does = then.readings[0][0]
    assert isinstance(does, n.SpellAbility)
    return replace(known, readings=(with_other_text(known.readings[0], does),))


def say_ability(ability: n.Ability, style: Style = NEWEST, name: str = "") -> str | None:
    """An ability as a line of a card of that name."""
    return say_abilities((ability,), style, name)


def say_abilities(abilities: tuple[n.Ability, ...], style: Style = NEWEST, name: str = "") -> str | None:
    """Abilities as one line of a card of that name: one, or keywords that stand together."""
    abilities = with_other_text(tuple([without_command_zone(ability) for ability in abilities]), None)
    by = spell if len(abilities) == 1 and isinstance(abilities[0], n.SpellAbility) else lines
    for how in (style, Style(style.day, True)):
        for told in (
            abilities,
            tuple([unlinked(ability) for ability in abilities]),
            tuple([amounts_as_told(others_as_told(ability)) for ability in abilities]),
            tuple([as_today(ability) for ability in abilities]),
        ):
            said = by.text_of(told[0] if by is spell else told, fresh(name), how)
            if said is not None:
                return capitalised(said[0], STARTS)
    return None


def without_command_zone(ability: n.Ability) -> n.Ability:
    """An ability of a scheme or an emblem works in the command zone, which no text says (CR 113.6, 114.4, 314.4). One
    of a commander says it: in its condition, by putting it onto the battlefield, or as the keyword that it is.
    """
    if isinstance(ability, (n.Static, n.Triggered, n.Activated)) and ability.zone == Zone.COMMAND:
        if (
            ability.keyword
            or n.InZone(Zone.COMMAND) in everything_in(ability.condition)
            or leaves_command_zone(ability)
        ):
            return ability
        return replace(ability, zone=Zone.BATTLEFIELD)
    return ability


def leaves_command_zone(ability: n.Ability) -> bool:
    """True if it puts the very card onto the battlefield."""
    return any(
        isinstance(part, n.Move) and part.what == n.This() and part.to == Zone.BATTLEFIELD
        for part in everything_in(ability)
    )
