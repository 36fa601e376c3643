"""What the cards of the lesson say."""

from kesselhaus.languages import Phrases

WORDS: Phrases[tuple[str, ...]] = Phrases(
    "airship_city.lesson",
    en={
        "about": ("What it is about",),
        "goal": (
            "What wins",
            "A city of sixteen tiles, and you equip it with airships. Most points after 20 rounds win. "
            "Points come from airships and buildings that you give to the city, and from contracts.",
        ),
        "city": (
            "The city",
            "Your two workers stand on the Harbour. In your turn each of them moves once, to a tile beside "
            "its own, and does what is printed there.",
        ),
        "mine": (
            "Send a worker out",
            "The Mine lies beside the Harbour and gives [2 metal].",
            "Move a worker to the Mine: on the map or by its key.",
        ),
        "act": (
            "Do what it says",
            "Your worker has arrived. What its tile offers is up to you; here it is worth having.",
            "Take the [2 metal].",
        ),
        "market": (
            "The second worker",
            "It moves in the same turn. Up from the Harbour lies a Market: there you take a contract.",
            "Move it to the Market and use it.",
        ),
        "contract": (
            "A contract",
            "On top stands the time it leaves you: each hourglass is a stage of four rounds. You have [4 "
            "metal], and this one wants [5 metal] for [vp 1] and [3 gold].",
            "Take the contract for [5 metal].",
        ),
        "ride": (
            "Riding along",
            "[seat 1] has moved onto the Mine and used it. Your worker is still there, so it gets [1 metal] "
            "without lifting a finger. You have [5 metal] now.",
        ),
    },
    de={
        "about": ("Worum es geht",),
        "goal": (
            "Was gewinnt",
            "Eine Stadt aus sechzehn Feldern, und du stattest sie mit Luftschiffen aus. Nach 20 Runden "
            "gewinnen die meisten Punkte. Es gibt sie für Luftschiffe und Bauten, die du der Stadt "
            "schenkst, und für Verträge.",
        ),
        "city": (
            "Die Stadt",
            "Deine zwei Arbeiter stehen auf dem Hafen. In deinem Zug geht jeder einmal auf ein Feld neben "
            "seinem und tut, was dort aufgedruckt ist.",
        ),
        "mine": (
            "Schick einen Arbeiter los",
            "Die Mine liegt neben dem Hafen und gibt [2 metal].",
            "Zieh einen Arbeiter auf die Mine: auf der Karte oder mit der Taste.",
        ),
        "act": (
            "Tu, was dort steht",
            "Dein Arbeiter ist angekommen. Was sein Feld anbietet, darfst du nehmen oder lassen; hier lohnt "
            "es sich.",
            "Nimm die [2 metal].",
        ),
        "market": (
            "Der zweite Arbeiter",
            "Er zieht im selben Zug. Über dem Hafen liegt ein Marktplatz: Dort nimmst du einen Vertrag.",
            "Zieh ihn auf den Marktplatz und nutze ihn.",
        ),
        "contract": (
            "Ein Vertrag",
            "Oben steht, wie viel Zeit er dir lässt: Jede Sanduhr ist eine Etappe von vier Runden. Du hast "
            "[4 metal], dieser hier möchte [5 metal] und gibt [vp 1] und [3 gold].",
            "Nimm den Vertrag für [5 metal].",
        ),
        "ride": (
            "Huckepack",
            "[seat 1] ist auf die Mine gezogen und hat sie genutzt. Dein Arbeiter steht noch dort und "
            "bekommt [1 metal], ohne einen Finger zu rühren. Jetzt hast du [5 metal].",
        ),
    },
)
