// @ts-check
/** The puzzles and the statistics of all games, in English. */
import { words } from "../words.js";

const { plural, decimal } = words("en-GB");

/** @param {number} count */
const points = (count) => plural(count, { one: "# point", other: "# points" });

export const puzzles = {
  title: "Puzzles",
  back: "Back",
  about: "A real position and one tile in hand: find the best way to play the turn.",
  unkept: "The browser could not save this solution. It counts only until you leave this page.",
  solvedOf: (/** @type {number} */ solved, /** @type {number} */ all) => `${solved} of ${all} solved`,
  base: "Base game",
  difficulty: ["Easy", "Medium", "Hard"],
  board: "Puzzle board. The arrow keys choose a space, R turns the tile, Enter confirms, Escape cancels the choice.",
  tasks: {
    now: (/** @type {string} */ name) => `${name} to play: score as many points as you can this turn.`,
    lead: (/** @type {string} */ name) => `${name} places the last tile of the game: finish as far ahead as you can.`,
    finish: { city: "Complete your marked city.", road: "Complete your marked road." },
    hold: {
      city: "Win or tie the majority in the marked city.",
      road: "Win or tie the majority on the marked road.",
      field: "Win or tie the majority in the marked field.",
    },
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
    now: (/** @type {number} */ got, /** @type {number} */ best) => `This turn scores ${points(got)}. The best one scores ${best}.`,
    lead: (/** @type {number} */ got, /** @type {number} */ best) => `You end ${ahead(got)}. The best turn ends ${ahead(best)}.`,
    finish: () => "It is not completed this turn. There is one way to do it.",
    hold: () => "You have neither the majority nor a tie there after this turn. There is a way to get one.",
  }),
  reached: /** @type {Record<"now" | "lead" | "finish" | "hold", (best: number) => string>} */ ({
    now: (/** @type {number} */ best) => `${points(best)} in one turn.`,
    lead: (/** @type {number} */ best) => `You end ${ahead(best)}; no other turn does better.`,
    finish: () => "It is completed, and no other turn completes it.",
    hold: () => "You have the majority or a tie there, and no other turn achieves that.",
  }),
  all: "That was the last one. Well done!",
  today: "Today",
  puzzleOfDay: "Puzzle of the day",
  progress: { solved: "Solved", tried: "Tried", new: "New" },
  others: "Other spaces",
  othersHelp: "The number on each other space says how many points fewer the best turn there brings.",
  fewer: (/** @type {number} */ count, /** @type {string} */ action) => `${points(count)} fewer: ${action}`,
  /** Decks that one person plays alone. */
  solo: {
    title: "Solo",
    about:
      "Play alone for points. The tiles of a deck always come in the same order. For silver or gold, you must match what two computer players, Anselm and Isaura, score alone with the same tiles.",
    ofDay: "Solo deck of the day",
    base: "Base game",
    unplayed: "Not played yet",
    begun: (/** @type {number} */ turn) => `Begun: turn ${turn}`,
    goesOn: "You are continuing the game that you began.",
    anew: "Begin again",
    result: (/** @type {number} */ count) => `Result: ${points(count)}`,
    best: (/** @type {number} */ count) => `Best result: ${points(count)}`,
    newBest: "This is your best result so far.",
    hinted: "With hints",
    computing: "Working out the medals …",
    noPar: "The points for the medals could not be worked out.",
    medals: { gold: "Gold", silver: "Silver", bronze: "Bronze" },
    from: (/** @type {string} */ medal, /** @type {number} */ count) => `${medal} from ${count}`,
    won: (/** @type {string} */ medal) => `${medal} medal!`,
    noMedal: "No medal this time.",
    next: (/** @type {string} */ medal, /** @type {number} */ count) => `${medal} needs ${points(count)}.`,
    inARow: (/** @type {number} */ count) => `${count} days in a row`,
    unkept: "The browser did not save this result: it has no room left.",
    picture: "Picture of the result",
    shareResult: "Share the result",
    share: "Share this deck",
    again: "Play it again",
    others: "Solo decks",
    /** Against a computer player, with the same tiles for everybody. */
    duel: {
      title: "Duel of the day",
      against: (/** @type {string} */ name, /** @type {string} */ level) => `Against ${name} (${level})`,
      best: (/** @type {number} */ lead) => (lead === 0 ? "Best result: a draw" : `Best result: ${lead > 0 ? "won" : "lost"} by ${points(Math.abs(lead))}`),
      outcome: (/** @type {number} */ mine, /** @type {number} */ theirs) =>
        mine > theirs ? `Won, ${mine} to ${theirs}` : mine < theirs ? `Lost, ${mine} to ${theirs}` : `A draw, ${mine} each`,
    },
    decks: /** @type {Record<string, string>} */ ({
      hamlet: "The hamlet",
      kingdom: "The whole land",
      river: "Along the river",
      inns: "Inns on the way",
      abbot: "The abbot’s gardens",
      traders: "Market day",
      mayor: "The mayor’s town",
      dragon: "In the dragon’s shadow",
    }),
  },
  /** Each puzzle: what it is called, a hint, and the idea behind the solution. @type {Record<string, { title: string, hint: string, why: string }>} */
  each: {
    gap: {
      title: "The gap",
      hint: "One of your cities has a single open side.",
      why: "The tile completes your city, and a coat of arms counts like another tile.",
    },
    "long-road": { title: "At the gate", hint: "A road also ends at a city.", why: "The road ends at the new city and is completed." },
    crown: { title: "The crown", hint: "Look at the largest city.", why: "Only one edge was open. Complete large cities while you still can." },
    "two-cities": {
      title: "Two for one",
      hint: "There is one gap between two small cities, and only one of them has a knight.",
      why: "The tile completes both cities. Your figure goes into the one that nobody holds, and returns to you at once.",
    },
    seam: {
      title: "Road and roof",
      hint: "Complete a feature of yours, and claim one that nobody holds.",
      why: "Your road is completed, and the tile also completes a small city: a figure placed there scores at once.",
    },
    sharing: {
      title: "Good neighbours",
      hint: "One tile can complete two features, even if you share one of them.",
      why: "The tile completes your monastery and a road. Sharing the road costs you nothing.",
    },
    "last-stone": {
      title: "The last stone",
      hint: "The monastery needs one more neighbour. Where could your figure go?",
      why: "The eighth neighbour completes the monastery, and the tile completes a short road as well: place your figure on it.",
    },
    ring: { title: "The key", hint: "The city is open at one edge only.", why: "This tile closes the wall only if it is turned this way." },
    "far-road": { title: "The far end", hint: "Follow the road to its open end.", why: "The crossroads ends the road, and each of its tiles counts." },
    mayor: {
      title: "A city for nobody",
      hint: "There is a city without an owner.",
      why: "The tile completes it, and your figure on the same tile takes all the points: a meeple, or the mayor thanks to the coats of arms.",
    },
    bend: { title: "Journey’s end", hint: "The road has one open end. What can end a road?", why: "The new city’s gate ends the road." },
    partners: {
      title: "Partners",
      hint: "You cannot enter an occupied city, but two cities can be joined.",
      why: "Your city and this one become one, with the same number of knights on each side: both players score all the points.",
    },
    bridge: {
      title: "The link",
      hint: "A city of yours stands next to it.",
      why: "The tile joins the two cities, so that your knight stands in this one too.",
    },
    shepherds: {
      title: "Shepherds",
      hint: "Where does your farmer’s field almost touch the other one?",
      why: "The tile joins the two fields, and you have as many farmers there as your opponent.",
    },
    meadow: {
      title: "The field",
      hint: "Fields are joined where no road or city separates them.",
      why: "Beside the bend there is a strip of field that joins your farmers’ fields to this one.",
    },
    harvest: {
      title: "The harvest",
      hint: "In the final scoring, farmers score for each completed city beside their field.",
      why: "A farmer in this field is worth more than any road or city that this tile could extend.",
    },
    cloister: {
      title: "Among friends",
      hint: "An incomplete monastery also scores for its neighbours.",
      why: "Among many tiles, a monastery is worth a lot right away, even if it is never completed.",
    },
    hay: {
      title: "Make hay",
      hint: "It is the last tile: look for a field that touches many cities.",
      why: "A farmer on the last tile costs you nothing and scores three points for every completed city beside this field.",
    },
    "abbot-home": {
      title: "Call him home",
      hint: "Instead of placing a figure, you may take your abbot back.",
      why: "The tile completes your city, and the abbot returns to you and scores the tiles around him.",
    },
    "abbot-and-city": {
      title: "Twice in one turn",
      hint: "The tile does one thing; your abbot can do another.",
      why: "First the city is completed, then you take the abbot back and he scores as well.",
    },
    "abbot-garden": {
      title: "The garden",
      hint: "There is a garden on the tile.",
      why: "The garden already has many tiles around it, and your abbot may stand in it.",
    },
    guests: {
      title: "Guests",
      hint: "Two cities can grow together.",
      why: "The tile joins your city to the other one, and both sides have the same strength there.",
    },
    "inn-road": {
      title: "The inn",
      hint: "A completed road with an inn counts double.",
      why: "With an inn, each tile of the completed road scores two points instead of one.",
    },
    cathedral: {
      title: "The cathedral",
      hint: "A completed city with a cathedral scores three points per tile.",
      why: "With a cathedral, each tile and each coat of arms of the completed city scores three points; an incomplete one would score none.",
    },
    "big-farmer": {
      title: "A big farmer",
      hint: "Which of your figures counts as two?",
      why: "One farmer is not enough in this field, but the large meeple counts as two.",
    },
    "inn-loop": {
      title: "Round the bend",
      hint: "Find the end of the road that this tile can close.",
      why: "The tile ends the road. With an inn, each tile scores two points, but only if the road is completed.",
    },
    abbey: { title: "The abbey", hint: "One of your pieces fits any gap.", why: "The abbey closes every road and city at its edges, whatever they show." },
    barn: {
      title: "The barn",
      hint: "A barn stands where the fields of four tiles meet, and lets your farmers score at once.",
      why: "The tile is the monastery’s last neighbour, and with the barn the field scores in the same turn.",
    },
    wagon: {
      title: "On the move",
      hint: "A wagon whose feature is completed may move on to another one nearby.",
      why: "The wagon scores a short completed road and then moves to the monastery beside it.",
    },
    "last-word": {
      title: "The last word",
      hint: "Whoever has more farmers wins the whole field.",
      why: "The tile joins your fields, and together your farmers have the majority.",
    },
    builder: {
      title: "One more tile",
      hint: "Your builder stands in the city: if you extend it, you draw a second tile. Leave one gap for it.",
      why: "The first tile extends your builder’s city, so you may place a second one, and it closes the last gap.",
    },
    wine: {
      title: "A good vintage",
      hint: "Completing an opponent’s city can be worth more to you than to your opponent.",
      why: "Your opponent scores the city, but the wine is yours: 10 points at the end. The city also counts for your farmers, and for your pig.",
    },
    pig: {
      title: "Well fed",
      hint: "You share the field beside the most completed cities, but only your opponent has a pig there.",
      why: "With your pig, each of the four completed cities scores 4 points for you too.",
    },
    throne: {
      title: "The throne",
      hint: "One of your cities needs only one more tile.",
      why: "With four tiles, it is the largest completed city: it also brings you the king.",
    },
    robber: {
      title: "The longest road",
      hint: "The robber baron goes to a road with more tiles than the longest one so far.",
      why: "The loop has four tiles, one more than the longest road so far: you score it and take the robber baron.",
    },
    kingmaker: {
      title: "The kingmaker",
      hint: "Who holds the king at the end?",
      why: "Your opponent scores 12 points for the city, but you take the king, who scores for five completed cities, and your farmer on the last tile scores for the new one.",
    },
    twice: {
      title: "Two at one crossing",
      hint: "The crossroads completes two roads that nobody holds.",
      why: "Your meeple takes one road and your phantom the other: both score at once, and both return to you.",
    },
    doorway: {
      title: "At the monastery door",
      hint: "The tile completes a short road, and you have two figures for it.",
      why: "One of your figures scores the completed road; the other stays in the monastery.",
    },
    "two-jobs": {
      title: "Two jobs",
      hint: "A city can be completed. Which other part of the tile scores at the end?",
      why: "One figure scores the city at once. The other lies in the field beside it and scores for it at the end.",
    },
    gift: {
      title: "The fairy’s gift",
      hint: "Instead of placing a figure, you may move the fairy.",
      why: "The tile completes your city. The fairy beside your knight adds 3 points as soon as he scores.",
    },
    volcano: {
      title: "Fire at the wall",
      hint: "No figure may be placed on a volcano tile. It can still do something else.",
      why: "The volcano tile closes your city. Your knight scores it, and the fairy beside him adds 3 points.",
    },
    princess: {
      title: "The princess decides",
      hint: "Your opponent’s largest city has a single knight. Who can send him away?",
      why: "The princess joins that city and sends the knight home. Without him your opponent scores nothing there.",
    },
    steering: {
      title: "Unprotected",
      hint: "The dragon never enters the fairy’s tile. Whom does she protect now?",
      why: "With the fairy beside your farmer, your opponent’s knight is unprotected. You make every second step of the dragon, and whatever your opponent does in between, the dragon reaches the knight.",
    },
    watchtower: {
      title: "The watchtower",
      hint: "A new tower reaches the tiles next to it.",
      why: "The first floor captures the farmer beside it: your opponent scores nothing for that field.",
    },
    "line-of-sight": {
      title: "In a line",
      hint: "A tower reaches along straight lines. Who stands there?",
      why: "The new tower reaches the knight on the tile next to it. Once he is captured, your opponent’s city has no knight and scores nothing. Since your opponent holds one of your figures, the two prisoners are exchanged at once.",
    },
    takeover: {
      title: "Taken over",
      hint: "First join two cities. Then look at the tower nearby.",
      why: "The tile joins your city to your opponent’s. A floor on the tower captures the other knight, so that the whole city is yours.",
    },
    span: {
      title: "The span",
      hint: "A tile that fits nowhere may fit with a bridge. Which of your features waits for it?",
      why: "With a bridge the tile fits into the gap and completes your city. The castle beside it scores the same number of points again.",
    },
    "three-monks": {
      title: "Three monks",
      hint: "Is a figure really the most that this tile can bring?",
      why: "A building counts for every monastery around it: three of them are yours.",
    },
    "fair-wind": {
      title: "Fair wind",
      hint: "The wind rose brings points in its own quarter only. What else is open there?",
      why: "The tile lies in its quarter and brings three points. There it also completes your city, and your figure takes the new field beside two cities.",
    },
    lookout: {
      title: "The lookout",
      hint: "Three of your figures wait for the same space.",
      why: "The tile completes the monastery and the city, and your figure at the watchtower brings five points more. The tile also completes a second, small city: your new figure scores it at once.",
    },
    sacrifice: {
      title: "A small sacrifice",
      hint: "Soon everybody must take a farmer back. Which of yours would you miss the least?",
      why: "The tile completes your city. You place a farmer only to take him back again; your opponent has no farmer to spare.",
    },
    ferryman: {
      title: "The ferryman",
      hint: "A road ends at a lake if no ferry takes it across.",
      why: "The tile completes your city. Then you move the other ferry away: your new road ends at both lakes and is completed.",
    },
    underground: {
      title: "Underground",
      hint: "A second token of a pair joins two roads, however far apart they are.",
      why: "Your second token joins the short road of this tile to the long one that your opponent holds alone. Now you share seven tiles.",
    },
    ambush: {
      title: "The ambush",
      hint: "You share a road. How can you get more of it than your opponent?",
      why: "The tile completes the road that you share. Just before that, you put your robber beside your opponent’s figure on the scoring track, and you get half of what that figure scores.",
    },
    ringmaster: {
      title: "Roll up, roll up!",
      hint: "Two figures could take the short road. Which of them likes the neighbourhood?",
      why: "Your ringmaster scores the completed road and brings 2 points more for each of the four circus and acrobat tiles around him: 11 points instead of 3.",
    },
    "front-row": {
      title: "The front row",
      hint: "Where does one figure score twice, once for itself and once as a spectator?",
      why: "The tile enlarges your city, with a coat of arms. Right beside it, one more acrobat brings 5 points at the end, and since he stands next to the big top, he also brings what its token shows, whatever that is.",
    },
    "lie-down": {
      title: "A rest for the monk",
      hint: "Count what is around the monastery, then count along its row and its column.",
      why: "Standing, the monk would score 6 points for his monastery and five neighbours. Lying down, he scores 9: one for it and eight for the tiles in its rows.",
    },
    pond: {
      title: "Into the water",
      hint: "Nobody likes to stand beside a pond. Who would stand there?",
      why: "Your opponent’s highwayman and knight fall into the pond. The road and the city score nothing for your opponent, and each figure in the pond costs 2 points at the end.",
    },
    "side-door": {
      title: "A side entrance",
      hint: "You share a road that runs into the labyrinth. Could a second figure of yours join it?",
      why: "The tile lies on an arm of the labyrinth where nobody stands, so you may place a figure on it. Now you have two highwaymen on the road and your opponent has one: the road is yours alone.",
    },
    eviction: {
      title: "A clash of faiths",
      hint: "A shrine and a monastery lie next to each other. Whichever is completed first wins the dispute.",
      why: "The tile completes your shrine for 9 points. The monk in the incomplete monastery beside it goes home with nothing, and your figure holds the new city with its coat of arms.",
    },
    "under-siege": {
      title: "Supplies",
      hint: "A besieged city is worth little to its knights. Who profits from it?",
      why: "The tile completes two besieged cities, and the new field lies between them. For farmers each besieged city counts twice: your farmer scores 6 points for each.",
    },
    "gold-ring": {
      title: "The ring of gold",
      hint: "Whoever holds a road when it is completed takes the gold on its tiles.",
      why: "The tile closes your road into a ring. You win the six bars on it, and four to six bars are worth 2 points each: 12 at the end, as well as 4 for the road.",
    },
    "magic-road": {
      title: "The magic road",
      hint: "The mage adds 1 point for each tile of his road. Where can it grow by more than one?",
      why: "The tile joins your road to the one that nobody holds. Your road grows from three tiles to six, and with the mage each of them counts twice: 12 points instead of 6.",
    },
    "high-ground": {
      title: "The higher ground",
      hint: "You and your opponent would have one knight each in this city. Look at what they stand on.",
      why: "The tile joins the two cities and completes them as one. You have one knight each, but yours stands on a hill: that breaks the tie, and you alone score 8 points.",
    },
    "shared-flock": {
      title: "All home",
      hint: "One tile can be good for two of your figures: look at the road and at the field beside it.",
      why: "The tile completes your road and joins your shepherd’s field to that of the other shepherd. Bring the flock home: you score all the sheep in the field, including your opponent’s.",
    },
    "church-square": {
      title: "The church square",
      hint: "A church pays its monk, and also whoever has the most figures around it.",
      why: "The tile completes your opponent’s church, but you have more followers around it and get 3 points. Your new figure scores the short completed road: 3 points more.",
    },
    "along-the-arrow": {
      title: "Follow the arrow",
      hint: "Your opponent has one farmer more than you. On which space does the tile let your figure go elsewhere?",
      why: "The arrow with two figures points at the tile that you have just placed: your figure may go beside one of your own. With two farmers each you share the field, and its three cities score 9 points for you too.",
    },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "tied" : lead > 0 ? `${points(lead)} ahead` : `${points(-lead)} behind`;
}

export const career = {
  title: "Game statistics",
  back: "Back",
  none: "You have not finished a game yet. Once you have, your statistics appear here.",
  counting: (/** @type {number} */ done, /** @type {number} */ all) => `Counting game ${done} of ${all} …`,
  whose: "Whose games?",
  unreadable: (/** @type {number} */ count) =>
    plural(count, { one: "# game cannot be read and is left out.", other: "# games cannot be read and are left out." }),
  games: "Finished games",
  won: "Won",
  best: "Best score",
  mean: "Average score",
  longestRoad: "Longest road",
  largestCity: "Largest city",
  tiles: (/** @type {number} */ count) => plural(count, { one: "# tile", other: "# tiles" }),
  against: "Against",
  people: "Only people",
  results: "Results",
  resultsHelp: "A game against several computer players counts towards the strongest of them. A shared win counts as a win.",
  byKind: "Points by feature",
  kind: "Feature",
  all: "Total",
  perGame: "Per game",
  number: decimal,
};
