"""White cards."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Creatures
    card("Restoration Angel", "{3}{W}", creature, "Angel", pt="3/4")(
        flash,
        flying,
        when(enters(itself))
        .targeting(is_a(creature, non(a("Angel")), yours))
        .do(may(in_turn(exile(target), put_onto_battlefield(it, under=you)))),
    ),
    card("Sublime Archangel", "{2}{W}{W}", creature, "Angel", pt="4/3")(
        flying,
        exalted,
        have(is_a(another, creature, yours), gains_ability(exalted)),
    ),
    card("Archangel of Thune", "{3}{W}{W}", creature, "Angel", pt="3/4")(
        flying,
        lifelink,
        whenever(n.GainsLife(you)).do(put_counters(1, "+1/+1", on=each(creature, yours))),
    ),
    # --- Instants and sorceries
    card("Marrow Shards", "{W/P}", instant)(do(damage(1, to=each(creature, attacking)))),
    card("Mandate of Peace", "{1}{W}", instant)(
        cast_only(during("combat phase")),
        do(begin(cant_cast(each_opponent)), end_the_combat_phase),
    ),
    card("Prismatic Strands", "{2}{W}", instant)(
        do(choose_a_color, prevent_damage_by(of_chosen_color)),
        flashback(tap_a(white, creature)),
    ),
    card("Thraben Charm", "{1}{W}", instant)(
        choose_one(
            targeting(creature).do(damage(n.Times(2, number_of(creature, yours)), to=target)),
            targeting(enchantment).do(destroy(target)),
            targeting(n.TargetPhrase(None, each_player, 0, 99, words="any number of target players")).do(
                exile(each(in_a_graveyard, n.OwnedBy(target)))
            ),
        ),
    ),
)
