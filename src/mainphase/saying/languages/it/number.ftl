### What stands around a number that is chosen.

number-assign = assegna danno:{" "}
number-damage-to = { A($to) }
number-pay = paga{" "}
number-to = { A($to) }
