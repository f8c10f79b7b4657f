### A sentence with its rule.

sentence-with-rule = { $text } ({ $rule })
