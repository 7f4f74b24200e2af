// @ts-check
/** The rules reference, in English. `see` says what the position beside an article shows; its points are told by the game itself. */

/** @typedef {{ title: string, text: string[], points?: [what: string, points: string][], see: string }} Article */

const articles = {
  lay: {
    title: "Placing a tile",
    text: [
      "On your turn, draw a tile and place it next to at least one other tile, edge to edge. Touching at a corner is not enough.",
      "All edges that touch must match: city to city, road to road, field to field, river to river. You may turn the tile.",
      "If a tile fits nowhere, it is removed from the game and you draw another.",
    ],
    see: "The tile in hand is a crossroads with a city edge: it fits at both ends of the road, but not between the city tile and the road below.",
  },
  figures: {
    title: "Placing a figure",
    text: [
      "After placing the tile, you may place one figure from your supply on this tile: on a road (highwayman), in a city (knight), in a monastery (monk) or in a field (farmer).",
      "The whole road, city or field, however far it reaches, must be free of figures, including your own. A later tile may join features that already have figures.",
      "You may place the figure on a feature that this tile completes: it scores at once and the figure returns to you. You cannot use it again in the same turn. Where an expansion speaks of followers, it means the figures that count for the majority, so no builders, pigs or barns.",
    ],
    see: "Red holds the road. Blue has extended it to the west and may not place a highwayman there, but may place a farmer.",
  },
  road: {
    title: "Road",
    text: [
      "A road is completed when both ends are closed by houses, a crossroads, a city or a monastery, or when it forms a loop.",
      "Each tile counts only once, however often the road crosses it.",
    ],
    points: [
      ["Completed", "1 per tile"],
      ["Incomplete, at the end", "1 per tile"],
    ],
    see: "Blue has closed the road at its western end, but Red’s highwayman scores.",
  },
  city: {
    title: "City",
    text: [
      "A city is completed when its wall is closed and there is no gap inside. Cities that only touch at a corner are separate.",
      "A city of two tiles scores like any other, except in the 2001 edition or if “Rule options” says otherwise.",
    ],
    points: [
      ["Completed", "2 per tile, 2 per coat of arms"],
      ["Incomplete, at the end", "1 per tile, 1 per coat of arms"],
      ["Completed, two tiles, 2001 rules", "1 per tile, 1 per coat of arms"],
    ],
    see: "A city of three tiles with a coat of arms, just completed.",
  },
  monastery: {
    title: "Monastery",
    text: [
      "A monastery is completed when all eight spaces around it are filled, including the corners. Any player may place those tiles.",
      "Each monastery is scored separately, and one tile may be the neighbour of several.",
    ],
    points: [
      ["Completed", "9"],
      ["Incomplete, at the end", "1, plus 1 per tile around it"],
    ],
    see: "The last of the eight neighbours has just been placed.",
  },
  majority: {
    title: "Several players in one feature",
    text: [
      "Later tiles can join roads, cities or fields, so that several players have figures in the same feature.",
      "The player with the most figures there gets all the points; the others get nothing. If there is a tie, each of the tied players gets all the points.",
      "All figures return to their players, even those that score nothing.",
    ],
    see: "The tile in the middle has joined three cities: Red has two knights there and Blue has one.",
  },
  farmer: {
    title: "Farmers and fields",
    text: [
      "A figure in a field is a farmer. He lies there until the end of the game and never returns to you.",
      "Fields are separated by roads, cities, rivers and the edge of the landscape. Fields that only touch at a corner are not joined.",
      "At the end of the game, the player with the most farmers in a field scores for each completed city that touches it. If there is a tie, each of the tied players scores. A city can count for several fields, but only once for each.",
    ],
    points: [
      ["Each completed city beside the field", "3"],
      ["2001 edition: each completed city, for the player with the most farmers around it", "4"],
    ],
    see: "Two of the four cities beside the field of Red’s farmer are completed.",
  },
  end: {
    title: "The end of the game",
    text: [
      "The game ends after the turn in which the last tile is placed.",
      "Then incomplete roads, cities and monasteries score, followed by the fields. The usual majority rules apply.",
      "The player with the most points wins. If there is a tie, the tied players share the win.",
    ],
    points: [
      ["Road", "1 per tile"],
      ["City", "1 per tile, 1 per coat of arms"],
      ["Monastery", "1, plus 1 per tile around it"],
      ["Field", "3 per completed city"],
    ],
    see: "The game is over: a city, a road and a monastery score although they are incomplete.",
  },
  river: {
    title: "The river",
    text: [
      "The game begins with the source. The river tiles are drawn first, and the lake is the last of them. Then all the other tiles follow.",
      "A river tile must continue the river at its open end. Two bends in a row may not turn to the same side, because the river would run into itself.",
      "You may place figures on river tiles as on any others, but never on the water. The river separates fields, but the field around the source or the lake is a single field.",
    ],
    see: "The river has turned right and then left. The bend in hand may now only turn right.",
  },
  fork: {
    title: "The fork",
    text: [
      "The second river has a fork, which comes right after the source. From then on, a river tile continues either of the open ends, but only one.",
      "After the fork, the river may turn to either side. The two arms must not run into each other.",
      "If you play with both rivers, there is only one source, the tiles of both rivers are mixed, and each arm ends with its own tile. The lake with the volcano comes last.",
    ],
    see: "The tile in hand can continue either arm of the fork, turned to either side.",
  },
  garden: {
    title: "Gardens and the abbot",
    text: [
      "Each player has one abbot. You may place him instead of another figure, in a garden or in a monastery. No other figure may stand in a garden.",
      "A garden is completed and scores like a monastery.",
    ],
    points: [
      ["Completed", "9"],
      ["Incomplete, at the end", "1, plus 1 per tile around it"],
    ],
    see: "The garden is surrounded, and the abbot has returned to his player.",
  },
  recall: {
    title: "Taking the abbot back",
    text: [
      "If you place no figure on your turn, you may take your abbot back. He scores at once what his garden or monastery would score at the end.",
      "You cannot place him again in the same turn.",
    ],
    points: [["Abbot taken back early", "1, plus 1 per tile around him"]],
    see: "Red has taken the abbot back from a garden with five tiles around it.",
  },
  inn: {
    title: "Inns",
    text: [
      "A road with at least one inn beside it is worth more if it is completed, and nothing if it is not, unless “Rule options” says otherwise. A second inn makes no difference.",
      "At a junction, the inn belongs to the arm that it stands beside.",
    ],
    points: [
      ["Completed road with an inn", "2 per tile"],
      ["Incomplete road with an inn", "0"],
    ],
    see: "A completed road of four tiles with an inn.",
  },
  cathedral: {
    title: "Cathedrals",
    text: [
      "A city with a cathedral is worth more if it is completed, and nothing if it is not, unless “Rule options” says otherwise. A second cathedral makes no difference.",
    ],
    points: [
      ["Completed city with a cathedral", "3 per tile, 3 per coat of arms"],
      ["Incomplete city with a cathedral", "0"],
    ],
    see: "A completed city of six tiles with a coat of arms and a cathedral.",
  },
  large: {
    title: "The large meeple",
    text: [
      "Each player has one large meeple. It is placed like any meeple, but not in a garden. It counts as two meeples when you compare who has the most figures; the points stay the same.",
    ],
    see: "One tile has joined two roads: Red’s large meeple wins against one of Blue’s meeples.",
  },
  abbey: {
    title: "Abbeys",
    text: [
      "Each player has one abbey tile. At the beginning of your turn, instead of drawing a tile, you may place it in a gap with tiles on all four sides. It fits anything and closes every road and city at its edges.",
      "An abbey has no field. A figure on it is a monk, and the abbey scores like a monastery.",
      "When the pile is empty, every player who still has an abbey may place it in one last turn, unless “Rule options” says otherwise.",
    ],
    see: "Red’s abbey has filled the gap and completed Blue’s road.",
  },
  mayor: {
    title: "The mayor",
    text: [
      "The mayor may only stand in cities. He counts as one figure for each coat of arms in the whole city when it scores, and for nothing if there are none.",
      "If no figure in a city counts for anything, nobody scores.",
    ],
    see: "Three coats of arms give Red’s mayor a strength of 3 against two knights.",
  },
  wagon: {
    title: "The wagon",
    text: [
      "The wagon may stand on roads, in cities and in monasteries, but not in fields or gardens. It counts as one figure.",
      "When its feature is completed, the wagon may move instead of returning to you: to an incomplete road, city or monastery without figures, on the same tile or one of the eight around it. “Rule options” can let it go to whatever meets its completed feature instead.",
      "If several wagons may move, their owners decide one after the other, beginning with the player whose turn it is.",
    ],
    see: "The road was completed and scored. Red’s wagon has moved to the monastery at its end.",
  },
  barn: {
    title: "The barn",
    text: [
      "Each player has one barn. Instead of a figure, you may place it on a corner of the tile you have just placed, where four tiles meet and all show field. There must be no other barn in the field, unless “Rule options” allows it.",
      "Farmers in the field score at once and return to their players, and no more may be placed there. If another field is later joined to it, its farmers score less and return too.",
      "The barn stays and scores for its owner at the end of the game.",
    ],
    points: [
      ["Farmers when the barn is placed", "3 per completed city"],
      ["Farmers joined to the barn’s field later", "1 per completed city"],
      ["The barn, at the end", "4 per completed city"],
    ],
    see: "When Red placed the barn, Blue’s farmer scored and returned to Blue. At the end, the barn scored for the same two cities.",
  },
  builder: {
    title: "The builder",
    text: [
      "Each player has one builder. Instead of a figure, you may place it on an incomplete road or in an incomplete city of the tile you have just placed, if a figure of yours already stands there. Figures of other players make no difference.",
      "The builder does not count when you compare who has the most figures. It returns to you together with your figures from its road or city.",
    ],
    see: "Red’s builder has joined Red’s highwayman. Blue has no figure on this road and could not place one.",
  },
  twice: {
    title: "The builder’s second part",
    text: [
      "If you draw a tile and extend or complete the road or city of your builder with it, your turn has a second part: you draw another tile, place it, may place another figure, and score again. There is never a third part. You may decline the second one only if “Rule options” says so.",
      "The tile with which you place the builder does not count, and neither does an abbey. If the pile is empty, there is no second part.",
      "If the builder returned to you in the first part, the second part still comes, and you may place the builder again. You may also place an abbey in it instead of drawing.",
      "In the last round of abbeys there is no second part. This is our own reading.",
    ],
    see: "Red has extended the road of the builder and now has a second tile in hand.",
  },
  pig: {
    title: "The pig",
    text: [
      "Each player has one pig. Instead of a figure, you may place it in a field of the tile you have just placed, if a farmer of yours already lies there.",
      "If you have the most farmers in the field, or tie for the most, every completed city there scores 1 point more for you. The pig itself does not count as a farmer.",
      "If a barn sends your farmers home, they also score 1 point more per city, and the pig returns to you with them.",
    ],
    points: [
      ["Each completed city, with your pig", "4"],
      ["2001 edition: each completed city, with your pig", "5"],
    ],
    see: "Red and Blue share a field with two completed cities, with one farmer each. Only Red has a pig.",
  },
  pigsty: {
    title: "The pigsty",
    text: [
      "A tile of The River II shows a pigsty. If you play with Traders & Builders, every completed city beside its field scores 1 point more for everybody who scores the field with farmers, in addition to the pig.",
      "A second pigsty in the field makes no difference. A barn gets nothing for a pigsty, but farmers whom a barn sends home do.",
    ],
    points: [
      ["Each completed city, with a pigsty", "4"],
      ["With a pigsty and your pig", "5"],
    ],
    see: "Red’s farmer and pig lie beside a pigsty and two completed cities.",
  },
  goods: {
    title: "Goods",
    text: [
      "Some cities show wine, wheat or cloth. If you place the tile that completes such a city, you take a token for each of these symbols, whoever has figures there and even if nobody does. An abbey that completes the city counts too.",
      "At the end, the player with the most tokens of a kind scores for it. If there is a tie, each of the tied players does. A city that is still incomplete gives no tokens.",
    ],
    points: [["The most tokens of a kind, at the end", "10 for each kind"]],
    see: "Blue completed Red’s city: Red scored for it, but Blue took the wine.",
  },
  king: {
    title: "The king and the robber baron",
    text: [
      "The player who completes the first city takes the king, and the player who completes the first road takes the robber baron, even without figures there.",
      "Later, a card goes only to a player who completes a city, or a road, of more tiles than the largest one before.",
      "“Rule options” can change what the cards score. If they score during the game, a city or road scores for whoever held the card before it, and only then may the card change hands: this is our own reading.",
    ],
    points: [
      ["King, at the end", "1 per completed city on the map"],
      ["Robber baron, at the end", "1 per completed road on the map"],
    ],
    see: "Red completed the first city, but Blue’s city has one more tile and gave Blue the king. Red completed the only road.",
  },
  phantom: {
    title: "The phantom",
    text: [
      "Each player has one phantom. After your figure, you may also place the phantom on the same tile, on another road, city, monastery or field without figures.",
      "It counts and scores like a meeple and returns to you in the same way. It cannot stand in a garden.",
      "You may place it whatever you did before, even if you placed no figure. This is our own reading.",
    ],
    see: "Red has placed a farmer and, on the same tile, the phantom in the city: it scored at once and returned.",
  },
  first: {
    title: "The first edition, 2001",
    text: [
      "A completed city of only two tiles is worth half: 1 point per tile and 1 per coat of arms.",
      "Farmers score city by city: for each completed city, the player with the most farmers in all the fields that touch it scores 4 points.",
      "Everything else is as in 2016.",
    ],
    points: [
      ["Completed city of two tiles", "1 per tile, 1 per coat of arms"],
      ["Each completed city, for farmers", "4"],
    ],
    see: "Two of Red’s farmers and one of Blue’s lie around the larger city, in different fields: only Red scores for it. The small city is worth half.",
  },
  anniversary: {
    title: "The anniversary edition, 2021",
    text: [
      "The tiles of the base game score exactly as in 2016: 2 points per tile for every completed city, and 3 points for each completed city beside a field, field by field.",
    ],
    see: "The same tiles as for the first edition. Here each field is scored separately, so Blue’s farmer scores as well.",
  },
};

/** @typedef {Record<keyof typeof articles, Article>} Articles */

export const rules = {
  title: "The rules",
  search: "Search the rules",
  none: "No articles match.",
  found: (/** @type {number} */ count) => `Articles found: ${count}`,
  editions: "Editions",
  base: "The base game",
  /** How well the rules of a box without its rulebook are known, below an article. */
  sure: { A: "How reliable these rules are: two independent sources agree.", B: "How reliable these rules are: we have only one source." },
  board: (/** @type {string} */ title) => `Position: ${title}. Tap or point at roads, cities and fields to see what they are worth.`,
  before: "Before",
  after: "After",
  step: "Position",
  book: "The rulebook, to print or share",
  articles: /** @type {Articles} */ (articles),
};
