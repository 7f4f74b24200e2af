// @ts-check
/** What the lesson says, in English. Who learns is Red; the other player is Blue. */

const steps = {
  lay: "You are Red. In each turn you draw a tile and lay it beside the others. This one shows a road: choose the ringed space, then “Place tile”.",
  highwayman: "Now you may put one of your figures on the tile you laid. Choose the road: a highwayman claims all of it, however long it grows.",
  blueMonk: "Blue ends the road at a monastery and puts a monk in there. He scores 9 points once all eight spaces around him are filled.",
  finish: "At the houses on this tile roads end. Lay it at the ringed space just as it comes: the roads must meet.",
  keep: "The road now ends on both sides: it is finished, and scores when the turn ends. You could place another figure; this time choose “End turn without a figure”.",
  blueRoad: "4 points: 1 for each tile of the road. Your highwayman has come home, ready to be used again. Blue begins a road.",
  city: "A piece of city with a coat of arms. City must meet city: lay it at the ringed space, turned so that the walls join.",
  knight: "Claim the city with a knight. Once its wall is closed it scores 2 points for each tile and 2 more for each coat of arms.",
  blueCity: "Blue begins a city next to yours. Nobody may place a figure where one stands already, but two cities can grow together later.",
  monastery: "A monastery counts the tiles around it, in all eight directions. Lay it at the ringed space; the game will grow around it.",
  monk: "Put a monk in it: 1 point for the monastery and 1 for each of the eight tiles around it. When all eight are there he comes home.",
  blueLonger: "Blue makes the road longer. It is a neighbour of your monastery, too: what others lay may help you.",
  apart: "One more piece of city. Lay it at the ringed space, turned so that its city is at the bottom: there it touches no city that is claimed.",
  second: "So you may place a second knight here. He will help when the cities grow together.",
  blueNext: "Blue begins one more road, and fills a space beside its own monastery.",
  join: "This piece fits the gap and joins all three cities. Lay it at the ringed space.",
  farmer: "The city is finished. You have two knights there, Blue has one: whoever has most takes all the points; a tie pays both. First put a farmer in the meadow, which reaches to the roads and walls.",
  blueLast: "12 points: 5 tiles and 1 coat of arms, 2 each; Blue gets nothing. Now Blue lays the last tile. Then what is unfinished is counted, 1 point a tile, and your farmer brings 3 points for each finished city at his field.",
};

/** @typedef {typeof steps} Steps */

export const learn = {
  title: "First game",
  steps,
  part: (/** @type {number} */ part, /** @type {number} */ parts) => `Step ${part} of ${parts}`,
  next: "Next",
  show: "Show me",
  back: "Take it back",
  /** In place of what to do, while the guide speaks. */
  reading: "Read what the guide says, then choose “Next”.",
  watching: "Blue is playing.",
  wrong: {
    tile: "The rules allow that, too. For the lesson the tile is needed at the ringed space, turned as the step says: take it back and try again.",
    figure: "That is a good place by the rules. For the lesson the figure is needed somewhere else: take it back and try again.",
    skip: "You may always keep your figures. For the lesson one is needed here: take it back and try again.",
  },
  wrongHint: "Take the last decision back to go on.",
  menu: { resume: "Back to the lesson", rules: "All the rules", again: "Begin the lesson again", leave: "Leave the lesson" },
  end: {
    title: "You know how to play!",
    text: (/** @type {number} */ red, /** @type {number} */ blue) => `You won by ${red} to ${blue}. Roads, cities and monasteries bring points during the game, farmers at its end, and whatever is unfinished still brings a point a tile.`,
    hints: ["With two knights each, both of you would have had all 12 points of the city.", "Farmers never come home: keep enough figures for the rest of the game."],
    next: "Next, play a whole game against the Beginner, who makes mistakes, too. A bulb at the edge of the board shows what a master would do, and the rules are always at hand.",
    play: "Play against the Beginner",
    rules: "All the rules",
    leave: "To the start screen",
  },
};
