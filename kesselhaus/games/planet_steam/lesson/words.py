"""What the cards of the lesson say."""

from collections.abc import Mapping

from kesselhaus.games.planet_steam.lesson.german import GERMAN
from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, tuple[str, ...]] = {
    "about": ("What it is about",),
    "goal": (
        "What wins",
        "After seven rounds everything you own is worth credits: zones, tanks, goods. Most win. "
        "Goods lie on your carriers; what does not fit is lost.",
        "Raise the water carrier by one class.",
    ),
    "bid": (
        "Specialists are auctioned",
        "Each round you bid for a card with specialists. Its number decides the order of the round. "
        "How much you have is your secret.",
        "Open with [2 credit].",
    ),
    "higher": (
        "Bid more, or pass",
        "[seat 1] has topped your bid. Bids go round until one of you is left, who pays the last bid. "
        "Who passes pays nothing.",
        "Bid [6 credit].",
    ),
    "card": (
        "Your specialists",
        "You choose first. Lady Steam has number 1: you go first all round. The Engineer brings a "
        "building permit or [15 credit] at once.",
        "Take that card, and the permit.",
    ),
    "bonus": (
        "A bonus",
        "Whoever wins a card also takes a unit from the bonus field. Quartz is the dearest.",
        "Take the [quartz].",
    ),
    "zone": (
        "A zone is auctioned",
        "The Speculator's holder names it, and pays only half of a winning bid. Lady Steam opens.",
        "Open with [3 credit].",
    ),
    "hammer": (
        "Beside your own",
        "B3 lies next to your B2, and tanks that touch give more. A zone counts [25 credit] at the end.",
        "Bid [9 credit].",
        "Why not pass?",
        "You may. But land that is yours stays yours, and the map fills up.",
    ),
    "yours": (
        "Land of yours",
        "A zone counts at the end and has room for one tank. What all you own is worth now stands here, "
        "after every move.",
    ),
    "turn": ("A turn",),
    "claim": (
        "Claim a zone",
        "Each round you may claim one zone. By die: on 4, 5 or 6 it is yours, on less you take the "
        "nearest free one in a direction.",
        "Claim by die, and name C2 on the river.",
    ),
    "tank": (
        "The tank turn",
        "It costs [1 water]. Then you buy as often as you can pay. The airship hangs at row 4: there "
        "every tank gives one more.",
        "Pay, and put a tank on E4.",
    ),
    "converter": (
        "What it gives",
        "A tank gives water. With a converter it gives quartz, ore or energy.",
        "Put an ore converter on E4.",
    ),
    "river": (
        "On the river",
        "Every tank bought makes the next one dearer. On the river a tank without converter runs "
        "without energy.",
        "Put a tank on C2, and end your turn.",
    ),
    "use": (
        "Production",
        "Now all produce. Each tank used gives a unit of its resource. It takes [1 energy], unless it "
        "makes energy or is a simple one on the river.",
        "Use C2 and E4.",
    ),
    "row": (
        "The airship helps everybody",
        "Used in the airship's row, a tank gives two units: yours on E4 two ore, that of [seat 1] on B4 "
        "two quartz.",
    ),
    "points": ("Where credits come from",),
    "pass": (
        "Prices move",
        "Quartz is traded first. The colour of its supply says how the price moves after each trade, "
        "after passing too. Scarce means dearer.",
        "Keep your quartz: do not trade.",
    ),
    "sell": (
        "Selling",
        "You are paid the price for each unit. The supply rises by as many, and a fuller supply "
        "presses the price.",
        "Sell [2 ore].",
        "Why now?",
        "The next one gets the new price. Who trades first has the best of it.",
    ),
    "buy": (
        "Buying",
        "Next round's tank turn takes water, and so does each tank. Buying empties the supply, and "
        "raises the price for whoever comes later.",
        "Buy [2 water].",
    ),
    "energy": (
        "Cheap while plentiful",
        "Tanks need energy to run. There is plenty, so it is cheap. Buy no more than your carrier holds: "
        "the rest would be lost.",
        "Buy [2 energy].",
    ),
    "quarters": (
        "Luxury quarters",
        "After trade you may buy one certificate. Luxury quarters take [1 quartz] and [1 ore] and count "
        "[50 credit] at the end.",
        "Buy luxury quarters.",
    ),
    "market": (
        "New tanks",
        "A round ends by building tanks out of the ore and energy on the terminal. Now tanks are cheap, "
        "ore and energy are gone, and their prices will rise.",
    ),
    "worth": (
        "What counts",
        "Each zone and each tank [25 credit], a supercharger or luxury quarters [50 credit], goods their "
        "price, and each credit one.",
    ),
    "finer": ("The finer parts",),
    "permit": (
        "Without a die",
        "Round three. A building permit claims any free zone, and even one with a neutral marker.",
        "Claim C3 by permit.",
    ),
    "moor": (
        "You are Captain",
        "This time you took the Captain, so you moor the airship; it helps every tank in the row.",
        "Moor it at row 2.",
    ),
    "beside": (
        "Synergy",
        "Your tanks that touch and give the same are a group: one more unit for each but the first.",
        "Pay, and put a tank on B2.",
    ),
    "charger": (
        "One more each time",
        "A supercharger adds a unit whenever its tank is used, and counts at the end.",
        "Put one on C2.",
    ),
    "larger": (
        "Room for it",
        "Much water is to come. A carrier grows by a class for [1 ore] and [1 energy].",
        "Raise the water carrier, and end your turn.",
    ),
    "all": (
        "It all adds up",
        "Two tanks, synergy, supercharger, twice the airship: six water.",
        "Use all three tanks.",
    ),
    "more": (
        "Two more ways",
        "In a tank turn you may rearrange your tanks for nothing. An imported tank costs quartz, but "
        "comes even when the market is sold out.",
    ),
    "end": ("How it ends",),
    "last": (
        "The last trade",
        "Seven rounds are nearly over. Goods will count at the price that stands at the end, so sell "
        "what falls and keep what rises.",
    ),
    "scarce": (
        "Buy what rises",
        "The supply of quartz is low: the price rises with every trade, passing included. What you buy "
        "now counts more at the end.",
        "Buy [2 quartz].",
    ),
    "ore": (
        "Nothing left at all",
        "The terminal has no ore. Each trade lifts its price, up to the end of the scale.",
        "Keep your ore: do not trade.",
    ),
    "plenty": (
        "Sell what falls",
        "The supply of water is in the red: after every trade the price falls by three. Whoever waits "
        "gets less.",
        "Sell all [7 water].",
    ),
    "rest": (
        "Nothing left over",
        "Of energy there is plenty, too. What is left over counts only what it costs at the end.",
        "Sell [2 energy].",
    ),
    "count": (
        "Reckon it out",
        "Luxury quarters count [50 credit], but take quartz and ore worth [56 credit]. A permit counts "
        "nothing, and sells for [15 credit]. Then all wealth is laid open.",
        "Sell the permit.",
        "Does it matter?",
        "By these cards the match ends 1143 to 1098. With luxury quarters in place of the sale you would "
        "have [21 credit] less.",
    ),
}

WORDS: Phrases[tuple[str, ...]] = Phrases("planet_steam.lesson", en=ENGLISH, de=GERMAN)
