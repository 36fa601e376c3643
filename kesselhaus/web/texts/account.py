"""Signing in and the account."""

ENGLISH = {
    "sign_in": "Sign in",
    "sign_up": "Keep this account",
    "sign_out": "Sign out",
    "account": "Account",
    "account_note": "You are {name}, a guest on this device. Give yourself a name and a password to keep "
    "your tables and use them on another device.",
    "account_kept": "You are signed in as {name}.",
    "account_name": "Name",
    "account_password": "Password",
    "account_new_here": "New here? You can play at once, without an account.",
    "display_name": "The name that others see",
    "save": "Save",
    "saved": "Saved.",
    "setting_confirm": "Ask before my turn ends",
    "setting_sound": "Soft sounds: my turn, a bid, the end",
    "setting_notify": "A notice of the browser when it is my turn",
    "setting_palette": "Colours that colour-blind people tell apart",
    "webhook": "Webhook: an https address that is told when it is your turn",
    "webhook_refused": "That address cannot be used: it must be https, public, and no longer than 500 "
    "characters.",
    "api_tokens": "Tokens for programs",
    "api_token_label": "What it is for",
    "api_token_new": "New token",
    "api_token_once": "Your new token, shown only this once:",
    "api_token_revoke": "Revoke",
    "api_docs": "What programs can do",
    "account_one_name": "Your name, to sign in and for others to see",
    "change_password": "Change the password",
    "change_password_note": "Every other browser is signed out then, and all tokens for programs are "
    "revoked.",
    "old_password": "Old password",
    "new_password": "New password",
    "password_changed": "The password is changed. All other browsers are signed out, all tokens are revoked.",
    "wrong_password": "That is not your password, so nothing was done.",
    "kept_already": "This account has a name and a password already. The password is changed with the old "
    "one.",
    "my_data": "Your data",
    "my_data_note": "One file (JSON) with your profile, your matches as records, and what you have said.",
    "take_data": "Take my data along",
    "delete_account": "Delete the account",
    "delete_account_note": "Name, password, settings and tokens are deleted, with all tables at which nobody "
    "else sits. Running matches you leave. What stays in others’ matches is a former player without a name. "
    "This cannot be taken back.",
    "delete_account_sure": "Yes, delete my account for good",
    "not_sure": "Please say that you are sure; nothing was deleted.",
    "former_player": "Former player",
    "name_blank": "A name needs at least one letter or digit.",
    "name_long": "A name has at most 40 characters.",
    "name_signs": "A name is made of letters, digits, spaces and the punctuation of a keyboard; in this "
    "one is a sign that cannot be seen or told apart.",
    "name_scripts": "A name is written in one script, all Latin or all Cyrillic letters for instance; "
    "this one mixes several, so that it could be taken for another.",
    "name_of_the_house": "That is what the house calls itself or a former player; please choose another "
    "name.",
    "api_token_unnamed": "Please say what the token is for.",
}

GERMAN = {
    "sign_in": "Anmelden",
    "sign_up": "Konto behalten",
    "sign_out": "Abmelden",
    "account": "Konto",
    "account_note": "Du bist {name}, Gast auf diesem Gerät. Gib dir Namen und Passwort, um deine Tische zu "
    "behalten und auf einem anderen Gerät weiterzuspielen.",
    "account_kept": "Du bist angemeldet als {name}.",
    "account_name": "Name",
    "account_password": "Passwort",
    "account_new_here": "Neu hier? Du kannst sofort spielen, ohne Konto.",
    "display_name": "Der Name, den andere sehen",
    "save": "Speichern",
    "saved": "Gespeichert.",
    "setting_confirm": "Nachfragen, bevor mein Zug endet",
    "setting_sound": "Leise Töne: mein Zug, ein Gebot, das Ende",
    "setting_notify": "Ein Hinweis des Browsers, wenn ich am Zug bin",
    "setting_palette": "Farben, die auch Farbenblinde unterscheiden",
    "webhook": "Webhook: eine https-Adresse, die erfährt, wenn du am Zug bist",
    "webhook_refused": "Diese Adresse geht nicht: Sie muss https und öffentlich sein und höchstens 500 "
    "Zeichen haben.",
    "api_tokens": "Schlüssel für Programme",
    "api_token_label": "Wofür er ist",
    "api_token_new": "Neuer Schlüssel",
    "api_token_once": "Dein neuer Schlüssel, nur dieses eine Mal zu sehen:",
    "api_token_revoke": "Zurückziehen",
    "api_docs": "Was Programme können",
    "account_one_name": "Dein Name, zum Anmelden und für die anderen",
    "change_password": "Passwort ändern",
    "change_password_note": "Alle anderen Browser werden dabei abgemeldet und alle Schlüssel für Programme "
    "zurückgezogen.",
    "old_password": "Altes Passwort",
    "new_password": "Neues Passwort",
    "password_changed": "Das Passwort ist geändert. Alle anderen Browser sind abgemeldet, alle Schlüssel "
    "zurückgezogen.",
    "wrong_password": "Das ist nicht dein Passwort; es wurde nichts getan.",
    "kept_already": "Dieses Konto hat schon Namen und Passwort. Das Passwort änderst du mit dem alten.",
    "my_data": "Deine Daten",
    "my_data_note": "Eine Datei (JSON) mit deinem Profil, deinen Partien als Aufzeichnungen und dem, was du "
    "gesagt hast.",
    "take_data": "Daten mitnehmen",
    "delete_account": "Konto löschen",
    "delete_account_note": "Gelöscht werden Name, Passwort, Einstellungen und Schlüssel, dazu alle "
    "Tische, an denen sonst niemand sitzt. Laufende Partien verlässt du. In den Partien anderer bleibt "
    "ein ehemaliger Spieler ohne Namen. Das lässt sich nicht zurücknehmen.",
    "delete_account_sure": "Ja, mein Konto endgültig löschen",
    "not_sure": "Bitte bestätige, dass du sicher bist; es wurde nichts gelöscht.",
    "former_player": "Ehemaliger Spieler",
    "name_blank": "Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.",
    "name_long": "Ein Name hat höchstens 40 Zeichen.",
    "name_signs": "Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und den Satzzeichen einer "
    "Tastatur; in diesem ist ein Zeichen, das man nicht sieht oder nicht unterscheiden kann.",
    "name_scripts": "Ein Name steht in einer Schrift, zum Beispiel nur in lateinischen oder nur in "
    "kyrillischen Buchstaben; dieser mischt mehrere und wäre zu verwechseln.",
    "name_of_the_house": "So nennt das Haus sich selbst oder einen ehemaligen Spieler; bitte wähle einen "
    "anderen Namen.",
    "api_token_unnamed": "Bitte sag, wofür der Schlüssel ist.",
}
