### What things and players are called in sentences.
### `.gender` (m, f) makes a noun of it, which takes an article: LE($obj), DE($obj) …; without it, it is a name.

name-a-card = carte
    .gender = f
name-a-rule = règle
    .gender = f
name-ability = capacité { DE($of) }
    .gender = f
name-ability-with-words = capacité { DE($of) }, « { $words } »,
    .gender = f
name-blank = (vierge)
name-chapter = chapitre { $number } { DE($of) }
    .gender = m
name-copy = copie { DE($of) }
    .gender = f
name-counter = marqueur { $kind }
    .gender = m
    .many = marqueurs { $kind }
name-face-down = { $name } face cachée
name-face-down-card = carte face cachée
    .gender = f
name-face-down-creature = créature face cachée
    .gender = f
name-nameless-creature = créature sans nom
    .gender = f
name-nameless-permanent = permanent sans nom
    .gender = m
name-nobody = personne
name-numbered = { $name } n° { $number }
name-of = { $name } { DE($of) }
name-token = jeton { $name }
    .gender = m
name-whose = { $name } { DE($of) }
name-zone-of = { $zone } { DE($of) }
    .gender = { GENDER($zone) }
