"""One line about a card, for lists: its cost, type line and the heads of its abilities, read off the nodes."""

import re

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES, CardDef, Color, Node, Zone

WHEN = {
    n.IsSetInMotion: "in motion",
    n.Enters: "on entering",
    n.Leaves: "on leaving",
    n.Dies: "on dying",
    n.Attacks: "on attacking",
    n.CastsSpell: "on casting",
    n.StateIs: "on a state",
    n.DealsDamage: "on damage",
    n.BecomesTapped: "on tapping",
}
CAMEL = re.compile(r"(?<!^)(?=[A-Z])")


def class_words(node: Node) -> str:
    """The name of a node's class as words: DealDamage is "deal damage"."""
    if isinstance(node, n.AddPT):
        return "get more power or toughness"
    if isinstance(node, n.SetPT):
        return "have base power and toughness"
    return CAMEL.sub(" ", type(node).__name__).lower()


def summary_type_line(made: CardDef) -> str:
    """The type line in lower case, subtypes as they are: "artifact creature Golem"."""
    parts = [name for bit, name in SUPERTYPE_NAMES if made.supertypes & bit]
    parts += [name for bit, name in TYPE_NAMES if made.types & bit]
    return " ".join([*parts, *made.subtypes])


def effects_in(node: Node | None) -> list[str]:
    """Returns the effects within an effect in words, control flow aside."""
    if node is None:
        return []
    if isinstance(node, n.Sequence):
        return [w for part in node.of for w in effects_in(part)]
    if isinstance(node, (n.If, n.May)):
        return effects_in(node.then) + effects_in(node.otherwise)
    if isinstance(node, n.PayOrElse):
        return effects_in(node.paid) + effects_in(node.otherwise)
    if isinstance(node, n.ForEachPlayer):
        return effects_in(node.do)
    if isinstance(node, n.Choose):
        return []
    if isinstance(node, (n.Delayed, n.Reflexive)):
        return effects_of(node.ability.modes)
    if isinstance(node, n.Move):
        return [f"put into {ZONES[node.to]}"]
    if isinstance(node, n.Apply):
        return [", ".join(class_words(m) for m in node.mods)]
    if isinstance(node, n.Begin):
        return [class_words(node.static)]
    if isinstance(node, n.AddMana):
        return ["add " + " or ".join(mana_summary(c) for c in node.choices)]
    return [class_words(node)]


ZONES = ("nowhere", "library", "hand", "play", "graveyard", "the stack", "exile", "the command zone", "the sideboard")


def mana_summary(units: tuple[int, ...]) -> str:
    return "".join("{" + Color.LETTERS[u.bit_length() - 1] + "}" for u in units)


def effects_of(modes: tuple[n.Mode, ...]) -> list[str]:
    return [w for m in modes for w in effects_in(m.effect)]


def joined_once(parts: list[str]) -> str:
    return ", ".join(dict.fromkeys(parts)) or "nothing"


def trigger_words(on: n.Trigger) -> str:
    if isinstance(on, n.BeginningOf):
        return f"at {on.part}"
    if isinstance(on, n.EndOf):
        return f"at end of {on.part}"
    if isinstance(on, n.CountersArePut) and on.reaches:
        return f"chapter {on.reaches}"
    return WHEN.get(type(on)) or f"when {class_words(on)}"


def ability_summary(ability: n.Ability) -> str:
    """The head of one ability."""
    if isinstance(ability, n.HasKeywords):
        return ", ".join(name for name, bit in KEYWORD_NAMES.items() if ability.keywords & bit)
    if isinstance(ability, n.SpellAbility):
        return joined_once(effects_of(ability.modes))
    if isinstance(ability, n.Triggered):
        return f"{trigger_words(ability.on)}: {joined_once(effects_of(ability.modes))}"
    if isinstance(ability, n.Activated):
        price = ", ".join(cost_text(c.mana) if isinstance(c, n.PayMana) else class_words(c) for c in ability.cost)
        place = " from graveyard" if ability.zone == Zone.GRAVEYARD else ""
        when = f"in {ability.during}, " if ability.during else ""
        return f"{when}{price}{place}: {joined_once(effects_of(ability.modes))}"
    if isinstance(ability, n.Static):
        if isinstance(ability.effect, n.Modify):
            return ", ".join(class_words(m) for m in ability.effect.mods)
        return class_words(ability.effect)
    if isinstance(ability, n.CastCost):
        return ability.optional or "additional cost"
    if isinstance(ability, (n.AlternativeCost, n.Morph)):
        return ability.name
    return class_words(ability)


def summary(made: CardDef) -> str:
    """A card in one line: "{2}{R} creature Devil 2/3: menace; …"; its faces side by side."""
    if made.layout == n.Layout.SPLIT:
        return " // ".join([*(summary(face) for face in made.faces), *(ability_summary(a) for a in made.abilities)])
    if made.faces:
        return " // ".join([summary_of(made), *(f"{face.name}, {summary_of(face)}" for face in made.faces)])
    return summary_of(made)


def summary_of(made: CardDef) -> str:
    """One set of characteristics."""
    head = [cost_text(made.cost)] if made.cost is not None else []
    head.append(summary_type_line(made))
    if made.power is not None:
        head.append(f"{made.power}/{made.toughness}")
    if made.loyalty is not None:
        head.append(f"loyalty {made.loyalty}")
    if made.defense is not None:
        head.append(f"defense {made.defense}")
    abilities = "; ".join(dict.fromkeys(ability_summary(a) for a in made.abilities))
    line = " ".join(head)
    return f"{line}: {abilities}" if abilities else line
