"""Effects that add or lose mana, in words (CR 106)."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import mana


@says(n.AddMana)
def add_mana(say: Speaker, e: n.AddMana) -> str:
    what = "one mana of a type produced" if e.of_produced else " or ".join(mana(choice) for choice in e.choices)
    if e.could_produce is not None:
        what += f", of a type that {say.one(e.could_produce)} could produce"
    if not isinstance(e.amount, n.Fixed) or e.amount.n != 1:
        what += f" times {say.quantity(e.amount)}"
    text = f"add {what}" if isinstance(e.by, n.You) else f"{say.selector(e.by)} adds {what}"
    if e.only_for is not None:
        text += f", only for {say.nouns(e.only_for)}"
    if e.keeps is not None:
        text += ", which is kept" + (say.until(e.keeps) or " as parts end")
    return text


@says(n.LoseUnspentMana)
def lose_unspent_mana(say: Speaker, e: n.LoseUnspentMana) -> str:
    return f"{say.verb(e.who, 'lose', 'loses')} all unspent mana"
