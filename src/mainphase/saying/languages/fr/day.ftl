### Days of rules.

day-newest = { $date } (le texte de règles le plus récent connu ici est du { $newest })
day-or-earlier = { $date } (ou avant, mais après le { $after })
day-uncertain = Incertain le { $date }, car cela a changé après le { $after } et avant le { $on } : { $what }.
