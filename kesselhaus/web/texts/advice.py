"""What is said about the advice of bots to people."""

ENGLISH = {
    "advice": "Advice",
    "advice_note": "A bot tells everybody here what it thinks of his own options, from 0 to 100: for the "
    "most part the chance to win. The longer the bar, the closer to the best option. What it has not tried "
    "shows nothing.",
    "advice_switch_on": "Show the advice of a bot",
    "advice_switch_off": "Switch the advice off",
    "advice_told": "Advice: {figure} of 100",
    "advice_told_best": "Advice: {figure} of 100, the best",
    "advice_number": "Advice: {number}",
    # refusals
    "advice_off": "At this table bots give no advice.",
    "advice_seat": "While the match runs, advice is for those who play.",
    "advice_not_asked": "There is advice only for who is asked.",
    "advice_no_choice": "There is nothing to choose here.",
    "advice_others": "Where others sit too, advice stays as it was when they sat down.",
    "advice_busy": "Too many people ask for advice just now.",
    "advice_lost": "No advice came in time.",
    # replay and result
    "thoughts": "What would a bot do here?",
    "thoughts_hide": "Hide what the bot thinks",
    "thoughts_wait": "The bot is thinking …",
    "thoughts_none": "There was nothing for you to choose here.",
    "thoughts_title": "{who}: advice of a bot",
    "thoughts_chosen": "This was played",
    "thoughts_untried": "not tried by the bot",
    "chances": "Chance to win",
    "chances_wait": "The match is being looked at …",
    "chances_note": "As a bot judges each moment. A click on the chart goes there.",
    "chances_moment": "Moment {at}: {told}",
}

GERMAN = {
    "advice": "Rat",
    "advice_note": "Ein Bot sagt hier jedem, was er von dessen eigenen Möglichkeiten hält, von 0 bis 100: "
    "vor allem die Gewinnchance. Je länger der Balken, desto näher an der besten Möglichkeit. Was er nicht "
    "ausprobiert hat, zeigt nichts.",
    "advice_switch_on": "Rat eines Bots zeigen",
    "advice_switch_off": "Rat ausschalten",
    "advice_told": "Rat: {figure} von 100",
    "advice_told_best": "Rat: {figure} von 100, am besten",
    "advice_number": "Rat: {number}",
    "advice_off": "An diesem Tisch geben Bots keinen Rat.",
    "advice_seat": "Solange die Partie läuft, ist Rat nur für die da, die mitspielen.",
    "advice_not_asked": "Rat gibt es nur für den, der gefragt ist.",
    "advice_no_choice": "Hier gibt es nichts zu wählen.",
    "advice_others": "Wo andere mitspielen, bleibt es beim Rat so, wie es war, als sie sich gesetzt haben.",
    "advice_busy": "Gerade fragen zu viele um Rat.",
    "advice_lost": "Der Rat kam nicht rechtzeitig.",
    "thoughts": "Was täte ein Bot hier?",
    "thoughts_hide": "Meinung des Bots ausblenden",
    "thoughts_wait": "Der Bot überlegt …",
    "thoughts_none": "Hier gab es für dich nichts zu wählen.",
    "thoughts_title": "{who}: Rat eines Bots",
    "thoughts_chosen": "So wurde gespielt",
    "thoughts_untried": "vom Bot nicht probiert",
    "chances": "Gewinnchancen",
    "chances_wait": "Die Partie wird angesehen …",
    "chances_note": "So schätzt ein Bot jeden Augenblick ein. Ein Klick ins Bild führt dorthin.",
    "chances_moment": "Augenblick {at}: {told}",
}
