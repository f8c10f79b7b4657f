"""Liveness: a proof that cards do what they say.

Reading is proved elsewhere; this proves doing. Everything that a card says (`units`: each instruction, each static
ability, each way to pay) is left out of it once. A stage is set on which it must show (`staging`), a few turns are
played with the card and with the card that lacks it (`day`), and the two are compared at every decision: what could be
chosen, what happened, what everything is. What makes no difference on any of the stages was not shown to do anything
(`proving`).

Stages are set by the nodes themselves. `wishes` knows of each kind of filter what an object must be like to fit it,
`acting` knows of each kind of trigger, condition and static effect what has to be done; `script` keeps both for a
stage. Nothing here knows a card.
"""
