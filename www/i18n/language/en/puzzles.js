// @ts-check
/** The puzzles and the statistics of all games, in English. */
import { words } from "../words.js";

const { plural, decimal } = words("en-GB");

/** @param {number} count */
const points = (count) => plural(count, { one: "# point", other: "# points" });

export const puzzles = {
  title: "Puzzles",
  back: "Back",
  about: "A real position, one tile in hand: find the best way to play the turn.",
  solvedOf: (/** @type {number} */ solved, /** @type {number} */ all) => `${solved} of ${all} solved`,
  solved: "Solved",
  base: "Base game",
  difficulty: ["Easy", "Medium", "Hard"],
  board: "Board of the puzzle. Arrow keys choose a place, R turns the tile, Enter confirms, Escape takes the choice back.",
  tasks: {
    now: (/** @type {string} */ name) => `${name} to play: score as many points as you can this turn.`,
    lead: (/** @type {string} */ name) => `${name} lays the last tile of the game: finish as far ahead as you can.`,
    finish: { city: "Complete the marked city of yours.", road: "Complete the marked road of yours." },
    hold: { city: "Win a share of the marked city, or all of it.", road: "Win a share of the marked road, or all of it.", field: "Win a share of the marked field, or all of it." },
  },
  hint: "Hint",
  solution: "Solution",
  again: "Try again",
  next: "Next puzzle",
  list: "All puzzles",
  right: "Right!",
  wrong: "Not yet",
  shown: "The solution",
  results: /** @type {Record<"now" | "lead" | "finish" | "hold", (got: number, best: number) => string>} */ ({
    now: (/** @type {number} */ got, /** @type {number} */ best) => `This turn brings ${points(got)}. The best one brings ${best}.`,
    lead: (/** @type {number} */ got, /** @type {number} */ best) => `You end ${ahead(got)}. The best turn ends ${ahead(best)}.`,
    finish: () => "It is not complete after this turn. There is one way to do it.",
    hold: () => "You have no share in it after this turn. There is a way to get one.",
  }),
  reached: /** @type {Record<"now" | "lead" | "finish" | "hold", (best: number) => string>} */ ({
    now: (/** @type {number} */ best) => `${points(best)} in one turn.`,
    lead: (/** @type {number} */ best) => `You end ${ahead(best)}; no other turn does better.`,
    finish: () => "It is complete, and no other turn does it.",
    hold: () => "You have your share, and no other turn gets it.",
  }),
  all: "That was the last one. Well done!",
  /** Each puzzle: what it is called, a hint, and the idea behind the solution. @type {Record<string, { title: string, hint: string, why: string }>} */
  each: {
    gap: { title: "The gap", hint: "One of your cities has a single open side.", why: "The tile closes your city, and a coat of arms counts like another tile." },
    "long-road": { title: "At the gate", hint: "A road also ends at a city.", why: "The road leads into the new city and is complete there." },
    crown: { title: "The crown", hint: "Look at the largest city.", why: "A single edge was open. Large cities are worth closing as long as you can." },
    "two-cities": { title: "Two for one", hint: "One hole, two small cities, and only one of them has a knight.", why: "The tile closes both cities. Your figure goes into the one nobody had, and comes back at once." },
    seam: { title: "Road and roof", hint: "Finish something of yours, and claim what nobody has.", why: "Your road is complete, and the tile also completes a small city: a figure placed there scores at once." },
    sharing: { title: "Good neighbours", hint: "One tile can complete two things, even if you share one of them.", why: "The tile completes your monastery and a road. That you share the road takes nothing from you." },
    "last-stone": { title: "The last stone", hint: "The monastery lacks one neighbour. And your figure?", why: "The eighth neighbour completes the monastery, and the tile completes a short road as well: place your figure on it." },
    ring: { title: "The key", hint: "The city is open at one edge only.", why: "This tile, turned this way, is the only one that closes the wall." },
    "far-road": { title: "The far end", hint: "Follow the road to its open end.", why: "The crossing ends the road, and each of its tiles counts." },
    mayor: { title: "A city for nobody", hint: "There is a city without an owner.", why: "The tile completes it, and your figure on the same tile takes all of it: a meeple, or the mayor for the coats of arms." },
    bend: { title: "Journey’s end", hint: "The road has one open end. What can stand there?", why: "The new city’s gate ends the road." },
    partners: { title: "Partners", hint: "You cannot enter an occupied city, but two cities can grow together.", why: "Your city and this one become one, with as many knights from each side: both score all of it." },
    bridge: { title: "The joint", hint: "A city of yours stands next to it.", why: "The tile joins the two cities, so that your knight stands in this one too." },
    shepherds: { title: "Shepherds", hint: "Where does your farmer’s field nearly touch the other one?", why: "The tile joins the two fields, and your farmer counts as much as the others." },
    meadow: { title: "The meadow", hint: "Fields grow together where no road or city parts them.", why: "The bend leaves a strip of grass that joins your farmers’ fields to this one." },
    harvest: { title: "The harvest", hint: "In the final scoring each completed city feeds its farmers.", why: "A farmer in this field is worth more than any road or city that this tile could add to." },
    cloister: { title: "Among friends", hint: "An unfinished monastery counts its neighbours too.", why: "Where many tiles lie already, a monastery is worth much at once, even if it is never completed." },
    hay: { title: "Make hay", hint: "It is the last tile: look for a field that feeds many cities.", why: "A farmer on the last tile costs you nothing, and every completed city that this field feeds counts three points." },
    "abbot-home": { title: "Call him home", hint: "Instead of placing a figure you may take your abbot back.", why: "The tile completes your city, and the abbot comes back and scores what lies around him." },
    "abbot-and-city": { title: "Twice in one turn", hint: "The tile does one thing; your abbot can do another.", why: "First the city is complete, then the abbot is taken back and scores as well." },
    "abbot-garden": { title: "The garden", hint: "There is a garden on the tile.", why: "The garden lies among many tiles already, and your abbot may stand in it." },
    guests: { title: "Guests", hint: "Two cities can grow together.", why: "The tile joins your city to the other one, and both sides have the same strength there." },
    "inn-road": { title: "The inn", hint: "A completed road with an inn counts double.", why: "With an inn each tile of the completed road brings two points instead of one." },
    cathedral: { title: "The cathedral", hint: "A completed city with a cathedral brings three points a tile.", why: "With a cathedral each tile and each coat of arms of the completed city brings three points; left open it would bring none." },
    "big-farmer": { title: "A big farmer", hint: "Which of your figures counts as two?", why: "One farmer would be too few in this field; the large meeple counts as two." },
    "inn-loop": { title: "Round the bend", hint: "Find the end of the road that this tile can close.", why: "The tile ends the road. With an inn each tile counts two points, but only once the road is complete." },
    abbey: { title: "The abbey", hint: "One of your pieces fits any hole.", why: "The abbey closes every road and city at its edges, whatever they show." },
    barn: { title: "The barn", hint: "A barn stands where four fields meet, and scores your farmers at once.", why: "The tile is the monastery’s last neighbour, and the barn scores the field in the same turn." },
    wagon: { title: "On the move", hint: "A wagon in a completed feature may go on to the next one.", why: "The wagon completes a short road, scores it, and moves on into the monastery beside it." },
    "last-word": { title: "The last word", hint: "More farmers win the whole field.", why: "The tile joins your fields, and together your farmers are in the majority." },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "level" : lead > 0 ? `${points(lead)} ahead` : `${points(-lead)} behind`;
}

export const career = {
  title: "Statistics of your games",
  back: "Back",
  none: "No game is finished yet. Once one is, you will find here how you play.",
  counting: (/** @type {number} */ done, /** @type {number} */ all) => `Counting game ${done} of ${all} …`,
  whose: "Whose games?",
  unreadable: (/** @type {number} */ count) => plural(count, { one: "# game cannot be read and is left out.", other: "# games cannot be read and are left out." }),
  games: "Games finished",
  won: "Won",
  best: "Best score",
  mean: "Mean score",
  longestRoad: "Longest road",
  largestCity: "Largest city",
  tiles: (/** @type {number} */ count) => plural(count, { one: "# tile", other: "# tiles" }),
  against: "Against",
  people: "People only",
  results: "Results",
  resultsHelp: "A game with several computer players counts for the strongest of them; a shared win counts as won.",
  byKind: "Points by kind",
  kind: "Kind",
  all: "In all",
  perGame: "A game",
  number: decimal,
};
