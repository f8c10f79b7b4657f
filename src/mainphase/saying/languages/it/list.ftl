### Lists: what stands before the last of several things.

list-and = { $first } { ED($last) }
list-or = { $first } o { $last }
