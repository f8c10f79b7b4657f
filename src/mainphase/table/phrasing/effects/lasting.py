"""Effects that go on after a spell or ability has resolved, in words (CR 611, 614, 615)."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import listed


@says(n.DontUntapNext)
def dont_untap_next(say: Speaker, e: n.DontUntapNext) -> str:
    next_one = f"{say.possessive(e.who)} next {say.words.part('untap step')}"
    return f"{say.nouns(e.which)} don't untap during {next_one}"


@says(n.ReturnAsUntapping)
def return_as_untapping(say: Speaker, e: n.ReturnAsUntapping) -> str:
    untap_step = say.words.part("untap step")
    return f"return {say.selector(e.what)} to hand as you untap in your next {untap_step}"


@says(n.StayTapped)
def stay_tapped(say: Speaker, e: n.StayTapped) -> str:
    untap_step = say.words.part("untap step")
    return f"{say.selector(e.what)} does not untap during its controller's next {untap_step}"


@says(n.LoseControl)
def lose_control(say: Speaker, e: n.LoseControl) -> str:
    return f"you lose control of {say.selector(e.what)}"


@says(n.Apply)
def apply(say: Speaker, e: n.Apply) -> str:
    said = listed([say.modification(m) for m in e.mods])
    return f"{say.selector(e.to)} {said}{say.how_long(e.until, e.as_long_as)}"


@says(n.Begin)
def begin(say: Speaker, e: n.Begin) -> str:
    return f"{say.static(e.static)}{say.how_long(e.until, e.as_long_as)}"


@says(n.Shield)
def shield(say: Speaker, e: n.Shield) -> str:
    """ "Prevent the next 3 damage that would be dealt to you", "… is dealt to it instead"."""
    kind = "combat damage" if e.combat_only else "damage"
    if e.next_time:
        what = f"the next {kind}"
    else:
        what = f"all {kind}" if e.amount is None else f"the next {say.much(e.amount, kind)}"
    whom = [*([say.selector(e.to)] if e.to is not None else [])]
    whom += [*([say.nouns(e.to_fits)] if e.to_fits is not None else [])]
    to = f" that would be dealt to {listed(whom, 'or')}" if whom else ""
    by = f" by {say.selector(e.source)}" if e.source is not None else ""
    if e.source is None and e.source_fits is not None:
        said = say.described(e.source_fits)
        by = f" by {' '.join([*said.before, *(said.nouns or ['sources']), *said.after])}"
    then = f", then {say.effect(e.then)}" if e.then is not None else ""
    until = say.until(e.until)
    if isinstance(e, n.RedirectDamage):
        return f"{what}{to}{by} is dealt to {say.selector(e.onto)} instead{until}{then}"
    if e.next_time:
        return f"prevent {what}{by}{to.replace(' that would be dealt', '')}{until}{then}"
    return f"prevent {what}{to}{by}{until}{then}"


@says(n.Regenerate)
def regenerate(say: Speaker, e: n.Regenerate) -> str:
    return f"regenerate {say.selector(e.what)}"


@says(n.MayPlay)
def may_play(say: Speaker, e: n.MayPlay) -> str:
    free = " without paying its mana cost" if e.free else ""
    later = " on a later turn" if e.later_turn else ""
    how = " as a sorcery" if e.as_a_sorcery else ""
    return f"you may play {say.selector(e.what)}{free}{how}{later}{say.until(e.until)}"


@says(n.ExileIfLeaving)
def exile_if_leaving(say: Speaker, e: n.ExileIfLeaving) -> str:
    return f"{say.selector(e.what)} is {say.words.removed} if it would {say.words.leaves[1]}"


@says(n.ChangeText)
def change_text(say: Speaker, e: n.ChangeText) -> str:
    words = [*(["color word"] if e.colors else []), *(["basic land type"] if e.land_types else [])]
    until = say.until(e.until)
    return f"change the text of {say.selector(e.what)}: one {listed(words, 'or')} for another{until}"
