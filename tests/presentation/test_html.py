"""The table in a notebook: HTML that every reader can use, with nothing in it but what the seat sees."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from tests.support.table import position

from mainphase.cards.decks import read_deck
from mainphase.game import AUTOMATIC, MANUAL, Game
from mainphase.rules.timeline import rules_on

VOID = ("br", "hr", "img", "input", "meta", "link")


class Page(HTMLParser):
    """Reads HTML: what is open is closed in order; where text stands; headings and their scope."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in VOID
        self.open.append(tag)
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append((self.open[-1], data))

    def all(self, tag: str) -> list[str]:
        return [text for at, text in self.texts if at == tag]


def checked(game: Game) -> Page:
    page = Page(game._repr_html_())
    assert {tag for tag, _ in page.tags} <= {
        "div", "p", "strong", "ol", "li", "table", "caption", "thead", "tbody", "tr", "th", "td",
    }  # fmt: skip
    assert not any(name.startswith("on") for _, attrs in page.tags for name in attrs)
    for tag, attrs in page.tags:
        if tag == "th":
            assert attrs["scope"] in ("col", "row")
    tables = [tag for tag, _ in page.tags if tag == "table"]
    assert len(page.all("caption")) == len(tables)
    return page


def test_the_table_the_strip_of_the_turn_and_the_stack() -> None:
    game = Game(position(alice=["2 Mountain"], alice_hand=["Shock", "Forest"], bob=["Grizzly Bears (tapped)"]).state)
    game.apply("cast Shock targeting Grizzly Bears")
    page = checked(game)
    assert page.all("caption") == ["Players", "Battlefield", "Stack, the top first"]
    assert "Shock" in page.all("th")
    assert "Grizzly Bears" in page.all("td")  # what it targets
    assert "tapped" in page.all("td")
    assert ("p", "Hand of alice: Forest") in page.texts
    assert page.texts[0] == ("strong", "Turn 1: alice's precombat main")
    (current,) = [attrs for _, attrs in page.tags if "aria-current" in attrs]
    assert current["aria-current"] == "step"
    assert "pass" in page.all("li")


def test_it_shows_no_more_than_the_seat_sees() -> None:
    game = Game(position(alice_hand=["Forest"], bob_hand=["Shivan Dragon"]).state)
    assert "Shivan Dragon" not in game._repr_html_()
    assert "Shivan Dragon" not in repr(game)
    assert "Shivan Dragon" in game.view("bob")._repr_html_()


def test_names_are_escaped() -> None:
    name = '<script>alert("&")</script>'
    game = Game.new({name: "red-burn", "Bob": "vanilla-green"}, first="Bob", automation=AUTOMATIC)
    for player in game.players:
        html = game.view(player)._repr_html_()
        assert "<script" not in html
        assert "&lt;script&gt;alert(&quot;&amp;&quot;)" in html
    checked(game)


@pytest.mark.parametrize("date", ["1997-03-24", "2004-06-01", None])
def test_every_part_of_a_turn_is_marked_once(date: str | None) -> None:
    rules = rules_on(date)
    decks = ("fifth-white-blue-circles", "fifth-black-red-pacts") if date else ("red-burn",) * 2
    game = Game.new(dict(zip(("Alice", "Bob"), decks, strict=True)), rules=date, seed=2)
    marked = set()
    while game.decision is not None and game.turn < 5:
        view = game.view("Alice", words=False)
        page = Page(view._repr_html_())
        current = [text for at, text in page.texts[1:] if at == "strong"]
        assert len(current) == (view.turn > 0)
        marked.update(current)
        game.play(0)
    steps = {step.name for phase in rules.plan.phases for step in phase.steps}
    assert marked <= steps
    assert len(marked) >= len(steps) // 2


def test_a_game_that_is_over() -> None:
    game = Game(position(alice_hand=["Forest"]).state)
    game.concede("bob")
    assert checked(game).texts[0] == ("strong", "The game is over: alice won")


def test_what_is_printed_in_a_console_is_short() -> None:
    game = Game(position(alice=["30 Mountain"], alice_hand=["Shock"], bob=["30 Grizzly Bears"]).state)
    game.state.log = []
    (event,) = [each for each in game.apply("cast Shock targeting Grizzly Bears") if each.name == "cast"]
    view = game.view("alice")
    short = [game, view, view.me, view.battlefield[0], view.decision, event, event.entry, game.decision]
    short += [game.why_not("cast Shock"), read_deck("red-burn"), game.automation, game.rules]
    for each in short:
        assert len(repr(each)) < 130, repr(each)
        assert "0x" not in repr(each)
    assert repr(game) == "<Game alice 20, bob 20: turn 1, alice decides: priority>"
    assert repr(view) == "<View of alice: turn 1, precombat main>"
    assert repr(event).startswith("<Event cast: alice casts Shock")
    assert repr(AUTOMATIC) == "Automation(mana_auto=True, pay=True, passes=True, triggers=True, forced=True)"
    assert repr(MANUAL) == "Automation()"
    assert repr(read_deck("red-burn")) == "<Deck red-burn: 60 cards>"
