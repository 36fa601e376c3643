"""What the coach says besides what the game says."""

ENGLISH = {
    "coach_name": "Coach",
    "decimal_point": ".",
    "coach_ask": "Ask the coach",
    "coach_wait": "The coach is thinking …",
    "coach_unsure": "Not sure: the first ones are about equally good.",
    "coach_fairly": "Fairly sure.",
    "coach_sure": "Sure.",
    "coach_futures": "{count} futures looked at, from what you can see.",
    "coach_foot": "Value of 100, reasons in {unit}. Chance to win about {chance}.",
    "coach_tempting": "Tempting, but",
    "coach_even": "nothing that the others do not bring, too",
}

GERMAN = {
    "coach_name": "Trainer",
    "decimal_point": ",",
    "coach_ask": "Trainer fragen",
    "coach_wait": "Der Trainer überlegt …",
    "coach_unsure": "Nicht sicher: Die ersten sind etwa gleich gut.",
    "coach_fairly": "Ziemlich sicher.",
    "coach_sure": "Sicher.",
    "coach_futures": "{count} Zukünfte angesehen, mit dem, was du sehen kannst.",
    "coach_foot": "Wert von 100, Gründe in {unit}. Gewinnchance etwa {chance}.",
    "coach_tempting": "Verlockend, aber",
    "coach_even": "nichts, was die anderen nicht auch bringen",
}
