### sentence

sentence-with-rule = { $text } ({ $rule })
