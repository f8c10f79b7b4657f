### `mainphase check`.

check-as-far-as-known = , per quanto se ne sa qui
check-cards = { $number } carte
check-constructed-play = il gioco con mazzi costruiti
check-expected = atteso:
check-fails = fallisce
check-found = trovato:
check-happened = che cosa è successo:
check-held = { $held } su { $total } valgono
check-hint = suggerimento
check-holds = vale
check-in-format = in { $format } il { $day }
check-led-by = guidato da { $cards }
check-left-out = lasciata fuori dal sideboard: { $why }
check-legal = legale
check-malformed = malformato
check-not-for = non adatto a { $what }: { $why }
check-not-known = non si sa: { $what }
check-not-legal = non legale
check-not-supported = { $name } non è supportata
check-playable = giocabile
check-reads-differently = { $card } oggi si legge diversamente
check-sideboard = { $number } nella sideboard
check-vanguard = con il vanguard { $cards }
check-waits = alla fine { $names } aspetta in pila e non si è risolto; `- resolve: all` alla fine di `play` lo risolve; `stack:` sotto `expect` dice che è voluto
