"""A scenario file while it is read: the players, dates and names met so far, and complaints about names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from yaml.nodes import MappingNode, Node, ScalarNode

from mainphase.cards.beside import how_to_import
from mainphase.cards.mana_costs import SYMBOL, symbol_mask
from mainphase.cards.names import known_card, spelling, suggestions
from mainphase.cards.nodes import Color
from mainphase.cards.token_makers import token_makers
from mainphase.errors import MOST_NAMES, UnknownCardError, cut, nearest, where
from mainphase.foundation.whole_numbers import whole
from mainphase.presentation.names import BLANK
from mainphase.presentation.places import PLACES, PlaceInTurn, parse_place
from mainphase.rules.history import cited_rules
from mainphase.rules.timeline import rules_on
from mainphase.saying.error_texts import unsupported
from mainphase.saying.worded import commas, fixed, one_of_these, put_together, worded
from mainphase.scenarios.known_names import is_known_name
from mainphase.scenarios.model import Naming
from mainphase.scenarios.yaml_tree import MOST_OBJECTS, Tree, is_null, line_of

CARD_KEYS: Final = [
    "card",
    "count",
    "as",
    "tapped",
    "sick",
    "damage",
    "counters",
    "phased out",
    "face down",
    "made by",
    "attached to",
    "protected by",
    "over",
    "cast",
]
NUMBER: Final = re.compile(r"[0-9][0-9A-Za-z.]*")
COUNTED: Final = re.compile(r"([0-9]+)\s+(.+)")


class ScenarioReader(Tree):
    """The file being read, with the names met so far."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(path)
        self.players: list[str] = []
        self.rules: tuple[str, ...] = ()  # the dates under which it is played
        self.aliases: dict[str, int] = {}
        self.missing: list[
            tuple[int, str, str]
        ] = []  # (line, name, hint): cards that are not supported, told all at once

    # --- names

    def card_name(self, node: Node, text: str) -> str:
        """A card's own name, however it was typed."""
        if known_card(text) is not None:
            return spelling(text)
        if text == BLANK:
            return BLANK
        self.misses(node, text, suggestions([text]) if len(self.missing) < MOST_NAMES else "")
        return text

    def thing_name(self, node: Node, zone: str, text: str) -> str:
        """A card's name; on the battlefield also a token's."""
        makers = token_makers(text) if zone == "battlefield" and known_card(text) is None else []
        return makers[0][1].name if makers else self.card_name(node, text)

    def known_name(self, node: Node, text: str) -> None:
        """A name in an entry or an expectation: an alias, a card, a token, a player; "X of Bob" too."""
        if text in self.aliases or text in self.players or is_known_name(text):
            return
        head, _, side = text.rpartition(" of ")
        if side in self.players and (head in self.aliases or is_known_name(head)):
            return
        self.misses(node, text, self.meant(text) if len(self.missing) < MOST_NAMES else "")

    def misses(self, node: Node, text: str, hint: str) -> None:
        self.missing.append((line_of(node), text, hint))

    def meant(self, text: str) -> str:
        close = nearest(text, [*self.aliases, *self.players], 1) if self.aliases or self.players else ""
        hint = suggestions([text])
        return hint or (f"did you mean {close}?" if close and close[:1].lower() == text[:1].lower() else "")

    def player(self, node: Node, text: str) -> str:
        if text not in self.players:
            self.unknown(node, fixed("error-thing-player", "player"), text, self.players)
        return text

    def citation(self, node: Node, what: str) -> str:
        """A citation on a date of the scenario: a rule's number, or in 1997 a section's title or a page, as that date
        spells it.
        """
        text = " ".join(str(getattr(node, "value", "")).split())
        if not isinstance(node, ScalarNode) or is_null(node) or NUMBER.fullmatch(text):
            return self.rule(node, what)
        titles = [rule for date in self.rules for rule in cited_rules(rules_on(date)) if not NUMBER.fullmatch(rule)]
        dates = one_of_these(self.rules)
        if not titles:
            self.fail(
                node,
                worded(
                    "error-is-a-rules-number",
                    '{what} is a rule\'s number such as "502.3"; found {text}: the rules of {dates} cite numbers only',
                    what=what,
                    text=repr(text),
                    dates=dates,
                ),
            )
        found = next((title for title in titles if title.casefold() == text.casefold()), "")
        if not found:
            self.fail(
                node,
                worded(
                    "error-is-a-rules-number-a-title",
                    "{what} is a rule's number, a title or a page; mainphase cites nothing as {text} under the "
                    "rules of {dates}; nearest: {nearest}",
                    what=what,
                    text=repr(text),
                    dates=dates,
                    nearest=nearest(text, titles),
                ),
            )
        return found

    def check_missing(self) -> None:
        """Raises UnknownCardError with all names that are not known."""
        if not self.missing:
            return
        lines = [
            worded(
                "error-line-and-name",
                "line {line}: {name}{hint}",
                line=line,
                name=cut(name),
                hint=put_together(" (", hint, ")") if hint else "",
            )
            for line, name, hint in self.missing
        ]
        at = where(self.path, self.missing[0][0])
        raise UnknownCardError(unsupported(lines, how_to_import()), lines, where=at)

    def joined(self, nodes: list[Node], what: str) -> None:
        """Complains about a name that fell apart at a comma or a colon because it was not quoted."""
        for i, node in enumerate(nodes):
            if isinstance(node, MappingNode) and len(node.value) == 1:
                key, value = node.value[0]
                if isinstance(key, ScalarNode) and isinstance(value, ScalarNode):
                    whole = f"{key.value}: {value.value}"
                    if known_card(whole) is not None or (key.value not in CARD_KEYS and known_card(key.value) is None):
                        self.fail(
                            node,
                            worded(
                                "error-put-quotation-marks-around",
                                'put quotation marks around a name with a colon in {what}: "{whole}"',
                                what=what,
                                whole=whole,
                            ),
                        )
            if not isinstance(node, ScalarNode) or known_card(strip_count(node.value)[1]) is not None:
                continue
            whole = node.value
            for other in nodes[i + 1 : i + 4]:
                if not isinstance(other, ScalarNode):
                    break
                whole = f"{whole}, {other.value}"
                if known_card(strip_count(whole)[1]) is not None:
                    self.fail(
                        node,
                        worded(
                            "error-put-quotation-marks-around-a-name",
                            'put quotation marks around a name with a comma in {what}: "{whole}"',
                            what=what,
                            whole=whole,
                        ),
                    )

    def known_thing(self, node: Node, name: str) -> str:
        """A card or what was named with `as:`; the card's own spelling."""
        self.known_name(node, name)
        return name if name in self.aliases else spelling(name)

    def naming(self, node: Node, what: str) -> Naming:
        """One name, or a number and a name."""
        count, text = self.counted(self.text(node, what))
        self.within(node, fixed("error-a-count", "a count"), count, 1, MOST_OBJECTS)
        return Naming(self.known_thing(node, text), line_of(node), count)

    def namings(self, node: Node, what: str) -> tuple[Naming, ...]:
        nodes = self.listed(node)
        self.joined(nodes, what)
        return tuple(self.naming(each, what) for each in nodes)

    def counted(self, text: str) -> tuple[int, str]:
        """A number and a name, which may be an alias that itself begins with a number."""
        return (1, text) if text in self.aliases else strip_count(text)

    def place(self, node: Node, what: str) -> PlaceInTurn:
        """A place in a turn."""
        text = self.text(node, what)
        found = parse_place(text)
        if found is None:
            self.fail(
                node,
                worded(
                    "error-is-not-a-place",
                    '{text} is not a place in a turn; places are {places}, each also as "turn 2, upkeep"',
                    text=repr(text),
                    places=commas(PLACES),
                ),
            )
        return found

    # --- mana

    def mana(self, node: Node) -> tuple[int, ...]:
        """Mana in a pool as colour bits: "{R}{R}", "{C}"; a number is that much colourless mana."""
        text = self.text(node, fixed("error-mana", "mana"))
        return self.mana_of(node, text)

    def mana_of(self, node: Node, text: str) -> tuple[int, ...]:
        out: list[int] = []
        rest = SYMBOL.sub("", text).strip()
        for symbol in SYMBOL.findall(text):
            mask = symbol_mask(symbol.upper())
            generic = whole(symbol)
            if generic is not None:
                out.extend(
                    [Color.COLORLESS]
                    * self.within(node, fixed("error-an-amount-of-mana", "an amount of mana"), generic, 0, MOST_OBJECTS)
                )
            elif mask & 63 and mask & (mask - 1) == 0:
                out.append(mask)
            else:
                rest = symbol
        if rest:
            self.fail(
                node,
                worded(
                    "error-mana-is-written-with-found",
                    'mana is written "{{R}}{{R}}" with {{W}} {{U}} {{B}} {{R}} {{G}} {{C}}; found {text}',
                    text=repr(text),
                ),
            )
        return tuple(out)


def strip_count(text: str) -> tuple[int, str]:
    """ "3 Forest" is (3, "Forest")."""
    found = COUNTED.fullmatch(text)
    if found and known_card(text) is None:
        return whole(found[1]) or 0, found[2]
    return 1, text
