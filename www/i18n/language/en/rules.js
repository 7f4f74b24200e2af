// @ts-check
/** The rules reference, in English. `see` says what the position beside an article shows; its points are told by the game itself. */

/** @typedef {{ title: string, text: string[], points?: [what: string, points: string][], see: string }} Article */

const articles = {
  lay: {
    title: "Laying a tile",
    text: [
      "Whoever’s turn it is draws a tile and lays it against at least one other, edge to edge. A corner is not enough.",
      "Every edge that touches must go on: city at city, road at road, field at field, river at river. The tile may be turned.",
      "A tile that fits nowhere leaves the game, and another is drawn.",
    ],
    see: "The tile in hand is a crossing with a city edge: it fits at both ends of the road, not between the city tile and the road below.",
  },
  figures: {
    title: "Placing a figure",
    text: [
      "After the tile you may place one figure from your supply, only on the tile just laid: on a road (highwayman), in a city (knight), in a monastery (monk) or in a field (farmer).",
      "The whole road, city or field, wherever it reaches, must be free of figures, of others’ and of your own. Features that are held apart may be joined by a later tile.",
      "You may place it on something that this very tile finishes: it scores at once and the figure comes back. It cannot be used again in the same turn.",
    ],
    see: "Red holds the road. Blue has made it longer in the west and may not place a highwayman there, but a farmer.",
  },
  road: {
    title: "Road",
    text: [
      "A road is finished when both ends are closed: by houses, a crossing, a city or a monastery, or when it runs in a ring.",
      "A tile counts once, however often the road crosses it.",
    ],
    points: [["Finished", "1 a tile"], ["Unfinished, at the end", "1 a tile"]],
    see: "Blue has closed the road at its western end; it is Red’s highwayman who scores.",
  },
  city: {
    title: "City",
    text: [
      "A city is finished when its wall is closed and no gap is left inside. Cities that only meet at a corner stay apart.",
      "A city of two tiles counts like any other, unless “Rules in detail” or the edition of 2001 says so.",
    ],
    points: [["Finished", "2 a tile, 2 a coat of arms"], ["Unfinished, at the end", "1 a tile, 1 a coat of arms"], ["Finished, two tiles, by the rules of 2001", "1 a tile, 1 a coat of arms"]],
    see: "Three tiles and a coat of arms, just finished.",
  },
  monastery: {
    title: "Monastery",
    text: [
      "A monastery is finished when all eight spaces around it are filled, corners too. Anybody may lay those tiles.",
      "Each monastery counts for itself, and a tile may be a neighbour of several.",
    ],
    points: [["Finished", "9"], ["Unfinished, at the end", "1, and 1 for each tile around it"]],
    see: "The last of the eight neighbours has just been laid.",
  },
  majority: {
    title: "Several players in one place",
    text: [
      "Later tiles can join roads, cities and fields, so that figures of several players stand in one.",
      "Whoever has most figures there takes all the points, and the others nothing. If several have as many, each of them takes all the points.",
      "All figures go home, also those that bring nothing.",
    ],
    see: "The tile in the middle has joined three cities: Red has two knights there, Blue one.",
  },
  farmer: {
    title: "Farmers and fields",
    text: [
      "A figure in a field is a farmer. He lies there until the end of the game and never comes home.",
      "Fields are parted by roads, cities, rivers and the edge of the landscape; meeting at a corner does not join them.",
      "At the end whoever has most farmers in a field scores for each finished city that touches it; in a tie each of them does. A city can feed several fields, but counts once for each.",
    ],
    points: [["Each finished city at the field", "3"], ["In the edition of 2001: each finished city, to whoever has most farmers around it", "4"]],
    see: "Two of the three cities at the field of Red’s farmer are finished.",
  },
  end: {
    title: "The end of the game",
    text: [
      "The game ends after the turn in which the last tile was laid.",
      "Then roads, cities and monasteries that are unfinished score, and after them the fields. Majorities count as ever.",
      "Most points win; with equal points the win is shared.",
    ],
    points: [["Road", "1 a tile"], ["City", "1 a tile, 1 a coat of arms"], ["Monastery", "1, and 1 for each tile around it"], ["Field", "3 for each finished city"]],
    see: "The game is over: a city, a road and a monastery are counted as they are.",
  },
  river: {
    title: "The river",
    text: [
      "The game begins at the source. The river’s tiles are drawn first and the lake is the last of them; then come all the others.",
      "A river tile goes on at the open end of the river. Two bends in a row may not turn to the same side, for the river would run back into itself.",
      "Figures stand on river tiles as on any others, but never on the water. The river parts fields; around the source and around the lake the field is one.",
    ],
    see: "The river has turned right and then left. The bend in hand may only turn right.",
  },
  fork: {
    title: "The fork",
    text: [
      "The second river has a fork, which comes right after the source. From then on a river tile goes on at either open end, and at one only.",
      "After the fork the river may turn to either side. The ends of the two arms must not run into each other.",
      "Played with the first river there is one source, the tiles of both are mixed, and each arm ends at a tile of its own; the lake with the volcano is the last.",
    ],
    see: "The tile in hand goes on at either arm of the fork, turned to either side.",
  },
  garden: {
    title: "Gardens and the abbot",
    text: [
      "Everybody has one abbot. He may be placed in place of another figure: in a garden or in a monastery. No other figure may stand in a garden.",
      "A garden is finished and scores like a monastery.",
    ],
    points: [["Finished", "9"], ["Unfinished, at the end", "1, and 1 for each tile around it"]],
    see: "The garden is surrounded, and the abbot has come home.",
  },
  recall: {
    title: "Taking the abbot back",
    text: [
      "In your turn, if you place no figure, you may take your abbot back. He scores at once what his garden or monastery would bring at the end.",
      "He cannot be placed again in the same turn.",
    ],
    points: [["The abbot comes back early", "1, and 1 for each tile around him"]],
    see: "Red has taken the abbot back from the garden with five tiles around it.",
  },
  inn: {
    title: "Inns",
    text: [
      "A road with at least one inn beside it is worth more when it is finished, and nothing when it is not, unless “Rules in detail” says otherwise. A second inn changes nothing.",
      "On a junction the inn belongs to the arm beside which it stands.",
    ],
    points: [["Finished road with an inn", "2 a tile"], ["Unfinished road with an inn", "0"]],
    see: "Four tiles and an inn, finished.",
  },
  cathedral: {
    title: "Cathedrals",
    text: ["A city with a cathedral is worth more when it is finished, and nothing when it is not, unless “Rules in detail” says otherwise. A second cathedral changes nothing."],
    points: [["Finished city with a cathedral", "3 a tile, 3 a coat of arms"], ["Unfinished city with a cathedral", "0"]],
    see: "Six tiles, a coat of arms and a cathedral, finished.",
  },
  large: {
    title: "The large meeple",
    text: ["Everybody has one large meeple. It is placed like any meeple, but not in a garden, and counts as two where it matters who has most. The points stay the same."],
    see: "One tile has joined two roads: Red’s large meeple against one figure of Blue.",
  },
  abbey: {
    title: "Abbeys",
    text: [
      "Everybody has one abbey tile. At the beginning of your turn, before you draw, you may lay it into a gap with tiles on all four sides. It fits anything and closes every road and city at its edges.",
      "It has no field. A figure on it is a monk, and it scores like a monastery.",
      "When the pile is empty, everybody who still has an abbey is asked once more, unless “Rules in detail” says otherwise.",
    ],
    see: "Red’s abbey has filled the gap and so finished Blue’s road.",
  },
  mayor: {
    title: "The mayor",
    text: [
      "The mayor stands only in cities. He counts as many figures as there are coats of arms in the whole city when it scores, and nothing where there are none.",
      "If nobody in a city counts anything, nobody scores.",
    ],
    see: "Three coats of arms give Red’s mayor a strength of 3 against two knights.",
  },
  wagon: {
    title: "The wagon",
    text: [
      "The wagon stands on roads, in cities and in monasteries, not in fields or gardens, and counts as one figure.",
      "When what it stands on is finished, it may move on instead of going home: to an unfinished road, city or monastery without figures, on the same tile or one of the eight around it. “Rules in detail” can keep it on its own tile.",
      "If several wagons may move, their owners decide one after the other, beginning with whoever’s turn it is.",
    ],
    see: "The road was finished and scored; Red’s wagon has moved into the monastery at its end.",
  },
  barn: {
    title: "The barn",
    text: [
      "Everybody has one barn. In place of a figure it is put on a corner of the tile just laid, where four tiles meet and all show field. There must be no other barn in the field, unless “Rules in detail” allows it.",
      "Farmers in the field score at once and go home, and no more may be placed there. Farmers whose field is joined to a barn’s later score less, and go home too.",
      "The barn stays, and scores for its owner at the end.",
    ],
    points: [["Farmers when a barn comes to them", "3 a finished city"], ["Farmers joined to a field with a barn later", "1 a finished city"], ["The barn, at the end", "4 a finished city"]],
    see: "When Red placed the barn, Blue’s farmer scored and went home. At the end the barn scored for the same two cities.",
  },
  first: {
    title: "The first edition, 2001",
    text: [
      "A finished city of only two tiles is worth half: 1 point a tile and 1 a coat of arms.",
      "Farmers are counted city by city: for each finished city, whoever has most farmers in all fields that touch it scores 4.",
      "Everything else is as in 2016.",
    ],
    points: [["Finished city of two tiles", "1 a tile, 1 a coat of arms"], ["Each finished city, for farmers", "4"]],
    see: "Two farmers of Red and one of Blue lie around the larger city, in different fields: Red alone scores for it. The small city is worth half.",
  },
  anniversary: {
    title: "The anniversary edition, 2021",
    text: ["The tiles of the base game score exactly as in 2016: 2 points a tile for every finished city, and 3 for each finished city at a field, field by field."],
    see: "The same tiles as for the first edition. Here every field counts by itself, so that Blue’s farmer scores as well.",
  },
};

/** @typedef {Record<keyof typeof articles, Article>} Articles */

export const rules = {
  title: "The rules",
  search: "Search the rules",
  none: "No article has that word.",
  found: (/** @type {number} */ count) => `Articles found: ${count}`,
  editions: "Editions",
  base: "The base game",
  board: (/** @type {string} */ title) => `Position: ${title}. Point at roads, cities and fields to see what they are worth.`,
  before: "Before",
  after: "After",
  step: "Moment",
  articles: /** @type {Articles} */ (articles),
};
