"""Which abilities are mana abilities (CR 605.1), and how simple they are."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.lowering.least_costs import most_mana_of


def is_mana_ability(ability: n.Activated) -> bool:
    """No target, could add mana, no loyalty ability (CR 605.1a)."""
    if ability.loyalty is not None:
        return False
    for m in ability.modes:
        if m.targets:
            return False
    for m in ability.modes:
        if could_add_mana(m.effect):
            return True
    return False


def is_triggered_mana_ability(node: n.Triggered) -> bool:
    """No target, triggers from a mana ability, could add mana (CR 605.1b)."""
    on = node.on.on if isinstance(node.on, n.While) else node.on
    if not (isinstance(on, n.AddsMana) or (isinstance(on, n.BecomesTapped) and on.for_mana)):
        return False
    for m in node.modes:
        if m.targets or not could_add_mana(m.effect):
            return False
    return True


def could_add_mana(node: n.Effect | None) -> bool:
    if node is None:
        return False
    if isinstance(node, n.AddMana):
        return True
    if isinstance(node, n.Sequence):
        for part in node.of:
            if could_add_mana(part):
                return True
        return False
    if isinstance(node, (n.If, n.May)):
        return could_add_mana(node.then) or could_add_mana(node.otherwise)
    if isinstance(node, n.ForEachPlayer):
        return could_add_mana(node.do)
    return False


def is_choice_narrowed(node: n.AddMana) -> bool:
    """True if an AddMana instruction allows only some of its alternatives, which is found as it is carried out."""
    if node.of_produced or node.could_produce is not None or node.chosen_or is not None or node.of_identity:
        return True
    return node.colors_among is not None


def sort_mana_ability(book: Book, code: AbilityCode, ability: n.Activated) -> None:
    """Notes how simple a mana ability is: the simple ones are never asked about again."""
    code.taps_for_mana = code.taps  # CR 106.12
    code.most_mana = most_mana_of(code, ability)
    if ability.zone != Zone.BATTLEFIELD:
        book.mana_elsewhere = True
    for c in ability.cost:
        if isinstance(c, (n.SacrificeCost, n.ReturnCost, n.DiscardCost, n.ExileCost)):
            book.takes_for_mana = True
    code.only_taps = len(ability.cost) == 1 and isinstance(ability.cost[0], n.TapThis)
    node = code.modes[0].program[0].node if len(code.modes) == 1 and len(code.modes[0].program) == 1 else None
    code.only_adds = isinstance(node, n.AddMana)
    if not code.only_taps or not code.only_adds:
        book.special_mana = True
        return
    if ability.condition is not None or ability.per_turn or ability.window or ability.zone != Zone.BATTLEFIELD:
        return
    if not isinstance(node, n.AddMana) or node.only_for is not None or node.or_abilities is not None:
        return
    if node.not_for is not None or node.secures is not None or node.then is not None:
        return
    if not isinstance(node.by, n.You) or is_choice_narrowed(node):
        return
    amount = node.amount
    if not isinstance(amount, n.Fixed) or amount.n != 1:
        return
    mask = 0
    for choice in node.choices:
        if len(choice) != 1:
            return
        mask |= choice[0]
    code.plain_mask = mask
