"""What is about to be lost: to what the other side has on the stack, and in the fight that is going on."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.players.judging.fighting import duel
from mainphase.players.judging.meaning import SeatMeaning, Situation, chosen_effect
from mainphase.players.judging.seen import SeenObject

# How something may be lost, as bits; and whether that needs it as a target.
DESTROYED: Final = 1
DAMAGED: Final = 2  # enough damage
SHRUNK: Final = 4
TAKEN: Final = 8  # it goes elsewhere, or to somebody else
AIMED_AT: Final = 16


@mypyc_attr(acyclic=True)
@final
class Danger:
    """One way in which a permanent is about to be lost: how, to what, and by how much damage (or less toughness)."""

    def __init__(self, how: int = 0, source: SeenObject | None = None, amount: int = 0) -> None:
        self.how = how
        self.source = source
        self.amount = amount


def dangers(meaning: SeatMeaning) -> dict[int, list[Danger]]:
    """The dangers of each permanent that is in any, by its id."""
    found: dict[int, list[Danger]] = {}
    seen = meaning.seen
    for t in seen.stack:
        if not seen.ours(t):
            _on_the_stack(meaning, chosen_effect(t), Situation(t, t.controller, t.targets, t.x), t, found)
    if seen.fighting:
        _in_combat(meaning, found)
    for t in seen.board:
        if t.attached_to in found and t.types & CardType.ENCHANTMENT and t.id not in found:
            found[t.id] = [Danger(TAKEN)]  # it is lost with what it enchants
    return found


def _on_the_stack(
    meaning: SeatMeaning, effect: n.Effect | None, s: Situation, source: SeenObject, found: dict[int, list[Danger]]
) -> None:
    if isinstance(effect, n.Sequence):
        for part in effect.of:
            _on_the_stack(meaning, part, s, source, found)
    elif isinstance(effect, n.May):
        _on_the_stack(meaning, effect.then, s, source, found)
    elif isinstance(effect, n.If):
        then = effect.then if meaning.holds(effect.condition, s) else effect.otherwise
        _on_the_stack(meaning, then, s, source, found)
    elif isinstance(effect, n.PayOrElse):
        _on_the_stack(meaning, effect.otherwise, s, source, found)
    elif isinstance(effect, n.Destroy):
        for t in meaning.things(effect.what, s):
            if not t.keywords & Keyword.INDESTRUCTIBLE:
                _add(found, t, DESTROYED | _aimed(effect.what), source)
    elif isinstance(effect, n.DealDamage):
        amount = meaning.number(effect.amount, s)
        for t in meaning.things(effect.to, s):
            if t.types & CardType.CREATURE and amount >= t.toughness - t.damage:
                if not t.keywords & Keyword.INDESTRUCTIBLE:
                    _add(found, t, DAMAGED | _aimed(effect.to), source, amount)
    elif isinstance(effect, n.Move):
        if effect.to != Zone.BATTLEFIELD:
            for t in meaning.things(effect.what, s):
                _add(found, t, TAKEN | _aimed(effect.what), source)
    elif isinstance(effect, n.ExileForNow):
        for t in meaning.things(effect.what, s):
            _add(found, t, TAKEN | _aimed(effect.what), source)
    elif isinstance(effect, n.Apply):
        for mod in effect.mods:
            if isinstance(mod, n.AddPT):
                less = -meaning.number(mod.toughness, s)
                for t in meaning.things(effect.to, s):
                    if t.types & CardType.CREATURE and less > 0 and less >= t.toughness - t.damage:
                        _add(found, t, SHRUNK | _aimed(effect.to), source, less)
            elif isinstance(mod, n.SetController):
                for t in meaning.things(effect.to, s):
                    _add(found, t, TAKEN | _aimed(effect.to), source)


def _aimed(selector: n.Selector) -> int:
    return AIMED_AT if isinstance(selector, n.Target) else 0


def _add(found: dict[int, list[Danger]], t: SeenObject, how: int, source: SeenObject, amount: int = 0) -> None:
    if t.zone == Zone.BATTLEFIELD:
        found.setdefault(t.id, []).append(Danger(how, source, amount))


def _in_combat(meaning: SeatMeaning, found: dict[int, list[Danger]]) -> None:
    """Creatures that the fight will kill, as it stands."""
    seen = meaning.seen
    ids = list(seen.attacks)
    ids += [b for b in seen.blocks if b not in seen.attacks]
    for oid in ids:
        t = seen.thing(oid)
        if t is None or t.keywords & Keyword.INDESTRUCTIBLE:
            continue
        foes = seen.opposing(oid)
        together = sum(max(0, foe.power) for foe in foes)
        for foe in foes:
            dies = duel(t, foe)[0] if len(foes) == 1 else together >= t.toughness - t.damage
            if dies:
                _add(found, t, DAMAGED, foe, together)
