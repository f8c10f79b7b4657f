"""Notation: every option's text is its own, and whole declarations expand to the small decisions."""

import random
from typing import Any

import pytest
from tests.support.deck_cards import DECK_CARDS
from tests.support.table import position

from mainphase.errors import IllegalOption, MainphaseError, NotationError
from mainphase.game import AUTOMATIC, Automation, Game
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.presentation import notation
from mainphase.presentation.names import signature


def game_at(**what: Any) -> Game:
    return Game(position(**what).state)


def options(game: Game) -> list[str]:
    return notation.option_texts(game.state)


def to_blocks(game: Game) -> None:
    while game.decision is not None and game.decision.kind != "block":
        game.apply("pass")


# --- Options


def test_options_read_like_play() -> None:
    game = game_at(
        alice=["Shivan Dragon", "Mountain"], alice_hand=["Forest", "Lightning Bolt"], payment="manual", triggers="asked"
    )
    assert options(game) == [
        "pass",
        "play Forest",
        "cast Lightning Bolt",
        "activate Shivan Dragon: {R}: Shivan Dragon gets +1/+0 until end of turn",
        "tap Mountain for {R}",
    ]


def test_what_a_text_does_is_what_the_option_does() -> None:
    """The ability of Windbrisk Heights has all the words of "play Windbrisk Heights"."""
    game = game_at(alice=["Windbrisk Heights", "Plains"])
    (activation,) = [text for text in options(game) if text.startswith("activate Windbrisk Heights")]
    assert "play" in activation
    with pytest.raises(IllegalOption):
        game.apply("play Windbrisk Heights")
    assert game.why_not("play Windbrisk Heights") is not None
    game.apply("activate Windbrisk Heights")


def test_702_34a_a_way_to_cast_is_named() -> None:
    game = game_at(alice=["4 Island"], alice_graveyard=["Think Twice"])
    assert "cast Think Twice with flashback" in options(game)
    game.apply("cast Think Twice")
    assert characteristics_of(game.state.obj(game.state.stack[-1])).name == "Think Twice"


def test_712_11b_a_modal_card_is_named_by_the_face_that_is_played() -> None:
    game = game_at(alice=["2 Plains"], alice_hand=["Kabira Takedown"], bob=["Memnite"])
    assert {"cast Kabira Takedown", "play Kabira Plateau"} <= set(options(game))
    game.apply("play Kabira Plateau")
    assert characteristics_of(game.state.obj(game.state.battlefield[-1])).name == "Kabira Plateau"


def test_702_146a_what_is_cast_transformed_is_named_by_its_back_face() -> None:
    game = game_at(alice=["2 Island"], alice_graveyard=["Baithook Angler"])
    assert "cast Hook-Haunt Drifter with disturb" in options(game)
    game.apply("cast Hook-Haunt Drifter")
    assert characteristics_of(game.state.obj(game.state.stack[-1])).name == "Hook-Haunt Drifter"


def test_310_5_a_battle_is_attacked_by_its_name() -> None:
    game = game_at(alice=["Invasion of Innistrad", "Grizzly Bears"])
    while game.decision is not None and game.decision.kind != "attack":
        game.apply("pass")
    assert "attack Invasion of Innistrad with Grizzly Bears" in options(game)
    game.apply("attack Invasion of Innistrad with Grizzly Bears")
    assert list(game.state.combat.attacks.values()) == [game.state.battlefield[0]]  # type: ignore[union-attr]


def test_numbers_and_yes_and_no() -> None:
    game = game_at(alice=["5 Mountain"], alice_hand=["Blaze", "Goblin Bushwhacker"])
    game.apply("cast Blaze")
    assert options(game) == ["x=0", "x=1", "x=2", "x=3", "x=4"]
    game.apply("2")
    game.apply("target bob")
    game.apply("pass")
    game.apply("pass")
    assert game.state.players[1].life == 18
    game.apply("cast Goblin Bushwhacker")
    assert options(game) == ["pay kicker", "do not pay kicker"]


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(6))
def test_every_option_parses_back_to_an_option_of_the_same_text(seed: int) -> None:
    chance = random.Random(seed)
    basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"]
    names = [name for name in DECK_CARDS if name not in basics]
    decks = {
        player: "\n".join([f"5 {b}" for b in basics] + [f"3 {c}" for c in chance.sample(names, 14)])
        for player in ("Alice", "Bob")
    }
    game = Game.new(decks, seed=seed, automation=Automation(passes=True), listen=False, history=False)
    asked = 0
    while game.decision is not None and asked < 250:
        texts = options(game)
        d = game.state.pending
        assert d is not None
        for k in range(min(len(texts), 30)):
            wishes = notation.parse_wishes(game.state, texts[k])
            index = wishes.choose(game.state)
            assert index is not None
            assert texts[index] == texts[k]
            if index != k:  # of two options with one text it must make no difference which is meant
                one, other = (game.state.find(d.option(i).a) for i in (index, k))
                assert one is not None
                assert other is not None
                # Which face-down card is which nobody is told (CR 406.3): they differ by their place alone.
                assert one.card == other.card or (one.face == other.face != one.card)
                if one.zone == 3:
                    assert signature(game.state, one) == signature(game.state, other)
        game.play(chance.randrange(len(texts)))
        asked += 1
    assert asked > 20 or game.state.over  # a Pact can end a game early


def test_words_that_only_one_option_has_are_enough() -> None:
    game = game_at(alice=["2 Mountain"], alice_hand=["Lightning Bolt", "Forest"])
    game.apply("bolt")
    assert game.decision is not None
    assert game.decision.kind == "target"


def test_several_candidates_are_listed() -> None:
    game = game_at(alice=["2 Mountain"], alice_hand=["Goblin Piker", "Raging Goblin"])
    with pytest.raises(NotationError, match=r"Goblin Piker.*Raging Goblin"):
        game.apply("cast goblin")


@pytest.mark.parametrize("text", ["", "   ", "frobnicate", "cast", "play Nothing At All", "mode x", "17"])
def test_bad_text_is_a_clear_error_and_changes_nothing(text: str) -> None:
    game = game_at(alice=["2 Mountain"], alice_hand=["Goblin Piker"])
    before = game.hash()
    with pytest.raises(MainphaseError) as caught:
        game.apply(text)
    assert len(str(caught.value)) > 10
    assert game.hash() == before


def test_an_index_that_does_not_exist() -> None:
    game = game_at(alice_hand=["Forest"])
    with pytest.raises(IllegalOption, match="has options 0 to 1"):
        game.apply(2)


# --- Declarations


def test_601_a_whole_spell() -> None:
    game = game_at(alice=["3 Mountain"], alice_hand=["Blaze"], bob=["Grizzly Bears"])
    game.apply("cast Blaze x=2 targeting Grizzly Bears")
    ctx = game.state.obj(game.state.stack[-1]).ctx
    assert ctx is not None
    assert (ctx.x, ctx.targets) == (2, [[game.state.battlefield[-1]]])
    game.undo()
    assert game.state.stack == []


def test_divided_among_targets() -> None:
    game = game_at(alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Grizzly Bears", "Storm Crow"])
    game.apply("cast Arc Lightning targeting bob, Grizzly Bears divided 1")
    ctx = game.state.obj(game.state.stack[-1]).ctx
    assert ctx is not None
    assert sorted(ctx.division.values()) == [1, 2]


def test_kicked_and_modes() -> None:
    game = game_at(alice=["4 Mountain", "Plains"], alice_hand=["Goblin Bushwhacker", "Healing Salve"])
    game.apply("cast Healing Salve mode 2 targeting bob")
    ctx = game.state.obj(game.state.stack[-1]).ctx
    assert ctx is not None
    assert ctx.modes == [1]
    game.apply("pass")
    game.apply("pass")
    game.apply("cast Goblin Bushwhacker kicked")
    ctx = game.state.obj(game.state.stack[-1]).ctx
    assert ctx is not None
    assert ctx.paid == ["kicker"]


def test_payment_may_name_its_sources() -> None:
    game = game_at(alice=["2 Mountain", "Taiga"], alice_hand=["Shock"], payment="manual")
    game.apply("cast Shock targeting bob paying Taiga")
    tapped = [
        characteristics_of(game.state.obj(oid)).name for oid in game.state.battlefield if game.state.obj(oid).tapped
    ]
    assert tapped == ["Taiga"]


def test_what_a_cost_takes_may_be_named() -> None:
    game = game_at(alice=["Swamp", "Grizzly Bears", "Hill Giant"], alice_hand=["Bone Splinters"], bob=["Storm Crow"])
    game.apply("cast Bone Splinters targeting Storm Crow choosing Hill Giant")
    assert [characteristics_of(game.state.obj(i)).name for i in game.state.players[0].graveyard] == ["Hill Giant"]


def test_a_declaration_that_fails_half_way_leaves_nothing_behind() -> None:
    game = game_at(alice=["3 Mountain"], alice_hand=["Blaze"], bob=["Grizzly Bears"])
    before = game.hash()
    for text in (
        "cast Blaze x=9 targeting bob",
        "cast Blaze x=1 targeting bob, alice",
        "cast Blaze x=1 targeting Mountain",
        "cast Blaze targeting bob",
        "cast Blaze x=1 targeting bob kicked mode 3",
    ):
        with pytest.raises(MainphaseError):
            game.apply(text)
        assert game.hash() == before
    assert game.moves == 0


def test_an_ability_by_its_number_or_words() -> None:
    game = game_at(alice=["2 Forest", "2 Wastes", "Somberwald Alpha"], payment="manual")
    game.apply("activate Somberwald Alpha targeting Somberwald Alpha paying Forest, Wastes")
    assert game.state.stack
    game = game_at(alice=["Strip Mine"], bob=["Island"], payment="manual")
    game.apply("activate Strip Mine ability 2 targeting Island")
    assert game.state.stack


def test_508_attack_with_several() -> None:
    game = game_at(alice=["3 Grizzly Bears", "Hill Giant"], step="declare attackers")
    game.apply("attack with 2 Grizzly Bears and Hill Giant")
    combat = game.state.combat
    assert combat is not None
    assert len(combat.attackers) == 3
    game.undo()
    game.apply("attack with everything")
    assert game.state.combat is not None
    assert len(game.state.combat.attackers) == 4
    game.undo()
    game.apply("no attack")
    assert game.state.combat is None or game.state.combat.attackers == []


def test_508_attack_different_players() -> None:
    game = game_at(players=("alice", "bob", "carol"), alice=["Grizzly Bears", "Hill Giant"], step="declare attackers")
    with pytest.raises(NotationError, match="whom"):
        game.apply("attack with Grizzly Bears and Hill Giant")
    game.apply("attack bob with Grizzly Bears; attack carol with Hill Giant")
    combat = game.state.combat
    assert combat is not None
    assert sorted(combat.attacks.values()) == [-3, -2]


def test_702_22c_attack_in_bands() -> None:
    game = game_at(alice=["Benalish Hero", "Mesa Pegasus", "Hill Giant", "Gray Ogre"], step="declare attackers")
    game.apply("attack with everything; band Hill Giant with Benalish Hero and Mesa Pegasus")
    combat = game.state.combat
    assert combat is not None
    assert sorted(len(combat.band_of(a)) for a in combat.attackers) == [1, 3, 3, 3]
    assert [len(band) for band in game.view("alice").bands] == [3]
    told = [event.text for event in game.events if event.name == "attacks"]
    assert "Hill Giant attacks bob in a band with Benalish Hero, Mesa Pegasus" in told
    game.undo()
    with pytest.raises(IllegalOption, match="cannot be a band"):
        game.apply("attack with everything; band Hill Giant with Gray Ogre and Benalish Hero")
    game.apply("attack with Benalish Hero and Hill Giant; band Benalish Hero with Hill Giant")
    assert game.state.combat is not None
    assert len(game.state.combat.bands) == 2


def test_509_block_with_several_and_not_at_all() -> None:
    game = game_at(alice=["Hill Giant", "Storm Crow"], bob=["Grizzly Bears", "Gray Ogre"], step="declare attackers")
    game.apply("attack with everything")
    to_blocks(game)
    game.apply("block Hill Giant with Grizzly Bears and Gray Ogre")
    combat = game.state.combat
    assert combat is not None
    assert len(combat.blocking) == 2
    game.undo()
    game.apply("no block")
    assert game.state.combat is not None
    assert game.state.combat.blocking == {}


def test_names_with_commas_and_owners() -> None:
    game = game_at(
        alice=["2 Mountain", "Obeka, Splitter of Seconds", "Llanowar Elves"],
        alice_hand=["2 Shock"],
        bob=["Llanowar Elves"],
    )
    game.apply("cast Shock targeting Obeka, Splitter of Seconds")
    game.apply("cast Shock targeting Llanowar Elves of bob")
    ctx = game.state.obj(game.state.stack[-1]).ctx
    assert ctx is not None
    assert game.state.obj(ctx.targets[0][0]).controller == 1


def test_things_that_differ_are_told_apart_and_things_that_do_not_are_not() -> None:
    game = game_at(
        alice=["Mountain", "Grizzly Bears", "Grizzly Bears (tapped)", "2 Grizzly Bears"], alice_hand=["Shock"]
    )
    game.apply("cast Shock")
    assert [t for t in options(game) if "Bears" in t] == [
        "target Grizzly Bears",
        "target Grizzly Bears #2",
        "target Grizzly Bears",
        "target Grizzly Bears",
    ]


def test_514_several_cards_to_discard_in_one_text() -> None:
    game = game_at(alice_hand=["4 Forest", "3 Shock", "2 Island"], step="end step")
    while game.decision is not None and game.decision.kind != "discard":
        game.apply("pass")
    game.apply("discard Shock, Island")
    assert sorted(characteristics_of(game.state.obj(i)).name for i in game.state.players[0].graveyard) == [
        "Island",
        "Shock",
    ]


def test_the_same_text_serves_automatic_and_manual_play() -> None:
    for automation in (AUTOMATIC, Automation()):
        game = game_at(alice=["Mountain"], alice_hand=["Shock"])
        game.automation = automation
        game.apply("cast Shock targeting bob paying automatically")
        assert game.state.stack or game.state.players[1].life == 18


def test_questions_name_what_they_are_about() -> None:
    game = game_at(alice=["3 Mountain"], alice_hand=["Blaze"])
    assert notation.question(game.state) == "alice has priority"
    game.apply("cast Blaze")
    assert notation.question(game.state) == "alice: how much is X for Blaze? (0 to 2)"


def test_310_8_battles_with_different_protectors_have_different_names() -> None:
    siege = "Invasion of Innistrad"
    game = game_at(
        players=("alice", "bob", "carol"),
        alice=[f"{siege} (protected by bob)", f"{siege} (protected by carol)", "Grizzly Bears"],
    )
    while game.decision is not None and game.decision.kind != "attack":
        game.apply("pass")
    texts = options(game)
    assert {f"attack {siege} with Grizzly Bears", f"attack {siege} #2 with Grizzly Bears"} <= set(texts)


@pytest.mark.parametrize("way", ["with Willbender", "by", "by returning two Islands", "with targeting Bob"])
def test_a_way_that_a_face_down_spell_cannot_be_cast_is_refused(way: str) -> None:
    """Face down has no words beside the name: there was nothing to compare these with."""
    game = game_at(alice=["3 Island"], alice_hand=["Willbender"])
    assert "cast Willbender face down" in options(game)
    with pytest.raises(MainphaseError, match="Willbender"):
        game.apply(f"cast Willbender face down {way}")
    game.apply("cast Willbender face down")
