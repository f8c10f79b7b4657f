### Days of rules.

day-newest = { $date } (il testo più recente delle regole conosciuto qui è del { $newest })
day-or-earlier = { $date } (o prima, ma dopo il { $after })
day-uncertain = Incerto il { $date }, perché è cambiato dopo il { $after } ed entro il { $on }: { $what }.
