"""Records: a game as text, and the same game from the text; what is damaged is said with its line."""

import random
from collections.abc import Callable

import pytest

from mainphase.cards import names
from mainphase.cards.decks import Deck
from mainphase.cards.library import CARDS, Library
from mainphase.cards.nodes import CardDef
from mainphase.errors import OptionError, RecordError
from mainphase.game import AUTOMATIC, MANUAL, Game
from mainphase.game.replaying import replay
from mainphase.kernel.state.state import State
from mainphase.presentation.record import parse_record, record_text


def a_game(seed: int = 5, moves: int = 60) -> Game:
    chance = random.Random(seed)
    game = Game.new({"Alice": "red-burn", "Bob": "white-blue-tempo"}, seed=seed, automation=AUTOMATIC)
    for k in range(moves):
        if game.decision is None:
            break
        if k == 20:
            game.automation = MANUAL
        game.apply(chance.randrange(len(game.decision.options)))
    return game


def test_a_record_is_the_game() -> None:
    game = a_game()
    text = game.record()
    again = replay(text)
    assert again.hash() == game.hash()
    assert again.record() == text
    assert [e.text for e in again.events] == [e.text for e in game.events]
    assert again.moves == game.moves
    again.undo(3)
    game.undo(3)
    assert again.hash() == game.hash()


def test_a_deck_may_have_any_of_a_card_s_names() -> None:
    """Names of both halves or faces, or one of them, or typed in small letters: the record has what the deck has."""
    main = ((20, "mountain"), (20, "Fire/Ice"), (20, "Bonecrusher Giant // Stomp"))
    game = Game.new({"Alice": Deck("names", main), "Bob": Deck("names", main[:1])}, seed=3, small_decks=True)
    for _ in range(30):
        game.play(0)
    text = game.record()
    assert replay(text).hash() == game.hash()
    assert replay(text).record() == text


def test_a_record_reads_like_one() -> None:
    game = Game.new({"Alice": "60 Mountain", "Bob": "60 Forest"}, first="Bob", seed=2)
    game.apply("keep")
    game.apply("keep")
    text = game.record()
    assert text.startswith("mainphase record 1\nrules ")
    assert 'first "Bob"' in text
    assert "  60 Mountain" in text
    assert "0  # Bob: keep\n0  # Alice: keep" in text


def test_a_declaration_is_one_move_of_several_decisions() -> None:
    game = Game.new(
        {"Alice": "20 Mountain\n40 Lightning Bolt", "Bob": "60 Forest"},
        first="Alice",
        seed=2,
        automation=AUTOMATIC,
        mulligans=False,
    )
    game.apply("play Mountain")
    game.apply("cast Lightning Bolt targeting Bob")
    lines = game.record().splitlines()
    assert any(line.startswith("  ") and line.endswith("# Alice: target Bob") for line in lines)
    again = replay(game.record())
    again.undo()
    assert again.state.players[1].life == 20
    assert again.decision is not None
    assert "cast Lightning Bolt" in [str(o) for o in again.decision.options]


def test_104_3a_concessions_are_recorded_and_taken_back() -> None:
    game = Game.new(dict.fromkeys(("Alice", "Bob", "Carol"), "60 Forest"), first="Alice", seed=2, automation=AUTOMATIC)
    game.apply("keep")
    before = game.hash()
    game.concede("Bob")
    assert replay(game.record()).hash() == game.hash()
    game.undo()
    assert game.hash() == before


def test_random_results_drive_a_replay_and_no_generator() -> None:
    record = parse_record(a_game(moves=4).record())
    assert record.chances
    text = record_text(record)
    lines = text.splitlines()
    at = next(k for k, line in enumerate(lines) if line.startswith("chances "))
    words = lines[at].split()
    words[5], words[6] = words[6], words[5]  # other results, within what is possible there
    assert words[5] != words[6]
    assert max(int(words[5]), int(words[6])) < 50
    lines[at] = " ".join(words)
    assert replay("\n".join(lines)).hash() != replay(text).hash()


def test_a_call_that_is_broken_off_is_not_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it left of random results is not either, so the record can be replayed."""
    game = a_game()
    whole = game.record()

    def broken(state: State, index: int) -> None:
        state.random(5)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("mainphase.kernel.machine.apply_option", broken)
        with pytest.raises(KeyboardInterrupt):
            game.apply(0)
    assert game.record() == whole
    assert replay(game.record()).moves == game.moves


def test_a_given_position_has_no_record() -> None:
    game = a_game(moves=10).resample("Alice")
    with pytest.raises(OptionError, match="position"):
        game.record()
    with pytest.raises(OptionError, match="history"):
        Game.new({"Alice": "60 Forest", "Bob": "60 Forest"}, history=False).record()


def test_other_card_definitions_are_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    text = a_game(moves=10).record()
    changed = dict(CARDS)
    for name in ("Lightning Bolt", "Shock"):
        old = CARDS[name]
        changed[name] = CardDef(old.name, old.cost, old.types, old.supertypes, old.subtypes, 1, 1)
    monkeypatch.setattr(names, "library", lambda: Library(changed, ()))
    with pytest.raises(RecordError, match="Lightning Bolt, Shock"):
        replay(text)


def edited(change: Callable[[list[str]], None]) -> str:
    lines = a_game(moves=12).record().splitlines()
    change(lines)
    return "\n".join(lines) + "\n"


def line_of(lines: list[str], start: str) -> int:
    return next(k for k, line in enumerate(lines) if line.startswith(start))


def replace(start: str, by: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        lines[line_of(lines, start)] = by

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (replace("mainphase", "something else"), r"record:1: .*not a record of a game"),
        (replace("mainphase", "mainphase record 99"), r"record:1: .*version 99"),
        (replace("rules", "rules yesterday"), r"record:2: "),
        (replace("seed", "seed seven"), r"record:3: the seed 'seven' is not a whole number"),
        (replace("mulligans", "mulligans maybe"), r"record:4: .*yes and no"),
        (replace("player", "player Alice red"), r"record:5: .*quotation marks"),
        (replace("card", "card xyz"), r"record:\d+: .*hexadecimal"),
        (replace("chances", "chances 1 two"), r"record:\d+: 'two' is not a whole number"),
        (replace("automation", "automation telepathy"), r"record:\d+: there is no automation called 'telepathy'"),
        (replace("decisions", "decision"), r"record:\d+: 'decision' is not a line of a record"),
        (replace("end", "0"), r"breaks off|cannot go on"),
        (replace("0", "77  # nothing"), r"record:\d+: the game cannot go on like this: option 77 does not exist"),
        (replace("chances", "chances 0"), r"random result"),
    ],
)
def test_what_is_damaged_is_said_with_its_line(change: Callable[[list[str]], None], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        replay(edited(change))


@pytest.mark.parametrize("text", ["", "\n\n", "mainphase record 1\n", "\x00\x01"])
def test_no_record_at_all(text: str) -> None:
    with pytest.raises(RecordError, match="record:1"):
        parse_record(text)


def test_a_comment_that_says_something_else_is_told_with_its_line() -> None:
    lines = a_game(moves=12).record().splitlines()
    at = next(k for k, line in enumerate(lines) if line.endswith(": keep"))
    edited = [*lines[:at], lines[at].replace("keep", "mulligan"), *lines[at + 1 :]]
    message = rf"record:{at + 1}: the record says “\w+: mulligan”, but .* 0 is “\w+: keep”"
    with pytest.raises(RecordError, match=message):
        replay("\n".join(edited))
    bare = [line.partition("  # ")[0] for line in lines]
    assert replay("\n".join(bare)).hash() == replay("\n".join(lines)).hash()


def outcome(lines: list[str]) -> tuple[str, Game | None]:
    try:
        return "", replay("\n".join(lines))
    except RecordError as wrong:
        return str(wrong), None


def test_a_decision_that_was_changed_is_told_with_its_line() -> None:
    """Also where the game could go on like that, and where it breaks off only later."""
    lines = a_game(moves=40).record().splitlines()
    first = lines.index("decisions") + 1
    said = 0
    for at in range(first, len(lines) - 1):
        choice, _, words = lines[at].strip().partition("  # ")
        if not choice.isdecimal():
            continue
        other = lines[at].replace(choice, "1" if choice == "0" else "0", 1)
        message, game = outcome([*lines[:at], other, *lines[at + 1 :]])
        if game is not None:  # another card of the same name
            assert game.record().splitlines()[at].endswith(f"# {words}")
            continue
        assert message.startswith(f"record:{at + 1}: ")
        said += f"the record says “{words}”" in message
    assert said > 10


def test_other_rules_than_those_of_the_game_are_told() -> None:
    game = Game.new(
        {"Alice": "60 Mountain", "Bob": "60 Forest"}, first="Bob", seed=2, rules="m10", automation=AUTOMATIC
    )
    while game.decision is not None and game.moves < 30:
        game.apply(len(game.decision.options) - 1)
    text = game.record()
    assert replay(text).hash() == game.hash()
    with pytest.raises(
        RecordError, match=r"record:\d+: .*under the rules of 1997-03-24|record:\d+: the game cannot go on"
    ):
        replay(text.replace("rules 2009-07-11", "rules 1997-03-24"))


def test_names_stay_on_their_line() -> None:
    odd = Deck("a\u2028b\x1b[2J\x85", ((60, "Forest"),))
    game = Game.new({"Alice": odd, "Bob": "60 Forest"}, seed=1)
    text = game.record()
    assert all(line.isprintable() for line in text.split("\n"))
    assert replay(text).record() == text
    assert replay(text.replace("\n", "\r\n")).record() == text


def test_players_who_cannot_play_are_refused() -> None:
    text = Game.new({"Alice": "60 Forest", "Bob": "60 Forest"}, seed=1).record()
    with pytest.raises(RecordError, match="a player's name has no control characters"):
        replay(text.replace('"Alice"', '"Al\\u001bice"'))


def test_random_results_that_are_left_over() -> None:
    game = a_game(moves=12)
    lines = game.record().splitlines()
    at = line_of(lines, "automation")
    lines.insert(at, "chances 1 2 3")
    with pytest.raises(RecordError, match=rf"record:{at + 1}: 3 random results are left over"):
        replay("\n".join(lines))
