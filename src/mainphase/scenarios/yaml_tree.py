"""YAML with the line of everything in it: what is read here can be complained about with file and line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NoReturn

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from mainphase.errors import ScenarioError, cut, nearest, visible, where
from mainphase.foundation.whole_numbers import HUGE, LARGEST, LONGEST_SEED, SEEDS, signed

TAG: Final = "tag:yaml.org,2002:"
TRUTHS: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
LONGEST_TEXT: Final = 500  # other than of `about`
MOST_OBJECTS: Final = 2_000  # in a position, or of one name
RULE: Final = re.compile(r"[0-9A-Z][0-9A-Za-z.]*")


class Tree:
    """One file while it is read."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)

    # --- errors

    def at(self, node: Node | int) -> str:
        return where(self.path, node if isinstance(node, int) else line_of(node))

    def fail(self, node: Node | int, message: str) -> NoReturn:
        """Raises ScenarioError at the node."""
        if isinstance(node, int):
            raise ScenarioError(message, where=self.at(node), line=node)
        raise ScenarioError(message, where=self.at(node), line=line_of(node), column=node.start_mark.column + 1)

    def unknown(self, node: Node, what: str, found: str, allowed: list[str]) -> NoReturn:
        """Something that is none of the words allowed here: all of them, the nearest first in the message."""
        close = nearest(found, allowed, 1) if allowed else ""
        hint = f" (did you mean {close!r}?)" if close else ""
        self.fail(node, f"{what} {cut(found)!r} is not known{hint}; allowed: {', '.join(allowed)}")

    # --- the whole file

    def root(self, text: str) -> Node:
        """The root of the tree. Raises ScenarioError if the text is not YAML, or empty."""
        try:
            documents = list(yaml.compose_all(text, Loader=yaml.SafeLoader))
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            hint = ""
            if error.problem and "mapping values are not allowed" in error.problem:
                hint = '; put quotation marks around the whole of a text with a colon: "cast Circle of Protection: Red"'
            raise ScenarioError(
                f"this is not YAML: {error.problem or error}{hint}",
                where=where(self.path, mark.line + 1 if mark else None),
                line=mark.line + 1 if mark else 0,
                column=mark.column + 1 if mark else 0,
            ) from error
        except yaml.YAMLError as error:
            raise ScenarioError(f"this is not YAML: {error}", where=self.path) from error
        except RecursionError as error:
            raise ScenarioError("this is nested too deeply", where=self.path) from error
        if not documents or documents[0] is None:
            raise ScenarioError(
                "the file is empty; a scenario has at least `scenario:` and `players:`", where=self.path
            )
        if len(documents) > 1:
            self.fail(documents[1], "a second document begins here; a file holds one scenario")
        return documents[0]

    # --- values

    def mapping(self, node: Node, what: str) -> list[tuple[str, Node, Node]]:
        """Key, key's node, value's node, in order. Keys are plain words, each once."""
        if not isinstance(node, MappingNode):
            self.fail(node, f"{what} is a mapping (name: value); found {node_words(node)}")
        seen: dict[str, int] = {}
        out: list[tuple[str, Node, Node]] = []
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                self.fail(key, f"a key in {what} is a word; found {node_words(key)}")
            name = visible(str(key.value))
            if len(name) > LONGEST_TEXT:
                self.fail(key, f"a key in {what} has at most {LONGEST_TEXT} characters; found {cut(name)}")
            if name in seen:
                self.fail(key, f"{cut(name)!r} is given twice in {what} (first on line {seen[name]})")
            seen[name] = line_of(key)
            out.append((name, key, value))
        return out

    def sequence(self, node: Node, what: str) -> list[Node]:
        if not isinstance(node, SequenceNode):
            self.fail(node, f"{what} is a list; found {node_words(node)}")
        return list(node.value)

    def text(self, node: Node, what: str, kept: str = "") -> str:
        """The node's text; characters that a terminal would obey (other than those to be kept) by their codes. Raises
        ScenarioError if it is no text.
        """
        if not isinstance(node, ScalarNode) or is_null(node):
            self.fail(node, f"{what} is text; found {node_words(node)}")
        text = visible(str(node.value).strip(), kept)
        if len(text) > LONGEST_TEXT and not kept:
            self.fail(node, f"{what} has at most {LONGEST_TEXT} characters; found {cut(text)}")
        return text

    def integer(self, node: Node, what: str, low: int = -LARGEST, high: int = LARGEST) -> int:
        value = signed(node.value) if isinstance(node, ScalarNode) else None
        if value is None:
            self.fail(node, f"{what} is a whole number; found {node_words(node)}")
        return self.within(node, what, value, low, high)

    def within(self, node: Node | int, what: str, value: int, low: int, high: int) -> int:
        if value < low:
            self.fail(node, f"{what} is at least {low}; found {value}")
        if value > high:
            found = value if value < HUGE else "a number of more digits"
            self.fail(node, f"{what} is at most {high}; found {found}")
        return value

    def seed(self, node: Node) -> int:
        value = signed(node.value, LONGEST_SEED) if isinstance(node, ScalarNode) else None
        if value is None:
            self.fail(node, f"`seed` is a whole number; found {node_words(node)}")
        return self.within(node, "`seed`", value, 0, SEEDS[1])

    def truth(self, node: Node, what: str) -> bool:
        if not isinstance(node, ScalarNode) or node.value.lower() not in TRUTHS:
            self.fail(node, f"{what} is true or false; found {node_words(node)}")
        return TRUTHS[node.value.lower()]

    def word(self, node: Node, what: str, allowed: list[str]) -> str:
        found = self.text(node, what)
        if found not in allowed:
            self.unknown(node, what, found, allowed)
        return found

    def rule(self, node: Node, what: str) -> str:
        """A rule's number. YAML reads 500.10 as 500.1, so a number is not taken."""
        if isinstance(node, ScalarNode) and node.tag in (TAG + "float", TAG + "int"):
            self.fail(
                node,
                f'{what} needs quotation marks, "{node.value}": '
                "without them YAML reads a number (500.10 becomes 500.1)",
            )
        found = self.text(node, what).removesuffix(".")
        if not RULE.fullmatch(found):
            self.fail(node, f'{what} is a rule\'s number such as "502.3"; found {found!r}')
        return found

    def listed(self, node: Node) -> list[Node]:
        """A list, or one thing as a list of one."""
        return list(node.value) if isinstance(node, SequenceNode) else [node]


def line_of(node: Node) -> int:
    return int(node.start_mark.line) + 1


def is_null(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.tag == TAG + "null"


def is_yes_no(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.style is None and node.value.lower() in TRUTHS


def node_words(node: Node) -> str:
    """The node as an error message names it."""
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    return "nothing" if is_null(node) else repr(cut(node.value))
