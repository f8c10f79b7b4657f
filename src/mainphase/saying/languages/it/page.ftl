### The page of the table in the browser.

page-concede = Concedere?
page-concede-2 = Concedi
page-language = Lingua
page-play-on = Continua a giocare
page-point-at-it = – indica sul tavolo
page-say = Di'
page-why-not = Perché no?
page-your-decision = La tua decisione
