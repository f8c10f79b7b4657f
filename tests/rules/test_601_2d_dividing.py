"""CR 601.2d: what is divided among targets; each gets at least one, and together they get all of it."""

from __future__ import annotations

import pytest
from tests.presentation.test_notation import game_at
from tests.support.table import Table, position

from mainphase.cards.nodes import TargetPhrase
from mainphase.cards.words import any_target, card, damage, each_player, sorcery, target, targeting, x
from mainphase.errors import IllegalOption

ROLLING = card("Rolling", "{X}{R}", sorcery)(
    targeting(TargetPhrase(any_target.which, each_player, 1, 3, x, "targets")).do(damage(x, to=target, divided=True))
)


def rolling(x_is: int) -> Table:
    table = position(alice=["5 Mountain"], alice_hand=[ROLLING], bob=["Memnite", "Ornithopter"])
    table.alice.cast("Rolling", x=x_is)
    return table


def test_601_2d_no_more_targets_than_there_is_to_divide() -> None:
    one = rolling(1)
    one.choose("Memnite")
    one.resolve()
    assert one.bob.graveyard == ["Memnite"]
    two = rolling(2)
    two.choose("Memnite")
    two.choose("Ornithopter")
    assert two.options == ["1"]
    two.choose("1")
    two.resolve()
    assert two.damage("Ornithopter") == 1
    three = rolling(4)
    for name in ("Memnite", "Ornithopter", "bob"):
        three.choose(name)
    assert three.options == ["1", "2"]
    three.choose("2")
    assert three.options == ["1"]


def test_601_2d_the_shares_that_are_said_are_all_there_is() -> None:
    for said in ("1, 1", "3, 1", "1, 3", "3, 0", "0, 3", "2, 1, 1", "3", "4"):
        game = game_at(alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Grizzly Bears"])
        with pytest.raises(IllegalOption, match=r"\(601\.2d\)"):
            game.apply(f"cast Arc Lightning targeting bob, Grizzly Bears divided {said}")
        assert game.state.stack == []
    for said in ("1, 2", "1", "2, 1"):
        game = game_at(alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Grizzly Bears"])
        game.apply(f"cast Arc Lightning targeting bob, Grizzly Bears divided {said}")
        ctx = game.state.obj(game.state.stack[-1]).ctx
        assert ctx is not None
        assert list(ctx.division.values()) == [int(said[0]), 3 - int(said[0])]


def test_601_2d_all_of_it_to_one_target() -> None:
    game = game_at(alice=["3 Mountain"], alice_hand=["Arc Lightning"], bob=["Grizzly Bears"])
    with pytest.raises(IllegalOption, match=r"2 is divided .* it is 3 \(601\.2d\)"):
        game.apply("cast Arc Lightning targeting bob divided 2")
    game.apply("cast Arc Lightning targeting bob divided 3")


@pytest.mark.rule("608.2b")
def test_601_2d_the_share_of_a_target_that_is_gone_is_lost() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Fire // Ice"], bob=["Island", "Memnite"], bob_hand=["Unsummon"])
    table.alice.cast("Fire", ["bob", "Memnite"], divided=[1])
    table.alice.passes()
    table.bob.cast("Unsummon", ["Memnite"])
    table.resolve_all()
    assert table.bob.life == 19
