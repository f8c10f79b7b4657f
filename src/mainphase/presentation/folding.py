"""Breaking a line of text for a narrow terminal: between words, and the rest stands under its beginning."""

from rich.console import Console
from rich.text import Text

HANGING = 2  # columns by which the rest of a line is set in
LEAST = 12  # columns in which words are still broken well


def folded_lines(text: Text, console: Console, hanging: int = HANGING) -> list[Text]:
    """The lines of a text, as wide as the console at most. A rule number has no space, so it stays whole."""
    width = console.width
    plain = text.plain
    if text.cell_len <= width and "\n" not in plain:
        return [text]
    lines: list[Text] = []
    for part in text.split("\n", allow_blank=True):
        if part.cell_len <= width:
            lines.append(part)
            continue
        lead = len(part.plain) - len(part.plain.lstrip(" "))
        further = min(lead + hanging, max(0, width - LEAST))
        first, *rest = part[lead:].wrap(console, max(1, width - max(lead, further)))
        lines.append(Text(" " * lead).append_text(first))
        lines += [Text(" " * further).append_text(line) for line in rest]
    for line in lines:
        line.rstrip()
    return lines
