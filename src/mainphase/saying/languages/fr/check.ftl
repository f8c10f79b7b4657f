### `mainphase check`.

check-as-far-as-known = , pour autant qu'on le sache ici
check-cards = { $number } cartes
check-constructed-play = le jeu en construit
check-expected = attendu :
check-fails = échoue
check-found = trouvé :
check-happened = ce qui s'est passé :
check-held = { $held } sur { $total } tiennent
check-hint = conseil
check-holds = tient
check-in-format = en { $format } le { $day }
check-led-by = mené par { $cards }
check-left-out = laissée hors de la réserve : { $why }
check-legal = légal
check-malformed = mal formé
check-not-for = ne convient pas pour { $what } : { $why }
check-not-known = on ne sait pas : { $what }
check-not-legal = pas légal
check-not-supported = { $name } n'est pas prise en charge
check-playable = jouable
check-reads-differently = { $card } se lit autrement aujourd'hui
check-sideboard = { $number } dans la réserve
check-vanguard = avec l'avant-garde { $cards }
check-waits = à la fin { $names } attend sur la pile et ne s'est pas résolu ; `- resolve: all` à la fin de `play` le résout ; `stack:` sous `expect` dit que c'est voulu
