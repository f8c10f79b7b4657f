### The page of the table in the browser.

page-concede = Concéder ?
page-concede-2 = Concéder
page-language = Langue
page-play-on = Continuer à jouer
