"""Lands: those that become creatures, enter tapped, and ask what else is controlled. And surveil."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.cards.words import artifact, card, creature, do, land, sorcery
from mainphase.cards.words.doing import has_base, is_also
from mainphase.cards.words.things import yours
from mainphase.language.text.type_line import read_type_line

BLUE, RED, GREEN = 2, 8, 16
OTTER = (has_base(2, 3), is_also(creature, "Otter"))


def becomes(text: str) -> n.Apply | None:
    """What an ability with this text does."""
    read = ability(f"{{3}}: {text}")
    if read is None:
        return None
    assert isinstance(read, n.Activated)
    [mode] = read.modes
    assert isinstance(mode.effect, n.Apply)
    return mode.effect


@pytest.mark.parametrize(
    ("text", "mods"),
    [
        ("~ becomes a 2/3 Otter creature until end of turn. It's still a land.", OTTER),
        ("~ becomes a 2/3 Otter creature until end of turn that's still a land.", OTTER),
        ("Until end of turn, this land becomes a 2/3 Otter creature. It's still a land.", OTTER),
        ("~ becomes a 2/3 Otter creature in addition to its other types until end of turn.", OTTER),
        (
            "~ becomes a 1/4 Golem artifact creature until end of turn. It's still a land.",
            (has_base(1, 4), is_also(artifact, creature, "Golem")),
        ),
        (
            "Until end of turn, ~ becomes an 8/8 red and green Otter Ogre creature. It's still a land.",
            (has_base(8, 8), n.SetColors(RED | GREEN), is_also(creature, "Otter", "Ogre")),
        ),
        (
            "~ becomes a 0/1 blue Bird creature with flying and vigilance until end of turn. It's still a land.",
            (
                has_base(0, 1),
                n.SetColors(BLUE),
                is_also(creature, "Bird"),
                n.GainKeywords(n.Keyword.FLYING | n.Keyword.VIGILANCE),
            ),
        ),
        (
            "~ becomes a 1/4 Golem artifact creature until end of turn.",
            (has_base(1, 4), n.SetTypes(0, ("Golem",)), is_also(artifact, creature)),
        ),
        ("~ becomes a 1/4 artifact creature until end of turn.", (has_base(1, 4), is_also(artifact, creature))),
        ("~ becomes an artifact creature until end of turn.", (is_also(artifact, creature),)),
    ],
)
def test_what_becomes_a_creature(text: str, mods: tuple[n.Modification, ...]) -> None:
    """Of what stays a land nothing is taken; a new kind of artifact creature replaces creature types (CR 205.1b)."""
    assert becomes(text) == n.Apply(n.This(), mods)


def test_in_quotation_marks_the_full_stop_is_the_abilitys_own() -> None:
    effect = becomes(
        'Until end of turn, ~ becomes a 3/1 red Goat creature with "Whenever this creature attacks, draw a card." '
        "It's still a land."
    )
    assert effect is not None
    assert isinstance(effect.mods[-1], n.GainAbility)
    assert isinstance(effect.mods[-1].ability, n.Triggered)


def test_lands_become_creatures_for_good_or_for_a_turn() -> None:
    still = becomes("Target land you control becomes a 2/3 Otter creature that's still a land.")
    assert still == n.Apply(n.Target(0), OTTER, Duration.PERMANENT)
    lands = becomes("Lands you control become 2/3 Otter creatures until end of turn. They're still lands.")
    assert lands == n.Apply(n.Each(n.All((land, yours))), OTTER)


@pytest.mark.parametrize(
    "text",
    [
        "~ becomes a 2/3 Otter creature with flying. It's still an enchantment.",
        "~ becomes an 2/3 Otter creature until end of turn. It's still a land.",
        "~ becomes a 2/3 Otter enchantment until end of turn.",
    ],
)
def test_what_is_not_said_to_stay_is_declined(text: str) -> None:
    assert becomes(text) is None


def test_what_is_not_said_to_stay_goes() -> None:
    """CR 205.1a."""
    mods = (n.SetPT(n.Fixed(2), n.Fixed(3)), n.SetTypes(creature.types, ("Otter",)))
    assert becomes("~ becomes a 2/3 Otter creature.") == n.Apply(n.This(), mods, n.Duration.PERMANENT)
    assert becomes("~ becomes a 2/3 Otter creature until end of turn.") == n.Apply(n.This(), mods)


SWAMP_OR_FOREST = n.Exists(n.All((n.Any((n.OfSubtype("Swamp"), n.OfSubtype("Forest"))), yours)))


def test_either_of_two_kinds() -> None:
    assert means("~ enters tapped unless you control a Swamp or a Forest.") == (
        n.Static(n.EntersTapped(), n.Negated(SWAMP_OR_FOREST)),
    )
    read = ability("{T}: Add {G}. Activate only if you control a Swamp or a Forest.")
    assert isinstance(read, n.Activated)
    assert read.condition == SWAMP_OR_FOREST


def test_one_of_each_of_two_kinds() -> None:
    effect = does("If you control a Mine and an artifact, draw a card.")
    assert isinstance(effect, n.If)
    assert effect.condition == n.Both(n.Exists(n.All((n.OfSubtype("Mine"), yours))), n.Exists(n.All((artifact, yours))))


def test_subtypes_are_those_of_type_lines() -> None:
    """An apostrophe is the same in what is looked for and in what has it."""
    effect = does("If you control an Urza's Mine and an Urza's Power-Plant, draw a card.")
    assert isinstance(effect, n.If)
    read = read_type_line("Land — Urza's Mine"), read_type_line("Land — Urza's Power-Plant")
    mine, plant = (n.All((*map(n.OfSubtype, line.subtypes), yours)) for line in read)
    assert effect.condition == n.Both(n.Exists(mine), n.Exists(plant))


def test_entering_tapped_with_counters() -> None:
    tapped = n.Static(n.EntersTapped())
    for enters in ("enters", "enters the battlefield"):
        assert means(f"~ {enters} tapped with three charge counters on it.") == (
            tapped,
            n.Static(n.EntersWithCounters("charge", n.Fixed(3))),
        )
    assert means("This land enters tapped with an oil counter on it.") == (
        tapped,
        n.Static(n.EntersWithCounters("oil", n.Fixed(1))),
    )


def test_your_next_untap_step_is_yours_whoever_controls_it_then() -> None:
    assert does("~ doesn't untap during your next untap step.") == n.DontUntapNext(n.IsThis(), n.You())
    assert does("Target creature doesn't untap during your next untap step.") is None


def test_land_types_besides_others() -> None:
    swamps = (n.Static(n.Modify(land, (n.AddTypes(0, ("Swamp",)),))),)
    assert means("Each land is a Swamp in addition to its other land types.") == swamps
    assert means("Lands are Swamps in addition to their other land types.") == swamps
    assert means("Each land is an Swamp in addition to its other land types.") is None
    assert means("Each land is a Desert in addition to its other land types.") is None


# --- Surveil


def test_surveil_chooses_any_number_for_the_graveyard() -> None:
    effect = does("Surveil 2.")
    assert isinstance(effect, n.Sequence)
    [_, choice, _, _] = effect.of
    assert isinstance(choice, n.Choose)
    assert (choice.at_least, choice.at_most) == (n.Fixed(0), n.Fixed(2))
    assert does("Surveil 3.") != effect
    assert does("Target player surveils 2.") is None


def test_surveiling_puts_one_into_the_graveyard_and_the_rest_on_top() -> None:
    effect = does("Surveil 2.")
    assert effect is not None
    spell = card("Two Glances", "{G}", sorcery)(do(effect))
    table = position(alice=["Forest"], alice_hand=[spell], alice_library=["Shock", "Swamp", "Island"])
    table.alice.cast("Two Glances")
    table.resolve()
    table.choose("Swamp")
    assert table.find("Swamp", Zone.GRAVEYARD)
    assert table.find("Shock", Zone.LIBRARY)
