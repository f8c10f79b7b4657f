"""YAML with the line of everything in it: what is read here can be complained about with file and line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NoReturn

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from mainphase.errors import ScenarioError, cut, nearest, visible, where
from mainphase.foundation.whole_numbers import HUGE, LARGEST, LONGEST_SEED, SEEDS, signed
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import commas, fixed, worded

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
        hint = worded("error-did-you-mean-in-brackets", " (did you mean {name}?)", name=repr(close)) if close else ""
        self.fail(
            node,
            worded(
                "error-is-not-known-allowed",
                "{what} {found} is not known{hint}; allowed: {allowed}",
                what=what,
                found=repr(cut(found)),
                hint=hint,
                allowed=commas(allowed),
            ),
        )

    # --- the whole file

    def root(self, text: str) -> Node:
        """The root of the tree. Raises ScenarioError if the text is not YAML, or empty."""
        try:
            documents = list(yaml.compose_all(text, Loader=yaml.SafeLoader))
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            hint = ""
            if error.problem and "mapping values are not allowed" in error.problem:
                hint = fixed(
                    "error-put-quotation-marks-around-the-whole",
                    '; put quotation marks around the whole of a text with a colon: "cast Circle of Protection: Red"',
                )
            raise ScenarioError(
                worded(
                    "error-this-is-not-yaml-hint",
                    "this is not YAML: {problem}{hint}",
                    problem=str(error.problem or error),
                    hint=hint,
                ),
                where=where(self.path, mark.line + 1 if mark else None),
                line=mark.line + 1 if mark else 0,
                column=mark.column + 1 if mark else 0,
            ) from error
        except yaml.YAMLError as error:
            raise ScenarioError(
                worded("error-this-is-not-yaml", "this is not YAML: {problem}", problem=error_text(error)),
                where=self.path,
            ) from error
        except RecursionError as error:
            raise ScenarioError(
                fixed("error-this-is-nested-too-deeply", "this is nested too deeply"), where=self.path
            ) from error
        if not documents or documents[0] is None:
            raise ScenarioError(
                fixed(
                    "error-the-file-is-empty-a-scenario",
                    "the file is empty; a scenario has at least `scenario:` and `players:`",
                ),
                where=self.path,
            )
        if len(documents) > 1:
            self.fail(
                documents[1],
                fixed(
                    "error-a-second-document-begins-here", "a second document begins here; a file holds one scenario"
                ),
            )
        return documents[0]

    # --- values

    def mapping(self, node: Node, what: str) -> list[tuple[str, Node, Node]]:
        """Key, key's node, value's node, in order. Keys are plain words, each once."""
        if not isinstance(node, MappingNode):
            self.fail(
                node,
                worded(
                    "error-is-a-mapping-name-value-found",
                    "{what} is a mapping (name: value); found {node}",
                    what=what,
                    node=node_words(node),
                ),
            )
        seen: dict[str, int] = {}
        out: list[tuple[str, Node, Node]] = []
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                self.fail(
                    key,
                    worded(
                        "error-a-key-in-is-a-word",
                        "a key in {what} is a word; found {key}",
                        what=what,
                        key=node_words(key),
                    ),
                )
            name = visible(str(key.value))
            if len(name) > LONGEST_TEXT:
                self.fail(
                    key,
                    worded(
                        "error-a-key-in-has-at-most",
                        "a key in {what} has at most {longest_text} characters; found {name}",
                        what=what,
                        longest_text=LONGEST_TEXT,
                        name=cut(name),
                    ),
                )
            if name in seen:
                self.fail(
                    key,
                    worded(
                        "error-is-given-twice-in-first",
                        "{name} is given twice in {what} (first on line {line})",
                        name=repr(cut(name)),
                        what=what,
                        line=seen[name],
                    ),
                )
            seen[name] = line_of(key)
            out.append((name, key, value))
        return out

    def sequence(self, node: Node, what: str) -> list[Node]:
        if not isinstance(node, SequenceNode):
            self.fail(
                node,
                worded("error-is-a-list-found", "{what} is a list; found {node}", what=what, node=node_words(node)),
            )
        return list(node.value)

    def text(self, node: Node, what: str, kept: str = "") -> str:
        """The node's text; characters that a terminal would obey (other than those to be kept) by their codes. Raises
        ScenarioError if it is no text.
        """
        if not isinstance(node, ScalarNode) or is_null(node):
            self.fail(
                node, worded("error-is-text-found", "{what} is text; found {node}", what=what, node=node_words(node))
            )
        text = visible(str(node.value).strip(), kept)
        if len(text) > LONGEST_TEXT and not kept:
            self.fail(
                node,
                worded(
                    "error-has-at-most-characters-found",
                    "{what} has at most {longest_text} characters; found {text}",
                    what=what,
                    longest_text=LONGEST_TEXT,
                    text=cut(text),
                ),
            )
        return text

    def integer(self, node: Node, what: str, low: int = -LARGEST, high: int = LARGEST) -> int:
        value = signed(node.value) if isinstance(node, ScalarNode) else None
        if value is None:
            self.fail(
                node,
                worded(
                    "error-is-a-whole-number-found",
                    "{what} is a whole number; found {node}",
                    what=what,
                    node=node_words(node),
                ),
            )
        return self.within(node, what, value, low, high)

    def within(self, node: Node | int, what: str, value: int, low: int, high: int) -> int:
        if value < low:
            self.fail(
                node,
                worded(
                    "error-is-at-least-found",
                    "{what} is at least {low}; found {value}",
                    what=what,
                    low=low,
                    value=value,
                ),
            )
        if value > high:
            found = value if value < HUGE else fixed("error-a-number-of-more-digits", "a number of more digits")
            self.fail(
                node,
                worded(
                    "error-is-at-most-found",
                    "{what} is at most {high}; found {found}",
                    what=what,
                    high=high,
                    found=found,
                ),
            )
        return value

    def seed(self, node: Node) -> int:
        value = signed(node.value, LONGEST_SEED) if isinstance(node, ScalarNode) else None
        if value is None:
            self.fail(
                node,
                worded(
                    "error-seed-is-a-whole-number-found",
                    "`seed` is a whole number; found {node}",
                    node=node_words(node),
                ),
            )
        return self.within(node, "`seed`", value, 0, SEEDS[1])

    def truth(self, node: Node, what: str) -> bool:
        if not isinstance(node, ScalarNode) or node.value.lower() not in TRUTHS:
            self.fail(
                node,
                worded(
                    "error-is-true-or-false-found",
                    "{what} is true or false; found {node}",
                    what=what,
                    node=node_words(node),
                ),
            )
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
                worded(
                    "error-needs-quotation-marks-without-them-yaml",
                    '{what} needs quotation marks, "{node}": without them YAML reads a number (500.10 becomes 500.1)',
                    what=what,
                    node=node.value,
                ),
            )
        found = self.text(node, what).removesuffix(".")
        if not RULE.fullmatch(found):
            self.fail(
                node,
                worded(
                    "error-is-a-rules-number-such-as-502",
                    '{what} is a rule\'s number such as "502.3"; found {found}',
                    what=what,
                    found=repr(found),
                ),
            )
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
        return fixed("error-a-mapping", "a mapping")
    if isinstance(node, SequenceNode):
        return fixed("error-a-list", "a list")
    return fixed("error-nothing", "nothing") if is_null(node) else repr(cut(node.value))
