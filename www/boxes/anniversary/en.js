/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "your figure may also go beside one of yours",
  elsewhere: "your figure may also go to another tile",
  again: "you have another turn",
  nothing: "it gives nothing, because no second part can follow",
};

export const words = {
  /** What arrows on tiles give. */
  arrows: /** @type {Record<string, string>} */ ({
    beside: "arrow that lets a figure go beside one of yours",
    elsewhere: "arrow that leads to other tiles",
    again: "arrow that gives another turn",
  }),
  events: {
    again: (/** @type {string} */ name) => `${name}’s arrow gives one more tile.`,
  },
  scores: {
    arrow: " for an arrow",
  },
  hint: {
    /** Of a tile in hand. */
    drawn: (/** @type {string} */ gives) => `If the arrow points at an empty space, you get 2 points. If it points at a tile, ${ARROW[gives]}.`,
    far: "An arrow: your figure may go to any marked spot, even on other tiles.",
    again: "An arrow gives you another turn after this one.",
    either: "Two arrows: use one of them to place your figure on another tile, or take another turn after this one.",
    /** A second part of the turn has begun. */
    given: "Your arrow gives you one more tile.",
  },
  why: {
    noArrow: "A figure may go to another tile only by an arrow that acts in this turn or through a portal, and only once.",
  },
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    arrows: {
      title: "Arrows of the 20th anniversary",
      text: [
        "15 tiles have an arrow at one edge. How the roads and cities lie on these tiles is our own idea, as the printed layouts are not public. If you place such a tile with its arrow at an empty space, you get 2 points at once.",
        "If its arrow points at a tile, or if you place any tile where an arrow points, the arrow acts in this turn. What it does depends on its sign. Two figures: your figure may go beside one of your own figures on any tile. An arch: your figure may go to an unoccupied, incomplete road, city or monastery or to an unoccupied field of another tile. Two tiles: you get another turn.",
        "If several arrows act, you use only one of them: if you place a figure by an arrow, you get no other turn. A turn has at most two parts, and a phantom cannot use an arrow.",
      ],
      see: "The arrow of Blue’s tile points at the tile above it, so Blue’s figure went to the city of that tile.",
    },
  }),
};
