### What stands around a number that is chosen.

number-assign = assegna danno:{" "}
number-damage-to = { A($to) }
number-to = { A($to) }
