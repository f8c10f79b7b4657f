"""What readers are told, in their language.

Whatever a reader sees is made once, in English, by `worded` and its neighbours: a text that is an ordinary string and
keeps what it was made of. Whoever shows it to somebody says it in their language: `say(text, language)`. A language is
a folder of data (`languages`); English is the code's own and needs none.
"""
