// @ts-check
/** Corn Circles, in English. */
import { words as festival } from "../festival/en.js";

export const words = {
  events: {
    add: (/** @type {string} */ name) => `${name} lets everybody add a figure at the corn circle.`,
    remove: (/** @type {string} */ name) => `${name} lets everybody take a figure back at the corn circle.`,
  },
  actions: { add: "Everybody may add a figure", remove: "Everybody takes a figure back", figure: festival.actions.figure },
  /** On a tile, in words. */
  parts: { city: "corn circle for knights", road: "corn circle for highwaymen", field: "corn circle for farmers" },
  mover: { atCircle: (/** @type {string} */ name) => `${name}: at the corn circle` },
  hint: {
    circle: "Choose what happens at the corn circle: everybody may add a figure beside a follower of this kind, or everybody must take one back.",
    add: "You may place a figure beside one of your own on a feature of this kind, also a completed one.",
    remove: "Take back one of your followers on a feature of this kind. You get no points for it.",
  },
  primary: { return: festival.primary.return },
  skip: { atCircle: "Add no figure" },
  why: {
    circle: "First choose what happens at the corn circle.",
    circleAdd: "At the corn circle, a figure comes beside one of your own followers on a feature of its kind.",
    circleRemove: "At the corn circle, you must take back one of your followers on a feature of its kind.",
    noCircle: "No corn circle is to be decided about now.",
    noReturn: "Only at a corn circle a figure can be taken back without points.",
  },
  advice: { circle: "Choose this at the corn circle.", return: festival.advice.return },
  steps: {
    circle: "A corn circle: you say whether figures are added or taken back.",
    atCircle: "Everybody in turn adds a figure there, or takes one back.",
  },
  articles: {
    corn: {
      title: "Corn Circles",
      text: [
        "A corn circle shows a city, a road or a field. At the end of the turn in which it is placed, whoever placed it chooses one of two things for everybody who has a follower on such a feature, if there is any figure on the board at all.",
        "Either everybody may place a figure from their supply on a part where one of their own followers stands: a meeple, large meeple or phantom, a wagon on roads and in cities, a mayor in cities. Or everybody must take one of these followers back, without points. A builder or pig that is left alone comes back, too. The player to the left decides first, and the player who placed the tile last.",
        "Lords of castles and figures on towers or in Carcassonne do not take part.",
      ],
      see: "Blue’s circle shows a road: Red adds a second highwayman beside the first.",
    },
  },
};
