"""The least mana for which something could be done with a card or an ability, whatever the state of the game; effects
that change costs or give permission aside. A window in which a player can pay for none of it needs no listing.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.codes import NEVER, UNBOUNDED, AbilityCode, CardCode, Uses

STANDS_IN_FOR_MANA: Final = n.Keyword.CONVOKE | n.Keyword.DELVE | n.Keyword.IMPROVISE


def least_mana(cost: n.ManaCost) -> int:
    """X may be 0, Phyrexian symbols may be paid with life."""
    return max(0, cost.generic) + least_symbols(cost)


def least_symbols(cost: n.ManaCost) -> int:
    count = 0
    for symbol in cost.symbols:
        if not symbol & n.PHYREXIAN:
            count += 1
    return count


def least_of(costs: tuple[n.Cost, ...]) -> int:
    """Of a cost with its other components."""
    least = 0
    for c in costs:
        if isinstance(c, n.PayMana):
            least += least_symbols(c.mana) if isinstance(c, n.Waterbend) else least_mana(c.mana)
    return least


def least_symbols_of(costs: tuple[n.Cost, ...]) -> int:
    """Of a cost that may become as much less as its generic mana."""
    for c in costs:
        if isinstance(c, n.PayMana):
            return least_symbols(c.mana)
    return 0


def helper_of(alt: n.AlternativeCost) -> n.TapHelper | n.SacrificeHelper | None:
    """What is tapped or sacrificed to pay less of an alternative cost (CR 702.180a, 702.119a)."""
    for c in alt.cost:
        if isinstance(c, (n.TapHelper, n.SacrificeHelper)):
            return c
    return None


def least_to_cast(code: CardCode, alt: n.AlternativeCost | None) -> int:
    """For its mana cost, or for an alternative one; NEVER if it has none."""
    if code.base.keywords & (STANDS_IN_FOR_MANA | n.Keyword.ASSIST):  # others may pay
        return 0
    least = 0
    helper = helper_of(alt) if alt is not None else None
    helped = helper is not None
    if isinstance(helper, n.SacrificeHelper) and helper.by_cost:  # it may take off all the mana
        return 0
    if alt is not None:
        least = least_symbols_of(alt.cost) if helped else least_of(alt.cost)
    if alt is None or alt.additional:
        printed = code.node.cost
        if printed is None:
            return NEVER
        lessened = code.may_cost_less or helped or (alt is not None and alt.less > 0)
        least += least_symbols(printed) if lessened else least_mana(printed)
    elif code.may_cost_less:
        return 0
    for extra in code.cast_costs:
        if not extra.optional and not code.may_cost_less:
            least += least_of(extra.cost)
    return least


def note_uses(book: Book, code: CardCode) -> None:
    """Notes for a card with all its faces what it can be used for from a hand and from a graveyard."""
    code.interchangeable = len(code.faces) == 1 and not code.cast_only
    for alternative in code.alternatives:
        if alternative.condition is not None:
            code.interchangeable = False
    code.simple = (
        code.interchangeable
        and not code.alternatives
        and not code.specials
        and not code.active_zones & (1 << Zone.HAND)
    )
    for at in code.faces:
        face = book.cards[at]
        face.least_for = [least_to_cast(face, None)]
        for alt in face.alternatives:
            face.least_for.append(least_to_cast(face, alt))
        if face.is_land:
            code.land_play = code.land_play or at == code.index or not face.back
            continue
        if not face.castable:
            continue
        if not face.back:
            note_use(code, face.home, face.least_for[0], face.instant_speed)
        for k, alt in enumerate(face.alternatives):
            note_use(code, alt.zone, face.least_for[k + 1], face.instant_speed or alt.at_any_time)
    for uid in code.base.abilities:
        ability = book.abilities[uid]
        if ability.activated is not None:
            note_use(code, ability.zone, 0 if ability.is_mana else ability.least, not ability.slow)
    for uid in code.specials:
        special = book.abilities[uid].node
        assert isinstance(special, n.SpecialAction)
        note_use(
            code,
            Zone.HAND,
            least_of(special.cost),
            special.own_turn or (code.instant_speed and not special.as_a_sorcery),
        )


def note_use(code: CardCode, zone: int, least: int, fast: bool) -> None:
    if zone == Zone.HAND:
        add_use(code.from_hand, least, fast)
    elif zone == Zone.GRAVEYARD:
        add_use(code.from_graveyard, least, fast)


def add_use(uses: Uses, least: int, fast: bool) -> None:
    uses.slow = min(uses.slow, least)
    if fast:
        uses.fast = min(uses.fast, least)


def note_activation(code: AbilityCode, ability: n.Activated) -> None:
    """Of an activated ability."""
    code.least = least_of(ability.cost) if ability.less is None else 0
    code.slow = ability.window == n.Window.SORCERY or ability.loyalty is not None
    for c in ability.cost:
        if isinstance(c, n.TapThis):
            code.taps = True


def most_mana_of(code: AbilityCode, ability: n.Activated) -> int:
    """The most mana that activating a mana ability adds before it can't be activated again; UNBOUNDED where that
    depends on the state of the game.
    """
    once = ability.per_turn == 1
    for c in ability.cost:
        if isinstance(c, (n.TapThis, n.UntapThis, n.SacrificeThis, n.ExileThis)):
            once = True
    if not once:
        return UNBOUNDED
    total = 0
    for mode in code.modes:
        for instr in mode.program:
            node = instr.node
            if isinstance(node, n.AddMana):
                amount = node.amount
                if not isinstance(amount, n.Fixed):
                    return UNBOUNDED
                most = 0
                for choice in node.choices:
                    most = max(most, len(choice) * amount.n)
                total += most
    return total
