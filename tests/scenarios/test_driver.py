"""What the driver of a scenario does with its entries, and what it compares: nothing is lost or passes by chance."""

import pytest

from mainphase.scenarios import Result, parse, run


def played(alice: str, bob: str, rest: str, rules: str = "current", more: str = "") -> Result:
    text = f"scenario: x\nrules: {rules}\nplayers:\n  Alice: {{{alice}}}\n  Bob: {{{bob}}}\n{more}{rest}"
    return run(parse(text, "file.yaml"))


def found(result: Result) -> str:
    return "; ".join(failure.told for failure in result.failures)


# --- entries that wait


@pytest.mark.parametrize("lands", [3, 4, 5])
def test_a_land_waits_through_damage_prevention(lands: int) -> None:
    """In 1997 nothing but what prevents damage is played while damage is prevented ("Damage Prevention")."""
    plays = "  - {Alice: play Swamp}\n" * lands
    result = played(
        f"hand: [{lands} Swamp], battlefield: [Fastbond]",
        "",
        f"play:\n{plays}expect: {{battlefield: {{Alice: [Fastbond, {lands} Swamp]}}, hand: {{Alice: 0}}}}\n",
        "fifth",
    )
    assert result.ok, found(result)
    assert [e.name for e in result.events].count("land played") == lands


def test_what_has_no_place_in_damage_prevention_is_refused_there() -> None:
    """ "Damage Prevention"."""
    result = played(
        "hand: [3 Swamp], battlefield: [Fastbond]",
        "battlefield: [Grizzly Bears]",
        "play:\n  - {Alice: play Swamp}\n  - {Alice: play Swamp}\n  - {Alice: pass}\n  - {Bob: pass}\n"
        "  - {Alice: play Swamp, illegal: Damage Prevention}\nexpect: {life: {Alice: 20}, hand: {Alice: [Swamp]}}\n",
        "fifth",
    )
    assert result.ok, found(result)


def test_an_entry_that_never_comes_leaves_the_game_where_it_waited() -> None:
    result = played("hand: [Shock]", "", "play:\n  - {Alice: cast Shock, targets: [Bob]}\n")
    assert "Alice cannot cast Shock now" in found(result)
    assert result.state.turn_number == 1
    assert [e.name for e in result.events][-1] == "refused"


# --- picking

TWO_TO_DISCARD = "battlefield: [Bazaar of Baghdad], hand: [Shock, Forest, Plains, Island], library: [Memnite, Swamp]"


def test_a_pick_that_fits_nothing_is_refused_where_it_was_asked_with_what_could_be_picked() -> None:
    result = played(
        TWO_TO_DISCARD,
        "",
        "play:\n  - {Alice: activate Bazaar of Baghdad}\n  - resolve: all\n"
        "  - {Alice: choose, pick: [Mountain, Shock]}\n",
    )
    assert "'Mountain' is not among the choices here: " in found(result)
    for card in ("Shock", "Forest", "Plains", "Island", "Memnite"):
        assert f"discard {card}" in found(result)
    assert found(result).count("not among") == 1
    assert result.state.turn_number == 1
    assert "discard" not in [e.name for e in result.events]


def test_a_pick_of_too_much_is_told_what_could_be_picked() -> None:
    pick = "pick: [Shock, Forest, Plains, Island]"
    result = played(
        TWO_TO_DISCARD,
        "",
        f"play:\n  - {{Alice: activate Bazaar of Baghdad}}\n  - resolve: all\n  - {{Alice: choose, {pick}}}\n",
    )
    assert "cannot also be chosen; the choices were" in found(result)


def test_an_order_names_what_is_ordered_and_nothing_else() -> None:
    """CR 603.3b."""
    alice = "battlefield: [Howling Mine, Breeding Pit, {card: Breeding Pit, as: second}, Ivory Tower]"
    play = "play:\n  - {Alice: choose, pick: [%s]}\nexpect: {stack: [%s]}\n"
    start = "start: {turn: 3, active: Alice, step: upkeep}\n"
    good = played(
        alice, "", play % ("Ivory Tower, second, Breeding Pit", "Breeding Pit, second, Ivory Tower"), more=start
    )
    assert good.ok, found(good)
    wrong = played(alice, "", play % ("Ivory Tower, second, Howling Mine", ""), more=start)
    assert "'Howling Mine' is not among the choices here: " in found(wrong)


def test_an_illegal_choice_is_tried_where_something_is_asked_and_not_on_a_declaration() -> None:
    """CR 508.1: whom to attack is no choice of that kind."""
    result = played(
        "battlefield: [Grizzly Bears]",
        "",
        "play:\n  - advance: declare attackers\n  - {Alice: choose, pick: Grizzly Bears, illegal: true}\n",
        more="start: {step: beginning of combat}\n",
    )
    assert "nothing is asked of Alice here" in found(result)
    after = played(
        "battlefield: [Mountain], hand: [Shock]",
        "",
        "play:\n  - {Alice: cast Shock, targets: [Bob]}\n  - resolve: all\n"
        "  - {Alice: choose, pick: Bob, illegal: true}\n",
    )
    assert "nothing is asked of Alice here" in found(after)


# --- places


def test_an_advance_that_is_never_reached_fails() -> None:
    for place in ("turn 1, upkeep", "turn 2, first-strike damage", "discard"):
        result = played("", "", f"play:\n  - advance: {place}\nexpect: {{life: {{Bob: 20}}}}\n")
        assert "reached" in found(result), place


# --- expectations about objects


def test_the_keywords_types_and_colors_of_an_object_are_compared() -> None:
    """CR 205, 105.2, 702.1."""
    alice = "battlefield: [{card: White Knight, as: knight}, {card: Memnite, as: thing}, Forest, Serra Angel]"
    holds = (
        "expect:\n  keywords: {knight: [first strike, protection from black], Serra Angel: flying}\n"
        "  types: {knight: [Creature], thing: [Artifact, Creature], Forest: [Basic, Land, Forest]}\n"
        "  colors: {knight: [white], thing: [], Forest: colorless}\n"
    )
    result = played(alice, "", holds)
    assert result.ok, found(result)
    for wrong, told in (
        ("keywords: {knight: [flying]}", "expected knight with flying; found first strike"),
        ("types: {thing: [Artifact]}", "expected thing as Artifact; found Artifact Creature — Construct"),
        ("types: {Forest: [Land, Island]}", "found Basic Land — Forest"),
        ("types: {Forest: [Legendary, Land]}", "found Basic Land — Forest"),
        ("colors: {knight: [white, blue]}", "expected knight white and blue; found white"),
        ("colors: {thing: [red]}", "found colorless"),
        ("colors: {Hill Giant: [red]}", "no Hill Giant on the battlefield"),
    ):
        assert told in found(played(alice, "", f"expect: {{{wrong}}}\n"))


def test_what_effects_make_of_it_counts() -> None:
    """CR 613.1d: layers 4 and 5."""
    result = played(
        "battlefield: [Bomat Bazaar Barge, Hill Giant]",
        "",
        "play:\n  - expect: {types: {Bomat Bazaar Barge: [Artifact, Vehicle]}}\n"
        "  - {Alice: activate Bomat Bazaar Barge}\n  - resolve: all\n"
        "expect: {types: {Bomat Bazaar Barge: [Artifact, Creature]}}\n",
    )
    assert result.ok, found(result)


def test_what_is_attached_and_damage_marked_are_compared() -> None:
    """CR 301.5b, 120.3e."""
    alice = (
        "battlefield: [{card: Grizzly Bears, as: bear}, {card: Short Sword, attached to: bear}, "
        "{card: Short Sword, as: spare}, Mountain], hand: [Shock]"
    )
    bob = "battlefield: [{card: Hill Giant, as: giant}, {card: Curse of Thirst, attached to: Alice}]"
    play = "play:\n  - {Alice: cast Shock, targets: [giant]}\n  - resolve: all\n"
    good = "expect:\n  attached: {Short Sword: bear, spare: nothing, Curse of Thirst: Alice}\n  damage: {giant: 2}\n"
    result = played(alice, bob, play + good)
    assert result.ok, found(result)
    for wrong, told in (
        ("attached: {Short Sword: giant}", "found Grizzly Bears of Alice (as: bear)"),
        ("attached: {Short Sword: nothing}", "found Grizzly Bears of Alice"),
        ("attached: {spare: bear}", "expected spare attached to bear; found nothing"),
        ("damage: {giant: 3}", "expected 3 damage on giant; found 2"),
    ):
        assert told in found(played(alice, bob, f"{play}expect: {{{wrong}}}\n"))


def test_one_creature_may_block_several() -> None:
    """CR 509.1b."""
    alice = "battlefield: [{card: Grizzly Bears, as: bear}, {card: Hill Giant, as: giant}, Memnite]"
    bob = "battlefield: [High Ground, {card: Hill Giant, as: wall}]"
    play = "play:\n  - {Alice: attack, with: [bear, giant, Memnite]}\n  - {Bob: block, with: {wall: [bear, giant]}}\n"
    result = played(alice, bob, play + "expect: {blocking: {wall: [bear, giant]}}\n")
    assert result.ok, found(result)
    wrong = played(alice, bob, play + "expect: {blocking: {wall: [bear, Memnite]}}\n")
    assert "expected wall blocking Memnite" in found(wrong)


# --- names


def test_the_stack_knows_what_has_a_name_of_its_own() -> None:
    """CR 405.1: spells, and abilities by their source."""
    result = played(
        "battlefield: [{card: Icy Manipulator, as: icy}, {card: Bottle Gnomes, as: gnomes}, 2 Forest, Mountain], "
        "hand: [{card: Grizzly Bears, as: bear}]",
        "battlefield: [Memnite]",
        "play:\n  - {Alice: cast bear}\n  - expect: {stack: [bear]}\n  - resolve: all\n"
        "  - {Alice: activate icy, targets: [Memnite]}\n  - {Alice: activate gnomes}\n"
        "  - expect: {stack: [gnomes, icy], graveyard: {Alice: [gnomes]}}\n  - {Alice: pass}\n"
        "  - expect: {stack: [icy, gnomes]}\n",
    )
    assert found(result) == "expected the stack (top first): icy, gnomes; found Bottle Gnomes, Icy Manipulator"


def test_a_name_of_its_own_follows_a_card_out_of_hand_and_library() -> None:
    """CR 400.7: events too know what was so named."""
    result = played(
        "hand: [Shock, {card: Shock, as: zap}, {card: Forest, as: wood}], battlefield: [Mountain], "
        "library: [{card: Memnite, as: thing}]",
        "",
        "play:\n  - {Alice: cast zap, targets: [Bob]}\n  - {Alice: play wood}\n  - advance: turn 3, precombat main\n"
        "  - {Alice: cast thing}\n  - resolve: all\n"
        "expect:\n  graveyard: {Alice: [zap]}\n  hand: {Alice: [Shock]}\n"
        "  events: [{event: cast, card: zap}, {event: land played, card: wood}, {event: draw, card: thing}, "
        "{event: enters, card: thing}]\n",
    )
    assert result.ok, found(result)


def test_a_plain_name_prefers_what_has_no_name_of_its_own() -> None:
    cast = "play:\n  - {Alice: cast Shock, targets: [Bob]}\nexpect: {hand: {Alice: [mine]}}\n"
    result = played("hand: [{card: Shock, as: mine}, Shock], battlefield: [Mountain]", "", cast)
    assert result.ok, found(result)
    attack = "play:\n  - {Alice: attack, with: [Hill Giant], illegal: '508.1a'}\n"
    refused = played("battlefield: [{card: Hill Giant, as: mine}, {card: Hill Giant, tapped: true}]", "", attack)
    assert refused.ok, found(refused)


def test_what_is_named_on_the_battlefield_is_the_face_that_is_up() -> None:
    """CR 712.8d, 715.4: a front face does not answer to the back's name, nor a card to its Adventure's."""
    front = played("battlefield: [Delver of Secrets]", "", "expect: {battlefield: {Alice: [Insectile Aberration]}}\n")
    assert not front.ok
    back = played("battlefield: [Insectile Aberration]", "", "expect: {battlefield: {Alice: [Delver of Secrets]}}\n")
    assert not back.ok
    assert played("battlefield: [Delver of Secrets]", "", "expect: {pt: {Delver of Secrets: 1/1}}\n").ok
    giant = "battlefield: [Bonecrusher Giant]"
    assert not played(giant, "", "expect: {battlefield: {Alice: [Stomp]}}\n").ok
    assert not played("hand: [Bonecrusher Giant]", "", "expect: {hand: {Alice: [Stomp]}}\n").ok


# --- paying

CREW = (
    "battlefield: [Bomat Bazaar Barge, {card: Grizzly Bears, as: a}, {card: Grizzly Bears, as: b}, "
    "{card: Hill Giant, as: c}, {card: Hill Giant, as: d}]"
)


@pytest.mark.parametrize(("pay", "left"), [("[d, a]", "[b, c]"), ("[c]", "[a, b, d]"), ("[b, a]", "[c, d]")])
def test_a_crew_is_just_the_one_that_is_named(pay: str, left: str) -> None:
    """CR 702.122a."""
    result = played(
        CREW,
        "",
        f"play:\n  - {{Alice: activate Bomat Bazaar Barge, pay: {pay}}}\nexpect: {{tapped: {pay}, untapped: {left}}}\n",
    )
    assert result.ok, found(result)


def test_a_crew_that_does_not_suffice_is_refused() -> None:
    """CR 702.122a, 601.2h."""
    result = played(CREW, "", "play:\n  - {Alice: activate Bomat Bazaar Barge, pay: [a], illegal: '601.2h'}\n")
    assert result.ok, found(result)


def test_the_only_thing_that_can_pay_may_be_named() -> None:
    """CR 601.2h."""
    sacrifice = played(
        "hand: [Altar's Reap], battlefield: [2 Swamp, {card: Grizzly Bears, as: bear}]",
        "",
        'play:\n  - {Alice: "cast Altar\'s Reap", pay: [2 Swamp, bear]}\nexpect: {graveyard: {Alice: [bear]}}\n',
    )
    assert sacrifice.ok, found(sacrifice)
    discard = played(
        "hand: [Grab the Prize, {card: Forest, as: f}], battlefield: [2 Mountain]",
        "",
        "play:\n  - {Alice: cast Grab the Prize, pay: [2 Mountain, f]}\nexpect: {graveyard: {Alice: [f]}}\n",
    )
    assert discard.ok, found(discard)


def test_as_many_attack_as_are_named_or_none() -> None:
    """CR 508.1a."""
    three = "battlefield: [2 Grizzly Bears, {card: Grizzly Bears, tapped: true}]"
    result = played(three, "", "play:\n  - {Alice: attack, with: {3 Grizzly Bears: Bob}, illegal: '508.1a'}\n")
    assert result.ok, found(result)


# --- teams

TEAMS = (
    "scenario: x\nrules: %s\nplayers:\n"
    "  Alice: {team: heroes, battlefield: [Grizzly Bears, {card: Memnite, as: scout}]}\n"
    "  Ann: {team: heroes, battlefield: [Hill Giant, Raging Goblin]}\n"
    "  Bob: {team: villains, battlefield: [{card: Memnite, as: guard}, Wall of Omens]}\n"
    "  Bert: {team: villains, battlefield: [Runeclaw Bear]}\nplay:\n"
)


def team_play(play: str, rules: str = "current") -> Result:
    return run(parse(TEAMS % rules + play, "file.yaml"))


def test_805_10b_each_of_a_team_says_how_theirs_attack() -> None:
    for first, second in (
        ("{Alice: attack, with: {Grizzly Bears: Bob, scout: Bert}}", "{Ann: attack, with: {Hill Giant: Bert}}"),
        ("{Ann: attack, with: {Hill Giant: Bert}}", "{Alice: attack, with: {Grizzly Bears: Bob, scout: Bert}}"),
    ):
        result = team_play(
            f"  - {first}\n  - {second}\n"
            "  - expect: {attacking: {Grizzly Bears: Bob, scout: Bert, Hill Giant: Bert}, untapped: [Raging Goblin]}\n"
            "  - advance: postcombat main\nexpect: {life: {Bob: 18, Bert: 16}}\n"
        )
        assert result.ok, found(result)
        assert [e.rule for e in result.events if e.name == "attackers declared"] == ["508.1"]


def test_805_10b_one_of_a_team_may_attack_alone() -> None:
    for entry, life in (("Ann: attack, with: {Hill Giant: Bert}", 17), ("Alice: attack, with: {scout: Bert}", 19)):
        result = team_play(f"  - {{{entry}}}\n  - advance: postcombat main\nexpect: {{life: {{Bert: {life}}}}}\n")
        assert result.ok, found(result)


def test_805_10b_the_attack_is_legal_as_a_whole_and_the_others_may_not_attack() -> None:
    result = team_play("  - {Ann: attack, with: {Hill Giant: Bert}}\n  - {Bob: attack, with: {guard: Ann}}\n")
    assert "it is Alice's turn" in found(result)
    mine = team_play("  - {Ann: attack, with: {Grizzly Bears: Bert}}\n")
    assert "Ann: attack to be possible" in found(mine)


def test_805_10d_each_of_a_team_says_how_theirs_block() -> None:
    attack = "  - {Ann: attack, with: {Hill Giant: Bert}}\n"
    for blocks in (
        "  - {Bert: block, with: {Runeclaw Bear: Hill Giant}}\n  - {Bob: block, with: {guard: Hill Giant}}\n",
        "  - {Bob: block, with: {guard: Hill Giant}}\n  - {Bert: block, with: {Runeclaw Bear: Hill Giant}}\n",
    ):
        result = team_play(attack + blocks + "expect: {blocking: {guard: Hill Giant, Runeclaw Bear: Hill Giant}}\n")
        assert result.ok, found(result)


def test_until_2017_each_of_a_team_blocks_what_attacks_them() -> None:
    attack = "  - {Ann: attack, with: {Hill Giant: Bert, Raging Goblin: Bob}}\n"
    blocks = "  - {Bob: block, with: {guard: Raging Goblin}}\n  - {Bert: block, with: {Runeclaw Bear: Hill Giant}}\n"
    result = team_play(
        attack + blocks + "expect: {blocking: {guard: Raging Goblin, Runeclaw Bear: Hill Giant}}\n", "2016-11-11"
    )
    assert result.ok, found(result)
