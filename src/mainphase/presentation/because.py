"""Why is it so: what makes a characteristic of an object, step by step in the order it applies in, each with its rule.

`why_is` is the one function that answers this; the page, the terminal, scenarios and the library ask it. It applies the
continuous effects once more, on a copy of the state (`layer_steps`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.names import folded
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.wording import WORDS, replacing
from mainphase.errors import OptionError, nearest, repr_of
from mainphase.kernel.lowering.dependencies import Sees
from mainphase.kernel.lowering.layer_kinds import (
    ABILITIES,
    ADDS_PT,
    COLORS,
    CONTROL,
    DEFINES_PT,
    SETS_PT,
    SWITCHES_PT,
    TYPES,
    changed_by,
    layer_of,
)
from mainphase.kernel.reading.characteristics import characteristics_of, loyalty_of, power_of, toughness_of
from mainphase.kernel.reading.layer_effect import LayerEffect
from mainphase.kernel.reading.layer_steps import LayerStep, layer_steps
from mainphase.kernel.reading.merging import values_of_topmost
from mainphase.kernel.reading.modifying import (
    PT_COUNTERS,
    as_status_has_it,
    layer_base_of,
    values_shown,
    with_text_changes,
)
from mainphase.kernel.state import flat
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics
from mainphase.language import fragments
from mainphase.presentation.lasting_words import with_fixed_numbers
from mainphase.presentation.names import card_name, named_card, object_name, plain_name, player_name
from mainphase.presentation.refusal_words import AN_EFFECT
from mainphase.presentation.shown import ObjectId, RuleNumber, Shown, data_field, given_field
from mainphase.presentation.symbols import characteristics_type_line, color_words, counter_noun
from mainphase.rules.concepts import Concept, concept_name
from mainphase.saying.worded import commas, enumeration, in_english, number_with_noun, term, worded

CONCEPTS: Final = {
    CONTROL: Concept.LAYER_CONTROL,
    TYPES: Concept.LAYER_TYPE,
    COLORS: Concept.LAYER_COLOR,
    ABILITIES: Concept.LAYER_ABILITY,
    DEFINES_PT: Concept.LAYER_PT_DEFINED,
    SETS_PT: Concept.LAYER_PT_SET,
    ADDS_PT: Concept.LAYER_PT_MODIFIED,
    SWITCHES_PT: Concept.LAYER_PT_SWITCHED,
}
LAYER_WORDS: Final = {
    Concept.LAYER_COPY: "copies",
    Concept.LAYER_CONTROL: "control",
    Concept.LAYER_TEXT: "text",
    Concept.LAYER_TYPE: "types",
    Concept.LAYER_COLOR: "colors",
    Concept.LAYER_ABILITY: "abilities",
    Concept.LAYER_PT_DEFINED: "power and toughness: what defines them",
    Concept.LAYER_PT_SET: "power and toughness: what sets them",
    Concept.LAYER_PT_MODIFIED: "power and toughness: what adds to them",
    Concept.LAYER_PT_COUNTERS: "power and toughness: counters",
    Concept.LAYER_PT_SWITCHED: "power and toughness: what switches them",
}
WITH_TYPES: Final = worded("because-with-types", "with the types that it changes")
PUBLIC_ZONES: Final = (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
SIZE: Final = "power and toughness"
NO_LOYALTY: Final = worded("because-no-loyalty", "no loyalty")
CHARACTERISTICS: Final = (
    "power",
    "toughness",
    SIZE,
    "types",
    "colors",
    "abilities",
    "controller",
    "text",
    "name",
    "cost",
    "loyalty",
)
OTHER_NAMES: Final = {
    "pt": SIZE,
    "p/t": SIZE,
    "size": SIZE,
    "type": "types",
    "subtypes": "types",
    "supertypes": "types",
    "color": "colors",
    "colour": "colors",
    "colours": "colors",
    "ability": "abilities",
    "keywords": "abilities",
    "keyword": "abilities",
    "control": "controller",
    "mana cost": "cost",
}


class ReasonStep(Shown):
    """One step by which a characteristic becomes what it is."""

    value: str = given_field("what the characteristic is after this step")
    how: str = given_field("how it comes by that: printed, face down, by Humility, by 2 +1/+1 counters")
    by: str = given_field("what makes it so, if anything does: Humility, 2 +1/+1 counters", empty="")
    does: str = given_field("what an effect does, in words: has base power and toughness 1/1", empty="")
    rule: RuleNumber = given_field("the rule of this step, in the numbering in force; empty if none is about it")
    concept: str = given_field("what that rule is about, under a name that is the same on every date")
    layer: str = given_field("the layer in which it applies, if it is one", empty="")
    timestamp: int = given_field("of an effect: older ones have smaller numbers", empty=0)
    source: ObjectId = given_field("the object that it comes from, if that is there", empty=0)
    lost: bool = given_field("nothing applies: what has the ability has lost it", empty=False)
    with_types: bool = given_field("until October 2005: it applies with the types that its effect changes", empty=False)
    waited_for: tuple[str, ...] = given_field(
        "younger effects that come first, since this one depends on them", empty=()
    )
    dependency: RuleNumber = given_field("the rule by which it waited for them", empty="")

    @data_field()
    def told(self) -> str:
        """the step in words, without its rule: 1/1 by Humility"""
        if self.lost:
            return worded("because-lost", "nothing by {by}, which has lost that ability", by=self.by)
        return worded("because-step", "{value} {how}", value=self.value, how=self.how)

    @property
    def cited(self) -> str:
        """ "613.4b, timestamp 7": its rule, and how old it is."""
        english = "after {effects}, on which it depends: {rule}"
        effects = enumeration(self.waited_for)
        said = (
            self.rule,
            worded("because-timestamp", "timestamp {number}", number=self.timestamp) if self.timestamp else "",
            WITH_TYPES if self.with_types else "",
            worded("because-after", english, effects=effects, rule=self.dependency) if self.waited_for else "",
        )
        return commas(filter(None, said))

    def __str__(self) -> str:
        if not self.cited:
            return self.told
        return worded("sentence-with-rule", "{text} ({rule})", text=self.told, rule=self.cited)

    def __repr__(self) -> str:
        return f"<ReasonStep {self}>"


class Because(Shown):
    """Why a characteristic of an object is what it is."""

    object: ObjectId = given_field("the object that is asked about")
    name: str = given_field("its name, with what tells it from others")
    characteristic: str = given_field("what is asked about")
    value: str = given_field("what it is")
    steps: tuple[ReasonStep, ...] = given_field("what makes it so, in the order it applies in")

    @data_field()
    def says(self) -> str:
        """the answer in words, without its reasons: Grizzly Bears is 1/1"""
        if self.value.startswith("no "):
            return worded("because-has", "{name} has {value}", name=self.name, value=self.value)
        message, english = SENTENCES[self.characteristic]
        return worded(message, english, name=self.name, value=self.value)

    def __str__(self) -> str:
        steps = commas([step.__str__() for step in self.steps], "; ")
        return worded("because-all", "{says} because: {steps}.", says=self.says, steps=steps)

    def __repr__(self) -> str:
        return f"<Because: {self}>"

    def _repr_html_(self) -> str:
        """For notebooks."""
        steps = "".join(
            f"<li>{escape(step.told)}{f' <small>({escape(step.cited)})</small>' if step.cited else ''}</li>"
            for step in self.steps
        )
        return f"<p><b>{escape(self.says)}</b> because:</p><ol>{steps}</ol>"


Because.FIELDS[2].words = CHARACTERISTICS

SENTENCES: Final = {
    "power": ("because-power", "{name} has power {value}"),
    "toughness": ("because-toughness", "{name} has toughness {value}"),
    SIZE: ("because-size", "{name} is {value}"),
    "types": ("because-types", "{name} has the types {value}"),
    "colors": ("because-colors", "{name} is {value}"),
    "abilities": ("because-abilities", "{name} has {value}"),
    "controller": ("because-controller", "{value} controls {name}"),
    "text": ("because-text", "{name} says {value}"),
    "name": ("because-name", "{name} is called {value}"),
    "cost": ("because-cost", "{name} has the mana cost {value}"),
    "loyalty": ("because-loyalty", "{name} has loyalty {value}"),
}


class Then(NamedTuple):
    """An object at one step: its characteristics, and its controller."""

    ch: Characteristics
    controller: int


def characteristic_named(word: str) -> str:
    """Returns the characteristic that somebody means. Raises OptionError for a word that is none."""
    said = folded(word)
    found = OTHER_NAMES.get(said, said)
    if found not in CHARACTERISTICS:
        close = nearest(said, [*CHARACTERISTICS, *OTHER_NAMES])
        raise OptionError(
            worded(
                "error-is-no-characteristic-of-an-object",
                "{word} is no characteristic of an object; nearest: {close}; there are {characteristics}",
                word=repr_of(word),
                close=close,
                characteristics=enumeration(list(CHARACTERISTICS)),
            )
        )
    return found


def why_is(g: State, oid: int, what: str) -> Because:
    """Why a characteristic of an object is what it is. Raises OptionError if it is no characteristic, or if the object
    is an ability, which has none.
    """
    what = characteristic_named(what)
    if g.objects[oid].kind == ObjectKind.ABILITY:
        raise OptionError(
            worded(
                "error-is-on-the-stack-an-ability",
                "{ability} is on the stack: an ability has no {what} of its own",
                ability=object_name(g, oid),
                what=what,
            )
        )
    return reasons_of(g, oid, (what,))[0]


def every_reason(g: State, oid: int) -> list[Because]:
    """Why each characteristic of an object is what it is that something changes: what stands on a card needs no
    reason. Power and toughness are told together.
    """
    if g.objects[oid].kind == ObjectKind.ABILITY:
        return []
    found = reasons_of(g, oid, [each for each in CHARACTERISTICS if each not in ("power", "toughness")])
    told = [each for each in found if len(each.steps) > 1 or each.steps[0].how not in USUAL]
    return [each for each in told if each.value != NO_LOYALTY]


def chief_reasons(g: State, oid: int) -> list[Because]:
    """What `every_reason` tells; of an object that nothing changes why its power and toughness, or else its types, are
    what they are. Raises OptionError if the object is an ability.
    """
    found = every_reason(g, oid)
    if found:
        return found
    size = why_is(g, oid, SIZE)
    return [why_is(g, oid, "types") if size.value.startswith("no ") else size]


def reasons_of(g: State, oid: int, asked: Sequence[str]) -> list[Because]:
    """The reasons of several characteristics, for which the layers are applied once."""
    twin = flat.clone_state(g)
    twin.log = None
    steps = layer_steps(twin, oid)
    found: list[Because] = []
    for what in asked:
        told = Steps(g, twin, oid, what)
        told.gather(steps)
        name = object_name(g, oid)
        found.append(Because(object=oid, name=name, characteristic=what, value=told.value, steps=tuple(told.steps)))
    return found


PRINTED: Final = worded("because-printed", "printed")
CAME: Final = worded("because-came", "under whose control it came")
OWNS: Final = worded("because-owns", "its owner")
USUAL: Final = (PRINTED, CAME, OWNS)


class Steps:
    """The steps of one characteristic while they are gathered, on a copy of the state."""

    def __init__(self, told_by: State, g: State, oid: int, what: str) -> None:
        self.told_by = told_by  # where names are found, and what is so
        self.g = g
        self.o = g.objects[oid]
        self.what = what
        self.steps: list[ReasonStep] = []
        self.value = ""

    def gather(self, layers: list[LayerStep]) -> None:
        """Gathers the steps; `layers`: those of continuous effects and counters."""
        if self.what == "loyalty":
            self.loyalty()
            return
        if self.what == "controller":
            self.begin(Then(characteristics_of(self.o), self.o.entered_under))
        else:
            self.printed()
        if self.what != "text":  # which it still says, whatever it loses
            for step in layers:
                self.layer_step(step)
        self.outcome()

    # --- where it begins

    def printed(self) -> None:
        """The values that it begins with: printed, as it is copied, face down; then as its words are changed (CR 613.1a
        to c).
        """
        g, o = self.g, self.o
        code = g.book.cards[o.face]
        copied = o.copied
        if code.face_down:
            self.first(
                Then(values_shown(g, o), o.controller), worded("because-face-down", "face down"), Concept.FACE_DOWN
            )
        elif o.components:
            self.together()
        elif o.kind == ObjectKind.TOKEN:
            how = (
                worded("because-as-created", "as the token was created")
                if copied is None
                else worded("because-as-copy", "as a copy of {name}", name=named_card(copied.name))
            )
            concept = Concept.TOKEN_VALUES if copied is None else Concept.COPY
            self.first(Then(values_shown(g, o), o.controller), how, concept)
        else:
            self.first(Then(code.base, o.controller), PRINTED, 0)
            if copied is not None:
                self.copied(as_status_has_it(o, copied))
        if o.wording:
            self.words()
        elsewhere = Then(layer_base_of(g, o), o.controller)
        if self.said(elsewhere) != self.said(Then(with_text_changes(g, o), o.controller)):  # CR 604.3
            self.first(
                elsewhere, worded("because-by-own-ability", "by its own ability"), Concept.CHARACTERISTIC_DEFINING
            )

    def together(self) -> None:
        """What it is made of: the topmost component, then all of them (CR 730.2a, 702.140e)."""
        g, o = self.g, self.o
        top = values_of_topmost(g, o)
        self.first(Then(top, o.controller), PRINTED, 0)
        values = Then(values_shown(g, o), o.controller)
        if self.said(values) != self.value:
            how = worded("because-merged", "with all that has merged with it")
            self.first(values, how, Concept.MERGE)

    def copied(self, values: Characteristics) -> None:
        """It is a copy: of what, and by which effect."""
        then = Then(values, self.o.controller)
        newest = None
        for e in self.g.lasting:
            if e.copied is not None and self.o.id in e.objects:
                newest = e
        if newest is None:
            self.first(
                then, worded("because-as-copy", "as a copy of {name}", name=named_card(values.name)), Concept.LAYER_COPY
            )
            return
        by = self.source_name(newest.source, newest.node)
        does = worded("because-is-copy", "is a copy of {name}", name=named_card(values.name))
        self.add(then, by, Concept.LAYER_COPY, does, newest.timestamp, newest.source)

    def words(self) -> None:
        """Layer 3, one effect after another."""
        g, o = self.g, self.o
        all_words, o.wording = o.wording, 0
        for e in g.lasting:
            if o.id in e.objects and isinstance(g.book.nodes[e.node], n.ChangeText):
                before = self.said(Then(with_text_changes(g, o), o.controller))
                o.wording = replacing(o.wording, e.values[0], e.values[1])
                then = Then(with_text_changes(g, o), o.controller)
                if self.said(then) != before:
                    by = self.source_name(e.source, e.node)
                    says, instead = term(WORDS[e.values[1]]), term(WORDS[e.values[0]])
                    does = worded("because-says", "says {says} instead of {instead}", says=says, instead=instead)
                    self.add(then, by, Concept.LAYER_TEXT, does, e.timestamp, e.source)
        o.wording = all_words

    def begin(self, then: Then) -> None:
        """Whose control it came under."""
        o = self.o
        if o.zone in (Zone.BATTLEFIELD, Zone.STACK):
            self.first(then, CAME, 0)
        else:
            self.first(Then(then.ch, o.owner), OWNS, 0)

    def loyalty(self) -> None:
        """Loyalty is printed; on the battlefield it is counters (CR 306.5b, c)."""
        o = self.o
        self.printed()
        ch = characteristics_of(o)
        if o.zone == Zone.BATTLEFIELD and (ch.types & CardType.PLANESWALKER or o.counters.get("loyalty")):
            self.value = str(loyalty_of(o))
            self.note(
                counters_told({"loyalty": loyalty_of(o)}) or worded("because-no-counters", "no counters"),
                Concept.LOYALTY_COUNTERS,
            )

    # --- what changes it

    def layer_step(self, step: LayerStep) -> None:
        """A step of the layers, if it is about what is asked."""
        assert step.before is not None
        assert step.after is not None
        before = self.said(Then(step.before, step.controllers[0]))
        then = Then(step.after, step.controllers[1])
        effect, modification = step.effect, step.modification
        if effect is None or modification is None:
            if self.said(then) != before:
                self.value = self.said(then)
                self.note(counters_told(pt_counters(self.o)), Concept.LAYER_PT_COUNTERS)
            return
        if self.said(then) == before and not self.is_about(modification):
            return
        self.value = self.said(then)
        self.effect_step(effect, step, modification)

    def effect_step(self, effect: LayerEffect, step: LayerStep, modification: n.Modification) -> None:
        lasting = effect.lasting
        node = lasting.node if lasting is not None else -1
        mods = with_fixed_numbers(effect.mods, lasting.values) if lasting is not None else list(effect.mods)
        by = self.source_name(effect.ctx.source, node)
        waited = [
            self.source_name(e.ctx.source, e.lasting.node if e.lasting is not None else -1) for e in step.waited_for
        ]
        self.note(
            by,
            CONCEPTS[step.layer] if layer_of(modification) != CONTROL else Concept.LAYER_CONTROL,
            fragments.modification_text(mods[step.index], self.g.rules.date, by),
            effect.timestamp,
            effect.ctx.source,
            step.lost,
            tuple(dict.fromkeys(waited)),
            with_types=step.layer == TYPES != layer_of(modification),
        )

    def is_about(self, modification: n.Modification) -> bool:
        """True if a modification is about what is asked, whatever it changes there now."""
        changed = changed_by((modification,), layer_of(modification))
        if isinstance(modification, n.AddPT):
            return False  # only by what it adds
        if isinstance(modification, n.SetPT):
            given = {"power": modification.power, "toughness": modification.toughness, SIZE: True}
            return given.get(self.what) is not None
        return (changed & CHANGED[self.what]) != 0

    def outcome(self) -> None:
        """What comes of it: a star outside the battlefield (CR 604.3), and that only creatures have power and
        toughness there (CR 208.3).
        """
        g, o = self.told_by, self.o
        if self.what not in ("power", "toughness", SIZE):
            return
        refreshed = g.objects[o.id]
        ch = characteristics_of(refreshed)
        if o.zone == Zone.BATTLEFIELD and ch.has_pt and not ch.types & CardType.CREATURE:
            self.value = none_of(self.what)
            how = worded("because-no-creature", "as it is no creature")
            self.note("", Concept.NONCREATURE_SIZE, how=how)
        elif o.zone != Zone.BATTLEFIELD and ch.has_pt:
            now = size_told(self.what, power_of(g, refreshed), toughness_of(g, refreshed))
            if now != self.value:
                self.value = now
                self.note(worded("because-own-ability", "its own ability"), Concept.CHARACTERISTIC_DEFINING)

    # --- noting

    def first(self, then: Then, how: str, concept: int) -> None:
        """The value that it begins with, in a layer or before."""
        self.value = self.said(then)
        self.note("", concept, how=how)

    def add(self, then: Then, by: str, concept: int, does: str, timestamp: int, source: int) -> None:
        self.value = self.said(then)
        self.note(by, concept, does, timestamp, source)

    def note(
        self,
        by: str,
        concept: int,
        does: str = "",
        timestamp: int = 0,
        source: int = 0,
        lost: bool = False,
        waited_for: tuple[str, ...] = (),
        how: str = "",
        with_types: bool = False,
    ) -> None:
        law = self.g.rules
        at = self.g.find(source)
        self.steps.append(
            ReasonStep(
                value=self.value,
                how=how or worded("because-by", "by {by}", by=by),
                by=by,
                does=does,
                rule=law.number(concept) if concept else "",
                concept=concept_name(concept) if concept else "",
                layer=LAYER_WORDS.get(concept, ""),
                with_types=with_types,
                timestamp=timestamp,
                source=source if at is not None and at.zone in PUBLIC_ZONES else 0,
                lost=lost,
                waited_for=waited_for,
                dependency=law.number(Concept.DEPENDENCY) if waited_for else "",
            )
        )

    def source_name(self, source: int, node: int) -> str:
        """Returns the name of what an effect comes from; of a keyword counter, that it is one."""
        for kind, uid in self.g.book.keyword_counters.items():
            if uid == node and node >= 0:
                return worded("because-its-counter", "its {kind} counter", kind=term(kind))
        o = self.told_by.find(source)
        if o is None:
            return AN_EFFECT
        return object_name(self.told_by, source) or card_name(self.told_by, o.card)

    def said(self, then: Then) -> str:
        """The characteristic in words."""
        return SAID[self.what](self, then)

    def abilities_told(self, ch: Characteristics) -> str:
        book, o = self.g.book, self.o
        abilities = tuple([book.abilities[uid].node for uid in ch.abilities])
        card = book.cards[o.face].node
        lines = fragments.ability_lines(abilities, ch.keywords, self.g.rules.date, plain_name(self.told_by, o), card)
        return f"“{'; '.join(line.rstrip('.') for line in lines)}”" if lines else none_of("abilities")

    def text_told(self, ch: Characteristics) -> str:
        told = self.abilities_told(ch)
        return none_of("text") if told == "no abilities" else told

    def cost_told(self, ch: Characteristics) -> str:
        """Returns its mana cost: that of the card whose values it has."""
        cards = self.g.book.cards
        shown = cards[self.o.face]
        if shown.base.name != ch.name or ch.mana_value != shown.base.mana_value:
            for number in range(len(cards)):
                if cards[number].base.name == ch.name and cards[number].base.mana_value == ch.mana_value:
                    shown = cards[number]
                    break
        cost = shown.node.cost
        return (cost_text(cost) or "{0}") if cost is not None else none_of("mana cost")


def size_told(what: str, power: int, toughness: int) -> str:
    return {"power": str(power), "toughness": str(toughness)}.get(what, f"{power}/{toughness}")


def size_of(steps: Steps, then: Then) -> str:
    if not then.ch.has_pt:
        return none_of(steps.what)
    return size_told(steps.what, then.ch.power, then.ch.toughness)


def pt_counters(o: Obj) -> dict[str, int]:
    return {kind: count for kind, count in o.counters.items() if count and kind in PT_COUNTERS}


def counters_told(counters: dict[str, int]) -> str:
    """ "2 +1/+1 counters"."""
    return enumeration([so_many_counters(count, kind) for kind, count in counters.items() if count])


def so_many_counters(count: int, kind: str) -> str:
    """ "1 +1/+1 counter"."""
    english = f"{count} {kind} counter{'' if count == 1 else 's'}"
    return in_english(english, number_with_noun(count, counter_noun(kind)))


def none_of(what: str) -> str:
    """ "no abilities"."""
    return worded(f"because-no-{what.replace(' ', '-')}", f"no {what}")


SAID: Final[dict[str, Callable[[Steps, Then], str]]] = {
    "power": size_of,
    "toughness": size_of,
    SIZE: size_of,
    "types": lambda _, then: (
        characteristics_type_line(then.ch.supertypes, then.ch.types, then.ch.subtypes) or none_of("types")
    ),
    "colors": lambda _, then: (
        enumeration([term(each) for each in color_words(then.ch.colors & 31)]) or term("colorless")
    ),
    "abilities": lambda steps, then: steps.abilities_told(then.ch),
    "controller": lambda steps, then: player_name(steps.g, then.controller),
    "text": lambda steps, then: steps.text_told(then.ch),
    "name": lambda _, then: named_card(then.ch.name) if then.ch.name else none_of("name"),
    "cost": lambda steps, then: steps.cost_told(then.ch),
    "loyalty": lambda _, then: str(then.ch.loyalty or NO_LOYALTY),
}
# The bits of `Sees` that a modification changes if it is about a characteristic.
CHANGED: Final = {
    "power": Sees.PT,
    "toughness": Sees.PT,
    SIZE: Sees.PT,
    "types": Sees.TYPES | Sees.SUBTYPES,
    "colors": Sees.COLORS,
    "abilities": Sees.ABILITIES | Sees.EXISTENCE | Sees.GAINS,
    "controller": Sees.CONTROL,
    "text": 0,
    "name": 0,
    "cost": 0,
}
