### day

day-newest = { $date } (le texte de règles le plus récent connu ici est du { $newest })
day-uncertain = Incertain le { $date }, car cela a changé après le { $after } et avant le { $on } : { $what }.
