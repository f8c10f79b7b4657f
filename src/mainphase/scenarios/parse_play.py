"""Play entries from YAML (see `parse`)."""

from __future__ import annotations

import re
from typing import Final

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from mainphase.foundation.whole_numbers import LARGEST, whole
from mainphase.presentation.places import PlaceInTurn, place_name
from mainphase.saying.worded import all_of, fixed, worded
from mainphase.scenarios.model import UNTIL_THE_END, Expectation, Naming, Pick, PlayEntry, Under
from mainphase.scenarios.parse_because import parse_why
from mainphase.scenarios.parse_expect import parse_expect
from mainphase.scenarios.parse_under import parse_under
from mainphase.scenarios.reader import ScenarioReader
from mainphase.scenarios.yaml_tree import MOST_OBJECTS, is_null, is_yes_no, line_of, node_words

TABLE_VERBS: Final = ["resolve", "advance", "expect", "repeat", "why"]
MOST_LAPS: Final = 10**15
VERBS: Final = [
    "play",
    "cast",
    "activate",
    "attack",
    "block",
    "pass",
    "choose",
    "concede",
    "suspend",
    "plot",
    "companion",
    "foretell",
    "turn up",
    "roll the planar die",
]
BARE: Final = ("attack", "block", "pass", "choose", "concede", "roll the planar die")
SPELL: Final = ["targets", "x", "modes", "kicked", "pay", "alternative"]
ALLOWED: Final = {
    "play": ["alternative"],
    "cast": SPELL,
    "activate": ["ability", "targets", "x", "modes", "pay"],
    "attack": ["with", "bands", "pay"],
    "block": ["with"],
    "pass": [],
    "choose": ["pick", "if asked"],
    "concede": [],
    "suspend": ["pay", "x"],
    "plot": ["pay"],
    "companion": ["pay"],
    "foretell": ["pay"],
    "turn up": ["pay"],
    "roll the planar die": ["pay"],
    "resolve": [],
    "advance": ["again"],
    "expect": [],
    "repeat": ["play"],
    "why": ["because"],
}


def parse_entry(r: ScenarioReader, node: Node) -> PlayEntry:
    """One entry: one player or one of resolve, advance, expect; and what that needs."""
    if not isinstance(node, MappingNode):
        r.fail(
            node,
            worded(
                "error-a-play-entry-is-a-mapping",
                "a play entry is a mapping such as {{Alice: cast Shock, targets: [Bob]}}; found {node}",
                node=node_words(node),
            ),
        )
    pairs = r.mapping(node, fixed("error-a-play-entry", "a play entry"))
    heads = [(key, at, value) for key, at, value in pairs if key in r.players or key in TABLE_VERBS]
    if not heads:
        every = sorted({k for keys in ALLOWED.values() for k in keys} | {"at", "under", "respond", "illegal", "legal"})
        stranger = next((p for p in pairs if p[0] not in every), pairs[0] if pairs else None)
        if stranger is None:
            r.fail(node, fixed("error-this-play-entry-is-empty", "this play entry is empty"))
        r.unknown(
            stranger[1], fixed("error-player-or-action", "player or action"), stranger[0], [*r.players, *TABLE_VERBS]
        )
    if len(heads) > 1:
        r.fail(
            heads[1][1],
            worded(
                "error-one-entry-does-one-thing-found",
                "one entry does one thing; found {heads}",
                heads=all_of([repr(h[0]) for h in heads]),
            ),
        )
    head, head_node, value = heads[0]
    if head in TABLE_VERBS:
        verb, card = head, ""
    else:
        verb, card = parse_verb(r, head, value)
    allowed = ["at", "under", *ALLOWED[verb]]
    if verb not in TABLE_VERBS:
        allowed += ["respond", "illegal", "legal"]
    fields = EntryFields(r, line_of(head_node), verb, head if head in r.players else "", card)
    rest = [p for p in pairs if p[1] is not head_node]
    rest = join_place(rest)
    for key, at, given in rest:
        if key not in allowed:
            r.unknown(at, worded("error-key-for", "key for `{verb}`", verb=verb), key, allowed)
        fields.read(key, at, given)
    if head in TABLE_VERBS:
        fields.read_head(head, value)
    return fields.entry()


def join_place(pairs: list[tuple[str, Node, Node]]) -> list[tuple[str, Node, Node]]:
    """In a flow mapping `at: turn 2, upkeep` falls apart at the comma: the pieces belong together."""
    out: list[tuple[str, Node, Node]] = []
    for key, at, value in pairs:
        before = out[-1] if out else None
        if before is not None and before[0] in ("at", "advance") and is_null(value) and place_name(key) is not None:
            given = before[2]
            if isinstance(given, ScalarNode) and re.fullmatch(r"turn\s+[0-9]+", given.value):
                joined = ScalarNode(given.tag, f"{given.value}, {key}", given.start_mark, at.end_mark)
                out[-1] = (before[0], before[1], joined)
                continue
        out.append((key, at, value))
    return out


def parse_verb(r: ScenarioReader, player: str, node: Node) -> tuple[str, str]:
    if isinstance(node, MappingNode) and len(node.value) == 1 and isinstance(node.value[0][0], ScalarNode):
        key, value = node.value[0]
        r.fail(
            node,
            worded(
                "error-put-quotation-marks-around-text",
                'put quotation marks around text with a colon: "{key}: {value}"',
                key=key.value,
                value=getattr(value, "value", ""),
            ),
        )
    text = r.text(node, worded("error-what-does", "what {player} does", player=player))
    verb = next((v for v in VERBS if text == v or text.startswith(v + " ")), None)
    if verb is None:
        r.unknown(
            node,
            fixed("error-action", "action"),
            text.split(" ", 1)[0],
            [f"{v} CARD" if v not in BARE else v for v in VERBS],
        )
    card = text[len(verb) :].strip()
    if len(card) > 1 and card[0] == card[-1] and card[0] in "\"'":
        card = card[1:-1]
    if verb in BARE:
        if card:
            keys = ", ".join(["at", *ALLOWED[verb]])
            r.fail(
                node,
                worded(
                    "error-takes-nothing-after-it-found",
                    "`{verb}` takes nothing after it; found {text}; the rest goes under {keys}",
                    verb=verb,
                    text=repr(text),
                    keys=keys,
                ),
            )
        return verb, ""
    if not card:
        r.fail(
            node,
            worded("error-what-write-card", "`{verb}` what? Write `{player}: {verb} CARD`", verb=verb, player=player),
        )
    return verb, r.known_thing(node, card)


class EntryFields:
    """The keys of one entry while they are read."""

    def __init__(self, r: ScenarioReader, line: int, verb: str, player: str, card: str) -> None:
        self.r = r
        self.line = line
        self.verb = verb
        self.player = player
        self.card = card
        self.at: PlaceInTurn | None = None
        self.respond = False
        self.illegal: tuple[str, ...] | None = None
        self.legal = False
        self.under: Under = ()
        self.if_asked = False
        self.targets: tuple[Naming, ...] | None = None
        self.division: tuple[tuple[str, int], ...] = ()
        self.x: int | None = None
        self.modes: tuple[str | int, ...] = ()
        self.kicked = False
        self.pay: tuple[Naming, ...] | None = None
        self.alternative = ""
        self.ability: str | int | None = None
        self.attacks: tuple[tuple[Naming, str], ...] = ()
        self.bands: tuple[tuple[Naming, ...], ...] = ()
        self.pick = Pick(line=line)
        self.picked = False
        self.place: PlaceInTurn | None = None
        self.again = False
        self.count: int | None = None
        self.expect: tuple[Expectation, ...] = ()
        self.lap: tuple[PlayEntry, ...] = ()
        self.because: Node | None = None

    def entry(self) -> PlayEntry:
        if self.verb == "repeat" and not self.lap:
            self.r.fail(
                self.line,
                fixed(
                    "error-repeat-needs-play-the-entries",
                    "`repeat` needs `play:`, the entries that are done again and again",
                ),
            )
        if self.verb == "choose" and not self.picked:
            self.r.fail(
                self.line,
                fixed("error-choose-needs-pick-which-says", "`choose` needs `pick:`, which says what is chosen"),
            )
        said = [name for name, so in self.tried().items() if so]
        if len(said) > 1:
            self.r.fail(
                self.line,
                worded(
                    "error-and-do-not-go-together",
                    "`{said}` and `{other}` do not go together: an entry is done, or tried",
                    said=said[0],
                    other=said[1],
                ),
            )
        return PlayEntry(
            self.verb,
            self.line,
            self.player,
            self.card,
            self.at,
            self.respond,
            self.illegal,
            self.legal,
            self.under,
            self.if_asked,
            self.targets,
            self.division,
            self.x,
            self.modes,
            self.kicked,
            self.pay,
            self.alternative,
            self.ability,
            self.attacks,
            self.bands,
            self.pick,
            self.place,
            self.again,
            self.count,
            self.expect,
            self.lap,
        )

    def tried(self) -> dict[str, bool]:
        """The ways in which an entry is not simply done."""
        return {"illegal": self.illegal is not None, "legal": self.legal, "if asked": self.if_asked}

    def read_head(self, verb: str, node: Node) -> None:
        r = self.r
        if verb == "advance":
            self.place = r.place(node, fixed("error-a-place", "a place"))
        elif verb == "expect":
            self.expect = parse_expect(r, node)
        elif verb == "why":
            self.expect = parse_why(r, node, self.because)
        elif verb == "repeat":
            self.count = parse_times(r, node)
        elif not (isinstance(node, ScalarNode) and node.value == "all"):
            count = whole(node.value) if isinstance(node, ScalarNode) else None
            if not count:
                r.fail(
                    node,
                    worded(
                        "error-resolve-is-all-or-how-many",
                        "`resolve` is `all` or how many objects, from 1; found {node}",
                        node=node_words(node),
                    ),
                )
            self.count = r.within(node, "`resolve`", count, 1, LARGEST)

    def read(self, key: str, at: Node, node: Node) -> None:
        r = self.r
        if key == "at":
            self.at = r.place(node, fixed("error-a-place", "a place"))
        elif key == "respond":
            self.respond = r.truth(node, "`respond`")
        elif key == "illegal":
            self.illegal = parse_illegal(r, node)
        elif key == "legal":
            self.legal = r.truth(node, "`legal`")
        elif key == "under":
            self.under = parse_under(r, node)
        elif key == "if asked":
            self.if_asked = r.truth(node, "`if asked`")
        elif key == "targets":
            self.read_targets(node)
        elif key == "x":
            self.x = r.integer(node, "`x`", 0)
        elif key == "modes":
            self.modes = tuple(parse_word(r, each, "a mode") for each in r.listed(node))
        elif key == "kicked":
            self.kicked = r.truth(node, "`kicked`")
        elif key == "pay":
            self.pay = r.namings(node, "`pay`")
        elif key == "alternative":
            self.alternative = r.text(node, "`alternative`")
        elif key == "ability":
            self.ability = parse_word(r, node, "`ability`")
        elif key == "with":
            self.attacks = parse_with(r, self.verb, node)
        elif key == "bands":
            self.bands = tuple(r.namings(each, fixed("error-a-band", "a band")) for each in r.sequence(node, "`bands`"))
        elif key == "pick":
            self.pick = parse_pick(r, node)
            self.picked = True
        elif key == "again":
            self.again = r.truth(node, "`again`")
        elif key == "because":
            self.because = node
        elif key == "play":
            self.lap = parse_lap(r, node)
        else:
            raise AssertionError(key)

    def read_targets(self, node: Node) -> None:
        """A list, or a mapping target → share of what is divided."""
        r = self.r
        if not isinstance(node, MappingNode):
            self.targets = r.namings(node, "`targets`")
            return
        names: list[Naming] = []
        shares: list[tuple[str, int]] = []
        for key, at, value in r.mapping(node, "`targets`"):
            naming = Naming(r.known_thing(at, key), line_of(at))
            names.append(naming)
            shares.append((naming.name, r.integer(value, fixed("error-a-share", "a share"), 0)))
        self.targets = tuple(names)
        self.division = tuple(shares)


def parse_times(r: ScenarioReader, node: Node) -> int | None:
    """How often entries are repeated; None: until the game ends."""
    said = node.value if isinstance(node, ScalarNode) else None
    if said == UNTIL_THE_END:
        return None
    count = whole(said) if said is not None else None
    if not count:
        r.fail(
            node,
            worded(
                "error-repeat-is-how-often",
                "`repeat` is how often, from 1, or `{until_the_end}`; found {node}",
                until_the_end=UNTIL_THE_END,
                node=node_words(node),
            ),
        )
    return r.within(node, "`repeat`", count, 1, MOST_LAPS)


def parse_lap(r: ScenarioReader, node: Node) -> tuple[PlayEntry, ...]:
    """The entries of one lap. What is expected is said after the laps."""
    lap: list[PlayEntry] = []
    for each in r.sequence(node, "`play`"):
        entry = parse_entry(r, each)
        tried = "illegal" if entry.illegal is not None else "legal" if entry.legal else ""
        if entry.verb in ("expect", "repeat", "why") or tried:
            what = tried or entry.verb
            r.fail(
                each,
                worded(
                    "error-does-not-stand-in-repeat-write",
                    "`{what}` does not stand in `repeat`: write it before or after",
                    what=what,
                ),
            )
        lap.append(entry)
    return tuple(lap)


def parse_illegal(r: ScenarioReader, node: Node) -> tuple[str, ...] | None:
    if is_yes_no(node):
        return () if r.truth(node, "`illegal`") else None
    rules = tuple(
        r.citation(each, fixed("error-the-rule-under-illegal", "the rule under `illegal`")) for each in r.listed(node)
    )
    if not rules:
        r.fail(
            node,
            fixed(
                "error-illegal-is-a-rule-a-list", "`illegal` is a rule, a list of rules, or true; found an empty list"
            ),
        )
    return rules


def parse_word(r: ScenarioReader, node: Node, what: str) -> str | int:
    text = r.text(node, what)
    number = whole(text)
    return text if number is None else r.within(node, what, number, 0, LARGEST)


def parse_with(r: ScenarioReader, verb: str, node: Node) -> tuple[tuple[Naming, str], ...]:
    """`{attacker: what it attacks}` or a list of attackers; `{blocker: attacker}`, or `{blocker: [attackers]}`."""
    out: list[tuple[Naming, str]] = []
    if isinstance(node, SequenceNode):
        if verb == "block" and node.value:
            r.fail(
                node,
                fixed("error-with-of-a-block", "`with` of a block is a mapping {blocker: attacker}; found a list"),
            )
        nodes = r.listed(node)
        r.joined(nodes, "`with`")
        return tuple((r.naming(each, fixed("error-an-attacker", "an attacker")), "") for each in nodes)
    for key, at, value in r.mapping(node, "`with`"):
        count, name = r.counted(key)
        who = Naming(
            r.known_thing(at, name),
            line_of(at),
            r.within(at, fixed("error-a-count", "a count"), count, 1, MOST_OBJECTS),
        )
        for each in r.listed(value):
            out.append(
                (
                    who,
                    r.known_thing(
                        each, r.text(each, worded("error-what-s", "what {name} {verb}s", name=name, verb=verb))
                    ),
                )
            )
    return tuple(out)


def parse_pick(r: ScenarioReader, node: Node) -> Pick:
    if isinstance(node, MappingNode):
        shares = tuple(
            (key, r.integer(value, fixed("error-a-share", "a share"), 0)) for key, _, value in r.mapping(node, "`pick`")
        )
        return Pick((), shares, line_of(node))
    items: list[str | int | bool] = []
    for each in r.listed(node):
        if is_yes_no(each):
            items.append(r.truth(each, "`pick`"))
        else:
            items.append(parse_word(r, each, "`pick`"))
    return Pick(tuple(items), (), line_of(node))
