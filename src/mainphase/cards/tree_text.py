"""A card's tree as text that people can read and write, and back: nodes by their names, what stands for something by
its word.

    CardDef("Shock", cost=mana("{R}"), types=instant, abilities=[
        SpellAbility([Mode(DealDamage(Fixed(2), Target(0)), targets=[…])])])

Fields without a default are given by their place, the others by their name and only where they differ from it. What is
read goes through the codec, which checks it; nothing in it is ever carried out.
"""

import ast
import json
import keyword
from typing import Final

from mainphase.cards.codec import CLASSES, KIND, Data, decode_card, encode, fields_of
from mainphase.cards.mana_costs import cost, cost_text
from mainphase.cards.nodes import CardDef, CardType, Color, Duration, Keyword, ManaCost, Supertype, Window, Zone
from mainphase.errors import CardError, nearest
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import commas, fixed, worded

WIDTH: Final = 100
MANA: Final = "mana"  # mana("{2}{R}"), for a ManaCost

Words = dict[str, int]


def constants_as_words(of: type, bits: bool = False) -> Words:
    """The constants of a class as words; of those for bits only the single ones."""
    found = {constant_word(name): value for name, value in vars(of).items() if name.isupper() and type(value) is int}
    return {name: value for name, value in found.items() if value.bit_count() == 1} if bits else found


def constant_word(name: str) -> str:
    word = name.lower()
    return word + "_" if keyword.iskeyword(word) else word


ZONES: Final = constants_as_words(Zone)
DURATIONS: Final = constants_as_words(Duration)
COLORS: Final = constants_as_words(Color, bits=True)
KEYWORDS: Final = constants_as_words(Keyword, bits=True)

# What the numbers of a field stand for: one of these, or several of those that are bits.
ONE_OF: Final[dict[str, Words]] = {
    "zone": ZONES,
    "to": ZONES,
    "source": ZONES,
    "instead": ZONES,
    "until": DURATIONS,
    "keeps": DURATIONS,
    "window": constants_as_words(Window),
}
BITS: Final[dict[str, Words]] = {
    "types": constants_as_words(CardType, bits=True),
    "supertypes": constants_as_words(Supertype, bits=True),
    "colors": COLORS,
    "color": COLORS,
    "choices": COLORS,
    "keyword": KEYWORDS,
    "keywords": KEYWORDS,
}


# --- Writing


def notation(card: CardDef) -> str:
    """The card as text; `read_notation` reads it back."""
    return notation_lines(encode(card), "", 0)


def notation_lines(data: Data, field: str, indent: int) -> str:
    """A value in one line if it fits, else its parts in lines of their own."""
    line = in_one_line(data, field)
    if len(line) + indent <= WIDTH or (pieces := notation_pieces(data, field)) is None:
        return line
    head, parts, tail = pieces
    inner = indent + 4
    lines = [f"{' ' * inner}{label}{notation_lines(value, name, inner)}," for label, name, value in parts]
    return "\n".join([head, *lines, " " * indent + tail])


def in_one_line(data: Data, field: str) -> str:
    pieces = notation_pieces(data, field)
    if pieces is None:
        return mana_cost_word(data) if isinstance(data, dict) else atom(data, field)
    head, parts, tail = pieces
    return head + ", ".join([label + in_one_line(value, name) for label, name, value in parts]) + tail


def notation_pieces(data: Data, field: str) -> tuple[str, list[tuple[str, str, Data]], str] | None:
    """Returns the text before the parts of a value, the parts, and the text after them; None if it has no parts."""
    if isinstance(data, list):
        return "[", [("", field, value) for value in data], "]"
    if isinstance(data, dict) and not mana_cost_word(data):
        return f"{data[KIND]}(", arguments(data), ")"
    return None


def arguments(data: dict[str, Data]) -> list[tuple[str, str, Data]]:
    """Of each field: what stands before its value, its name, and the value."""
    given = [(name, has_default) for name, has_default, _ in fields_of(CLASSES[data[KIND]]) if name in data]
    return [(f"{name}=" if optional else "", name, data[name]) for name, optional in given]


def mana_cost_word(data: dict[str, Data]) -> str:
    """A mana cost by its symbols, if they say all of it."""
    if data[KIND] != "ManaCost":
        return ""
    made = ManaCost(data.get("generic", 0), tuple(data.get("symbols", ())), data.get("x", 0))
    text = cost_text(made)
    return f"{MANA}({json_string(text)})" if cost(text) == made else ""


def atom(data: Data, field: str) -> str:
    if isinstance(data, str):
        return json_string(data)
    if data is None or isinstance(data, bool):
        return str(data)
    for word, value in ONE_OF.get(field, {}).items():
        if value == data:
            return word
    known = BITS.get(field, {})
    words = [word for word, bit in known.items() if data & bit]
    if words and sum(known[word] for word in words) == data:
        return " | ".join(words)
    return str(data)


def json_string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# --- Reading


def read_notation(text: str, where: str = "") -> CardDef:
    """Returns the card that `notation` wrote, or somebody did by hand. Raises CardError for anything else."""
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as wrong:
        raise CardError(
            worded("error-this-is-not-a-card", "this is not a card in notation: {wrong}", wrong=error_text(wrong)),
            where=where,
        ) from wrong
    return decode_card(NotationReader(where).value(tree.body, ""), where)


class NotationReader:
    """Turns what Python's own parser has read into the codec's data. Calls, lists, names and constants: no more."""

    def __init__(self, where: str) -> None:
        self.where = where

    def wrong(self, at: ast.expr, what: str) -> CardError:
        return CardError(
            worded("error-line-and-what", "line {lineno}: {what}", lineno=at.lineno, what=what), where=self.where
        )

    def value(self, at: ast.expr, field: str) -> Data:
        """Returns the data of an expression. Raises CardError if it cannot stand in a card."""
        if isinstance(at, ast.Constant) and (at.value is None or isinstance(at.value, (str, bool, int))):
            return at.value
        if isinstance(at, (ast.List, ast.Tuple)):
            return [self.value(part, field) for part in at.elts]
        if isinstance(at, ast.Call):
            return self.node(at)
        if isinstance(at, (ast.Name, ast.BinOp, ast.UnaryOp)):
            return self.number(at, field)
        raise self.wrong(
            at,
            worded(
                "error-cant-stand-in-a-card-allowed",
                "{at} can't stand in a card; allowed are nodes, lists, words and constants",
                at=ast.unparse(at),
            ),
        )

    def number(self, at: ast.expr, field: str) -> int:
        """Returns the number that a constant, or several joined by `|`, stands for in a field. Raises CardError if it
        means nothing there.
        """
        if isinstance(at, ast.BinOp) and isinstance(at.op, ast.BitOr):
            return self.number(at.left, field) | self.number(at.right, field)
        if isinstance(at, ast.UnaryOp) and isinstance(at.op, ast.USub) and isinstance(at.operand, ast.Constant):
            if type(at.operand.value) is int:
                return -at.operand.value
        known = ONE_OF.get(field) or BITS.get(field) or {}
        if isinstance(at, ast.Name) and at.id in known:
            return known[at.id]
        close = (
            worded("error-close-names", "; close: {nearest}", nearest=nearest(at.id, known))
            if isinstance(at, ast.Name) and known
            else ""
        )
        raise self.wrong(
            at, worded("error-means-nothing-here", "{at} means nothing here{close}", at=ast.unparse(at), close=close)
        )

    def node(self, at: ast.Call) -> Data:
        """Returns the data of a node. Raises CardError if there is no such node, or it is given other fields."""
        if not isinstance(at.func, ast.Name):
            raise self.wrong(at, worded("error-is-no-node", "{func} is not a node", func=ast.unparse(at.func)))
        name = at.func.id
        if name == MANA:
            said = at.args[0] if len(at.args) == 1 and not at.keywords else None
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                return encode(cost(said.value))
            raise self.wrong(
                at,
                worded(
                    "error-a-mana-cost-is-written-like", 'a mana cost is written like {mana}("{{2}}{{R}}")', mana=MANA
                ),
            )
        kind = CLASSES.get(name)
        if kind is None:
            raise self.wrong(
                at,
                worded(
                    "error-there-is-no-node-close",
                    "there is no node {name}; close: {nearest}",
                    name=name,
                    nearest=nearest(name, CLASSES),
                ),
            )
        fields = [field for field, _, _ in fields_of(kind)]
        if len(at.args) > len(fields):
            raise self.wrong(
                at,
                worded(
                    "error-has-fields-are-given",
                    "{name} has {count} fields; {given} are given",
                    name=name,
                    count=len(fields),
                    given=len(at.args),
                ),
            )
        data: dict[str, Data] = {KIND: name}
        for field, part in zip(fields, at.args, strict=False):
            data[field] = self.value(part, field)
        for given in at.keywords:
            if given.arg is None or given.arg not in fields or given.arg in data:
                what = (
                    fixed("error-field-is-given-twice", "is given twice")
                    if given.arg in data
                    else worded(
                        "error-is-not-one-of-its-fields", "is not one of its fields {fields}", fields=commas(fields)
                    )
                )
                raise self.wrong(
                    at, worded("error-field-and-what", "{name}: {arg} {what}", name=name, arg=given.arg, what=what)
                )
            data[given.arg] = self.value(given.value, given.arg)
        return data
