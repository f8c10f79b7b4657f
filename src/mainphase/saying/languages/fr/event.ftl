### What happens in a game: one sentence for each event, without its full stop.
### It begins with a small letter where it may: what shows it makes a capital of it.

event-draw = { $who } pioche { $obj }
event-draw-hidden = { $who } pioche une carte
event-destroyed = { $obj } est détruit{ E($obj) }
event-part-begins = { LE($part) } commence
event-triggered = { LE($ability) } se déclenche
