### What stands around a number that is chosen.

number-assign = assegna{" "}
number-damage-to = danni a { $to }
number-to = a { $to }
