"""Expectations from YAML (see `parse`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from yaml.nodes import MappingNode, Node, SequenceNode

from mainphase.cards.names import folded, spelling
from mainphase.cards.nodes import KEYWORD_NAMES
from mainphase.errors import nearest
from mainphase.foundation.whole_numbers import LARGEST, signed, whole
from mainphase.presentation.symbols import COLOR_WORDS
from mainphase.presentation.words import EVENT_NAMES
from mainphase.saying.worded import fixed, worded
from mainphase.scenarios.can_win import parse_can_win
from mainphase.scenarios.known_names import keyword_named, type_words
from mainphase.scenarios.model import Expectation, Naming
from mainphase.scenarios.parse_because import BECAUSE, parse_because
from mainphase.scenarios.parse_under import parse_span
from mainphase.scenarios.reader import ScenarioReader
from mainphase.scenarios.yaml_tree import line_of, node_words

ZONES: Final = [
    "hand",
    "battlefield",
    "graveyard",
    "exile",
    "library",
    "phased out",
    "schemes",
    "in motion",
    "commander",
    "sideboard",
    "planar deck",
    "plane",
]
KEYS: Final = [
    "life",
    *ZONES,
    "has",
    "lacks",
    "tapped",
    "untapped",
    "pt",
    "keywords",
    "no keywords",
    "types",
    "colors",
    "damage",
    "attached",
    "counters",
    "chosen",
    "attacking",
    "blocking",
    "stack",
    "mana",
    "poison",
    "place",
    "active",
    "priority",
    "day",
    "winner",
    "can_win",
    "draw",
    "events",
    "no events",
    "because",
    "under",
]
# Expectations that ask something of each thing listed, and what to write where nothing is meant.
ALWAYS_TRUE_OF_NOTHING: Final = {
    "has": "name a card, or name the zone itself, which takes an empty list",
    "lacks": "name a card",
    "keywords": "name a keyword, or say under `no keywords` that it has none",
    "no keywords": "name what has none",
    "events": "name an event",
    "no events": "name an event",
}
PT: Final = re.compile(r"\s*(-?[0-9]+)\s*/\s*(-?[0-9]+)\s*")


class ExpectedEvent:
    """One event of an `events` list: its name, and the rule, player or card if they are told."""

    def __init__(self, name: str, line: int, rule: str = "", player: str = "", card: str = "") -> None:
        self.name = name
        self.line = line
        self.rule = rule
        self.player = player
        self.card = card

    def __str__(self) -> str:
        more = ", ".join(x for x in (self.rule, self.player, self.card) if x)
        return f"{self.name} ({more})" if more else self.name


def parse_expect(r: ScenarioReader, node: Node) -> tuple[Expectation, ...]:
    out: list[Expectation] = []
    for key, at, value in r.mapping(node, "`expect`"):
        if key not in KEYS:
            r.unknown(at, fixed("error-expectation", "expectation"), key, KEYS)
        out.extend(parse_dated(r, value) if key == "under" else parse_key(r, key, at, value))
    return tuple(out)


def parse_dated(r: ScenarioReader, node: Node) -> list[Expectation]:
    """The expectations under the rules of some dates only."""
    out: list[Expectation] = []
    for said, at, value in r.mapping(node, fixed("error-under-rules-expectations", "`under` (rules: expectations)")):
        span = parse_span(r, at, said)
        for key, inner, _ in r.mapping(value, worded("error-under-rules", "`under` {said}", said=said)):
            if key == "under":
                r.fail(
                    inner, fixed("error-an-under-cannot-stand-inside-another", "an `under` cannot stand inside another")
                )
        out.extend(replace(x, under=(span,)) for x in parse_expect(r, value))
    return out


def parse_key(r: ScenarioReader, key: str, at: Node, node: Node) -> list[Expectation]:
    found = key_read(r, key, at, node)
    for x in found:
        if x.key in ALWAYS_TRUE_OF_NOTHING and x.value == ():
            r.fail(
                x.line,
                worded(
                    "error-is-an-empty-list-here",
                    "`{key}` is an empty list here, which always holds; {why}",
                    key=key,
                    why=ALWAYS_TRUE_OF_NOTHING[x.key],
                ),
            )
    return found


def key_read(r: ScenarioReader, key: str, at: Node, node: Node) -> list[Expectation]:
    line = line_of(at)
    if key in ("life", "poison"):
        return [
            Expectation(key, line_of(k), r.player(k, p), r.integer(v, f"`{key}`"))
            for p, k, v in r.mapping(node, f"`{key}`")
        ]
    if key in ZONES:
        return [
            parse_zone_expectation(r, key, k, p, v)
            for p, k, v in r.mapping(node, worded("error-key-by-player", "`{key}` (by player)", key=key))
        ]
    if key in ("has", "lacks"):
        out: list[Expectation] = []
        for zone, z, players in r.mapping(
            node, worded("error-zone-player-list", "`{key}` (zone: player: list)", key=key)
        ):
            if zone not in ZONES:
                r.unknown(z, fixed("error-zone", "zone"), zone, ZONES)
            for p, k, v in r.mapping(players, worded("error-zone-by-player", "`{zone}` (by player)", zone=zone)):
                out.append(
                    Expectation(
                        key,
                        line_of(k),
                        r.player(k, p),
                        namings(r, v, f"`{zone}`"),
                        zone,
                    )
                )
        return out
    if key in ("attacking", "blocking") and isinstance(node, MappingNode):
        return [
            Expectation(
                key,
                line_of(k),
                thing(r, k, n),
                thing(r, each, r.text(each, worded("error-what-name-is", "what {name} is {key}", name=n, key=key))),
            )
            for n, k, v in r.mapping(node, f"`{key}`")
            for each in several(r, key, n, v)
        ]
    if key in ("tapped", "untapped", "attacking", "blocking", "stack"):
        return [Expectation(key, line, "", namings(r, node, f"`{key}`"))]
    if key == "pt":
        return [parse_pt(r, k, name, v) for name, k, v in r.mapping(node, "`pt`")]
    if key == "no keywords":
        return parse_no_keywords(r, line, node)
    if key in WORDS:
        return [parse_words(r, key, k, name, v) for name, k, v in r.mapping(node, f"`{key}`")]
    if key == "damage":
        return [
            Expectation(
                key,
                line_of(k),
                thing(r, k, name),
                r.integer(v, worded("error-the-damage-on", "the damage on {name}", name=name), 0),
            )
            for name, k, v in r.mapping(node, "`damage`")
        ]
    if key == "attached":
        return [
            Expectation(key, line_of(k), thing(r, k, name), parse_attached_to(r, name, v))
            for name, k, v in r.mapping(node, "`attached`")
        ]
    if key == "counters":
        found: list[Expectation] = []
        for name, k, v in r.mapping(node, "`counters`"):
            kinds = {
                kind: r.integer(
                    n, worded("error-the-number-of-counters", "the number of {kind} counters", kind=kind), 0
                )
                for kind, _, n in r.mapping(v, worded("error-the-counters", "the counters on {name}", name=name))
            }
            found.append(Expectation(key, line_of(k), thing(r, k, name), kinds))
        return found
    if key == "chosen":
        return [
            Expectation(
                key,
                line_of(k),
                thing(r, k, n),
                r.text(v, worded("error-what-was-chosen", "what was chosen for {name}", name=n)),
            )
            for n, k, v in r.mapping(node, "`chosen`")
        ]
    if key == "mana":
        return [Expectation(key, line_of(k), r.player(k, p), parse_pool(r, v)) for p, k, v in r.mapping(node, "`mana`")]
    if key == "place":
        return [Expectation(key, line, "", r.place(node, "`place`"))]
    if key in ("active", "priority"):
        who = r.text(node, f"`{key}`")
        if key == "priority" and who == "nobody":
            return [Expectation(key, line, "nobody")]
        return [Expectation(key, line, r.player(node, who))]
    if key == BECAUSE:
        return parse_because(r, node)
    if key == "winner":
        return [Expectation(key, line, "", tuple(r.player(n, r.text(n, "`winner`")) for n in r.listed(node)))]
    if key == "can_win":
        return parse_can_win(r, line, node)
    if key == "day":
        return [Expectation(key, line, r.word(node, "`day`", ["day", "night", "neither"]))]
    if key == "draw":
        return [Expectation(key, line, "", r.truth(node, "`draw`"))]
    return [
        Expectation(
            key,
            line,
            "",
            tuple(parse_event(r, n) for n in r.sequence(node, f"`{key}`")),
        )
    ]


def several(r: ScenarioReader, key: str, name: str, node: Node) -> list[Node]:
    """The nodes of one thing that is attacked, or of one or several that are blocked."""
    if not isinstance(node, SequenceNode):
        return [node]
    if key == "attacking" or not node.value:
        r.fail(
            node,
            worded(
                "error-what-is-is-one-name-found",
                "what {name} is {key} is one name{more}; found a list",
                name=name,
                key=key,
                more="" if key == "attacking" else fixed("error-or-more", " or more"),
            ),
        )
    r.joined(r.listed(node), f"`{key}`")
    return r.listed(node)


def parse_attached_to(r: ScenarioReader, name: str, node: Node) -> str:
    said = r.text(node, worded("error-what-is-attached", "what {name} is attached to", name=name))
    return said if said == NOTHING else thing(r, node, said)


def parse_words(r: ScenarioReader, key: str, at: Node, name: str, node: Node) -> Expectation:
    """The keywords, types or colours of an object: a list, or one of them."""
    out: list[str] = []
    for each in r.listed(node):
        said = r.text(each, worded("error-key-of-name", "`{key}` of {name}", key=key, name=name))
        word = WORDS[key](said)
        if not word and key == "keywords":
            allowed = [*KEYWORD_NAMES, "protection from …", "hexproof from …", "…walk"]
            r.unknown(each, fixed("error-keyword", "keyword"), said, allowed)
        elif not word and key == "colors":
            r.unknown(each, fixed("error-color", "color"), said, list(COLOR_WORDS))
        elif not word:
            close = nearest(said, type_words().values())
            r.fail(
                each,
                worded(
                    "error-is-not-a-card-type-supertype",
                    "{said} is not a card type, supertype or subtype; nearest: {close}",
                    said=repr(said),
                    close=close,
                ),
            )
        out.append(word)
    if key == "colors" and "colorless" in out:
        if len(out) > 1:
            r.fail(node, fixed("error-something-colorless-has-no-colors", "something colorless has no colors"))
        out = []
    return Expectation(key, line_of(at), thing(r, at, name), tuple(out))


def parse_no_keywords(r: ScenarioReader, line: int, node: Node) -> list[Expectation]:
    """A list of what has no keywords at all, or a mapping to those that each does not have."""
    if isinstance(node, MappingNode):
        found = [parse_words(r, "keywords", k, name, v) for name, k, v in r.mapping(node, "`no keywords`")]
        for x in found:
            if x.value == ():
                r.fail(
                    x.line,
                    worded(
                        "error-no-keywords-of-name",
                        "`no keywords` of {who}: name those it does not have; for none at all, a list: [{who}]",
                        who=x.who,
                    ),
                )
        return [replace(x, key="no keywords") for x in found]
    named = namings(r, node, "`no keywords`")
    if not named:
        return [Expectation("no keywords", line, "", ())]  # refused as what always holds
    return [Expectation("no keywords", naming.line, naming.name, ANY_KEYWORD) for naming in named]


ANY_KEYWORD: Final = ("any keyword",)
NOTHING: Final = "nothing"  # what an Equipment is attached to that is not attached
WORDS: Final[dict[str, Callable[[str], str]]] = {
    "keywords": keyword_named,
    "types": lambda said: type_words().get(folded(said), ""),
    "colors": lambda said: said.lower() if said.lower() in COLOR_WORDS else "",
}


def thing(r: ScenarioReader, node: Node, name: str) -> str:
    r.known_name(node, name)
    return name


def namings(r: ScenarioReader, node: Node, what: str) -> tuple[Naming, ...]:
    if not isinstance(node, SequenceNode):
        r.fail(
            node,
            worded(
                "error-is-a-list-of-names-found",
                "{what} is a list of names; found {node}",
                what=what,
                node=node_words(node),
            ),
        )
    return r.namings(node, what)


def parse_zone_expectation(r: ScenarioReader, zone: str, at: Node, player: str, node: Node) -> Expectation:
    who = r.player(at, player)
    if isinstance(node, SequenceNode):
        return Expectation(zone, line_of(at), who, namings(r, node, f"`{zone}`"))
    if whole(str(getattr(node, "value", ""))) is None:
        r.fail(
            node,
            worded(
                "error-of-is-a-list-of-names",
                "`{zone}` of {player} is a list of names or a count; found {node}",
                zone=zone,
                player=player,
                node=node_words(node),
            ),
        )
    return Expectation(zone, line_of(at), who, r.integer(node, f"`{zone}`", 0))


def parse_pt(r: ScenarioReader, at: Node, name: str, node: Node) -> Expectation:
    found = PT.fullmatch(r.text(node, worded("error-pt-of", "`pt` of {name}", name=name)))
    sizes = [signed(size) for size in found.groups()] if found is not None else [None]
    if None in sizes:
        r.fail(
            node,
            worded(
                "error-power-and-toughness-are-written",
                "power and toughness are written 5/5; found {node}",
                node=node_words(node),
            ),
        )
    power, toughness = (
        r.within(node, worded("error-pt-of", "`pt` of {name}", name=name), size or 0, -LARGEST, LARGEST)
        for size in sizes
    )
    return Expectation("pt", line_of(at), thing(r, at, name), (power, toughness))


def parse_pool(r: ScenarioReader, node: Node) -> tuple[int, ...]:
    text = str(getattr(node, "value", ""))
    return tuple(sorted(r.mana_of(node, text)))


def parse_event(r: ScenarioReader, node: Node) -> ExpectedEvent:
    if not isinstance(node, MappingNode):
        return ExpectedEvent(event_name(r, node), line_of(node))
    name, rule, player, card = "", "", "", ""
    for key, at, value in r.mapping(node, fixed("error-an-event", "an event")):
        if key == "event":
            name = event_name(r, value)
        elif key == "rule":
            rule = r.citation(value, "`rule`")
        elif key == "player":
            player = r.player(value, r.text(value, "`player`"))
        elif key == "card":
            text = r.text(value, "`card`")
            r.known_name(value, text)
            card = text if text in r.aliases else spelling(text)
        else:
            r.unknown(at, fixed("error-key-of-an-event", "key of an event"), key, ["event", "rule", "player", "card"])
    if not name:
        r.fail(node, fixed("error-event-is-missing", "`event:` is missing"))
    return ExpectedEvent(name, line_of(node), rule, player, card)


def event_name(r: ScenarioReader, node: Node) -> str:
    text = r.text(node, fixed("error-an-events-name", "an event's name"))
    if text not in EVENT_NAMES:
        r.unknown(node, fixed("error-event", "event"), text, list(EVENT_NAMES))
    return text
