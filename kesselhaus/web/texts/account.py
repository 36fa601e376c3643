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
    "setting_sound": "A sound when it is my turn",
    "setting_notify": "A notice of the browser when it is my turn",
    "setting_palette": "Colours for colour-blind eyes",
    "webhook": "Webhook: an https address that is told when it is your turn",
    "webhook_refused": "That address cannot be used: it must be https, public, and no longer than 500 "
    "characters.",
    "api_tokens": "Tokens for programs",
    "api_token_label": "What it is for",
    "api_token_new": "New token",
    "api_token_once": "Your new token, shown only this once:",
    "api_token_revoke": "Revoke",
    "api_docs": "What programs can do",
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
    "setting_sound": "Ein Ton, wenn ich am Zug bin",
    "setting_notify": "Ein Hinweis des Browsers, wenn ich am Zug bin",
    "setting_palette": "Farben für farbenblinde Augen",
    "webhook": "Webhook: eine https-Adresse, die erfährt, wenn du am Zug bist",
    "webhook_refused": "Diese Adresse geht nicht: Sie muss https und öffentlich sein und höchstens 500 "
    "Zeichen haben.",
    "api_tokens": "Schlüssel für Programme",
    "api_token_label": "Wofür er ist",
    "api_token_new": "Neuer Schlüssel",
    "api_token_once": "Dein neuer Schlüssel, nur dieses eine Mal zu sehen:",
    "api_token_revoke": "Zurückziehen",
    "api_docs": "Was Programme können",
}
