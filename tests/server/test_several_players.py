"""Games of several players with options at the table (CR 801-811)."""

from __future__ import annotations

from tests.support.served import Client, bot, person


def test_emperor_is_played_by_six(client: Client) -> None:
    seats = [person("Ann"), *[bot(name, kind="random") for name in ("Bob", "Cid", "Dan", "Eve", "Fay")]]
    created = client.begin(*seats, variant="emperor")
    joined = client.sit(created)
    assert joined["variant"] == "emperor"
    view = client.asked(created["game"])["view"]
    assert [player["team"] for player in view["players"]] == [0, 0, 0, 1, 1, 1]
    assert [player.get("emperor", False) for player in view["players"]] == [False, True, False, False, True, False]
    assert [player.get("out_of_range", False) for player in view["players"]] == [False, False, True, True, True, False]


def test_what_does_not_go_together_is_refused(client: Client) -> None:
    told = client.ask("new_game", seats=[person("Ann"), bot("Bob"), bot("Cid")], variant="free-for-all, teams 2 1")
    assert told["type"] != "created"
    assert "806.1" in str(told)


def test_twelve_sit_down_at_a_grand_melee_and_nowhere_else(client: Client) -> None:
    """CR 807."""
    seats = [person("Ann"), *[bot(f"Bot {k}", kind="random") for k in range(11)]]
    created = client.begin(*seats, variant="grand melee")
    client.sit(created)
    view = client.asked(created["game"])["view"]
    assert len(view["players"]) == 12
    told = client.ask("new_game", seats=seats[:9], variant="free-for-all")
    assert "a game has two to 8 players; found 9" in str(told)
