"""An object as one seat sees it: a card, a token, a spell or an ability."""

from __future__ import annotations

from typing import Final

from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import ZONE_NAMES, Ability, CardDef, Color, Zone
from mainphase.kernel.casting.spell_costs import card_spliced
from mainphase.kernel.costs.components import is_sick
from mainphase.kernel.keys import CHOSEN_WORDS, DESIGNATIONS, ChosenKey, Paid
from mainphase.kernel.lowering.codes import SPLICED
from mainphase.kernel.reading.characteristics import (
    characteristics_of,
    defense_of,
    has_pt,
    loyalty_of,
    mana_value_of,
    power_of,
    protector_of,
    toughness_of,
)
from mainphase.kernel.reading.commanders import commander_tax, is_commander, is_signature_spell
from mainphase.kernel.reading.faces import may_look
from mainphase.kernel.reading.secret_choices import knows_secret
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ATTACKED, FLAG_OF, Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import (
    Characteristics,
)
from mainphase.language import fragments
from mainphase.presentation.names import BLANK, object_name, plain_name
from mainphase.presentation.shown import ObjectId, Ref, Seat, data_field, python_field
from mainphase.presentation.symbols import characteristics_type_line, color_words, keyword_words
from mainphase.presentation.viewed import VIEW_SOURCES, Viewed, ViewKey, reached
from mainphase.presentation.visible import shown_id
from mainphase.presentation.words import ALL
from mainphase.saying.worded import printed_text

KINDS: Final = ("card", "token", "ability", "copy", "emblem", "action", "designation", "dungeon")


class ObjectView(Viewed):
    """A card, token, spell or ability. What is empty or not so is left out, but for the fields that are required."""

    def __init__(self, key: ViewKey, oid: int, seat: int) -> None:
        super().__init__(_key=key, _oid=oid, _seat=seat)

    _oid: int
    _seat: int

    REACHED = ("_g", "_o", "_ch", "_ctx")

    @reached
    def _o(self) -> Obj:
        return VIEW_SOURCES[id(self._key)].shown.g.objects[self._oid]

    @reached
    def _ch(self) -> Characteristics:
        return characteristics_of(self._o)

    @reached
    def _ctx(self) -> Context | None:
        return self._o.ctx

    @data_field()
    def id(self) -> ObjectId:
        return shown_id(self._g, self._oid)

    @data_field()
    def name(self) -> str:
        return BLANK if self._o.flags & ObjectFlag.BLANK else plain_name(self._g, self._o)

    @data_field()
    def label(self) -> str:
        """the name with what tells it from others: Grizzly Bears #2"""
        return object_name(self._g, self._oid) if self._from.words else self.name

    @data_field()
    def zone(self) -> str:
        return ZONE_NAMES[self._o.zone]

    @data_field()
    def kind(self) -> str:
        """card, token, ability, copy, emblem, action, designation or dungeon"""
        return KINDS[self._o.kind]

    @data_field()
    def owner(self) -> Seat:
        return self._o.owner

    @data_field()
    def controller(self) -> Seat:
        return self._o.controller

    @data_field(empty=False)
    def commander(self) -> bool:
        """it is its owner's commander"""
        return is_commander(self._g, self._o) and (not self.face_down or self.beneath is not None)

    @data_field(empty=False)
    def signature_spell(self) -> bool:
        """it is a signature spell of its owner's"""
        return is_signature_spell(self._g, self._o)

    @data_field(empty=0)
    def tax(self) -> int:
        """what a commander or signature spell costs more for being cast from the command zone"""
        return commander_tax(self._g, self._o) if self._g.commanding else 0

    @data_field("types")
    def type_line(self) -> str:
        """the type line"""
        ch = self._ch
        return characteristics_type_line(ch.supertypes, ch.types, ch.subtypes)

    @data_field("colors")
    def color_letters(self) -> str:
        """letters of WUBRG"""
        return "".join([Color.LETTERS[i] for i in range(5) if self._ch.colors & (1 << i)])

    @data_field()
    def mana_value(self) -> int:
        return mana_value_of(self._g, self._o)

    @data_field("keywords")
    def keyword_names(self) -> list[str]:
        return keyword_words(self._ch.keywords)

    @data_field()
    def text(self) -> tuple[str, ...]:
        """what it says, a line for each ability"""
        day = self._g.rules.date
        if self._o.kind == ObjectKind.ABILITY and self.ability is not None:
            return (fragments.ability_line(self.ability, day, self.name, self.card),)
        return fragments.ability_lines(self.abilities, self._ch.keywords, day, self.name, self.card)

    @data_field(empty="")
    def cost(self) -> str:
        """its mana cost: {1}{R}"""
        card = self.card
        return cost_text(card.cost) if card is not None and card.cost is not None else ""

    @data_field("power", empty=None)
    def power_shown(self) -> int | None:
        return power_of(self._g, self._o) if self.has_pt else None

    @data_field("toughness", empty=None)
    def toughness_shown(self) -> int | None:
        return toughness_of(self._g, self._o) if self.has_pt else None

    @data_field(empty=False)
    def tapped(self) -> bool:
        return self._o.tapped

    @data_field(empty=False)
    def sick(self) -> bool:
        """it came under its controller's control this turn"""
        return self._o.zone == Zone.BATTLEFIELD and is_sick(self._g, self._o)

    @data_field(empty=False)
    def phased_out(self) -> bool:
        return self._o.phased_out

    @data_field(empty=0)
    def damage(self) -> int:
        return self._o.damage

    @data_field(empty={})
    def counters(self) -> dict[str, int]:
        return dict(self._o.counters)

    @data_field(empty={})
    def chosen(self) -> dict[str, str]:
        """what has been chosen for it: player, color, name, …"""
        return chosen_words(self._g, self._o, self._seat)

    @data_field(empty=())
    def designations(self) -> tuple[str, ...]:
        """what it is by designation: monstrous, renowned, saddled, suspected, solved"""
        return tuple([name for name in DESIGNATIONS if self._o.flags & FLAG_OF[name]])

    @data_field(empty=0)
    def attached_to(self) -> Ref:
        return self._o.attached_to

    @data_field(empty=False)
    def attacked(self) -> bool:
        """it attacked this turn"""
        return self._o.uses(ATTACKED) > 0

    @data_field(empty=0)
    def loyalty(self) -> int:
        return 0 if self._o.kind == ObjectKind.ABILITY else loyalty_of(self._o)

    @data_field(empty=0)
    def defense(self) -> int:
        return 0 if self._o.kind == ObjectKind.ABILITY else defense_of(self._o)

    @data_field(empty=-1)
    def protector(self) -> int:
        """who protects a battle, by seat"""
        return protector_of(self._o)

    @data_field(empty=())
    def modes(self) -> tuple[int, ...]:
        """of a spell or ability: the chosen modes, counted from 0"""
        return tuple([m for m in self._ctx.modes if m < SPLICED]) if self._ctx is not None else ()

    @data_field(empty=())
    def spliced(self) -> tuple[str, ...]:
        """of a spell: the names of the cards that are spliced onto it, in the order of their text"""
        names = self._ctx.paid if self._ctx is not None else ()
        return tuple([card_spliced(self._g, name).node.name for name in names if name.startswith(Paid.SPLICED)])

    @data_field(empty=())
    def targets(self) -> tuple[tuple[Ref, ...], ...]:
        """of a spell or ability: what it targets, phrase by phrase"""
        return tuple([tuple(phrase) for phrase in self._ctx.targets]) if self._ctx is not None else ()

    @data_field(empty=0)
    def x(self) -> int:
        return self._ctx.x if self._ctx is not None else 0

    @data_field(empty=0)
    def source(self) -> int:
        """of an ability: the object that has it"""
        return self._ctx.source if self._ctx is not None and self._o.kind == ObjectKind.ABILITY else 0

    @data_field(empty=False)
    def face_down(self) -> bool:
        return self._g.book.cards[self._o.face].face_down

    @data_field("beneath", empty="")
    def name_beneath(self) -> str:
        """what it is face up, for those who may look at it"""
        return self.beneath.name if self.beneath is not None else ""

    @data_field(empty=())
    def components(self) -> tuple[str, ...]:
        """the names of all that represents it, the topmost first, if that is more than one card; "" for what is face
        down and may not be looked at
        """
        return tuple([self._component(self._g.objects[oid]) for oid in self._o.components])

    def _component(self, part: Obj) -> str:
        shown = self._g.book.cards[part.face]
        if not shown.face_down or (self._seat >= 0 and may_look(self._g, self._o, self._seat)):
            return self._g.book.cards[part.card].node.name
        return ""

    @python_field
    def card(self) -> CardDef | None:
        """The card whose face it shows; None if it has no characteristics."""
        return None if self._o.flags & ObjectFlag.BLANK else self._g.book.cards[self._o.face].node

    @python_field
    def printed(self) -> str:
        """What is printed on its card in the reader's language, as long as it says what the card says: its type line,
        and below it its text. It may be older than today's wording.
        """
        card = self.card
        if card is None or self._o.kind == ObjectKind.ABILITY or not self.name:
            return ""
        day, name = self._g.rules.date, self.name
        own = fragments.face_lines(card, day)
        return printed_text(name) if name == card.name and self.text == own else ""

    @python_field
    def beneath(self) -> CardDef | None:
        """The card that it is face up, for those who may look at it (708.5)."""
        may = self._seat >= 0 and self.face_down and may_look(self._g, self._o, self._seat)  # CR 708.5, 406.3
        return self._g.book.cards[self._o.card].node if may else None

    @python_field
    def types(self) -> int:
        """Its card types, as bits."""
        return self._ch.types

    @python_field
    def supertypes(self) -> int:
        """Its supertypes, as bits."""
        return self._ch.supertypes

    @python_field
    def subtypes(self) -> tuple[str, ...]:
        """Its subtypes."""
        return self._ch.subtypes

    @python_field
    def colors(self) -> int:
        """Its colors, as bits."""
        return self._ch.colors

    @python_field
    def keywords(self) -> int:
        """Its keywords, as bits."""
        return self._ch.keywords

    @python_field
    def has_pt(self) -> bool:
        """True if it has power and toughness."""
        return has_pt(self._o) and self._o.kind != ObjectKind.ABILITY

    @python_field
    def power(self) -> int:
        """Its power; 0 if it has none."""
        return power_of(self._g, self._o)

    @python_field
    def toughness(self) -> int:
        """Its toughness; 0 if it has none."""
        return toughness_of(self._g, self._o)

    @python_field
    def abilities(self) -> tuple[Ability, ...]:
        """Its abilities, as nodes."""
        book = self._g.book
        return tuple([book.abilities[uid].node for uid in self._ch.abilities])

    @python_field
    def ability(self) -> Ability | None:
        """Of a spell or ability on the stack: what it does."""
        ctx = self._ctx
        return self._g.book.abilities[ctx.ability].node if ctx is not None and ctx.ability >= 0 else None

    @property
    def token(self) -> bool:
        """True if it is a token."""
        return self.kind == "token"

    @property
    def is_ability(self) -> bool:
        """True if it is an ability on the stack."""
        return self.kind == "ability"

    def __repr__(self) -> str:
        return f"<ObjectView {self.id}: {self.label}>"


def chosen_words(g: State, o: Obj, seat: int = ALL) -> dict[str, str]:
    """The choices made for an object (CR 607.2d) as this seat knows them, in words, by what was chosen."""
    out: dict[str, str] = {}
    for what, value in o.chosen.items():
        if what == ChosenKey.COLOR:
            out[what] = color_words(value)[0]
        elif what in CHOSEN_WORDS:
            out[what] = g.book.words[value]
        elif what == ChosenKey.NUMBER:
            out[what] = str(value)
        elif what == ChosenKey.SECRET:
            if seat == ALL or knows_secret(g, o, seat):
                out[what] = g.players[value].name
        elif what == ChosenKey.PLAYER:
            out[what] = g.players[value].name
    return out
