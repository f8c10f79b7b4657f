### `mainphase explain`.

explain-concept = { $name }{ $known }: { $meaning }
explain-heading = { $title }: regole del { $date }
explain-line = riga { $number }
explain-more = e altri { $number }
explain-no-rule-on = nessuna regola il { $date }
explain-no-rule-today = (oggi nessuna regola)
explain-nothing-cited = niente che mainphase citi
explain-nothing-yet = ancora niente
explain-number = numero: { $rules }
explain-rule-from = { $rule } dal { $date }
explain-rules-of = regole del { $date }
explain-see-also = vedi anche: { $topics }
explain-shown-by = mostrato da: { $files }{ $more }
explain-switch = opzione: { $flag } ({ $value } il { $date }). { $what }
explain-today = (oggi { $rule })
explain-today-about = Oggi { $rule } riguarda: { $about }
explain-under = { $what } secondo le regole del { $date }
