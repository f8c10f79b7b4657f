### `mainphase compare`.

compare-all-dates = { $title }: tutte le date
compare-days = { $days } giorni in cui sono cambiate regole, di cui { $played } andavano giocati
compare-expected = atteso
compare-nothing = non succede niente
compare-otherwise = che cosa succede diversamente da prima
compare-outcome = esito
compare-rules = regole
compare-same = Secondo le regole del { $dates } succede lo stesso.
compare-since = dal
