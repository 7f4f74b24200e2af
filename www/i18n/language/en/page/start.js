// @ts-check
/** What the start screen says, and what is explained there, in English. */
import { words } from "../../words.js";

const { plural } = words("en-GB");

export const start = {
  setup: {
    computer: "Play the computer",
    computerHelp: "Against Pip, the beginner",
    pass: "Pass and play",
    passHelp: "Two to six people, one device",
    again: "Play again like last time",
    own: "Set up a game",
    form: "New game",
    players: "Who plays?",
    remove: (/** @type {number} */ seat) => `Remove player ${seat}`,
    colourOf: (/** @type {number} */ seat, /** @type {string} */ colour) => `Colour of player ${seat}: ${colour}`,
    whoOf: (/** @type {number} */ seat) => `Who plays in seat ${seat}`,
    nameOf: (/** @type {number} */ seat) => `Name of player ${seat}`,
    add: "Add a player",
    removeShort: "Remove",
    move: (/** @type {number} */ seat) => `Move or remove player ${seat}: drag, use the arrow keys, or open the options`,
    moved: (/** @type {string} */ name, /** @type {number} */ place, /** @type {number} */ count) => `${name} is now number ${place} of ${count}.`,
    up: "Earlier",
    down: "Later",
    game: "Game",
    expansions: (/** @type {number} */ count) => plural(count, { one: "# expansion", other: "# expansions" }),
    gameLine: (/** @type {string} */ edition, /** @type {string[]} */ boxes, /** @type {string | undefined} */ pile) =>
      [boxes.length === 0 ? "base game" : boxes.join(", "), edition, pile?.toLowerCase()].filter(Boolean).join(" · "),
    effort: (/** @type {string} */ tiles, /** @type {number} */ minutes, /** @type {0 | 1 | 2} */ level) =>
      `${tiles} · about ${minutes} minutes, ${["for families", "for people who know the game", "for experts"][level]}`,
    levels: ["few rules", "some rules", "many rules"],
    levelsLabel: "How much there is to learn",
    line: (/** @type {string[]} */ names, /** @type {string} */ game) => `${names.join(", ")} · ${game}`,
    pile: "How many tiles?",
    sameTiles: "Repeat a shuffle",
    shuffleNumber: "Shuffle number",
    shuffleHelp: "The same expansions, rules and shuffle number give the same tiles in the same order, on any device.",
    rules: "Rules",
    boxes: "Expansions",
    tiles: (/** @type {number} */ count) => `${count} tiles`,
    options: "Rule options",
    changed: (/** @type {number} */ count) => plural(count, { zero: "standard", other: "# changed" }),
    start: "Play",
    resume: "Continue the last game",
    resumeDetail: (/** @type {string} */ scores, /** @type {number} */ turn) => `${scores}, turn ${turn}`,
    tooMany: (/** @type {number} */ most) => `At most ${most} can play with these expansions: remove a player, or add an expansion with a sixth colour.`,
    nameless: (/** @type {string} */ colour) => `The name of ${colour} must contain at least one visible character.`,
    help: "How to play",
    games: "Saved games",
    puzzles: "Puzzles",
    solo: "Solo",
    career: "Statistics",
  },
  agreed: {
    title: "Agreed for this game",
    help: "It cannot be changed during the game.",
    aids: { title: "No aids", help: "No marks on the board, no hints and no list of the tiles left." },
    undo: { title: "No undo", help: "No decision can be taken back." },
    fixed: "This was agreed before the game.",
    noAids: "This game is played without aids.",
  },
  piles: [
    { value: "half", label: "Half" },
    { value: "whole", label: "All" },
    { value: "double", label: "All twice" },
  ],
  favourites: {
    title: "Favourite set-ups",
    last: "Same as last time",
    name: "Name for this set-up",
    keep: "Save",
    kept: (/** @type {string} */ name) => `“${name}” was saved.`,
    unkept: "The browser did not save this change to your favourite set-ups.",
    used: (/** @type {string} */ name) => `“${name}” was loaded.`,
    remove: (/** @type {string} */ name) => `Delete “${name}”`,
    deleted: (/** @type {string} */ name) => `“${name}” was deleted.`,
  },
  levels: [
    { value: "novice", label: "Beginner", help: "Builds its own roads and cities, overlooks fields, and makes mistakes." },
    { value: "greedy", label: "Collector", help: "Takes the most points it can get right now." },
    { value: "planner", label: "Planner", help: "Considers what the tiles to come could complete." },
    { value: "master", label: "Master", help: "Tries out the best plans before deciding." },
  ],
  /** What computer players say when they have won, or not. */
  editions: [
    { value: "2016", label: "2016", help: "The current rules, with farmers." },
    { value: "2001", label: "2001", help: "The first edition: farmers score city by city, and a city of two tiles is worth less." },
    { value: "2021", label: "2021", help: "The anniversary edition." },
  ],
  boxes: /** @type {Record<string, { title: string, help: string }>} */ ({
    river: { title: "The River", help: "The game begins with a river, from its source to a lake." },
    abbot: { title: "The Abbot", help: "Gardens score like monasteries, and the abbot may be taken back early." },
    inns: {
      title: "Inns & Cathedrals",
      help: "More points for roads with an inn and cities with a cathedral, but only if they are completed. Adds a large meeple and a sixth player.",
    },
    abbey: { title: "Abbey & Mayor", help: "Abbeys fill gaps; each player also gets a mayor, a wagon and a barn. For up to six players." },
    river2: { title: "The River II", help: "A river that forks and ends in two places." },
    traders: {
      title: "Traders & Builders",
      help: "Whoever completes a city takes its goods. A builder brings a second tile in your turn, a pig more points for fields. Adds a sixth player.",
    },
    king: {
      title: "King & Robber Baron",
      help: "Whoever completes the largest city holds the king, and whoever completes the longest road holds the robber baron: points at the end.",
    },
    phantom: { title: "The Phantom", help: "A second figure: after your first one it may stand on another part of the same tile." },
    dragon: {
      title: "Princess & Dragon",
      help: "A dragon, moved by all players, eats figures; a fairy protects them. Princesses send knights home, and portals lead far away.",
    },
    tower: { title: "The Tower", help: "Build towers, capture other players’ figures from them, and let those players pay ransom." },
    bridges: {
      title: "Bridges, Castles & Bazaars",
      help: "Bridges carry roads across fields, small cities become castles, and tiles are auctioned at bazaars.",
    },
    count: {
      title: "The Count of Carcassonne",
      help: "The City of Carcassonne lies on the table. Whoever lets others score may send figures there and bring them back into play.",
    },
    anniversary: {
      title: "20th anniversary",
      help: "Tiles with arrows: 2 points, or a figure beside another, a figure far away, or another turn. Their layouts are our own.",
    },
    hills: {
      title: "Hills & Sheep",
      help: "A tile lies unseen under each hill, and figures on hills decide ties. Vineyards raise monasteries. A shepherd gathers sheep; a wolf scatters them.",
    },
    flier: {
      title: "The Flying Machines",
      help: "A figure may fly one to three tiles from a machine, as a die says, and join a feature that others hold.",
    },
  }),
  colours: { red: "Red", blue: "Blue", green: "Green", yellow: "Yellow", black: "Black", pink: "Pink" },
  help: {
    learn: "Learn by playing",
    learnHelp: "A first game with a guide, in five minutes",
    goOn: "Continue the lesson",
    rules: "All the rules",
    rule: "Rule",
  },
};
