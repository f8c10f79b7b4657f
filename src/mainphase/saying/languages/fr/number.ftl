### What stands around a number that is chosen.

number-assign = assigner{" "}
number-damage-to = blessure(s) { A($to) }
number-pay = payer{" "}
number-to = { A($to) }
