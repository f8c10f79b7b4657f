"""Cards with more than one set of characteristics: split cards, adventurer cards, what is cast face down."""

from mainphase.cards.words.abilities import (
    a_player,
    adventure,
    any_target,
    any_targets_dividing,
    as_long_as,
    cant_be_blocked,
    cant_block,
    card,
    cycling,
    deals_damage,
    do,
    fuse,
    have,
    is_turned_face_up,
    megamorph,
    morph,
    split,
    targeting,
    when,
    whenever,
)
from mainphase.cards.words.costs import discard_a, return_a, reveal_a
from mainphase.cards.words.doing import (
    apply,
    change_target,
    create,
    damage,
    destroy,
    draw,
    gain_life,
    gains,
    gets,
    lose_life,
    return_to_hand,
    tap,
    token_card,
    turn_face_down,
    turn_face_up,
)
from mainphase.cards.words.things import (
    a,
    a_spell,
    an_ability,
    an_opponents,
    artifact,
    black,
    cards_in_hand,
    compare,
    creature,
    deathtouch,
    either,
    enchantment,
    face_down,
    flying,
    green,
    instant,
    is_a,
    itself,
    permanent,
    sorcery,
    target,
    that_much,
    with_morph,
    with_one_target,
    you,
)

ELEPHANT = token_card("Elephant", creature, green, pt="3/3")

CARDS = (
    # --- Split cards (709)
    split(
        card("Fire", "{1}{R}", instant)(
            targeting(any_targets_dividing(2, at_most=2)).do(damage(2, to=target, divided=True)),
        ),
        card("Ice", "{1}{U}", instant)(targeting(permanent).do(tap(target), draw(1))),
    ),
    split(
        card("Assault", "{R}", sorcery)(targeting(any_target).do(damage(2, to=target))),
        card("Battery", "{3}{G}", sorcery)(do(create(1, ELEPHANT))),
    ),
    split(
        card("Wear", "{1}{R}", instant)(targeting(artifact).do(destroy(target))),
        card("Tear", "{W}", instant)(targeting(enchantment).do(destroy(target))),
        fuse,
    ),
    # --- Adventurer cards (715)
    adventure(
        card("Rimrock Knight", "{1}{R}", creature, "Dwarf", "Knight", pt="3/1")(cant_block(itself)),
        card("Boulder Rush", "{R}", instant, "Adventure")(targeting(creature).do(apply(target, gets(2, 0)))),
    ),
    adventure(
        card("Faerie Guidemother", "{W}", creature, "Faerie", pt="1/1")(flying),
        card("Gift of the Fae", "{1}{W}", sorcery, "Adventure")(
            targeting(creature).do(apply(target, gets(2, 1), gains(flying))),
        ),
    ),
    adventure(
        card("Garenbrig Carver", "{3}{G}", creature, "Human", "Warrior", pt="3/2")(),
        card("Shield's Might", "{1}{G}", instant, "Adventure")(targeting(creature).do(apply(target, gets(2, 2)))),
    ),
    # --- Morph (702.37)
    card("Willbender", "{1}{U}", creature, "Human", "Wizard", pt="1/2")(
        morph("{1}{U}"),
        when(is_turned_face_up(itself))
        .targeting(is_a(either(a_spell, an_ability), with_one_target))
        .do(change_target(target)),
    ),
    card("Fathom Seer", "{1}{U}", creature, "Illusion", pt="1/3")(
        morph(return_a(a("Island"), count=2)),
        when(is_turned_face_up(itself)).do(draw(2)),
    ),
    card("Ruthless Ripper", "{B}", creature, "Human", "Assassin", pt="1/1")(
        deathtouch,
        morph(reveal_a(black)),
        when(is_turned_face_up(itself)).targeting(a_player).do(lose_life(2, by=target)),
    ),
    card("Skirk Marauder", "{1}{R}", creature, "Goblin", pt="2/1")(
        morph("{2}{R}"),
        when(is_turned_face_up(itself)).targeting(any_target).do(damage(2, to=target)),
    ),
    card("Gathan Raiders", "{3}{R}{R}", creature, "Human", "Warrior", pt="3/3")(
        as_long_as(compare(cards_in_hand(you), "=", 0), have(itself, gets(2, 2))),
        morph(discard_a()),
    ),
    card("Exalted Angel", "{4}{W}{W}", creature, "Angel", pt="4/5")(
        flying,
        whenever(deals_damage(itself)).do(gain_life(that_much)),
        morph("{2}{W}{W}"),
    ),
    card("Gudul Lurker", "{U}", creature, "Salamander", pt="1/1")(cant_be_blocked(itself), megamorph("{U}")),
    card("Echo Tracer", "{2}{U}", creature, "Human", "Wizard", pt="2/2")(
        morph("{2}{U}"),
        when(is_turned_face_up(itself)).targeting(creature).do(return_to_hand(target)),
    ),
    card("Break Open", "{1}{R}", instant)(
        targeting(is_a(creature, face_down, an_opponents)).do(turn_face_up(target)),
    ),
    card("Backslide", "{1}{U}", instant)(
        targeting(is_a(creature, with_morph)).do(turn_face_down(target)),
        cycling("{U}"),
    ),
)
