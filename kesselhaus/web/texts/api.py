"""What only programs are told."""

ENGLISH = {
    "token_needed": "That needs a personal token: Authorization: Bearer … (make one on your account page).",
    "wrong_token": "There is no such token, or it was revoked.",
    "no_own_seat": 'One of the seats has to be yours: "me".',
    "no_method": "That cannot be asked of this address in this way.",
}

GERMAN = {
    "token_needed": "Dafür braucht es einen persönlichen Schlüssel: Authorization: Bearer … (zu machen auf "
    "der Seite deines Kontos).",
    "wrong_token": "Diesen Schlüssel gibt es nicht, oder er wurde zurückgezogen.",
    "no_own_seat": "Einer der Plätze muss deiner sein: „me“.",
    "no_method": "So kann man diese Adresse nicht fragen.",
}
