"""Pages to hand out: what a command says, as HTML that prints well, as Markdown, or as a picture.

A `Handout` (`collecting`) is a console. Whatever is printed on it becomes part of the page: lines with their rules,
headings, lists, tables (`blocks`). `in_html`, `in_markdown` and `in_svg` write the page, `in_svg` also days as a band.
`formats` knows the endings of files. So there is nothing that a terminal is told and a page is not.
"""
