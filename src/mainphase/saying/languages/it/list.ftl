### Lists: what stands before the last of several things.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
