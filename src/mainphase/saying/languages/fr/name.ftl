### What things and players are called in sentences.
### `.gender` (m, f) makes a noun of it, which takes an article: LE($obj), DE($obj) …; without it, it is a name.

name-ability = capacité { DE($of) }
    .gender = f
