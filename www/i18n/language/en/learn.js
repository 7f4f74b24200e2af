// @ts-check
/** What the lesson says, in English. Who learns is Red; the other player is Blue. */

const steps = {
  lay: "You are Red. On each turn you draw a tile and place it beside the others. This tile shows a road: choose the ringed space, then “Place tile”.",
  highwayman: "Now you may place one of your figures on this tile. Choose the road: a highwayman claims all of it, however long it grows.",
  blueMonk: "Blue ends the road at a monastery and places a monk there. He scores 9 points once all eight spaces around him are filled.",
  finish: "Roads end at the houses on this tile. Place it in the ringed space without turning it: the roads must meet.",
  keep: "The road is now closed at both ends: it is completed, and scores when the turn ends. You could place another figure, but this time end the turn without one.",
  blueRoad: "4 points: 1 for each tile of the road. Your highwayman has returned to you, and you can use him again. Blue begins a road.",
  city: "This is a piece of city with a coat of arms. City must meet city: place it in the ringed space, turned so that the walls join.",
  knight: "Claim the city with a knight. Once its wall is closed, it scores 2 points for each tile and 2 more for each coat of arms.",
  blueCity: "Blue begins a city next to yours. Nobody may place a figure in a city that already has one, but two cities can be joined later.",
  monastery:
    "A monastery scores for the tiles around it, in all eight directions. Place it in the ringed space; more tiles will surround it as the game goes on.",
  monk: "Place a monk in it: it scores 1 point for the monastery and 1 for each of the eight tiles around it. When all eight are there, he returns to you.",
  blueLonger: "Blue extends the road. The new tile is also a neighbour of your monastery: tiles that others place may help you.",
  apart:
    "Here is one more piece of city. Place it in the ringed space, turned so that its city is at the bottom: there it touches no city that is already claimed.",
  second: "You may therefore place a second knight here. He will help you when the cities are joined.",
  blueNext: "Blue begins another road and fills a space beside Blue’s own monastery.",
  join: "This piece fits the gap and joins all three cities. Place it in the ringed space.",
  farmer:
    "The city is completed. You have two knights there, Blue has one: whoever has the most gets all the points; in a tie, both do. First place a farmer in the field, which reaches up to the roads and walls.",
  blueLast:
    "12 points: 5 tiles and 1 coat of arms, 2 each; Blue gets nothing. Now Blue places the last tile. Then incomplete features score 1 point per tile, and your farmer scores 3 points for each completed city beside his field.",
};

/** @typedef {typeof steps} Steps */

export const learn = {
  title: "First game",
  steps,
  part: (/** @type {number} */ part, /** @type {number} */ parts) => `Step ${part} of ${parts}`,
  next: "Next",
  show: "Show me",
  /** After that: the button that plays what was shown. */
  shown: (/** @type {string} */ button) => `Here it is. Now choose “${button}”.`,
  back: "Undo",
  /** In place of what to do, while the guide speaks. */
  reading: "Read what the guide says, then choose “Next”.",
  watching: "Blue is playing.",
  wrong: {
    tile: "The rules allow this too. But in this lesson the tile must go in the ringed space, turned as the step says: undo and try again.",
    figure: "The rules allow this too. But in this lesson the figure must go somewhere else: undo and try again.",
    skip: "You may always end a turn without a figure. But in this lesson one is needed here: undo and try again.",
  },
  wrongHint: "Undo the last move to continue.",
  unkept: "The browser does not save how far you are. If you leave, the lesson starts again from the beginning.",
  menu: { resume: "Back to the lesson", rules: "All the rules", again: "Restart the lesson", leave: "Leave the lesson" },
  end: {
    title: "You know how to play!",
    text: (/** @type {number} */ red, /** @type {number} */ blue) =>
      `You won by ${red} to ${blue}. Roads, cities and monasteries score during the game, farmers at the end, and incomplete features still score a point per tile.`,
    hints: [
      "With two knights each, both of you would have scored all 12 points for the city.",
      "Farmers never return to you: keep enough figures for the rest of the game.",
    ],
    next: "Next, play a whole game against the Beginner, who makes mistakes too. The light bulb at the edge of the board shows what a master would do, and you can look up the rules at any time.",
    expansions: "Short guided games for expansions:",
    play: "Play against the Beginner",
    rules: "All the rules",
    leave: "To the start screen",
  },
};
