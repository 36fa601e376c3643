"""What is said when a match is looked at afterwards."""

ENGLISH = {
    "analysis": "Learn from your match",
    "analysis_intro": "The coach looks for the few decisions that cost you most, with what you knew then.",
    "analysis_begin": "Find my turning points",
    "analysis_running": "{done} of {total} decisions looked at",
    "analysis_none": "Nothing stands out: no decision of yours was clearly worse than what the coach would "
    "have done.",
    "analysis_not_over": "That can be looked at when the match is over.",
    "analysis_asked": "{question}: {count} answers were possible.",
    "analysis_yours": "You answered",
    "analysis_lost": "{lost} {unit} behind; the better answer was ahead in {behind} of {worlds} futures.",
    "analysis_solution": "Show the better answer",
    "analysis_find": "Find it yourself",
    "analysis_moment": "See the moment",
    "analysis_save": "Save the match with these notes",
    "analysis_share": "Share it with these notes",
    "analysis_notes": "What {name} has noted",
    "puzzle": "Find what the coach would have answered here. Then ask for the verdict, or play on.",
    "puzzle_verdict": "See the verdict",
    "verdict_open": "Answer first, then there is something to judge.",
    "verdict_best": "That is what the coach prefers, too: {played}.",
    "verdict_close": "{played}: as good as what the coach prefers ({best}).",
    "verdict_behind": "{played}: {lost} {unit} behind the best that the coach has found.",
    "verdict_again": "Try again",
    "verdict_on": "Play on",
    "verdict_back": "Back to your match",
}

GERMAN = {
    "analysis": "Lern aus deiner Partie",
    "analysis_intro": "Der Trainer sucht die wenigen Entscheidungen, die dich am meisten gekostet haben, mit "
    "dem, was du damals wusstest.",
    "analysis_begin": "Meine Wendepunkte finden",
    "analysis_running": "{done} von {total} Entscheidungen angesehen",
    "analysis_none": "Nichts sticht heraus: Keine deiner Entscheidungen war klar schlechter als die des "
    "Trainers.",
    "analysis_not_over": "Das lässt sich ansehen, wenn die Partie vorbei ist.",
    "analysis_asked": "{question}: {count} Antworten waren möglich.",
    "analysis_yours": "Deine Antwort",
    "analysis_lost": "{lost} {unit} weniger; in {behind} von {worlds} Zukünften lag die bessere Antwort "
    "vorn.",
    "analysis_solution": "Bessere Antwort zeigen",
    "analysis_find": "Selbst finden",
    "analysis_moment": "Den Moment ansehen",
    "analysis_save": "Partie mit diesen Notizen speichern",
    "analysis_share": "Mit diesen Notizen teilen",
    "analysis_notes": "Was {name} notiert hat",
    "puzzle": "Finde, was der Trainer hier geantwortet hätte. Dann frag nach dem Urteil oder spiel weiter.",
    "puzzle_verdict": "Urteil ansehen",
    "verdict_open": "Antworte zuerst, dann gibt es etwas zu beurteilen.",
    "verdict_best": "Das zieht auch der Trainer vor: {played}.",
    "verdict_close": "{played}: so gut wie das, was der Trainer vorzieht ({best}).",
    "verdict_behind": "{played}: {lost} {unit} weniger als das Beste, was der Trainer gefunden hat.",
    "verdict_again": "Noch einmal",
    "verdict_on": "Weiterspielen",
    "verdict_back": "Zurück zu deiner Partie",
}
