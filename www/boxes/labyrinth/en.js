// @ts-check
/** The Labyrinth, in English. */

export const words = {
  extras: ", with the figures of the labyrinth",
  parts: { labyrinth: "labyrinth" },
  facts: {
    labyrinth:
      "A labyrinth lies on this road: each stretch of it may be occupied on its own, and when the road is completed, every figure on it gives 2 points more.",
  },
  articles: {
    labyrinth: {
      title: "The Labyrinth",
      text: [
        "The tile with the labyrinth is one road with four arms; it does not end there. You may place a figure on the labyrinth itself if nobody stands there, and on the stretch of road at each arm if nobody stands on that stretch. So several players can be on the road from the beginning. A wagon that moves on may enter an arm in the same way, but the labyrinth itself only if the whole road is free.",
        "When the road is completed, whoever has the most highwaymen on all of it gets 1 point for each tile as usual and 2 points more for every figure that stands on it, whoever owns it; builders count too. An incomplete road gets nothing for figures. “Rule options” can make the labyrinth an ordinary piece of road.",
      ],
      see: "Red stands on the labyrinth, and Blue on the arm in the east: 6 tiles and 2 figures give each of them 10 points.",
    },
  },
};
