"""The small questions that many rules ask: which of these, yes or no, which word. A question is a frame; whoever pushes
it finds the answer in the state. No question here knows why it is asked. `picking` has who answers any
question without looking.
"""
