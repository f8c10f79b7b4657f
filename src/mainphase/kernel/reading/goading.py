"""Which creatures are goaded (CR 701.15)."""

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import Fitting, matches_it
from mainphase.kernel.reading.statics import active_statics
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State


class IsGoaded(Fitting[n.IsGoaded]):
    def fits(self, g: State, node: n.IsGoaded, o: Obj, ctx: Context) -> bool:
        """By an effect of its own, or by an ability that says so of what it fits."""
        for s in active_statics(g, StaticKind.MUST_ATTACK):
            said = s.node
            if isinstance(said, n.Goad):
                lasting = s.lasting
                if lasting is not None and o.id in lasting.objects:
                    return True
            elif isinstance(said, n.Goaded) and matches_it(g, said.which, o, s.ctx):
                return True
        return False


means(n.IsGoaded, IsGoaded(reads=Facet.ALL))
