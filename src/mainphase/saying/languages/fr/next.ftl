### What happens next.

next-another = { LE($part) } commence encore une fois
next-delayed = { LE($ability) } attend son moment
next-game-over = la partie est terminée
next-goes-on = { LE($obj) } continue à se résoudre
next-heading = Ce qui se passe ensuite, si personne ne fait rien d'autre
next-legend = une seule légende reste parmi { $names }
next-nothing = rien qui soit déjà fixé
next-part-ends = { LE($part) } se termine quand tous passent
next-resolves = { LE($obj) } se résout quand tous passent
next-skipped = { LE($part) } est passé{ E($part) }
next-skipped-unless = { LE($part) } est passé{ E($part) } à moins que quelque chose n'attaque
next-things = Ensuite : { $things }.
next-triggered = { LE($ability) } s'est déclenchée, et est mise sur la pile
next-turn = le prochain tour commence quand tous passent
next-turn-ends = le tour { DE($of) } se termine
