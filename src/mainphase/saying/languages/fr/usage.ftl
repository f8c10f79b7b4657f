### What is wrong with the words of a command line.

usage-bad-value = { $what } : { $why }
usage-error = erreur
usage-fault = défaillance
usage-half-a-width = { $text } n'est pas la moitié d'une largeur en pour cent, comme ±1% ou 0.5
usage-is-not-one-of = { $text } n'est pas l'un de { $allowed }
usage-missing = il manque { $what }
usage-no-such-command = il n'y a pas de commande { $name }
usage-no-such-option = il n'y a pas d'option { $option }
usage-no-such-option-near = il n'y a pas d'option { $option } (proche : { $near })
usage-number = { $text } n'est pas un nombre de { $low } à { $high }, comme 2 ou 0.5
usage-output-cannot-be-written = la sortie ne peut pas être écrite : { $strerror }
usage-seconds = { $text } n'est pas un nombre de secondes, comme 2 ou 0.5
usage-see-help = { $said } ; voir { $command } -h
usage-too-many-words = mots en trop : { $words }
usage-two-to-so-many-decks = une partie a de deux à { $most } joueurs, chacun avec un deck ; trouvés : { $count } decks
usage-whole-number = { $text } n'est pas un nombre entier de { $low } à { $high }
