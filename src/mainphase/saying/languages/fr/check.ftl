### `mainphase check`.

check-cards = { $number } cartes
check-expected = attendu :
check-fails = échoue
check-found = trouvé :
check-happened = ce qui s'est passé :
check-held = { $held } sur { $total } tiennent
check-hint = conseil
check-holds = tient
check-led-by = mené par { $cards }
check-malformed = mal formé
check-playable = jouable
check-reads-differently = { $card } se lit autrement aujourd'hui
check-sideboard = { $number } dans la réserve
check-vanguard = avec l'avant-garde { $cards }
check-waits = à la fin { $names } attend sur la pile et ne s'est pas résolu ; `- resolve: all` à la fin de `play` le résout ; `stack:` sous `expect` dit que c'est voulu
