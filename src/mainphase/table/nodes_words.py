"""Card nodes in English, in our own words: what an ability says, for notation, views and transcripts.

The words of each class of nodes are in `phrasing`, a file for each family. Here are abilities and whole cards.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost_text
from mainphase.language.vocabulary import words_on
from mainphase.table.english import capital
from mainphase.table.phrasing import families  # noqa: F401 (it registers the words of every node)
from mainphase.table.phrasing.base import Speaker


def ability(node: n.Ability, this: str = "this", on: str = "") -> str:
    """An ability in the words of a day; `this` is what its object is called."""
    return Speaker(this, words_on(on)).ability(node)


def keyword_lines(mask: int, this: str = "this", on: str = "") -> list[str]:
    """Keyword abilities, a line each."""
    names, said = words_on(on).keywords(mask)
    return [*names, *(f"{this} {phrase}" for phrase in said)]


def effect(node: n.Effect, this: str = "this", on: str = "") -> str:
    return Speaker(this, words_on(on)).effect(node)


def mode(node: n.Mode, this: str = "this", on: str = "") -> str:
    return Speaker(this, words_on(on)).mode(node)


def costs(of: tuple[n.Cost, ...], this: str = "this", on: str = "") -> str:
    return Speaker(this, words_on(on)).costs(of)


def condition(node: n.Condition, this: str = "this", on: str = "") -> str:
    return Speaker(this, words_on(on)).condition(node)


def target(phrase: n.TargetPhrase, on: str = "") -> str:
    return Speaker("this", words_on(on)).target(phrase)


def host_of(node: n.CardDef) -> str:
    """What a card calls what it is attached to: "enchanted creature", "equipped creature"."""
    for a in node.abilities:
        if isinstance(a, n.Enchant):
            return f"enchanted {Speaker().noun(a.which)}" if a.which is not None else "enchanted player"
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
    say = Speaker(node.name, words_on(on))
    say.host = host_of(node)
    lines = [capital(say.ability(a)) for a in node.abilities]
    for face in node.faces:
        price = f" {cost_text(face.cost)}" if face.cost is not None else ""
        lines.append(f"{FACES[node.layout]} {face.name}{price}:")
        lines.extend(card(face, on))
    return lines
