// @ts-check
/** The Tunnel, in English. */
import { cell, place as placeOf } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("en-GB");

export const words = {
  events: {
    tunnel: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) => `${name} puts a token on the mouth of a tunnel (${cell(x, y)}).`,
  },
  actions: {
    tunnel: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where, /** @type {string} */ pair) =>
      `Tunnel token${pair && ` ${pair}`} (${cell(x, y)}: ${placeOf(where)})`,
  },
  visitors: (/** @type {string} */ name) => `A tunnel token of ${name} lies here.`,
  parts: { tunnel: "mouth of a tunnel" },
  holdings: {
    left: (/** @type {number} */ count) => plural(count, { zero: "no tunnel tokens", one: "# tunnel token", other: "# tunnel tokens" }),
    kind: "Tunnel tokens",
  },
  labels: { tunnel: "Token" },
  pieces: { tunnel: "Tunnel token" },
  hint: {
    tunnel: "Tap a free mouth of a tunnel. The second token of a pair joins its road to that of the first. One token a turn.",
    chosen: "A second token of the same pair joins the two roads. A first one only keeps others away.",
  },
  primary: { tunnel: "Place the token" },
  skip: { tunnel: "No token" },
  why: {
    tunnel: "Place a tunnel token now, or none.",
    noMouth: "No road ends in the mouth of a tunnel there.",
    mouthTaken: "A token lies on that mouth already.",
    tunnelOnce: "You have already placed a tunnel token in this turn.",
    noTunnelToken: "You have no token of that pair left.",
    noTunnel: "A tunnel token is placed with your figure or after it.",
  },
  advice: { tunnel: "Place a tunnel token as shown on the board." },
  steps: {
    tunnel: "You may put one of your tokens on a free mouth of a tunnel.",
  },
  articles: {
    tunnel: {
      title: "The Tunnel",
      text: [
        "A road that runs into the mouth of a tunnel is not completed there: it is open until the tunnel is joined to another. Once in your turn, before or after placing a figure, you may put one of your tokens on any free mouth anywhere.",
        "The first token of a pair only keeps other players away, for good. The second one joins the two mouths: the two roads become one, and figures on both share it. If that completes a road, it scores at once, wherever it lies. Only its tiles count.",
        "Everybody begins with three pairs in a game for two, with two in a game for three, and with one in a larger game; “Rule options” can change that. The passages on one tile of The Princess & the Dragon and one of Abbey & Mayor have mouths too.",
      ],
      see: "Red has put both tokens of a pair on two mouths: the two roads are one road now.",
    },
  },
};
