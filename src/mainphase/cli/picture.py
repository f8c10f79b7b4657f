"""The table as lines of text: what a person at the terminal sees before they decide."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import CardType
from mainphase.table.view import ObjectView, PlayerView, View

_INDENT = "    "


def show_table(view: View, console: Console) -> None:
    title = headline(view)
    if console.is_terminal and len(title) + 4 <= console.width:
        console.print(Rule(Text(title, style="bold"), style="dim"))
    else:
        console.print(Text(f"-- {title} --"), soft_wrap=True)
    others = [p for p in view.players if p.seat != view.seat]
    for player in [*others, view.me]:
        for line in player_lines(view, player):
            console.print(line, soft_wrap=True)
    for o in reversed(view.stack):
        console.print(Text.assemble(("stack: ", "bold magenta"), stack_words(view, o)), soft_wrap=True)
    for player in others:
        if player.hand:  # of a player whom we control (723.4), or what we have seen of it
            cards = ", ".join(hand_words(o) for o in player.hand)
            cards += " …" if len(player.hand) < player.hand_size else ""
            console.print(Text.assemble((f"{player.name}'s hand: ", "bold"), cards), soft_wrap=True)
    if view.me.hand:
        console.print(Text.assemble(("hand: ", "bold"), ", ".join(hand_words(o) for o in view.me.hand)), soft_wrap=True)


def headline(view: View) -> str:
    if view.turn == 0:
        return "before the first turn"
    whose = "your" if view.active == view.seat else f"{view.players[view.active].name}'s"
    parts = [f"turn {view.turn}", f"{whose} {view.place or view.phase}"]
    if view.day_night:
        parts.append(view.day_night)
    return ", ".join(parts)


def player_lines(view: View, player: PlayerView) -> list[Text]:
    parts = [
        f"{player.life} life",
        f"{player.hand_size} in hand",
        f"{player.library_size} in library",
    ]
    parts += [f"{count} {kind}" for kind, count in sorted(player.counters.items())]
    if player.pool:
        parts.append("mana " + "".join(f"{{{letter}}}" for letter in player.pool))
    if player.schemes:
        parts.append(f"{player.schemes} in the scheme deck")
    if player.left:
        parts.append("has left the game")
    style = "bold green" if player.seat == view.seat else "bold red"
    lines = [Text.assemble((player.name, style), f"  {', '.join(parts)}")]
    if player.graveyard:
        lines.append(
            Text.assemble(_INDENT, ("graveyard: ", "dim"), (counted([o.name for o in player.graveyard]), "dim"))
        )
    mine = [o for o in view.battlefield if o.controller == player.seat]
    lands = [o for o in mine if o.types & CardType.LAND and not o.types & CardType.CREATURE]
    rest = [o for o in mine if o not in lands]
    if lands:
        lines.append(Text.assemble(_INDENT, counted([o.name + (" (tapped)" if o.tapped else "") for o in lands])))
    for o in rest:
        lines.append(Text.assemble(_INDENT, permanent_words(view, o)))
    for o in view.command:
        if o.controller == player.seat and o.types & CardType.SCHEME:
            lines.append(Text.assemble(_INDENT, (f"{o.type_line.lower()}: {o.name}", "magenta")))
    for o in view.phased_out:
        if o.controller == player.seat:
            lines.append(Text.assemble(_INDENT, (f"{o.label} (phased out)", "dim")))
    return lines


def counted(names: list[str]) -> str:
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in Counter(names).items())


def permanent_words(view: View, o: ObjectView) -> Text:
    text = Text(o.label, style="bold" if not o.tapped else "")
    if o.has_pt:
        text.append(f" {o.power}/{o.toughness}")
    remarks: list[str] = []
    if o.tapped:
        remarks.append("tapped")
    if o.sick and o.types & CardType.CREATURE:
        remarks.append("summoning-sick")
    if o.damage:
        remarks.append(f"{o.damage} damage")
    remarks += [f"{count} {kind}" for kind, count in sorted(o.counters.items())]
    if o.protector >= 0:
        remarks.append(f"protected by {view.players[o.protector].name}")
    if o.id in view.attacks:
        remarks.append(f"attacking {ref_words(view, view.attacks[o.id])}")
        for band in view.bands:
            if o.id in band:
                remarks.append("banded with " + " and ".join(ref_words(view, a) for a in band if a != o.id))
        if view.blocked.get(o.id):
            remarks.append("blocked")
    if o.id in view.blocks:
        remarks.append("blocking " + " and ".join(ref_words(view, attacker) for attacker in view.blocks[o.id]))
    if remarks:
        text.append(f" ({', '.join(remarks)})", style="dim")
    return text


def ref_words(view: View, ref: int) -> str:
    if ref < 0:
        return view.players[-1 - ref].name
    found = view.find(ref)
    return found.label if found is not None else "nothing"


def stack_words(view: View, o: ObjectView) -> str:
    words = f"{view.players[o.controller].name}: {o.label}"
    if o.x:
        words += f" with X = {o.x}"
    targets = [ref_words(view, ref) for phrase in o.targets for ref in phrase]
    return f"{words} targeting {', '.join(targets)}" if targets else words


def hand_words(o: ObjectView) -> str:
    """A card in hand, with what it costs: "Hill Giant {3}{R} 3/3"."""
    cost = f" {cost_text(o.card.cost)}" if o.card is not None and o.card.cost is not None else ""
    return f"{o.name}{cost} {o.power}/{o.toughness}" if o.has_pt else f"{o.name}{cost}"


def card_lines(o: ObjectView) -> list[Text]:
    """One card or permanent in full."""
    size = f"  {o.power}/{o.toughness}" if o.has_pt else ""
    size += f"  loyalty {o.loyalty}" if o.loyalty else f"  defense {o.defense}" if o.defense else ""
    lines = [Text.assemble((o.label, "bold"), f"  {o.type_line}{size}")]
    lines += [Text(f"- {line}") for line in o.text]
    return lines
