"""What card nodes mean now: selectors, filters, quantities and conditions, read from the state without changing it.

An object that has left is judged by its last known information: its record stays under its old id (CR 113.7a, 608.2h).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Layout, Zone
from mainphase.kernel.state.objects import ACTIVE_PLAYER, ATTACKED, BLOCKED_BY, ENTERED, Context, Flag, Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics, player_ref, ref_player
from mainphase.rules.plan import StepKind


def now(o: Obj) -> Characteristics:
    """The characteristics of an object as the layers last left them."""
    ch = o.ch
    assert ch is not None
    return ch


# --- Selectors


def refs(g: State, s: n.Selector, ctx: Context) -> list[int]:
    """The players and objects a selector names, as refs."""
    if isinstance(s, n.This):
        return [ctx.source]
    if isinstance(s, n.You):
        return [player_ref(ctx.controller)]
    if isinstance(s, n.Target):
        index = ctx.base + s.index
        if index < len(ctx.targets):
            return ctx.targets[index][:]
        return []
    if isinstance(s, n.Saved):
        return ctx.saved.get(s.name, [])[:]
    if isinstance(s, n.ThatPlayer):
        return [player_ref(ctx.event_player)] if ctx.event_player >= 0 else []
    if isinstance(s, n.ThatObject):
        return [ctx.event_object] if ctx.event_object != 0 else []
    if isinstance(s, n.ThatSource):
        return [ctx.event_source] if ctx.event_source != 0 else []
    if isinstance(s, n.ChosenPlayer):
        by = g.objects.get(ctx.source)
        return [player_ref(by.chosen["player"])] if by is not None and "player" in by.chosen else []
    if isinstance(s, n.EachPlayer):
        return [player_ref(p) for p in g.apnap()]
    if isinstance(s, n.EachOpponent):
        return [player_ref(p) for p in g.opponents(ctx.controller)]
    if isinstance(s, n.ControllerOf):
        controllers: list[int] = []
        for r in refs(g, s.of, ctx):
            if r < 0:
                controllers.append(r)
            elif r in g.objects:
                controllers.append(player_ref(g.objects[r].controller))
        return controllers
    if isinstance(s, n.OwnerOf):
        return [player_ref(g.objects[r].owner) for r in refs(g, s.of, ctx) if r > 0 and r in g.objects]
    if isinstance(s, n.Each):
        return each(g, s.which, ctx)
    if isinstance(s, n.AttachedTo):
        out: list[int] = []
        for r in refs(g, s.of, ctx):
            attached = g.objects.get(r)
            if attached is not None and attached.attached_to != 0:
                out.append(attached.attached_to)
        return out
    if isinstance(s, n.Modified):
        return [ctx.event_object]
    if isinstance(s, n.ActivePlayer):
        if ACTIVE_PLAYER in ctx.saved:
            return ctx.saved[ACTIVE_PLAYER][:]
        team = g.team(g.active)
        return [player_ref(p) for p in team] if len(team) > 1 else [player_ref(g.active)]
    if isinstance(s, n.Together):
        all_of_them: list[int] = []
        for part in s.of:
            all_of_them.extend(refs(g, part, ctx))
        return all_of_them
    if isinstance(s, n.TopOfLibrary):
        tops: list[int] = []
        for p in players_of(g, s.of, ctx):
            tops.extend(g.players[p].library[: s.count])
        return tops
    if isinstance(s, n.DefendingPlayer):
        p = meant_by_defending(g, ctx.source)
        return [player_ref(p)] if p >= 0 else []
    raise AssertionError(f"no meaning for {type(s).__name__}")


def player_of(g: State, s: n.Selector, ctx: Context) -> int:
    """The first player a selector names, or -1."""
    for r in refs(g, s, ctx):
        if r < 0:
            return ref_player(r)
    return -1


def players_of(g: State, s: n.Selector, ctx: Context) -> list[int]:
    """The players a selector names who are still in the game."""
    out: list[int] = []
    for r in refs(g, s, ctx):
        if r < 0:
            p = ref_player(r)
            if not g.players[p].left:
                out.append(p)
    return out


def has_name(its: str, name: str) -> bool:
    """Whether something of that name, or names, has this name: a split card has two (CR 709.4a)."""
    return its == name or (" // " in its and name in its.split(" // "))


def names_player(g: State, s: n.Selector, player: int, ctx: Context) -> bool:
    if isinstance(s, n.You):
        return ctx.controller == player
    if isinstance(s, n.EachOpponent):
        return ctx.controller >= 0 and g.are_opponents(ctx.controller, player)
    if isinstance(s, n.EachPlayer):
        return True
    return player_ref(player) in refs(g, s, ctx)


def defending_player(g: State, attacker: int) -> int:
    """The player an attacking creature attacks, or whose permanent it attacks; the last one, once that or the attacker
    itself has left combat (CR 508.5, 506.4c). -1: it never attacked.
    """
    combat = g.combat
    if combat is None:
        return -1
    ref = combat.attacks.get(attacker, 0)
    if ref != 0:
        return defender_of(g, ref)
    return combat.defended.get(attacker, -1)


def meant_by_defending(g: State, attacker: int) -> int:
    """Whom an attacking creature's ability means by the defending player: whom it attacks. From 18 June 2010 to
    24 August 2017 it was whom the creature attacked as it began to (CR 508.5).
    """
    combat = g.combat
    if combat is not None and attacker in combat.first_defended:
        return combat.first_defended[attacker]
    return defending_player(g, attacker)


def blocks_for(g: State, player: int, attacked: int) -> bool:
    """Whether a player's creatures may block what attacks that player: themselves, or a team mate since 5 June 2017 (CR
    802.4a, 805.10d).
    """
    if player == attacked or attacked < 0:
        return attacked >= 0
    return g.rules.team_combat and not g.are_opponents(player, attacked)


def defender_of(g: State, ref: int) -> int:
    """Who defends what is attacked: the player, a planeswalker's controller, a battle's protector (CR 508.5, 310.8d);
    -1: nobody.
    """
    if ref < 0:
        return ref_player(ref)
    o = g.objects[ref]
    return protector_of(o) if now(o).types & CardType.BATTLE else o.controller


def loyalty_of(o: Obj) -> int:
    """Its counters on the battlefield, elsewhere the printed number (CR 306.5a, c)."""
    return o.counters.get("loyalty", 0) if o.zone == Zone.BATTLEFIELD else now(o).loyalty


def defense_of(o: Obj) -> int:
    """The same of a battle (CR 310.4a, c)."""
    return o.counters.get("defense", 0) if o.zone == Zone.BATTLEFIELD else now(o).defense


def protector_of(o: Obj) -> int:
    """The player who protects a battle (CR 310.8), or -1."""
    return o.chosen.get("protector", -1)


# --- Filters


def zones_said(f: n.Filter) -> int:
    """The zones a filter speaks of, as bits; 0 if it says none."""
    if isinstance(f, n.InZone):
        return 1 << f.zone
    if isinstance(f, (n.IsSpell, n.IsAbility)):
        return 1 << Zone.STACK
    if isinstance(f, n.ExiledWithThis):
        return 1 << Zone.EXILE
    if isinstance(f, n.IsOnTop):
        return 1 << Zone.LIBRARY
    if isinstance(f, n.All):
        for part in f.of:
            said = zones_said(part)
            if said:
                return said
    if isinstance(f, n.Any):
        total = 0
        for part in f.of:
            total |= zones_said(part)
        return total
    return 0


def zones_meant(f: n.Filter) -> int:
    """The zones a filter speaks of, as bits: the battlefield unless it says others."""
    said = zones_said(f)
    return said if said else 1 << Zone.BATTLEFIELD


def objects_meant(g: State, f: n.Filter) -> list[int]:
    """The objects in the zones that a filter speaks of, zone by zone."""
    zones = zones_meant(f)
    if zones == 1 << Zone.BATTLEFIELD:
        return g.battlefield
    out: list[int] = []
    for zone in range(Zone.LIBRARY, Zone.COMMAND + 1):
        if zones & (1 << zone):
            out.extend(objects_in(g, zone))
    return out


def objects_in(g: State, zone: int) -> list[int]:
    """Every object in a zone, players' zones in APNAP order."""
    if zone == Zone.BATTLEFIELD:
        return g.battlefield
    if zone == Zone.STACK:
        return g.stack
    if zone == Zone.EXILE:
        return g.exile
    if zone == Zone.COMMAND:
        return g.command
    out: list[int] = []
    for p in g.apnap():
        out.extend(g.zone_list(zone, p))
    return out


def each(g: State, f: n.Filter, ctx: Context) -> list[int]:
    """Every object that fits, in the zones that the filter speaks of."""
    out: list[int] = []
    for oid in objects_meant(g, f):
        if matches(g, f, oid, ctx):
            out.append(oid)
    return out


def compare(left: int, op: str, right: int) -> bool:
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "=":
        return left == right
    if op == "<":
        return left < right
    return left > right


def is_turn(g: State) -> bool:
    """Whether it is anybody's turn. In 1997 what depends on it changes at the beginning of the next one, not before."""
    return g.turn != 0 or g.rules.beginning_of_turn


def matches(g: State, f: n.Filter, oid: int, ctx: Context) -> bool:
    """Whether an object fits."""
    o = g.objects.get(oid)
    if o is None:
        return False
    if isinstance(f, n.All):
        for part in f.of:
            if not matches(g, part, oid, ctx):
                return False
        return True
    if isinstance(f, n.OfType):
        return (now(o).types & f.types) != 0
    if isinstance(f, n.ControlledBy):
        return names_player(g, f.who, o.controller, ctx)
    if isinstance(f, n.IsThis):
        return oid == ctx.source
    if isinstance(f, n.Other):
        return oid != ctx.source
    if isinstance(f, n.Anything):
        return True
    if isinstance(f, n.OfSubtype):
        return f.subtype in now(o).subtypes
    if isinstance(f, n.Not):
        return not matches(g, f.of, oid, ctx)
    if isinstance(f, n.Any):
        for part in f.of:
            if matches(g, part, oid, ctx):
                return True
        return False
    if isinstance(f, n.OfColor):
        colors = now(o).colors
        if f.colors & Color.COLORLESS and colors == 0:
            return True
        return (colors & f.colors) != 0
    if isinstance(f, n.OfChosenColor):
        by = g.objects.get(ctx.source)
        return by is not None and (now(o).colors & by.chosen.get("color", 0)) != 0
    if isinstance(f, n.HasManaAbility):
        return len(now(o).mana) > 0
    if isinstance(f, n.OfChosenName):
        said = word_chosen(g, ctx, "name")
        return said != "" and (has_name(now(o).name, said) or has_name(said, now(o).name))  # both, to 2013
    if isinstance(f, n.OfChosenType):
        said = word_chosen(g, ctx, "creature type")
        return said != "" and said in now(o).subtypes
    if isinstance(f, n.BelongsTo):
        held = o.zone == Zone.BATTLEFIELD or o.zone == Zone.STACK or o.zone == Zone.NOWHERE
        return names_player(g, f.who, o.controller if held else o.owner, ctx)
    if isinstance(f, n.WithKeyword):
        return (now(o).keywords & f.keyword) != 0
    if isinstance(f, n.OfSupertype):
        return (now(o).supertypes & f.supertypes) != 0
    if isinstance(f, n.Named):
        return has_name(now(o).name, f.name)
    if isinstance(f, n.OwnedBy):
        return names_player(g, f.who, o.owner, ctx)
    if isinstance(f, n.IsTapped):
        return o.tapped
    if isinstance(f, n.IsUntapped):
        return not o.tapped
    if isinstance(f, n.InZone):
        return o.zone == f.zone and not o.phased_out
    if isinstance(f, n.IsAttacking):
        combat = g.combat
        if combat is None:
            return False
        if oid in combat.attacks:
            ref = combat.attacks[oid]
        elif oid in combat.last and combat.last[oid].attacking:
            ref = combat.last[oid].attacked
        else:
            return False
        who = f.player
        return who is None or ref in refs(g, who, ctx)
    if isinstance(f, n.IsBlocking):
        combat = g.combat
        return combat is not None and (oid in combat.blocking or (oid in combat.last and combat.last[oid].blocking))
    if isinstance(f, n.IsBlocked):
        combat = g.combat
        if combat is None:
            return False
        return combat.last[oid].blocked if oid in combat.last else combat.blocked.get(oid, False)
    if isinstance(f, n.IsUnblocked):
        combat = g.combat
        if combat is None:
            return False
        if oid in combat.last:
            return combat.last[oid].declared and not combat.last[oid].blocked
        return oid in combat.attacks and not combat.blocked.get(oid, True)
    if isinstance(f, n.IsFaceDown):
        return g.book.cards[o.face].face_down
    if isinstance(f, n.HasMorph):
        for uid in now(o).abilities:
            if isinstance(g.book.abilities[uid].node, n.Morph):
                return True
        return False
    if isinstance(f, n.HasOneTarget):
        aimed = o.ctx
        return aimed is not None and sum([len(t) for t in aimed.targets]) == 1
    if isinstance(f, n.IsBlockedBy):
        return is_blocked_by(g, oid, refs(g, f.what, ctx))
    if isinstance(f, n.WasBlockedBy):
        for r in refs(g, f.what, ctx):
            if BLOCKED_BY - r in o.used:
                return True
        return False
    if isinstance(f, n.EnteredThisTurn):
        return ENTERED in o.used
    if isinstance(f, n.OfOneColor):
        return (now(o).colors & 31).bit_count() == 1
    if isinstance(f, n.IsToken):
        return o.kind == ObjectKind.TOKEN
    if isinstance(f, n.IsSpell):
        return (
            o.kind != ObjectKind.ABILITY
            and o.kind != ObjectKind.ACTION
            and (o.zone == Zone.STACK or o.zone == Zone.NOWHERE)
        )
    if isinstance(f, n.IsAbility):
        return o.kind == ObjectKind.ABILITY
    if isinstance(f, n.AttackedThisTurn):
        return ATTACKED in o.used
    if isinstance(f, n.ControlledSinceTurnBegan):
        return o.arrived <= g.players[g.active].turn_began
    if isinstance(f, n.DrawnThisTurn):
        return o.zone == Zone.HAND and o.arrived >= g.players[g.active].turn_began
    if isinstance(f, n.DealtDamageThisTurn):
        return (o.flags & Flag.DAMAGED_THIS_TURN) != 0
    if isinstance(f, n.PowerIs):
        return has_pt(o) and compare(power_of(g, o), f.op, quantity(g, f.than, ctx))
    if isinstance(f, n.ToughnessIs):
        return has_pt(o) and compare(toughness_of(g, o), f.op, quantity(g, f.than, ctx))
    if isinstance(f, n.ManaValueIs):
        return mana_value_is(g, o, f, ctx)
    if isinstance(f, n.HasCounter):
        return o.counters.get(f.kind, 0) > 0
    if isinstance(f, n.OneOf):
        return oid in refs(g, f.of, ctx)
    if isinstance(f, n.ExiledWithThis):
        return o.zone == Zone.EXILE and o.exiled_with == ctx.source and ctx.source != 0
    if isinstance(f, n.IsOnTop):
        return o.zone == Zone.LIBRARY and g.players[o.owner].library[0] == oid
    if isinstance(f, n.IsAttachedTo):
        hosts = refs(g, f.to, ctx)
        return (o.attached_to != 0 and o.attached_to in hosts) or was_attached(g, oid, hosts)
    if isinstance(f, n.HasLandwalk):
        for uid in now(o).statics:
            walk = g.book.abilities[uid].node
            if isinstance(walk, n.Landwalk) and walk.which == f.which:
                return True
        return False
    if isinstance(f, n.HasAttached):
        for a in o.had:
            if matches(g, f.which, a, ctx):
                return True
        for a in g.attachments:
            other = g.objects[a]
            if other.attached_to == oid and not other.phased_out and matches(g, f.which, a, ctx):
                return True
        return False
    raise AssertionError(f"no meaning for {type(f).__name__}")


def was_attached(g: State, oid: int, hosts: list[int]) -> bool:
    """Whether it was attached to one of these as that left the battlefield (CR 608.2h)."""
    for r in hosts:
        if r > 0:
            host = g.objects.get(r)
            if host is not None and oid in host.had:
                return True
    return False


def share_color(g: State, c: n.ShareColor, ctx: Context) -> bool:
    seen = 0
    shared = False
    count = 0
    for r in refs(g, c.of, ctx):
        if r > 0 and matches(g, c.which, r, ctx):
            colors = now(g.objects[r]).colors
            shared = shared or (seen & colors) != 0
            seen |= colors
            count += 1
    return shared and count >= c.at_least


def word_chosen(g: State, ctx: Context, what: str) -> str:
    """The word chosen for the object an ability is on, or ""."""
    by = g.objects.get(ctx.source)
    if by is None or what not in by.chosen:
        return ""
    return g.book.words[by.chosen[what]]


def is_blocked_by(g: State, attacker: int, by: list[int]) -> bool:
    """Whether one of these is blocking an attacker, or was as it left the battlefield (CR 608.2h)."""
    combat = g.combat
    if combat is None:
        return False
    blockers = combat.last[attacker].blockers if attacker in combat.last else combat.blockers.get(attacker, [])
    for blocker in by:
        if blocker in blockers or (blocker in combat.last and attacker in combat.last[blocker].blocks):
            return True
    return False


def mana_value_of(g: State, o: Obj) -> int:
    """CR 202.3; of a spell X counts as chosen (202.3e), also of one that has left the stack (608.2h). A back face had
    none of its own until 2016.
    """
    value = now(o).mana_value
    if not g.rules.back_face_has_value and o.copied is None and g.book.cards[o.face].back:
        value = 0
    ctx = o.ctx
    if ctx is not None and o.kind != ObjectKind.ABILITY:
        value += ctx.x
    return value


def mana_value_is(g: State, o: Obj, f: n.ManaValueIs, ctx: Context) -> bool:
    """A comparison; of a split card that is no spell each half was compared for itself until 2017."""
    than = quantity(g, f.than, ctx)
    if g.rules.halves_compared and o.zone != Zone.STACK:
        code = g.book.cards[o.face]
        if code.node.layout == Layout.SPLIT:
            for half in code.faces[1:]:
                if compare(g.book.cards[half].base.mana_value, f.op, than):
                    return True
            return False
    return compare(mana_value_of(g, o), f.op, than)


# --- Power and toughness that a card defines itself


def defined(g: State, o: Obj) -> n.SetPT | None:
    """What a characteristic-defining ability says, for an object outside the battlefield, where the layers do not look
    (CR 604.3).
    """
    if not g.book.defining or o.zone == Zone.BATTLEFIELD or o.zone == Zone.NOWHERE:
        return None
    for uid in now(o).statics:
        node = g.book.abilities[uid].static
        if isinstance(node, n.Defines):
            for m in node.mods:
                if isinstance(m, n.SetPT):
                    return m
    return None


def has_pt(o: Obj) -> bool:
    """Whether it has power and toughness: a permanent only as a creature, whatever is printed on it (CR 208.3)."""
    return now(o).has_pt and (o.zone != Zone.BATTLEFIELD or (now(o).types & CardType.CREATURE) != 0)


def power_of(g: State, o: Obj) -> int:
    said = defined(g, o)
    return now(o).power if said is None else quantity(g, said.power, Context(o.id, o.controller))


def toughness_of(g: State, o: Obj) -> int:
    said = defined(g, o)
    return now(o).toughness if said is None else quantity(g, said.toughness, Context(o.id, o.controller))


# --- Quantities


def first_object(g: State, s: n.Selector, ctx: Context) -> Obj | None:
    for r in refs(g, s, ctx):
        if r > 0:
            return g.objects.get(r)
    return None


def quantity(g: State, q: n.Quantity, ctx: Context) -> int:
    if isinstance(q, n.Fixed):
        return q.n
    if isinstance(q, n.X):
        return ctx.x
    if isinstance(q, n.CountOf):
        return len(each(g, q.which, ctx))
    if isinstance(q, n.SizeOf):
        return len(refs(g, q.of, ctx))
    if isinstance(q, n.PowerOf):
        o = first_object(g, q.of, ctx)
        return power_of(g, o) if o is not None else 0
    if isinstance(q, n.ToughnessOf):
        o = first_object(g, q.of, ctx)
        return toughness_of(g, o) if o is not None else 0
    if isinstance(q, n.ManaValueOf):
        o = first_object(g, q.of, ctx)
        return mana_value_of(g, o) if o is not None else 0
    if isinstance(q, n.CountersOn):
        total = 0
        for r in refs(g, q.of, ctx):
            if r > 0:
                o = g.objects.get(r)
                if o is not None:
                    total += o.counters.get(q.kind, 0)
            else:
                total += g.players[ref_player(r)].counters.get(q.kind, 0)
        return total
    if isinstance(q, n.LifeOf):
        p = player_of(g, q.of, ctx)
        return g.players[p].life if p >= 0 else 0
    if isinstance(q, n.LevelOf):
        o = first_object(g, q.of, ctx)
        return max(o.level, 1) if o is not None else 1
    if isinstance(q, n.HandSizeOf):
        p = player_of(g, q.of, ctx)
        return len(g.players[p].hand) if p >= 0 else 0
    if isinstance(q, n.SpellsCastThisTurn):
        total = 0
        for p in players_of(g, q.by, ctx):
            total += g.players[p].spells_this_turn
        return total
    if isinstance(q, n.SpellsCastBefore):
        return spells_before(g, q, ctx)
    if isinstance(q, n.LandsPlayedThisTurn):
        total = 0
        for p in players_of(g, q.by, ctx):
            total += g.players[p].lands_played
        return total
    if isinstance(q, n.Devotion):
        p = player_of(g, q.of, ctx)
        return devotion(g, p, q.colors if q.colors else ctx.event_amount) if p >= 0 else 0
    if isinstance(q, n.AttacksThisTurn):
        o = first_object(g, q.of, ctx)
        return o.used.get(ATTACKED, 0) if o is not None else 0
    if isinstance(q, n.TurnsTaken):
        total = 0
        for p in players_of(g, q.by, ctx):
            total += g.players[p].turns_taken
        return total
    if isinstance(q, n.UntappedLandsAsTurnBegan):
        p = player_of(g, q.of, ctx)
        return g.players[p].memory.get("untapped lands", 0) if p >= 0 else 0
    if isinstance(q, n.CardTypesAmong):
        types = 0
        for oid in each(g, q.which, ctx):
            types |= now(g.objects[oid]).types
        return types.bit_count()
    if isinstance(q, n.UnspentMana):
        total = 0
        for p in players_of(g, q.of, ctx):
            for unit in g.players[p].pool:
                if unit.color == q.color:
                    total += 1
        return total
    if isinstance(q, n.EventAmount):
        return ctx.event_amount
    if isinstance(q, n.Plus):
        return quantity(g, q.left, ctx) + quantity(g, q.right, ctx)
    if isinstance(q, n.Times):
        return q.factor * quantity(g, q.of, ctx)
    if isinstance(q, n.HalfOf):
        v = quantity(g, q.of, ctx)
        return (v + 1) // 2 if q.up else v // 2
    raise AssertionError(f"no meaning for {type(q).__name__}")


def spells_before(g: State, q: n.SpellsCastBefore, ctx: Context) -> int:
    """The spells cast this turn before one of them: what they were on the stack counts (CR 702.40a)."""
    than = refs(g, q.than, ctx)
    which = q.which
    total = 0
    for i in range(0, len(g.casts), 2):
        if g.casts[i] in than:
            break
        if names_player(g, q.by, g.casts[i + 1], ctx) and (which is None or matches(g, which, g.casts[i], ctx)):
            total += 1
    return total


def devotion(g: State, player: int, colors: int) -> int:
    """How many mana symbols of these colours there are in the mana costs of a player's permanents (CR 700.5). They are
    copiable values: no later layer changes them (700.5a).
    """
    total = 0
    for oid in g.battlefield:
        o = g.objects[oid]
        if o.controller == player:
            for symbol in now(o).symbols:
                if symbol & colors:
                    total += 1
    return total


# --- Conditions

STEP_NAMES: Final[dict[str, int]] = {
    "untap step": StepKind.UNTAP,
    "upkeep": StepKind.UPKEEP,
    "draw step": StepKind.DRAW,
    "beginning of combat": StepKind.BEGINNING_OF_COMBAT,
    "declare attackers": StepKind.DECLARE_ATTACKERS,
    "declare blockers": StepKind.DECLARE_BLOCKERS,
    "combat damage": StepKind.COMBAT_DAMAGE,
    "end of combat": StepKind.END_OF_COMBAT,
    "end step": StepKind.END,
    "discard phase": StepKind.DISCARD,
    "cleanup": StepKind.CLEANUP,
}

# The attack of 1997 is no phase: how far its declarations are when it is as if in one of these, or 0.
IN_ATTACK: Final[dict[str, int]] = {"combat phase": 0, "declare attackers": 1, "declare blockers": 2}


def in_part(g: State, place: str) -> bool:
    """Whether the named step or phase is going on."""
    if g.step == 0:
        return False
    step = g.parts[g.step]
    if place == "main phase":
        return step.kind == StepKind.MAIN
    if place == "precombat main":
        return step.kind == StepKind.MAIN and step.precombat
    if place == "postcombat main":
        return step.kind == StepKind.MAIN and not step.precombat
    if not g.rules.attack_is_phase and place in IN_ATTACK:
        combat = g.combat
        return combat is not None and (IN_ATTACK[place] == 0 or combat.declared == IN_ATTACK[place])
    if place == "combat phase":
        return StepKind.BEGINNING_OF_COMBAT <= step.kind <= StepKind.END_OF_COMBAT
    return STEP_NAMES.get(place, -1) == step.kind


def at_combat_point(g: State, c: n.CombatPoint) -> bool:
    """Whether it is before or after a point of combat (CR 506.7a, b): its step has begun, or not."""
    step = g.parts.get(g.step)
    if step is None:
        return False
    wanted = 1 if c.point == "attackers" else 2
    combat = g.combat
    reached = 0 if combat is None else combat.declared
    if not g.rules.attack_is_phase:
        return combat is not None and (reached >= wanted) == c.after
    if not StepKind.BEGINNING_OF_COMBAT <= step.kind <= StepKind.END_OF_COMBAT:  # CR 506.7c
        return False
    if c.after:
        return reached >= wanted  # CR 506.7f: never, where the step is skipped
    if not StepKind.BEGINNING_OF_COMBAT <= step.kind <= StepKind.END_OF_COMBAT:  # CR 506.7c
        return False
    # CR 506.7e: where the point does not come, only until the declare attackers step ends
    return reached < wanted and step.kind <= StepKind.DECLARE_ATTACKERS


def holds(g: State, c: n.Condition, ctx: Context) -> bool:
    if isinstance(c, n.Fits):
        for r in refs(g, c.what, ctx):
            if r > 0 and matches(g, c.which, r, ctx):
                return True
        return False
    if isinstance(c, n.Exists):
        return len(each(g, c.which, ctx)) >= c.at_least
    if isinstance(c, n.Compare):
        return compare(quantity(g, c.left, ctx), c.op, quantity(g, c.right, ctx))
    if isinstance(c, n.IsYourTurn):
        return is_turn(g) and g.is_active(ctx.controller)
    if isinstance(c, n.IsTurnOf):
        if not is_turn(g):
            return False
        named = refs(g, c.who, ctx)
        for p in g.team(g.active):
            if player_ref(p) in named:
                return True
        return False
    if isinstance(c, n.InPart):
        return in_part(g, c.place)
    if isinstance(c, n.BeforeAttackersDeclared):
        return g.turn != 0 and not g.parts[g.turn].past_attack
    if isinstance(c, n.CombatPoint):
        return at_combat_point(g, c)
    if isinstance(c, n.WasKicked):
        if c.name in ctx.kicked:
            return True
        o = g.find(ctx.source)  # a permanent remembers (400.7d), a spell knows
        if o is None:
            return False
        spell = o.ctx
        return c.name in o.kicked or (spell is not None and o.zone == Zone.STACK and c.name in spell.kicked)
    if isinstance(c, n.YouCastItFromYourHand):
        o = g.find(ctx.source)
        return o is not None and (o.flags & Flag.CAST_FROM_HAND) != 0
    if isinstance(c, n.SomePlayer):
        about = ctx.copy()
        for p in players_of(g, c.who, ctx):
            about.event_player = p
            if holds(g, c.condition, about):
                return True
        return False
    if isinstance(c, n.ShareColor):
        return share_color(g, c, ctx)
    if isinstance(c, n.WordIsChosen):
        return word_chosen(g, ctx, "word") == c.word
    if isinstance(c, n.ArrivedSinceLastUpkeep):
        o = g.find(ctx.source)
        return o is not None and o.arrived > g.players[o.controller].last_upkeep
    if isinstance(c, n.IsMonarch):
        return g.monarch >= 0 and names_player(g, c.who, g.monarch, ctx)
    if isinstance(c, n.IsDay):
        return g.day_night == 1
    if isinstance(c, n.IsNight):
        return g.day_night == 2
    if isinstance(c, n.CastLastTurn):
        for player in g.players:
            if player.spells_last_turn >= c.at_least:
                return True
        return False
    if isinstance(c, n.NeitherDayNorNight):
        return g.day_night == 0
    if isinstance(c, n.HappenedThisTurn):
        for p in players_of(g, c.by, ctx):
            if g.players[p].memory.get(c.what, 0) >= c.at_least:
                return True
        return False
    if isinstance(c, n.ActivatedThisTurn):
        source = g.objects.get(ctx.source)
        return source is not None and source.used.get(ctx.ability, 0) >= c.at_least
    if isinstance(c, n.Negated):
        return not holds(g, c.of, ctx)
    if isinstance(c, n.Both):
        return holds(g, c.left, ctx) and holds(g, c.right, ctx)
    if isinstance(c, n.Either):
        return holds(g, c.left, ctx) or holds(g, c.right, ctx)
    raise AssertionError(f"no meaning for {type(c).__name__}")
