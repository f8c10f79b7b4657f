"""Coins (CR 705)."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import artifact, card, sorcery
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData

WON, LOST, HEADS, TAILS = (n.SizeOf(n.Saved(name)) for name in ("won", "lost", "heads", "tails"))
SEEDS = range(1, 13)


def flipping(*steps: n.Effect) -> n.CardDef:
    return card("Tossed Coin", "{0}", sorcery)(n.SpellAbility((n.Mode(n.Sequence(steps)),)))


def flipped(seed: int, *steps: n.Effect, rules: str | None = None) -> Table:
    watcher = card("Coin Watcher", "{0}", artifact)(
        n.Triggered(n.FlipsCoin(n.You()), (n.Mode(n.GainLife(n.Fixed(1))),)),
        n.Triggered(n.FlipsCoin(n.You(), wins=False), (n.Mode(n.LoseLife(n.Fixed(1), n.You())),)),
    )
    table = position(alice=[watcher], alice_hand=[flipping(*steps)], seed=seed, rules=rules, triggers="automatic")
    table.alice.cast("Tossed Coin")
    table.resolve_all()
    return table


def results(table: Table) -> list[str]:
    return [e.word for e in table.state.log or [] if e.word in ("won", "lost", "heads", "tails")]


def test_705_2_a_flip_is_won_or_lost_by_whoever_flips() -> None:
    seen = set()
    for seed in SEEDS:
        table = flipped(seed, n.FlipCoins(), n.GainLife(n.Times(10, WON)), n.LoseLife(n.Times(5, LOST), n.You()))
        (result,) = results(table)
        seen.add(result)
        assert table.alice.life == {"won": 20 + 10 + 1, "lost": 20 - 5 - 1}[result]
        assert [e.rule for e in table.events("coin flipped", player="alice")] == ["705"]
    assert seen == {"won", "lost"}


def test_705_2_nobody_wins_or_loses_where_only_the_side_matters() -> None:
    seen = set()
    for seed in SEEDS:
        table = flipped(seed, n.FlipCoins(n.Fixed(3), called=False), n.GainLife(n.Times(10, HEADS)))
        assert len(results(table)) == 3
        seen.update(results(table))
        assert table.alice.life == 20 + 10 * results(table).count("heads"), "nothing triggers"
    assert seen == {"heads", "tails"}


def test_705_1_coins_are_flipped_until_one_is_lost() -> None:
    counts = set()
    for seed in SEEDS:
        table = flipped(seed, n.FlipCoins(None), n.GainLife(n.Times(10, WON)))
        won = results(table).count("won")
        counts.add(won)
        assert results(table) == ["won"] * won + ["lost"]
        assert table.alice.life == 20 + 10 * won + won - 1
    assert len(counts) > 1


def test_705_1_an_extra_turn_for_each_of_several_coins() -> None:
    for seed in SEEDS:
        steps = (n.FlipCoins(n.Fixed(4), called=False), n.ForEachPlayer(n.Saved("heads"), n.ExtraTurn()))
        table = flipped(seed, *steps)
        heads = results(table).count("heads")
        for k in range(heads):
            table.advance_to(f"turn {2 + k}, upkeep")
            assert table.active == "alice"
        table.advance_to(f"turn {2 + heads}, upkeep")
        assert table.active == "bob"


def test_705_before_there_was_a_rule_coins_were_flipped_as_well() -> None:
    table = flipped(3, n.FlipCoins(), rules="2003-07-01")
    assert [e.rule for e in table.events("coin flipped")] == ["413.1"]


def read(text: str) -> bool:
    data = CardData(name="Coin", mana_cost="{1}", text=text, type_line="Sorcery")
    return read_card([data]).card is not None


def test_705_what_depends_on_a_flip_is_told_where_the_flip_is() -> None:
    assert read("Flip a coin. If you win the flip, draw a card. If you lose the flip, discard a card.")
    assert not read("Draw a card. If you win the flip, draw a card.")
    assert not read("Flip a coin at the beginning of the next end step. If you lose the flip, draw a card.")
