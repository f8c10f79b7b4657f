"""Which timing model a date has."""

from mainphase.kernel.fifth.batch_timing import BatchTiming
from mainphase.kernel.state.timing import Timing
from mainphase.kernel.turn.stack_timing import StackTiming
from mainphase.rules.law import Rules
from mainphase.rules.law import TimingModel as Model


def timing_of(rules: Rules) -> Timing:
    """The timing model of the rules of a date."""
    return BatchTiming() if rules.timing == Model.BATCH else StackTiming()
