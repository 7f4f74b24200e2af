// @ts-check
/** Sets of tiles, pieces and rules by their names in a saved game of JCloisterZone, and the boxes and options that they are here. */

/**
 * A table without the names that every object has: what is asked for comes from a file.
 *
 * @template T
 * @param {Record<string, T>} known
 * @returns {Record<string, T | undefined>}
 */
export function plain(known) {
  return Object.assign(Object.create(null), known);
}

/** The boxes of each set of tiles, by its name without the number of the edition. */
export const SETS = plain({
  basic: ["base"],
  "river/1": ["river"],
  "river/2": ["river2"],
  "inns-and-cathedrals": ["inns"],
  "traders-and-builders": ["traders"],
  "abbey-and-mayor": ["abbey"],
  "king-and-robber": ["king"],
  phantom: ["phantom"],
  "princess-and-dragon": ["dragon"],
  tower: ["tower"],
  count: ["count"],
  "bridges-castles-and-bazaars": ["bridges"],
  "hills-and-sheep": ["hills"],
  "under-the-big-top": ["bigtop"],
  "under-big-top": ["bigtop"],
  flier: ["flier"],
  festival: ["festival"],
  gq11: ["gq11"],
  "gq11/river": [], // its tiles are in play here whenever a river is
  ferries: ["ferries"],
  goldmines: ["gold"],
  "mage-and-witch": ["mage"],
  "corn-circles/1": ["corn1"],
  "corn-circles/2": ["corn2"],
  watchtowers: ["watchtowers"],
  "cult/5": ["shrines"],
  "cult/6": ["shrines"],
  tunnel: ["tunnel"],
  "siege/besiegers": ["siege"],
  "siege/cathars": ["cathars"],
  "wind-roses": ["windroses"],
  monasteries: ["monasteries"],
  labyrinth: ["labyrinth"],
  "russian-promos/2013": ["russian"],
  "russian-promos/2016": ["russian"],
  darmstadt: ["darmstadt"],
  "spiel-doch": ["spieldoch"],
  winter: ["base", "winter"], // a whole game there
});

/** How many tiles of its box a set does not have. */
export const FEWER = plain({ "cult/5": 1, "russian-promos/2013": 2, "russian-promos/2016": 2 });

/** How many tiles of a base game the monasteries of Germany take the place of. */
export const REPLACED = 6;

/** The writer's order. */
export const ORDER = ["base", "river", "abbot", "inns", "traders", "dragon", "tower", "abbey", "count", "king", "river2", "bridges", "phantom"].concat(
  ["hills", "bigtop", "flier", "festival", "gq11", "ferries", "gold", "mage", "corn1", "corn2", "watchtowers", "shrines", "tunnel"],
  ["siege", "cathars", "windroses", "monasteries", "labyrinth", "little", "russian", "darmstadt", "spieldoch", "winter"],
);

/**
 * The parts of each box in the order of its option, each with the pieces that stand for it in a file. Land tiles are told by their set, so this part has
 * no pieces; inns and cathedrals go with theirs.
 *
 * @type {Record<string, [part: string, ...pieces: string[]][] | undefined>}
 */
export const PARTS = plain({
  abbey: [["tiles"], ["abbey", "abbey"], ["mayor", "mayor"], ["wagon", "wagon"], ["barn", "barn"]],
  inns: [
    ["tiles", "inn", "cathedral"],
    ["large", "big-follower"],
  ],
  traders: [["tiles"], ["builder", "builder"], ["pig", "pig"], ["goods", "traders"]],
  dragon: [["tiles"], ["dragon", "dragon"], ["fairy", "fairy"], ["princess", "princess"], ["portal", "portal"]],
  tower: [["tiles"], ["towers", "tower"]],
  king: [["tiles"], ["king", "king"], ["robber", "robber"]],
  bridges: [["tiles"], ["bridges", "bridge"], ["castles", "castle"], ["bazaars", "bazaar"]],
  hills: [["tiles"], ["shepherd", "shepherd"], ["hill", "hill"], ["vineyard", "vineyard"]],
});

/** The box and the part to which a piece belongs. @type {Map<string, { box: string, part: string }>} */
export const PART_OF = new Map(
  Object.entries(PARTS).flatMap(([box, parts = []]) => parts.flatMap(([part, ...pieces]) => pieces.map((piece) => [piece, { box, part }]))),
);

/** Pieces of other boxes that are played there also without the tiles of their box: in an open record no tile of a box need lie. */
export const PIECES = plain({
  abbot: "abbot",
  phantom: "phantom",
  "big-top": "bigtop",
  ringmaster: "bigtop",
  acrobats: "bigtop",
  festival: "festival",
  ferry: "ferries",
  gold: "gold",
  mage: "mage",
  witch: "mage",
  shrine: "shrines",
  tunnel: "tunnel",
  "little-buildings": "little",
});

/** Pieces that belong to the box of its tiles: without them these would be worth something else, or do something else. */
export const ALWAYS = plain({
  inns: ["inn", "cathedral"],
  bigtop: ["big-top", "ringmaster", "acrobats"],
  festival: ["festival"],
  ferries: ["ferry"],
  gold: ["gold"],
  mage: ["mage", "witch"],
  shrines: ["shrine"],
  tunnel: ["tunnel"],
  siege: ["escape"],
  cathars: ["escape"],
});

/** Kinds of figures in `meepleId` of which each player has one here. */
export const ONE_EACH = plain({
  abbot: "abbot",
  "big-follower": "big",
  builder: "builder",
  pig: "pig",
  phantom: "phantom",
  mayor: "mayor",
  wagon: "wagon",
  barn: "barn",
  ringmaster: "ringmaster",
});

/** Names that say nothing about boxes: such a piece comes with the tiles of its box alone. */
export const PLAIN = ["farmers", "garden", "pig-herd", "count", "watchtower", "wind-rose", "church", "darmstadtium", "corn-circle"].concat([
  "siege",
  "escape",
  "flier",
  "monastery",
  "labyrinth",
  "yaga",
  "russian-trap",
]);

/** How king and robber baron may score, by the rule there: 10 points for each card, and 15 or 40, are no option here. */
export const SCORINGS = ["default", "continuously"];

/**
 * Options that one rule alone tells: the boxes to which it belongs, the rule with its value there, and the option here.
 *
 * @type {[boxes: string[], rule: string, value: string, option: string][]}
 */
export const OPTIONS = [
  [["base"], "tiny-city-scoring", "2", "small-city=half"],
  [["abbey"], "barn-placement", "occupied", "barn-on-barn=yes"],
  [["abbey"], "wagon-move", "C1", "wagon=joined"],
  [["king"], "king-and-robber-scoring", "continuously", "king-final=continuous"],
  [["dragon"], "dragon-move", "after-scoring", "dragon-move=after"],
  [["dragon"], "fairy-placement", "on-tile", "fairy=tile"],
  [["dragon"], "princess-action", "must", "princess=must"],
  [["inns"], "inn-and-cathedral-final-scoring", "ignore", "unfinished-inn=plain"],
  [["count"], "count-move", "clockwise", "count-move=clockwise"],
  [["count"], "count-move", "follow-meeple", "count-move=follow"],
  [["count"], "coc-final-scoring", "any-district", "count-final=any"],
  [["festival"], "festival-return", "follower", "festival=follower"],
  [["hills"], "hill-tiebreaker", "number-of-followers", "hill=count"],
  [["siege", "cathars"], "espace-variant", "siege-tile", "escape=besieged"], // so it is written there
  [["tunnel"], "tunnelize-other-expansions", "false", "tunnels=own"],
  [["tunnel"], "more-tunnel-tokens", "2/1", "tunnel-pairs=2/1"],
  [["tunnel"], "more-tunnel-tokens", "1/1", "tunnel-pairs=1/1"],
  [["monasteries"], "keep-monasteries", "keep", "monasteries=keep"],
  [["labyrinth"], "labyrinth-variant", "basic", "labyrinth=basic"],
  [["little"], "little-buildings-scoring", "3/2/1", "buildings=3/2/1"],
];
