### `mainphase check`.

check-cards = { $number } carte
check-expected = atteso:
check-fails = fallisce
check-found = trovato:
check-happened = che cosa è successo:
check-held = { $held } su { $total } valgono
check-hint = suggerimento
check-holds = vale
check-led-by = guidato da { $cards }
check-malformed = malformato
check-playable = giocabile
check-reads-differently = { $card } oggi si legge diversamente
check-sideboard = { $number } nella sideboard
check-vanguard = con il vanguard { $cards }
check-waits = alla fine { $names } aspetta in pila e non si è risolto; `- resolve: all` alla fine di `play` lo risolve; `stack:` sotto `expect` dice che è voluto
