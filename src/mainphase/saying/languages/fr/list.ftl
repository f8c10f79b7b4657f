### Lists: what stands before the last of several things.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
