### How a spell is cast, if not for its mana cost.

way-allowed = { $way }, come permette { $by }
way-by = con il costo alternativo “{ $doing }”
way-free = senza pagare il suo costo di mana
way-with = con { $way }
