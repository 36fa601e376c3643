"""What stands under the figures. Numbers are filled in from the boards and stand nowhere here."""

from kesselhaus.games.nucleum.examples.german import GERMAN
from kesselhaus.languages import Phrases

CAPTIONS: Phrases[tuple[str, str]] = Phrases(
    "nucleum.examples",
    en={
        "EX-1": (
            "A space with a surcharge",
            "[seat 0] lays the tile with its white edge towards Leipzig. The space has a surcharge of "
            "[{paid1.a.thaler} thaler], and one worker stays on the tile. The link is completed; with a "
            "single space it brings no bonus. White matches Leipzig, but orange does not match Grimma: "
            "only Urbanize may be carried out.",
        ),
        "EX-2": (
            "The bonus of a shared link",
            "[seat 0] fills the space that was left beside the tile of [seat 1]. Everybody who has a piece "
            "of this link scores once: [seat 0] [vp {got1.a.score}] and [seat 1] [vp {got1.b.score}]. If "
            "both tiles were those of [seat 0], the bonus would be no greater.",
        ),
        "EX-3": (
            "The same link with a single opponent",
            "Only [seat 0] and [seat 1] play, and here each piece counts. Both are those of [seat 0], who "
            "scores [vp {got1.a.score}]. If they had a piece each, each would score half of that.",
        ),
        "EX-4": (
            "A long link",
            "The outer tiles are those of [seat 0], and [seat 1] fills the space between them. On a link "
            "of this length each piece scores for its owner: [vp {got1.b.score}] for [seat 1] and "
            "[vp {got1.a.score}] for [seat 0].",
        ),
        "EX-5": (
            "Praha matches every colour",
            "[seat 0] lays the white half towards Praha and pays the surcharge of [{paid1.a.thaler} "
            "thaler]. The white edge matches, since Praha matches every colour, and Urbanize may be "
            "carried out. The purple edge faces a free space and matches nothing.",
        ),
        "EX-6": (
            "A joker before a free space",
            "The joker edge faces a free space and matches nothing; the white edge does not match green "
            "Riesa. The tile lies, but [seat 0] carries out nothing. Turned round, the joker would have "
            "matched Riesa, and Contract would have been possible.",
        ),
        "EX-7": (
            "No worker for a railway",
            "[seat 0] has no worker left. [{paid1.a.uranium} uranium] from the mine becomes one, which "
            "goes on the tile. Without worker and uranium no railway could be laid.",
        ),
        "EX-8": (
            "The special directive and a red site",
            "[seat 0] plays the special directive for Urbanize and puts a factory of level III on the red "
            "site of Dresden. The price of its row and that of the red site, less what the directive "
            "saves, make [{paid1.a.thaler} thaler].",
        ),
        "EX-9": (
            "Sites with a single symbol come first",
            "A factory in Bautzen has to go to the site that shows nothing else; the one with both "
            "symbols is not offered. Then a laboratory: in Zwickau it may go to the site with both "
            "symbols, because none shows a laboratory alone, or to the red one. In Bautzen, too, the site "
            "with both symbols is open now.",
        ),
        "EX-10": (
            "Government buildings",
            "A laboratory of level IV is a government building: it may go to the government site of "
            "Praha. In Freiberg it may not use the site with both symbols while the one for laboratories "
            "alone is free. For a factory of level IV that site is open.",
        ),
        "EX-11": (
            "Tiles limit the income",
            "[seat 0] has {at0.a.tiles} tiles above the board: they reach to space {at0.a.reach}. The "
            "markers stand on {at0.a.income.thaler}, {at0.a.income.worker} and {at0.a.income.vp}, but no "
            "value beyond the tiles counts. Recharging brings [{got1.a.thaler} thaler], "
            "[{got1.a.workers} worker] and [vp {got1.a.score}].",
        ),
        "EX-12": (
            "Income with many tiles",
            "{at0.a.tiles} tiles reach to space {at0.a.reach}. Each track yields what stands left of its "
            "marker, and the track of workers no more than the tiles reach: [{got1.a.thaler} thaler], "
            "[{got1.a.workers} worker] and, with the points beside the workers, [vp {got1.a.score}].",
        ),
        "EX-13": (
            "The king's visit",
            "[seat 0] takes the last star of the first star space: the king comes. On the highest occupied "
            "space, {at1.b.highest}, and on the next one below it stands only a star of [seat 1], who "
            "scores for both ranks: [vp {got1.b.score}].",
        ),
        "EX-14": (
            "One star in each tier",
            "[seat 0] has [{at0.a.achievements} achievement] and a star on {at0.a.highest}. The spaces of "
            "the same tier are closed, and the next tier is too high. What is left are the lower tiers, "
            "and always the space {at0.value.s0}.",
        ),
        "EX-15": (
            "No achievements, no choice",
            "Without achievements the star of [seat 0] has to go to the space {at0.value.s0}. That brings "
            "[{got1.a.thaler} thaler] and [{got1.a.workers} worker], and at the end [vp "
            "{at1.a.points.zero_space}].",
        ),
        "EX-16": (
            "A Nucleum is placed",
            "The star on {at1.a.highest} is the first one in its segment, so [seat 0] takes the Nucleum "
            "there and chooses a plant without one. In Zittau it brings [{got2.a.thaler} thaler]. Further "
            "stars in this segment bring no Nucleum.",
        ),
        "EX-17": (
            "The topmost space",
            "[seat 0] has [{at0.a.achievements} achievement] and puts the star on the top space. First a "
            "technology of any level is unlocked, then come [vp {got2.a.score}].",
        ),
        "EX-18": (
            "A new mine",
            "With the new one [seat 0] has {at1.a.mines} mines, each brings uranium, the site shows one "
            "more, and so does the tile: [{got1.a.uranium} uranium]. There was room for all of them, and "
            "for [{at1.a.room} uranium] more.",
        ),
        "EX-19": (
            "A new mine and no room",
            "The same mine, but the old ones are full. [{got1.a.uranium} uranium] fit into the new one, "
            "and the rest becomes workers. After [seat 0] has paid for the mine, [{at1.a.workers} worker] "
            "are there.",
        ),
        "EX-20": (
            "Turbine and mine of a row",
            "The turbine of this row is on the map already. When [seat 0] builds the mine, its uranium is "
            "stored first. Then the pair is rewarded, here with a technology of level III or lower.",
        ),
        "EX-21": (
            "Tiles from the market",
            "[seat 0] takes the tiles of the fourth and the second place. Their costs and the surcharge "
            "for the second tile, less what the own tile saves, make [{paid1.a.thaler} thaler]. The other "
            "tiles move to the right, and new ones come to the places on the left.",
        ),
        "EX-22": (
            "The reward of a slot, doubled",
            "[seat 0] puts the contract on the third slot. Its reward is uranium, and the tile doubles it. "
            "Without a mine the uranium becomes [{got1.a.workers} worker].",
        ),
        "EX-23": (
            "The last contract is drawn",
            "The silver stack is empty, so the gap is filled from the gold one, which is empty now too. "
            "[seat 1] fulfils an end condition and scores [vp {got1.b.score}].",
        ),
        "EX-24": (
            "Coal from the cheapest wagons",
            "All wagons of the Rhineland are cheap. [seat 0] imports coal to Grimma and pays "
            "[{paid1.a.thaler} thaler]; {got1.wagons.rheinland.dear} wagons show their dear side "
            "now. With the sign on the tile that is [{at1.electricity} electricity], enough for the "
            "factory in Leipzig: [{got1.a.achievements} achievement].",
        ),
        "EX-25": (
            "Uranium and turbines of others",
            "One uranium is free, and each turbine in Glashütte allows one more, whoever owns it. [seat 0] "
            "burns [{paid1.a.uranium} uranium] and uses turbines of [seat 1], who receives "
            "[{got1.b.thaler} thaler]. The directive saves: [seat 0] pays [{paid1.a.thaler} thaler], the "
            "bank the rest. That makes [{at1.electricity} electricity].",
        ),
        "EX-26": (
            "No uranium without a Nucleum",
            "Zittau has no Nucleum. The uranium in the connected mine of [seat 0] cannot be burnt there, "
            "but coal from Silesia can: [{at1.electricity} electricity] for the residence in Görlitz.",
        ),
        "EX-27": (
            "Railways of others",
            "The link from Zwickau to Chemnitz is a tile of [seat 1]. [seat 0] has a factory in Zwickau "
            "and may build there, but not in Chemnitz: it does not belong to the networks of [seat 0]. "
            "Uranium and electricity of [seat 0] may use the link all the same.",
        ),
        "EX-28": (
            "Light in a neutral building",
            "[seat 0] lights the neutral factory in Dresden: [{got1.a.achievements} achievement], "
            "[{got1.a.income.thaler} income_thaler] and [{got1.a.thaler} thaler]. It stays neutral and "
            "brings nobody points at the end.",
        ),
        "EX-29": (
            "Shown and not spent",
            "[seat 0] has played a tile and, before its actions, fulfils a contract that asks to show "
            "thaler. That unlocks a technology of level I and brings [vp {got1.a.score}]; all "
            "[{at1.a.thaler} thaler] stay. The actions of the tile follow.",
        ),
        "EX-30": (
            "Stars and milestones",
            "[seat 0] has {at1.a.factories} factories, and the milestone tile of this segment counts "
            "them. The last star goes to {at1.a.highest}, into another tier than the first one. Times the "
            "factors {at1.factor.s9} and {at1.factor.s11} both stars score [vp "
            "{at1.a.points.milestones}].",
        ),
        "EX-31": (
            "What is left over",
            "[seat 0] has [{at0.a.uranium} uranium], [{at0.a.workers} worker] and [{at0.a.thaler} thaler] "
            "left. One uranium becomes a worker, so that nothing but a few thaler is in vain: [vp "
            "{at1.a.points.resources}]. That is done without asking.",
        ),
        "EX-32": (
            "Praha counts double",
            "The lit factory of level IV in Praha scores [vp {at1.each.FAC4}] for each factory of [seat 0] "
            "in its network, itself among them. There are {at1.a.factories}, but one stands outside. "
            "Because it is in Praha, all of that is doubled: [vp {at1.a.points.buildings}].",
        ),
        "EX-33": (
            "The end of the income tracks",
            "Only the last spaces of each track count at the end. The markers of [seat 0] stand on "
            "{at0.a.income.thaler}, {at0.a.income.worker} and {at0.a.income.vp}: [vp "
            "{at1.a.points.income_tracks}].",
        ),
        "EX-34": (
            "The last technology",
            "[seat 0] lights the laboratory of level III and may unlock a technology. It is the one that "
            "was missing: with all {at2.a.technologies} the end condition is fulfilled. [seat 0] puts a "
            "disc on it and scores [vp {got2.a.score}] at once.",
        ),
        "EX-35": (
            "The end with a single opponent",
            "[seat 0] takes the very last star of the star spaces: one more end condition is fulfilled, "
            "and {at1.ends} are. Where only [seat 0] and [seat 1] play, {at1.needed} are needed, so the "
            "match goes on as before.",
        ),
        "EX-36": (
            "A purple contract",
            "[seat 2] has {at0.c.mines} mines and fulfils the purple contract that asks for them: [vp "
            "{got1.c.score}]. It goes to the play area of [seat 2]. Its place stays empty, and nobody else "
            "can fulfil it.",
        ),
        "EX-37": (
            "Steps beyond the end of a track",
            "The marker of [seat 0] stands on space {at0.a.income.thaler}. The factory of level III brings "
            "more steps than there are spaces: the marker goes to {at1.a.income.thaler}, and each step "
            "that is left over scores: [vp {got1.a.score}].",
        ),
        "EX-38": (
            "A red turbine site",
            "[seat 0] plays the special directive for Industrialize. The turbine costs more workers than "
            "[seat 0] has; [{paid1.a.uranium} uranium] makes up for the one that is missing. The red site "
            "costs thaler too, less what the directive saves: [{paid1.a.thaler} thaler].",
        ),
        "EX-39": (
            "Converted to be shown",
            "The contract asks to show more thaler than the [{at0.a.thaler} thaler] of [seat 0]. "
            "[{paid1.a.workers} worker] become thaler, [seat 0] shows [{at1.a.thaler} thaler] and keeps "
            "them all.",
        ),
        "EX-40": (
            "Coal at a discount",
            "The turbine of the first row is on the map: the coal of each Energize costs less. With all "
            "wagons of the Rhineland on their cheap side [seat 0] pays [{paid1.a.thaler} thaler] for "
            "[{at1.electricity} electricity].",
        ),
        "EX-41": (
            "One thing inside another",
            "[seat 0] lights the laboratory in Grimma and unlocks a technology that offers an Urbanize. That "
            "comes first: a residence is built. Only then Energize goes on, and the turbine effect of "
            "experiment C brings [{got2.a.thaler} thaler].",
        ),
    },
    de=GERMAN,
)
