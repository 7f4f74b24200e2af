// @ts-check
/** Corn Circles, in English. */
import { words as festival } from "../festival/en.js";

export const words = {
  events: {
    add: (/** @type {string} */ name) => `${name} lets everybody add a figure at the crop circle.`,
    remove: (/** @type {string} */ name) => `${name} makes everybody take a figure back at the crop circle.`,
  },
  actions: { add: "Everybody may add a figure", remove: "Everybody takes a figure back", figure: festival.actions.figure },
  /** On a tile, in words. */
  parts: { city: "crop circle for knights", road: "crop circle for highwaymen", field: "crop circle for farmers" },
  mover: { atCircle: (/** @type {string} */ name) => `${name}: at the crop circle` },
  hint: {
    circle: "Choose what happens at the crop circle: everybody may add a figure beside a follower of this kind, or everybody must take one back.",
    add: "You may place a figure beside one of your own on a feature of this kind, even a completed one.",
    remove: "Take back one of your followers on a feature of this kind. You get no points for it.",
  },
  primary: { return: festival.primary.return },
  skip: { atCircle: "Add no figure" },
  why: {
    circle: "First choose what happens at the crop circle.",
    circleAdd: "At the crop circle, you may place a figure only beside one of your own followers on a feature of the kind that it shows.",
    circleRemove: "At the crop circle, you must take back one of your followers on a feature of the kind that it shows.",
    noCircle: "There is no crop circle to decide about now.",
    noReturn: "A figure can be taken back without points only at a crop circle.",
  },
  advice: { circle: "Choose this at the crop circle.", return: festival.advice.return },
  steps: {
    circle: "A crop circle: you decide whether figures are added or taken back.",
    atCircle: "Everybody in turn adds a figure there, or takes one back.",
  },
  articles: {
    corn: {
      title: "Crop Circles",
      text: [
        "A crop circle shows a city, a road or a field. At the end of the turn in which it is placed, whoever placed it chooses one of two things for everybody who has a follower on such a feature. If there is no figure on the board at all, nothing happens.",
        "Either everybody may place a figure from their supply beside one of these followers: a meeple, large meeple, phantom or ringmaster, a wagon on roads and in cities, a mayor in cities. Or everybody must take one of these followers back, without points. A builder or pig that is left alone comes back too. The player to the left of whoever placed the tile decides first, and whoever placed it decides last.",
        "Lords of castles and figures on towers or in Carcassonne do not take part.",
      ],
      see: "Blue’s circle shows a road: Red adds a second highwayman beside the first.",
    },
  },
};
