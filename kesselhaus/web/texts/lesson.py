"""What the site says of lessons: where they are offered, and where one cannot be led on."""

ENGLISH = {
    "no_lesson": "The lesson has nothing like that there.",
    "first_time": "First time?",
    "first_time_note": "Learn by playing, nothing to read before.",
    "learn_in": "Learn in {minutes} minutes",
    "learn_go_on": "Go on learning",
    "learn_minutes": "{minutes} min",
    "not_now_learn": "Not now",
    "guided": "First time? A guided first match",
    "guided_note": "{minutes} minutes against an easy bot. You play, a card explains.",
    "learn": "Learn",
    "learn_chapters": "Learn it by playing",
    "learn_chapters_note": "A guided first match in {count} chapters. Each can be begun on its own.",
    "lesson_pace": "lesson",
}

GERMAN = {
    "no_lesson": "So etwas hat die Lektion dort nicht.",
    "first_time": "Zum ersten Mal hier?",
    "first_time_note": "Lern beim Spielen, ohne vorher zu lesen.",
    "learn_in": "Lern es in {minutes} Minuten",
    "learn_go_on": "Weiterlernen",
    "learn_minutes": "{minutes} Min.",
    "not_now_learn": "Jetzt nicht",
    "guided": "Zum ersten Mal? Eine geführte erste Partie",
    "guided_note": "{minutes} Minuten gegen einen leichten Bot. Du spielst, eine Karte erklärt.",
    "learn": "Lernen",
    "learn_chapters": "Lern es beim Spielen",
    "learn_chapters_note": "Eine geführte erste Partie in {count} Kapiteln. Jedes kannst du für sich "
    "beginnen.",
    "lesson_pace": "Lektion",
}
