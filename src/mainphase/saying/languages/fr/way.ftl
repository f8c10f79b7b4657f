### How a spell is cast, if not for its mana cost.

way-allowed = { $way }, comme { LE($by) } le permet
way-by = par « { $doing } »
way-free = sans payer son coût de mana
way-with = avec { $way }
