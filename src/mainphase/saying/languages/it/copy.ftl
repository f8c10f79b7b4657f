### What the user's own copy of the rules has.

copy-has-no-numbers = la tua copia, del { $date }, non ha regole numerate
copy-has-no-such-rule = la tua copia, del { $date }, non ha una regola { $number }
copy-has-rule = la tua copia è del { $date }; lì { IL($rule) } è la { $number }
copy-lacks-number = la tua copia è del { $date }; lì { IL($rule) } sarebbe la { $number }, che alla tua copia manca
copy-lacks-rule-on = la tua copia è del { $date }; non contiene una regola così ({ $names })
copy-nothing-cited-so = la tua copia è del { $date }; mainphase non cita niente come { $number } il { $cited_on }, perciò non sa dove ciò sia nella tua copia
copy-number-not-known = la tua copia è del { $date }; non si sa quale numero vi abbia { IL($rule) }
copy-of-day = Nella tua copia, del { $date }:
copy-of-day-has-no-numbers = la tua copia è del { $date }, e non ha regole numerate
copy-rule = regola
    .gender = f
    .of = noun
copy-rule-on = regola su { $names }
    .gender = f
    .of = noun
