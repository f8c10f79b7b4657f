"""The entries that the rules of a date need in the book besides cards."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.abilities import lower_ability
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_made
from mainphase.rules.law import CombatDamage, DrawForTurn, Rules
from mainphase.rules.plan import Action

TEAM_MATE: Final = n.TargetPhrase(None, n.PlayersBut(n.EachOtherPlayer(), n.EachOpponent()), words="target teammate")
# What gives each creature of a player the ability with which it is deployed (CR 804.2).
DEPLOYING: Final = n.CardDef(
    "Deploy Creatures",
    colors=0,
    abilities=(
        n.Static(
            n.Modify(
                n.All((n.OfType(n.CardType.CREATURE), n.ControlledBy(n.You()))),
                (
                    n.GainAbility(
                        n.Activated(
                            (n.TapThis(),),
                            (
                                n.Mode(
                                    n.Apply(n.This(), (n.SetController(n.Target()),), n.Duration.PERMANENT),
                                    (TEAM_MATE,),
                                ),
                            ),
                            window=n.Window.SORCERY,
                        )
                    ),
                ),
            ),
            zone=n.Zone.COMMAND,
        ),
    ),
)


def provide_deploying(book: Book) -> int:
    """Adds what gives creatures the ability with which they are deployed. Returns its index."""
    return add_made(book, DEPLOYING)


def provide_cards(book: Book, rules: Rules) -> None:
    """Names for the turn-based actions that use the stack, the permission of madness, and the abilities that keywords
    were.
    """
    if rules.draw_in_draw_part != DrawForTurn.ACTION and Action.DRAW not in book.actions:
        book.actions[Action.DRAW] = add_made(book, n.CardDef("draw for the turn"))
    if rules.draw_in_draw_part == DrawForTurn.PHASE_ABILITY and Action.UNTAP not in book.actions:
        book.actions[Action.UNTAP] = add_made(book, n.CardDef("untapping"))
        book.actions[Action.WEAR_OFF] = add_made(book, n.CardDef("wearing off"))
    if rules.combat_damage == CombatDamage.STACK and Action.DEAL_DAMAGE not in book.actions:
        book.actions[Action.DEAL_DAMAGE] = add_made(book, n.CardDef("combat damage"))
    if rules.madness_waits and book.until_passing < 0:
        waits = n.MayPlay(n.This(), n.Duration.UNTIL_PASSING, alternative="madness")
        book.until_passing = book.add_node(waits)
    book.shorter_names = not rules.token_in_names
    if not rules.deathtouch_is_static and not book.damage_triggers:
        destroys = n.Triggered(n.DealsDamage(n.Anything(), to_creature=True), (n.Mode(n.Destroy(n.ThatObject())),))
        gains = n.Triggered(n.DealsDamage(n.Anything()), (n.Mode(n.GainLife(n.EventAmount())),))
        card = add_made(book, n.CardDef("damage"))
        book.damage_triggers[n.Keyword.DEATHTOUCH] = lower_ability(book, card, destroys)
        book.damage_triggers[n.Keyword.LIFELINK] = lower_ability(book, card, gains)
        by_itself = n.DealsDamage(n.IsThis(), to_creature=True)
        again = n.Triggered(by_itself, (n.Mode(n.Destroy(n.ThatObject())),))
        book.second_instances[n.Keyword.DEATHTOUCH] = lower_ability(book, card, again)
        again = n.Triggered(n.DealsDamage(n.IsThis()), (n.Mode(n.GainLife(n.EventAmount())),))
        book.second_instances[n.Keyword.LIFELINK] = lower_ability(book, card, again)
