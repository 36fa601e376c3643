"""Around a rulebook."""

ENGLISH = {
    "book_contents": "Contents",
    "book_search": "Search the rules",
    "book_none": "not found",
    "book_signs": "Signs",
    "book_laid": "Set up for",
    "book_laid_note": "See the table as it lies with so many players.",
    "book_print": "Print",
    "figure_before": "Before",
    "figure_then": "Then",
    "figure_after": "After",
    "figure_offered": "Possible:",
    "figure_refused": "Not possible:",
    "figure_play": "Play this example",
}

GERMAN = {
    "book_contents": "Inhalt",
    "book_search": "In den Regeln suchen",
    "book_none": "nichts gefunden",
    "book_signs": "Zeichen",
    "book_laid": "Aufbau für",
    "book_laid_note": "Sieh den Tisch, wie er mit so vielen liegt.",
    "book_print": "Drucken",
    "figure_before": "Vorher",
    "figure_then": "Dann",
    "figure_after": "Nachher",
    "figure_offered": "Möglich:",
    "figure_refused": "Nicht möglich:",
    "figure_play": "Dieses Beispiel spielen",
}
