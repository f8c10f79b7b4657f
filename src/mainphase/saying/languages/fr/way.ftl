### way

way-allowed = { $way }, comme { LE($by) } le permet
way-by = par « { $doing } »
way-free = sans payer son coût de mana
way-with = avec { $way }
