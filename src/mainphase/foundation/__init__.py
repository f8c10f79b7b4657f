"""All that every package stands on and that knows nothing of the game: how files and whole numbers are read
(`bounded_files`, `whole_numbers`), files written whole (`whole_files`), names that are loaded when they are asked for
(`lazy_imports`), processes that work for this one (`child_processes`), and which build runs (`build`).
"""
