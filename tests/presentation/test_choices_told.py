"""The transcript tells what was chosen where everybody sees it, and what a copy copied."""

import pytest

from mainphase.scenarios import Result, parse, run


def played(alice: str, play: str, bob: str = "battlefield: [Hill Giant]", rules: str = "current") -> Result:
    text = f"scenario: x\nrules: {rules}\nplayers:\n  Alice: {{{alice}}}\n  Bob: {{{bob}}}\nplay:\n{play}"
    result = run(parse(text, "file.yaml"))
    assert result.ok, [failure.told for failure in result.failures]
    return result


def told(result: Result, name: str = "chosen") -> list[tuple[str, str]]:
    return [(e.text, e.rule) for e in result.events if e.name == name]


def test_707_5_what_a_permanent_enters_as_a_copy_of() -> None:
    result = played(
        "hand: [Clone], battlefield: [4 Island]",
        "  - {Alice: cast Clone}\n  - resolve: all\n  - {Alice: choose, pick: Hill Giant}\n",
        "battlefield: [Hill Giant, Grizzly Bears]",
    )
    ((text, rule),) = told(result, "copied")
    assert (text.replace("Bob's ", ""), rule) == ("Clone becomes a copy of Hill Giant", "707.2")
    assert any(text.startswith("Alice chooses") and "Hill Giant for Clone" in text for text, _ in told(result))


def test_707_10_the_copy_of_a_spell_and_its_new_target() -> None:
    result = played(
        "hand: [Shock, Fork], battlefield: [3 Mountain]",
        "  - {Alice: cast Shock, targets: [Bob]}\n  - {Alice: cast Fork, targets: [Shock]}\n  - resolve: 1\n"
        "  - {Alice: choose, pick: Hill Giant}\n",
    )
    assert told(result, "copied") == [("Alice copies Shock", "707.10")]
    assert told(result) == [("Alice chooses Hill Giant as a new target for copy of Shock", "601.2c")]


@pytest.mark.parametrize(
    ("alice", "play", "text", "rule"),
    [
        (
            "hand: [Pithing Needle], battlefield: [Plains]",
            "  - {Alice: cast Pithing Needle}\n  - resolve: all\n  - {Alice: choose, pick: Hill Giant}\n",
            "Alice chooses Hill Giant for Pithing Needle",
            "614.12a",
        ),
        (
            "hand: [Adaptive Automaton], battlefield: [3 Plains]",
            "  - {Alice: cast Adaptive Automaton}\n  - resolve: all\n  - {Alice: choose, pick: Goblin}\n",
            "Alice chooses Goblin for Adaptive Automaton",
            "614.12a",
        ),
    ],
)
def test_614_12a_what_is_chosen_as_something_enters(alice: str, play: str, text: str, rule: str) -> None:
    assert (text, rule) in told(played(alice, play))


def test_601_2b_modes_and_x() -> None:
    modes = played(
        "hand: [Healing Salve], battlefield: [Plains]",
        "  - {Alice: cast Healing Salve, modes: [1], targets: [Alice]}\n",
    )
    ((text, rule),) = told(modes)
    assert text.startswith("Alice chooses mode 1 for Healing Salve: ")
    assert "gain" in text
    assert rule == "601.2b"
    x = played(
        "hand: [Blaze], battlefield: [4 Mountain]", "  - {Alice: cast Blaze, x: 2, targets: [Bob], pay: [3 Mountain]}\n"
    )
    assert told(x) == [("Alice chooses 2 for X for Blaze", "107.3a")]


def test_608_2d_a_color_is_told_and_a_card_in_hand_is_not() -> None:
    result = played(
        "battlefield: [Bazaar of Baghdad], hand: [Shock, Forest, Plains]",
        "  - {Alice: activate Bazaar of Baghdad}\n  - resolve: all\n"
        "  - {Alice: choose, pick: [Shock, Forest, Plains]}\n",
    )
    assert told(result) == []


def test_601_2c_all_targets_are_told_and_how_it_is_divided() -> None:
    result = played(
        "hand: [Arc Lightning], battlefield: [4 Mountain]",
        "  - {Alice: cast Arc Lightning, targets: {Hill Giant: 2, Grizzly Bears: 1}}\n",
        "battlefield: [Hill Giant, Grizzly Bears]",
    )
    ((cast, _),) = told(result, "cast")
    assert cast == "Alice casts Arc Lightning targeting Hill Giant and Grizzly Bears"
    assert ("Alice divides: 2 to Hill Giant", "601.2d") in told(result)


def test_1997_tells_it_too_with_its_titles() -> None:
    result = played(
        "hand: [Clone], battlefield: [4 Island]",
        "  - {Alice: cast Clone}\n  - resolve: all\n  - {Alice: choose, pick: Hill Giant}\n",
        "battlefield: [Hill Giant, Grizzly Bears]",
        "fifth",
    )
    assert [rule for _, rule in told(result, "copied")] == ["Resolving Effects"]
    assert [rule for _, rule in told(result)] == ["Resolving Effects"]
