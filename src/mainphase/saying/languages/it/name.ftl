### What things and players are called in sentences.
### `.gender` (m, f) makes a noun of it, which takes an article: IL($obj), DI($obj) …; without it, it is a name.

name-a-card = carta
    .gender = f
name-a-rule = regola
    .gender = f
name-ability = abilità { DI($of) }
    .gender = f
name-ability-with-words = abilità { DI($of) }, “{ $words }”,
    .gender = f
name-blank = (vuota)
name-chapter = capitolo { $number } { DI($of) }
    .gender = m
name-copy = copia { DI($of) }
    .gender = f
name-counter = segnalino { $kind }
    .gender = m
    .many = segnalini { $kind }
name-face-down = { $name } a faccia in giù
name-face-down-card = carta a faccia in giù
    .gender = f
name-face-down-creature = creatura a faccia in giù
    .gender = f
name-nameless-creature = creatura senza nome
    .gender = f
name-nameless-permanent = permanente senza nome
    .gender = m
name-nobody = nessuno
name-numbered = { $name } n. { $number }
name-of = { $name } { DI($of) }
name-token = pedina { $name }
    .gender = f
name-whose = { $name } { DI($of) }
name-zone-of = { $zone } { DI($of) }
    .gender = { GENDER($zone) }
