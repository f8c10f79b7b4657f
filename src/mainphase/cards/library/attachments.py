"""Auras and Equipment of every colour."""

from mainphase.cards.words.abilities import (
    as_long_as,
    at_the_beginning_of,
    card,
    deals_combat_damage_to_player,
    doesnt_untap,
    enchant,
    enchant_player,
    enters,
    equip,
    have,
    pay,
    upkeep,
    when,
)
from mainphase.cards.words.doing import (
    apply,
    attach_to_one,
    damage,
    extra_phases,
    extra_steps,
    gains,
    gets,
    if_so,
    in_turn,
    may_pay,
    regenerate,
    sacrifice_it,
    tap,
    untap,
)
from mainphase.cards.words.things import (
    a,
    artifact,
    attached_to,
    black,
    controller_of,
    creature,
    each,
    either,
    enchanted_creature,
    enchanted_player,
    enchantment,
    equipped_creature,
    fear,
    first_strike,
    flash,
    is_attached,
    itself,
    number_of,
    that_player,
    that_source,
    the_host,
    this,
    white,
    you_control,
    yours,
)

CARDS = (
    # --- Blue
    card("Capture Sphere", "{3}{U}", enchantment, "Aura")(
        flash,
        enchant(creature),
        when(enters(itself)).do(tap(the_host)),
        doesnt_untap(enchanted_creature),
    ),
    card("Paradox Haze", "{2}{U}", enchantment, "Aura")(
        enchant_player,
        at_the_beginning_of(upkeep, of=enchanted_player, first=True).do(extra_steps(1, "upkeep")),
    ),
    # --- Black
    card("Paralyze", "{B}", enchantment, "Aura")(
        enchant(creature),
        when(enters(itself)).do(tap(the_host)),
        doesnt_untap(enchanted_creature),
        at_the_beginning_of(upkeep, of=controller_of(the_host)).do(
            may_pay("{4}", by=that_player, then=untap(the_host))
        ),
    ),
    card("Fear", "{B}{B}", enchantment, "Aura")(enchant(creature), have(enchanted_creature, gains(fear))),
    card("Curse of Thirst", "{4}{B}", enchantment, "Aura", "Curse")(
        enchant_player,
        at_the_beginning_of(upkeep, of=enchanted_player).do(
            damage(number_of(a("Curse"), attached_to(that_player)), to=that_player)
        ),
    ),
    # --- Red
    card("Firebreathing", "{R}", enchantment, "Aura")(
        enchant(creature),
        pay("{R}").do(apply(the_host, gets(1, 0))),
    ),
    card("Mardu Runemark", "{2}{R}", enchantment, "Aura")(
        enchant(creature),
        have(enchanted_creature, gets(2, 2)),
        as_long_as(you_control(either(white, black)), have(enchanted_creature, gains(first_strike))),
    ),
    card("Breath of Fury", "{2}{R}{R}", enchantment, "Aura")(
        enchant(creature, yours),
        when(deals_combat_damage_to_player(enchanted_creature)).do(
            sacrifice_it(that_source),
            attach_to_one(this, creature, yours),
            if_so(is_attached(this), in_turn(untap(each(creature, yours)), extra_phases("combat phase"))),
        ),
    ),
    # --- Green
    card("Regeneration", "{1}{G}", enchantment, "Aura")(enchant(creature), pay("{G}").do(regenerate(the_host))),
    # --- Equipment
    card("Short Sword", "{1}", artifact, "Equipment")(have(equipped_creature, gets(1, 1)), equip("{1}")),
)
