"""Card nodes in English, in our own words: what an ability says, for notation, views and transcripts.

One file for each family of nodes in `phrasing`; here are abilities and whole cards.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import Zone
from mainphase.table.english import capital
from mainphase.table.phrasing.amounts import Amounts
from mainphase.table.phrasing.effects import Effects
from mainphase.table.phrasing.statics import Statics
from mainphase.table.phrasing.things import Things
from mainphase.table.phrasing.triggers import Triggers
from mainphase.table.phrasing.vocabulary import words_on
from mainphase.table.symbols import (
    listed,
)


class Phrasing(Things, Amounts, Effects, Triggers, Statics):
    """Says the nodes of one ability."""

    # --- abilities

    def mode(self, m: n.Mode) -> str:
        if m.words:
            return m.words
        before = self.phrases
        self.phrases = m.targets
        text = self.effect(m.effect)
        self.phrases = before
        return text

    def modes(self, modes: tuple[n.Mode, ...]) -> str:
        if len(modes) == 1:
            return self.mode(modes[0])
        return "choose: " + " • ".join(self.mode(m) for m in modes)

    def ability(self, a: n.Ability) -> str:
        if isinstance(a, n.SpellAbility):
            return self.modes(a.modes)
        if isinstance(a, n.Activated):
            text = f"{self.costs(a.cost)}: {self.modes(a.modes)}"
            if a.zone not in (Zone.BATTLEFIELD, Zone.STACK):
                text += f" (from the {self.words.zone(a.zone)})"
            if a.window == n.Window.SORCERY:
                text += " (as a sorcery)"
            if a.during:
                text = text if a.cost else self.modes(a.modes)
                kind = "phase cost" if a.phase_cost else "phase ability"
                use = "must be used" if a.mandatory else "can be used"
                whose = "each player's" if a.any_player else "your"
                text += f" ({kind}: {use}{' once' if a.per_turn else ''} in {whose} {a.during} phase)"
            elif a.per_turn:
                text += f" ({'once' if a.per_turn == 1 else f'{a.per_turn} times'} each turn)"
            if a.condition is not None:
                text += f" (only if {self.condition(a.condition)})"
            return text
        if isinstance(a, n.Triggered):
            if a.chapter:
                return f"chapter {a.chapter}: {self.modes(a.modes)}"
            condition = f", if {self.condition(a.condition)}" if a.condition is not None else ""
            return f"{self.trigger(a.on)}{condition}, {self.modes(a.modes)}"
        if isinstance(a, n.Static):
            text = self.static(a.effect)
            return f"as long as {self.condition(a.condition)}, {text}" if a.condition is not None else text
        if isinstance(a, n.Enchant):
            kinds = [self.noun(a.which)] if a.which is not None else []
            if a.players is not None:
                kinds.append("opponent" if isinstance(a.players, n.EachOpponent) else "player")
            return f"enchant {listed(kinds, 'or')}"
        if isinstance(a, n.Protection):
            if a.spares is None:
                return f"protection from {self.quality(a.against)}"
            spared = "what gives it" if isinstance(a.spares, n.IsThis) else self.nouns(a.spares)
            there = " that are attached already" if a.already else ""
            return f"protection from {self.quality(a.against)}, which doesn't remove {spared}{there}"
        if isinstance(a, n.HexproofFrom):
            return f"hexproof from {self.quality(a.against)}"
        if isinstance(a, (n.Daybound, n.Nightbound)):
            return type(a).__name__.lower()
        if isinstance(a, n.Landwalk):
            if isinstance(a.which, n.OfSubtype):
                return f"{a.which.subtype.lower()}walk"
            return f"{self.noun(a.which)} landwalk"
        if isinstance(a, n.HasKeywords):
            names, said = self.words.keywords(a.keywords)
            return "; ".join([*([listed(names)] if names else []), *(f"{self.this} {phrase}" for phrase in said)])
        if isinstance(a, n.CostsLessToCast):
            condition = f" if {self.condition(a.condition)}" if a.condition is not None else ""
            return f"{self.this} costs {self.quantity(a.amount)} less to {self.words.casts[1]}{condition}"
        if isinstance(a, n.SpecialAction):
            how = " (as a sorcery)" if a.as_a_sorcery else ""
            return f"{a.name} {self.costs(a.cost)}: {self.effect(a.do)}{how}"
        if isinstance(a, n.ResolvesInto):
            condition = f" if {self.condition(a.condition)}" if a.condition is not None else ""
            return f"as it resolves it goes to your {self.words.zone(a.zone)}{condition}"
        if isinstance(a, n.RevealAsDrawn):
            return f"revealed as the first card drawn in a turn: {self.modes(a.then.modes)}"
        if isinstance(a, n.BeginsOnBattlefield):
            return f"may begin the game {self.words.on_battlefield} from an opening hand"
        if isinstance(a, n.WhenResolved):
            return f"if {self.words.casts[2]} from hand, {self.words.removed} as it resolves; {self.ability(a.then)}"
        if isinstance(a, n.CastCost):
            return f"{a.optional or 'additional cost'}: {self.costs(a.cost)}"
        if isinstance(a, n.CastOnlyIf):
            return f"{self.words.casts[1]} only if {self.condition(a.condition)}"
        if isinstance(a, n.AlternativeCost):
            return f"{a.name} {self.costs(a.cost)}"
        if isinstance(a, n.Morph):
            return f"{a.name} {self.costs(a.cost)}"
        if isinstance(a, n.Fuse):
            return "fuse (from hand, both halves may be cast as one spell)"
        if isinstance(a, n.Aftermath):
            return "aftermath (cast only from a graveyard, then exiled)"
        return self.unworded(a)


def ability(node: n.Ability, this: str = "this", on: str = "") -> str:
    """An ability in the words of a day; `this` is what its object is called."""
    return Phrasing(this, words_on(on)).ability(node)


def keyword_lines(mask: int, this: str = "this", on: str = "") -> list[str]:
    """Keyword abilities, a line each."""
    names, said = words_on(on).keywords(mask)
    return [*names, *(f"{this} {phrase}" for phrase in said)]


def effect(node: n.Effect, this: str = "this", on: str = "") -> str:
    return Phrasing(this, words_on(on)).effect(node)


def mode(node: n.Mode, this: str = "this", on: str = "") -> str:
    return Phrasing(this, words_on(on)).mode(node)


def costs(of: tuple[n.Cost, ...], this: str = "this", on: str = "") -> str:
    return Phrasing(this, words_on(on)).costs(of)


def condition(node: n.Condition, this: str = "this", on: str = "") -> str:
    return Phrasing(this, words_on(on)).condition(node)


def target(phrase: n.TargetPhrase, on: str = "") -> str:
    return Phrasing("this", words_on(on)).target(phrase)


def host_of(node: n.CardDef) -> str:
    """What a card calls what it is attached to: "enchanted creature", "equipped creature"."""
    for a in node.abilities:
        if isinstance(a, n.Enchant):
            return f"enchanted {Phrasing().noun(a.which)}" if a.which is not None else "enchanted player"
    return "equipped creature" if "Equipment" in node.subtypes else "its host"


FACES: Final = {
    n.Layout.SPLIT: "Half",
    n.Layout.ADVENTURE: "Adventure",
    n.Layout.OMEN: "Omen",
    n.Layout.TRANSFORMING: "Back face",
    n.Layout.MODAL: "Other face",
}


def card(node: n.CardDef, on: str = "") -> list[str]:
    """A card's abilities in the words of a day, a line each."""
    say = Phrasing(node.name, words_on(on))
    say.host = host_of(node)
    lines = [capital(say.ability(a)) for a in node.abilities]
    for face in node.faces:
        price = f" {cost_text(face.cost)}" if face.cost is not None else ""
        lines.append(f"{FACES[node.layout]} {face.name}{price}:")
        lines.extend(card(face, on))
    return lines
