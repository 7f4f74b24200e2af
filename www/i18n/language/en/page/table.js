// @ts-check
/** What is said around the board of a running game, in English. */
import { signed, words } from "../../words.js";
import { points, tiles } from "../game.js";

const { plural } = words("en-GB");

/** @type {Record<string, string>} */
const PIECES = {
  meeple: "Meeple",
  large: "Large meeple",
  abbot: "Abbot",
  mayor: "Mayor",
  wagon: "Wagon",
  builder: "Builder",
  pig: "Pig",
  phantom: "Phantom",
  barn: "Barn",
  abbey: "Abbey",
};

export const table = {
  computers: {
    person: "Person",
    group: "Computer",
    level: (/** @type {string} */ level) => `computer (${level})`,
    thinking: (/** @type {string} */ name) => `${name} (computer) is thinking …`,
    failed: (/** @type {string} */ name) => `${name} (computer) has stopped thinking.`,
    trouble: (/** @type {string} */ name) => `${name} (computer) stopped thinking because of a fault. How do you want to go on?`,
    again: "Try again",
    byHand: (/** @type {string} */ name) => `Play this turn for ${name}`,
  },
  advice: {
    open: "What would a master do?",
    /** Below its picture. */
    short: "Hint",
  },
  pieces: {
    label: "Which figure?",
    names: PIECES,
  },
  board: {
    label:
      "Board. The arrow keys choose a space, R turns the tile, Enter confirms, Escape cancels the choice, 0 places no figure, I reads the last tile, S the scores, O whose turn it is, and A lists all keys.",
    tools: "View",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    turn: "Turn the board",
    fit: "Show the whole board",
    /** Spaces where the tile may be laid, beyond the edge of the board. */
    unseen: (/** @type {number} */ count) => plural(count, { one: "# more space off screen", other: "# more spaces off screen" }),
    /** Places for a figure on other tiles, to which a portal or an arrow leads. */
    elsewhere: (/** @type {number} */ count) => plural(count, { one: "# more spot on another tile", other: "# more spots on other tiles" }),
    /** What a figure is called by what it stands on. */
    roles: { road: "Highwayman", city: "Knight", monastery: "Monk", garden: "Abbot", field: "Farmer" },
    choices: "All possible moves",
    choicesHelp: "The arrow keys choose, Enter confirms.",
    type: "Or type a move, a question or “help”",
  },
  hand: {
    label: "Your move",
    /** Buttons for what has no place on the board. */
    offers: "Choices beside the board",
    turnOf: (/** @type {string} */ name) => `${name}’s turn`,
    wagonOf: (/** @type {string} */ name) => `${name}’s wagon`,
    turnTile: "Turn tile",
    tileAlt: "The tile in hand",
    figureAlt: "Your figure",
    undo: "Undo",
    results: "Show the result",
    undone: "Undone.",
    redo: "Redo",
    redone: "Redone.",
    left: (/** @type {number} */ count) => plural(count, { zero: "last tile", one: "# tile left", other: "# tiles left" }),
  },
  turn: {
    handOver: (/** @type {string} */ name) => `Hand over to ${name}. Until then you can still undo the turn.`,
    iAm: (/** @type {string} */ name) => `I am ${name}`,
  },
  away: {
    open: "A player leaves",
    lay: (/** @type {string} */ name) => `${name} is away: place this tile together. No figure is placed.`,
  },
  primary: /** @type {Record<string, string>} */ ({
    tile: "Place tile",
    figure: "Place figure",
    barn: "Place barn",
    abbey: "Place abbey",
    wagon: "Move wagon",
    phantom: "Place phantom",
    recall: "Take the abbot back",
    secondPart: "Draw another tile",
    placeAt: "Place figure",
  }),
  /** What ends the turn, where that is said. */
  primaryEnds: /** @type {Record<string, string>} */ ({
    tile: "Place tile and end turn",
    figure: "Place figure and end turn",
    barn: "Place barn and end turn",
    abbey: "Place abbey and end turn",
    wagon: "Move wagon here",
    phantom: "Place phantom and end turn",
  }),
  skip: /** @type {Record<string, string>} */ ({
    figure: "End turn without a figure",
    abbey: "Draw a tile instead",
    lastAbbey: "Place no abbey",
    wagon: "Take the wagon back",
    phantom: "Keep the phantom",
    secondPart: "No second tile",
    goesOn: "No figure",
  }),
  hint: {
    tile: "Choose a marked space on the board.",
    tileTurns: "Place it like this, or tap it again to turn it.",
    tileFixed: "It fits only this way round. Place it, or choose another space.",
    tileOnly: "It fits only here. Place it.",
    figure: "Choose a marked spot for your figure, or end your turn without one.",
    /** A figure is asked for, and the turn may go on after it. */
    goesOn: "Choose a marked spot for your figure, or place none.",
    recallOnly: "Choose your abbot to take him back, or leave him there.",
    recall: "Choose a marked spot for a figure, choose your abbot to take him back, or do neither.",
    abbey: "You may place your abbey in a gap instead of drawing a tile.",
    lastAbbey: "You may place your abbey in a gap.",
    wagon: "The wagon’s feature is completed. Choose a marked spot to move the wagon to, or take it back.",
    phantom: "You may also place your phantom on another part of this tile.",
    elsewhere: "Choose a marked spot for your figure, choose another piece, or place none.",
    orElse: "You may also choose another piece, or place none.",
    /** A second part of the turn has begun. */
    secondPart: "Your turn has a second part: draw another tile, or end your turn here.",
    again: "Your builder gives you one more tile.",
    chosen: /** @type {Record<string, string>} */ ({
      road: "A highwayman on this road: he scores when the road is completed, then returns to you.",
      city: "A knight in this city: he scores when the city is completed, then returns to you.",
      monastery: "A monk in this monastery: he scores when eight tiles surround it, then returns to you.",
      garden: "An abbot in this garden: he scores when eight tiles surround it, then returns to you.",
      field: "A farmer in this field: he stays until the end and scores for the completed cities beside it.",
      builder: "Your builder here: when you extend this road or city, you place one more tile.",
      pig: "A pig in this field: if you have the most farmers here at the end, each completed city brings you 1 point more.",
      barn: "A barn in this field: it stays until the end. Farmers here score at once and return to their players.",
      recall: "Your abbot returns and scores at once, as at the end of the game.",
      move: "The wagon moves to this spot.",
    }),
    over: "Look around the board, or see how the points were scored.",
    open: "This game is open for viewing only: the tiles to come are not known. You can replay it from the menu.",
  },
  players: {
    label: "Players and scores",
    /** The table of it, which a tap on a player opens. */
    everything: {
      title: "What everybody has",
      kinds: { points: "Points", wine: "Wine", wheat: "Wheat", cloth: "Cloth", king: "King", robber: "Robber baron" },
    },
    active: "is playing now",
    /** Of somebody who left the game. */
    away: "is away",
    winner: "winner",
    points: (/** @type {number} */ count) => points(count),
    supply: (/** @type {number} */ count, /** @type {string} */ figure) => `${(PIECES[figure] ?? figure).toLowerCase()}: ${count === 0 ? "none" : count} left`,
    /** A card, and for what it was taken. */
    card: (/** @type {"king" | "robber"} */ card, /** @type {number} */ size) =>
      card === "king" ? `king (largest city so far: ${tiles(size)})` : `robber baron (longest road so far: ${tiles(size)})`,
    /** The tokens of somebody who has the most of a kind. */
    most: (/** @type {string} */ token) => `${token} (the most)`,
    /** The points that somebody else had with the same tiles. */
    ghost: (/** @type {string} */ name, /** @type {number} */ count) => `${name} had ${points(count)} at this point with these tiles`,
    otherTable: "the other table",
    projected: (/** @type {number} */ count) => `${count} if the game ended now`,
    /** More points than anybody else, for the first time or again. */
    leads: (/** @type {string} */ name) => `${name} takes the lead.`,
    gained: (/** @type {number} */ count) => signed(count),
  },
  log: {
    title: "Scoring log",
    open: "Scoring log",
    empty: "Each score is listed here, with the reason.",
  },
  aids: {
    title: "Board aids",
    open: "Board aids",
    all: { title: "Show aids" },
    each: {
      legal: { title: "Where the tile fits" },
      dead: { title: "Where no tile fits" },
      last: { title: "Last tile" },
      light: { title: "Feature details" },
      fields: { title: "Fields" },
      points: { title: "Points if the game ended now" },
    },
    /** Beside the board while fields are shown; `points`: what a city gives. */
    fieldsLegend: (/** @type {string} */ points) => `Number: completed cities beside the field, worth ${points} each at the end. Stripes: whose field it is.`,
    hidden: "The rules of this game hide which tiles are left.",
    on: (/** @type {string} */ aid) => `${aid}: on.`,
    off: (/** @type {string} */ aid) => `${aid}: off.`,
  },
  light: {
    noFit: "Your tile does not fit here",
    label: "Selected feature",
    now: "now",
    worth: "points",
    could: "completed",
    show: "Show tiles",
  },
  left: {
    unknown: "Nobody knows which tiles are left: this record says only which were placed.",
    open: "Tiles left",
  },
  menu: {
    title: "Menu",
    open: "Menu",
    resume: "Back to the game",
    newGame: "New game",
    rematch: "Play again",
    sameTiles: "Play again with the same tiles",
    grid: "Board as text",
    record: "Show the game record",
    copy: "Copy the game record",
    save: "Save the game record to a file",
    share: "Share a link",
    help: "How to play",
    turn: "A turn, step by step",
    fill: "Full screen",
    unfill: "Exit full screen",
    light: "Light theme",
    dark: "Dark theme",
  },
};
