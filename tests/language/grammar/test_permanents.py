"""What becomes of permanents, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does

from mainphase.cards import nodes as n
from mainphase.cards.words.doing import in_turn, put_counters, regenerate, sacrifice
from mainphase.cards.words.things import artifact, controller_of, creature, each, each_opponent, target, yours


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Put a +1/+1 counter on target creature.", put_counters(1, "+1/+1", target)),
        ("Put three charge counters on target artifact.", put_counters(3, "charge", target)),
        ("Put a +1/+1 counter on each creature you control.", put_counters(1, "+1/+1", each(creature, yours))),
        ("Put an age counter on target artifact.", put_counters(1, "age", target)),
        ("Put a age counter on target artifact.", None),
        ("Put a flying counter on target creature.", n.PutCounters("flying", n.Fixed(1), target)),
        ("Put a hone counter on target creature.", None),
        (
            "Remove all ice counters from target artifact. Remove a -1/-1 counter from it.",
            in_turn(
                n.RemoveCounters("ice", None, target),
                n.RemoveCounters("-1/-1", n.Fixed(1), target),
            ),
        ),
        ("Each opponent sacrifices a creature.", sacrifice(creature, by=each_opponent)),
        ("Each opponent sacrifices two artifacts.", sacrifice(artifact, by=each_opponent, how_many=2)),
        ("Sacrifice an artifact. Regenerate target creature.", in_turn(sacrifice(artifact), regenerate(target))),
    ],
)
def test_permanents(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_what_has_left_is_asked_for_as_it_was() -> None:
    """CR 608.2h: its controller and its power are those that it had."""
    effect = does("Exile target creature. Its controller gains life equal to its power.")
    assert effect == in_turn(n.Move(target, n.Zone.EXILE), n.GainLife(n.PowerOf(target), controller_of(target)))
    effect = does(
        "Return target creature card from your graveyard to the battlefield. You gain life equal to its power."
    )
    assert effect in (
        None,
        in_turn(n.Move(target, n.Zone.BATTLEFIELD), n.GainLife(n.PowerOf(n.Saved("it")))),
    )


def test_301_5c_it_is_not_what_is_attached_to_it() -> None:
    known = does("Untap target creature. Attach target Equipment you control to it.")
    assert known == n.Sequence((n.Untap(n.Target()), n.Attach(n.Target(1), n.Target())))
    assert does("Untap target artifact. Attach target Equipment you control to it.") is None


def test_the_host_is_chosen_before_what_is_attached() -> None:
    known = does("Choose a creature you control. Attach any number of Equipment you control to it.")
    assert isinstance(known, n.Sequence)
    assert [type(step) for step in known.of] == [n.Choose, n.Choose, n.Attach]
    host, some, attached = known.of
    assert attached == n.Attach(n.Saved(some.save), n.Saved(host.save))  # type: ignore[attr-defined]


def test_what_is_attached_to_a_new_token_is_chosen_beside_it() -> None:
    known = does("Create a 1/1 white Soldier creature token. You may attach an Equipment you control to it.")
    assert isinstance(known, n.Sequence)
    created, offered = known.of
    assert isinstance(created, n.CreateToken)
    assert isinstance(offered, n.May)
    assert isinstance(offered.then, n.Sequence)
    chosen, attached = offered.then.of
    assert isinstance(chosen, n.Choose)
    assert chosen.save != created.save
    assert attached == n.Attach(n.Saved(chosen.save), n.Saved(created.save))
