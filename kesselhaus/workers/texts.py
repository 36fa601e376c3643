"""What workers write into a drawing beside the words of its game: the log of the people at a table, and the
question whether to end a turn.
"""

from kesselhaus.languages import Phrases

ENGLISH = {
    "confirm_title": "End your turn?",
    "confirm_note": "Something is left to do that would be lost.",
    "confirm_what": "This ends your turn",
    "confirm_yes": "End the turn",
    "confirm_no": "Not yet",
    "confirm_never": "End it and never ask again",
    "confirm_left": "You could still",
    "in_words": "The table in words",
    "log_undo": "{seat} went back to an earlier moment; everybody had agreed.",
    "log_mended": "The rules were mended; everybody agreed to go on from here, as {seat} had proposed.",
    "log_granted": "{seat} was granted time.",
    "log_would_grant": "{others} would grant {seat} time.",
    "log_ended": "The table was ended by its people.",
    "log_left": "{seats} left the table.",
    "log_bot": "{seat} is played by a bot from now on.",
    "log_declines": "Asked out of turn, {seat} declines from now on.",
    "log_decides": "{seat} answers again when asked out of turn.",
    "advice": "Advice",
}

GERMAN = {
    "confirm_title": "Zug beenden?",
    "confirm_note": "Noch ist etwas zu tun, das sonst verfällt.",
    "confirm_what": "Das beendet deinen Zug",
    "confirm_yes": "Zug beenden",
    "confirm_no": "Noch nicht",
    "confirm_never": "Beenden und nie mehr nachfragen",
    "confirm_left": "Du könntest noch",
    "in_words": "Der Tisch in Worten",
    "log_undo": "{seat} ging mit Zustimmung aller zu einem früheren Augenblick zurück.",
    "log_mended": "Die Regeln wurden berichtigt; auf Vorschlag von {seat} waren alle einverstanden, von hier "
    "weiterzuspielen.",
    "log_granted": "{seat} bekam neue Bedenkzeit.",
    "log_would_grant": "{others} möchte {seat} neue Bedenkzeit geben.",
    "log_ended": "Der Tisch wurde von seinen Leuten beendet.",
    "log_left": "{seats} hat den Tisch verlassen.",
    "log_bot": "Für {seat} spielt jetzt ein Bot.",
    "log_declines": "Außerhalb des eigenen Zuges gefragt, lehnt {seat} ab jetzt ab.",
    "log_decides": "{seat} antwortet wieder selbst, auch außerhalb des eigenen Zuges.",
    "advice": "Rat",
}

say = Phrases("workers.texts", en=ENGLISH, de=GERMAN)
