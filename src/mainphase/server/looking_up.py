"""Looks things up without a game: rules by number, the turn of a date, cards, decks, dates."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Final

from mainphase.cards.decks import bundled_decks, read_deck
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.names import card_names, find_card, folded
from mainphase.cards.nodes import CardDef, Color, ManaCost
from mainphase.errors import MainphaseError, RulesError, TooNewError, UnknownCardError
from mainphase.game.stops import strip_of
from mainphase.language import fragments
from mainphase.presentation.symbols import printed_line
from mainphase.rules.history import history, stands_for
from mainphase.rules.law import Rules
from mainphase.rules.meanings import concept_meaning
from mainphase.rules.own_copies import OwnCopies, copied_rules
from mainphase.rules.timeline import date_of, rules_on, timeline
from mainphase.saying.worded import term, worded
from mainphase.server import messages as m

MOST_FOUND: Final = 40
COLORS: Final = Color.WHITE | Color.BLUE | Color.BLACK | Color.RED | Color.GREEN


def turn_phases(rules: Rules) -> list[m.TurnPhase]:
    """The strip of the turn of a date."""
    return [
        m.TurnPhase(
            term(phase.name, rules.date),
            phase.rule,
            [
                m.TurnPart(term(part.name, rules.date), part.place, part.rule, part.stop, part.what)
                for part in phase.parts
            ],
        )
        for phase in strip_of(rules)
    ]


def turn_told(asked: m.TurnAsked) -> m.TurnTold:
    rules = rules_on(asked.rules)
    return m.TurnTold(re=asked.id, rules=rules.date, phases=turn_phases(rules))


def rule_told(asked: m.RuleAsked, copies: OwnCopies | None) -> m.RuleTold:
    """The subject of a number, how that changed, and what the user's own copy has on it. Raises RulesError if no rules
    have it.
    """
    rules = rules_on(asked.rules)
    number = asked.number.strip().rstrip(".")
    standing = stands_for(number, rules)
    histories: list[m.RuleHistory] = []
    for topic in dict.fromkeys([*(one.name for one in standing), number]):
        try:
            found = history(topic)
        except RulesError:
            continue
        histories += [
            m.RuleHistory(
                each.topic, each.kind, [m.RuleDay(entry.since, entry.what, entry.source) for entry in each.entries]
            )
            for each in found
        ]
    copied = copied_rules(copies, number, rules) if copies is not None else []
    if not standing and not histories and not any(each.rules for each in copied):
        raise RulesError(
            worded(
                "error-nothing-is-cited-as-under",
                "nothing is cited as {number} under the rules of {date} or any others",
                number=repr(number),
                date=rules.date,
            )
        )
    return m.RuleTold(
        re=asked.id,
        number=number,
        rules=rules.date,
        about=[m.RuleMeaning(one.name, concept_meaning(one.concept)) for one in standing],
        histories=histories,
        copied=[
            m.RuleCopied(each.said, [m.RuleText(rule.number, rule.text) for rule in each.rules]) for each in copied
        ],
    )


@cache
def rules_offered() -> tuple[m.RulesOffered, ...]:
    """Every day from which other rules are in force, oldest first; editions by their names."""
    line = timeline()
    names: dict[str, str] = {}
    for name, day in line.editions.items():
        names.setdefault(day, name)
    said: dict[str, list[str]] = {}
    for change in line.changes:
        said.setdefault(change.on, []).append(change.what)
    days = sorted({line.first, *names, *said, *(since for _, since in line.texts)})
    return tuple(m.RulesOffered(day, names.get(day, ""), "; ".join(said.get(day, []))) for day in days)


@cache
def decks_offered() -> tuple[m.DeckOffered, ...]:
    """The decks that come with mainphase."""
    out: list[m.DeckOffered] = []
    for name in bundled_decks():
        deck = read_deck(name)
        out.append(m.DeckOffered(name, len(deck), first_day_of(name), bool(deck.schemes), bool(deck.planes)))
    return tuple(out)


def first_day_of(name: str) -> str:
    """The first day offered whose rules know all cards of a deck; later rules know them too."""
    deck = read_deck(name)

    def knows(offered: m.RulesOffered) -> bool:
        try:
            deck.cards(offered.date)
            deck.counted_schemes(offered.date)
            deck.counted_commanders(offered.date)
            deck.counted_vanguards(offered.date)
            deck.counted_planes(offered.date)
        except MainphaseError:
            return False
        return True

    days = rules_offered()
    at = bisect_left(days, True, key=knows)
    return days[at].date if at < len(days) else ""


def cards_found(asked: m.FindCards) -> m.CardsFound:
    """Names with these letters in them; those that begin with them first."""
    wanted = folded(asked.text)
    names = [name for name in card_names() if wanted in folded(name)]
    names.sort(key=lambda name: (not folded(name).startswith(wanted), name))
    known = [name for name in names[: 4 * MOST_FOUND] if is_known_on(name, asked.rules)]
    return m.CardsFound(re=asked.id, names=known[:MOST_FOUND], count=len(names))


def is_known_on(name: str, rules: str) -> bool:
    try:
        find_card(name, on=date_of(rules))
    except (UnknownCardError, TooNewError):
        return False
    return True


def card_told(asked: m.CardAsked) -> m.CardTold:
    date = date_of(asked.rules)
    found = find_card(asked.name, on=date)
    return m.CardTold(re=asked.id, rules=date, faces=[face_told(face, date) for face in (found, *found.faces)])


def face_told(face: CardDef, date: str) -> m.Card:
    said = {name: getattr(face, name) for name in ("power", "toughness", "loyalty", "defense")}
    colors = face.colors if face.colors is not None else cost_colors(face.cost) if face.cost is not None else 0
    return m.Card(
        name=face.name,
        cost=cost_text(face.cost) if face.cost is not None else "",
        types=printed_line(face, date),
        colors="".join(Color.LETTERS[i] for i in range(5) if colors & (1 << i)),
        text=list(fragments.face_lines(face, date)),
        **{name: "" if value is None else str(value) for name, value in said.items()},
    )


def cost_colors(cost: ManaCost) -> int:
    """The colours of a mana cost (CR 202.2)."""
    found = 0
    for symbol in cost.symbols:
        found |= symbol & COLORS
    return found
