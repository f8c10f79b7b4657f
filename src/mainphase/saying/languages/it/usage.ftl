### What is wrong with the words of a command line.

usage-bad-value = { $what }: { $why }
usage-error = errore
usage-fault = guasto
usage-half-a-width = { $text } non è metà di un'ampiezza in per cento, come ±1% o 0.5
usage-is-not-one-of = { $text } non è uno fra { $allowed }
usage-missing = manca { $what }
usage-no-such-command = non c'è un comando { $name }
usage-no-such-option = non c'è un'opzione { $option }
usage-no-such-option-near = non c'è un'opzione { $option } (simile: { $near })
usage-number = { $text } non è un numero da { $low } a { $high }, come 2 o 0.5
usage-output-cannot-be-written = l'output non si può scrivere: { $strerror }
usage-seconds = { $text } non è un numero di secondi, come 2 o 0.5
usage-see-help = { $said }; vedi { $command } -h
usage-too-many-words = parole di troppo: { $words }
usage-two-to-so-many-decks = una partita ha da due a { $most } giocatori, ognuno con un mazzo; trovati { $count } mazzi
usage-whole-number = { $text } non è un numero intero da { $low } a { $high }
