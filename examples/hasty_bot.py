"""A bot of one's own: attacks with everything, blocks with nothing, and otherwise takes what comes first.

    mainphase watch red-burn white-blue-tempo --bot examples.hasty_bot:HastyBot --bot greedy

A bot has one method. `view` is what its seat may see (mainphase.View), `decision` what it is asked; the
answer is the index of an option. If its constructor takes `seed`, it is given one.
"""

from __future__ import annotations

from mainphase import Decision, View


class HastyBot:
    """Reads the options as the notation that they print as."""

    def choose(self, view: View, decision: Decision) -> int:
        options = [str(option) for option in decision.options]
        if decision.kind == "priority":
            # The last option is the most interesting one: passing comes first.
            return len(options) - 1
        if decision.kind == "target":
            enemies = [p.name for p in view.players if p.seat != view.seat]
            for index, text in enumerate(options):
                if any(name in text for name in enemies):
                    return index
        if decision.kind == "attack":
            return next((i for i, text in enumerate(options) if text.startswith("attack")), 0)
        if decision.kind == "block":
            return len(options) - 1
        return 0
