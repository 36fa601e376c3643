"""What the cards of the lesson say."""

from kesselhaus.games.nucleum.lesson.german import GERMAN
from kesselhaus.languages import Phrases

ENGLISH: dict[str, tuple[str, ...]] = {
    "about": ("What it is about",),
    "goal": (
        "Light for Saxony",
        "Buildings that you light and stars that multiply them win. Each turn you do one thing: mostly "
        "you play a tile with two halves.",
        "Play the tile with [icon a-urbanize] and [icon i-income_thaler].",
    ),
    "house": (
        "Two halves",
        "It lies above your board now. Both halves are yours, in any order. Urbanize puts a building on "
        "the map.",
        "Urbanize: the residence of row I, in Leipzig.",
    ),
    "income": (
        "The other half",
        "The residence cost [2 thaler], the price of its row, and is dark. The second half moves a "
        "marker of your income.",
        "Use the second half.",
    ),
    "other": (
        "Now the others",
        "[seat 1] has built in Dresden. A first building stands anywhere, later ones only where your "
        "networks are.",
    ),
    "railway": ("Rails and light",),
    "lay": (
        "A tile as railway",
        "A tile may also be laid on the map, for good, with a worker on it. Then a half acts only if its "
        "edge matches.",
        "Lay [icon a-energize] between Leipzig and Grimma, purple towards Grimma.",
    ),
    "edges": (
        "Both edges match",
        "Purple faces purple Grimma, and the joker edge matches every city, so Leipzig too. Both halves "
        "may act.",
        "Use the joker half: take [1 worker].",
    ),
    "link": (
        "A complete link",
        "Each space has its tile, so Leipzig and Grimma are joined and in your networks, where you may "
        "build. Coal, uranium and light pass for everybody.",
        "",
        "What of the tile?",
        "At the end of the turn a complete link is turned over: its tiles lose their actions and stay as "
        "rails.",
    ),
    "coal": (
        "Light your house",
        "The plant in Grimma gets coal from Rhineland over Leipzig. Each coal is one electricity, your "
        "residence needs two.",
        "Energize with [2 coal].",
    ),
    "lit": (
        "It is lit",
        "It scores at the end. At once it brought [+2 achievement], as many as it needs, and a step of "
        "worker income.",
        "",
        "And the coal?",
        "Each coal turns a wagon from 1 to 2, and then away. Without wagons a coal costs three thaler.",
    ),
    "market": ("Market and contracts",),
    "contract": (
        "A contract",
        "It asks for something and pays when you have it. Taking one brings the reward of its slot: slot "
        "1 gives [2 thaler].",
        "Play [icon a-contract]; take the one for a lit building, slot 1.",
    ),
    "fulfil": (
        "Fulfil it",
        "One lit building: you have that. In a turn of actions you may fulfil one contract, even a new one.",
        "Fulfil the contract.",
    ),
    "develop": (
        "Better tiles",
        "Develop buys tiles at the price below them, for good. This one builds and energizes.",
        "Develop: take [icon a-urbanize] with [icon a-energize], and no second one.",
    ),
    "above": (
        "What they uncover",
        "Each tile above your board uncovers two spaces of your income tracks. Recharging pays the value "
        "left of each marker.",
    ),
    "directive": ("The black tile",),
    "zero": (
        "Space zero",
        "[seat 1] recharged without achievements, so that star stands on 0: some money now, [vp −3] at "
        "the end.",
    ),
    "black": (
        "Any main action",
        "It is any main action, [1 thaler] cheaper. A laboratory of row I costs [2 thaler], "
        "and you have [1 thaler].",
        "Play it: Urbanize, the laboratory, in Leipzig.",
    ),
    "kinds": (
        "Eight technologies",
        "A lit laboratory unlocks one. Blue ones act at once, brown ones go on working, purple ones score "
        "at the end.",
    ),
    "stars": ("Recharge and stars",),
    "points": (
        "Where points come from",
        "At the end each star multiplies what is counted beside its row; here cities with your lit "
        "buildings. Each of these scores, too.",
    ),
    "recharge": (
        "Recharge",
        "It pays your income and puts up a star, as high as your achievements: you have two.",
        "Recharge, and put the star on 2.",
    ),
    "nucleum": (
        "A Nucleum",
        "The first star of a row puts its Nucleum into a plant, which burns uranium from then on.",
        "Put it into the plant in Grimma.",
    ),
    "king": (
        "The king's visit",
        "You took the last star of this space, so the king came: [vp 6] for the highest star. Your "
        "achievements are gone, your tiles back.",
    ),
    "chain": ("A chain of actions",),
    "beside": (
        "Beside a neighbour",
        "[seat 1] has a tile between Grimma and Chemnitz. Yours completes the link: [vp 2] for each tile. "
        "Edges match each other, too.",
        "Lay [icon a-industrialize] there, purple towards Chemnitz.",
    ),
    "mine": (
        "A mine",
        "Your edge meets a joker, so it acts, and Chemnitz is in your networks. A mine brings "
        "uranium; on a red site it costs [2 thaler] more.",
        "Industrialize: the mine of row I, store its uranium.",
    ),
    "neighbour": (
        "The neighbour's half",
        "The joker half that your edge matches acts as well: first for you, then for its owner.",
        "Use it: take [1 worker].",
    ),
    "uranium": ("Uranium",),
    "burn": (
        "Burn uranium",
        "Grimma has its Nucleum, and links join your mine with it. One uranium gives two electricity; one "
        "coal makes it three.",
        "Play [icon a-energize]: one uranium, one coal.",
    ),
    "target": (
        "Yours or neutral",
        "Three are enough for your laboratory, and for the neutral factory in Chemnitz. Neutral ones pay "
        "at once and never score.",
        "Light your laboratory and unlock B-3.",
    ),
    "turbines": (
        "Turbines",
        "Industrialize builds turbines, too. Each uncovers a lasting effect, and at a plant it lets one "
        "more uranium burn.",
    ),
    "purple": (
        "Open to all",
        "Purple contracts are for everybody. This one asks for two lit buildings.",
    ),
    "end": ("How it ends",),
    "conditions": (
        "Five conditions",
        "Your match, many rounds later. With two players the end begins when three of these are met; two "
        "are. You have [vp 69].",
    ),
    "last": (
        "The third one",
        "Income takes you beyond 70 points, the third condition: [vp 3] for you. And 16 achievements "
        "reach high.",
        "Recharge, and put the star on 16.",
    ),
    "stars_count": (
        "One more round",
        "The end has begun: one round follows. Your star on 16 counts half your fulfilled contracts, "
        "times five.",
    ),
    "rest": (
        "And the rest",
        "Lit buildings, technologies of the last kind, income markers at the far end, and a little for "
        "what is left. Play it to the end.",
    ),
}
WORDS = Phrases[tuple[str, ...]]("nucleum.lesson", en=ENGLISH, de=GERMAN)
