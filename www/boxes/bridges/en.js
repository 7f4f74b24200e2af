// @ts-check
/** Bridges, Castles and Bazaars, in English. */
import { cell, points } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("en-GB");

/** @type {Record<string, string>} */
const ACROSS = { NS: "north to south", EW: "east to west" };
/** The quarters of the City of Carcassonne. @type {Record<string, string>} */
const _QUARTERS = { castle: "the castle", market: "the market", blacksmith: "the blacksmith’s", cathedral: "the cathedral" };
/** What scores when figures may leave a quarter for it. @type {Record<string, string>} */
const _SERVES = { castle: "cities", market: "fields", blacksmith: "roads", cathedral: "monasteries" };
/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const _ARROW = {
  beside: "your figure may also go beside one of yours",
  elsewhere: "your figure may also go to another tile",
  again: "you have another turn",
};

export const words = {
  pieces: {
    "bridge.NS": "Bridge ↕",
    "bridge.EW": "Bridge ↔",
    castle: "Castle",
  },
  mover: {
    castle: (/** @type {string} */ name) => `${name}: a castle?`,
    bazaar: (/** @type {string} */ name) => `Bazaar: ${name}`,
  },
  events: {
    bridge: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ axis) =>
      `${name} builds a bridge from ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (/** @type {string} */ name) => `${name} turns a city into a castle.`,
    offered: (/** @type {string} */ tile) => `At the bazaar: a tile (${tile}).`,
    chosen: (/** @type {string} */ name, /** @type {string} */ tile) => `${name} chooses a tile (${tile}).`,
    bid: (/** @type {string} */ name, /** @type {number} */ count) => `${name} bids ${points(count)}.`,
    taken: (/** @type {string} */ name, /** @type {string} */ tile) => `${name} gets a tile (${tile}) and will place it next turn.`,
    pays: (/** @type {string} */ name, /** @type {number} */ count) => `${name} pays ${points(count)} at the bazaar.`,
  },
  scores: {
    castle: " for a castle",
    bazaar: " at the bazaar",
    /** Of the cities beside a field. */
    castles: (/** @type {number} */ count) => plural(count, { one: ", one of them a castle", other: ", # of them castles" }),
  },
  actions: {
    withBridge: (/** @type {string} */ tile, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ axis) =>
      `${tile}, with a bridge from ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ axis) => `Bridge from ${ACROSS[axis]}: ${cell(x, y)}`,
    castle: (/** @type {number} */ x, /** @type {number} */ y) => `Castle: ${cell(x, y)}`,
    choose: (/** @type {string} */ tile) => `Choose the tile: ${tile}`,
    bid: (/** @type {number} */ count) => `Bid ${count}`,
    buy: "Buy the tile",
    sell: "Sell the tile",
  },
  then: {
    /** What a computer player means to do after the tile. */
    bridge: "Then a bridge.",
  },
  holdings: {
    kinds: { bridges: "Bridges", castles: "Castles", held: "Tile from a bazaar" },
    bridges: (/** @type {number} */ count) => `bridges left: ${count}`,
    castles: (/** @type {number} */ count) => `castles left: ${count}`,
    held: (/** @type {string} */ tile) => `will place a tile next turn (${tile})`,
  },
  feature: {
    castle: "Castle",
    waits: "It scores once: as many points as the next feature completed on these two tiles or beside them.",
    lord: (/** @type {string} */ name) => `Its lord is a figure of ${name}.`,
    scored: "It has scored.",
  },
  primary: {
    tileWithBridge: "Place tile and bridge",
    bridge: "Build bridge",
    castle: "Build castle",
  },
  skip: {
    tile: "Discard the tile",
    castle: "Take the points",
    bazaar: "Pass",
  },
  hint: {
    tile: "This tile fits only with a bridge. Place it with one, or discard it and draw another.",
    bridge: "Choose where your bridge goes: it is a road across the field. You may place a figure afterwards.",
    castle: "Take the points of your city, or make it a castle: your figure stays, and you score as much as the next feature completed beside it.",
    choose: "Everybody gets one of these tiles for their next turn. Choose one: the bidding starts with you.",
    take: "Choose the tile that you will place in your next turn.",
    bid: "Your opening bid for this tile, 0 or more.",
    more: (/** @type {string} */ name, /** @type {number} */ count) => `${name} bids ${count}. Bid more, or pass.`,
    last: (/** @type {string} */ name, /** @type {number} */ count) =>
      `Nobody bids more than ${name}’s ${count}. Pay ${count} and keep the tile, or sell it to ${name}.`,
    onlySell: (/** @type {string} */ name, /** @type {number} */ count) =>
      `Nobody bids more than ${name}’s ${count}. You have too few points to pay that: sell the tile to ${name}.`,
    chosen: {
      tileWithBridge: "Your bridge makes the tile fit here. It stays on the board.",
      bridge: "A bridge is a road across the field. You may place a figure afterwards.",
    },
  },
  why: {
    noBridge:
      "No bridge can go there: a bridge goes across the tile just placed or one beside it, from field to field, with no tile beyond its ends. You need one in your supply.",
    bridgeUnneeded: "A bridge comes with the tile only where the tile does not fit without one. Otherwise build it after placing the tile.",
    castle: "First the owner of the city decides whether it becomes a castle.",
    noCastle: "A castle needs a city of two tiles with round walls, just completed, with a single figure in it.",
    bazaar: "First the bazaar must be finished.",
    noBazaar: "There is no bazaar now.",
  },
  /** The bazaar beside the board. */
  bazaar: {
    label: "Bazaar",
    tile: (/** @type {string} */ tile, /** @type {string[]} */ parts) => `Tile ${tile}: ${parts.join("; ")}`,
    lot: "up for auction",
    players: "Players at the bazaar",
    chooses: "chooses",
    asked: "to bid",
    decides: "has the last word",
    bids: (/** @type {number} */ count) => `bids ${count}`,
    has: (/** @type {string} */ tile) => `has a tile (${tile})`,
    amount: "Your bid",
    less: "One point less",
    more: "One point more",
    lowest: "Lowest bid",
    all: "All my points",
    bid: (/** @type {number} */ count) => `Bid ${count}`,
    pass: "Pass",
    buy: (/** @type {number} */ count) => `Buy for ${count}`,
    sell: (/** @type {string} */ name, /** @type {number} */ count) => `Sell to ${name} for ${count}`,
    /** What a price leaves. */
    left: (/** @type {string} */ points) => `If you get the tile, you keep ${points}.`,
    outcome: (/** @type {string} */ bought, /** @type {string} */ sold) => `If you buy, you keep ${bought}; if you sell, you have ${sold}.`,
  },
  steps: {
    castle: "A small city that is completed may become a castle instead of scoring now.",
    bazaar: "After a tile with a bazaar, each player gets a tile for their next turn by auction.",
  },
  articles: /** @satisfies {Record<string, import("../../i18n/language/en/rules.js").Article>} */ ({
    bridge: {
      title: "Bridges",
      text: [
        "With each tile that you place, you may build one bridge as well as placing a figure. It goes across this tile or one beside it. You have 3 bridges, or 2 with five or six players.",
        "A bridge goes straight across from field to field, and no tile may lie beyond its ends. It is a road: 1 point per tile, and it continues at both ends. It divides no field, and it stays until the end. Each tile has room for one.",
        "Your figure may stand on a bridge across the tile that you have just placed, if that road is free.",
      ],
      points: [["Completed road, with bridges", "1 per tile"]],
      see: "Red built a bridge across the road and placed a highwayman on it. The road over the bridge has three tiles.",
    },
    fitting: {
      title: "A bridge that makes a tile fit",
      text: [
        "If one of your bridges, across the tile in hand or across a tile beside it, makes the tile fit, you may place both together.",
        "If the tile fits only this way, you may discard it instead and draw another.",
      ],
      see: "The road of the first tile meets the field of the monastery: only Red’s bridge makes that fit. Red’s highwayman stands on it.",
    },
    castle: {
      title: "Castles",
      text: [
        "If a city of just two tiles is completed, each tile has a round wall at one edge only, and a single figure stands in the city, that figure’s owner may turn the city into a castle instead of scoring it. The figure stays as lord. You have 3 castles, or 2 with five or six players.",
        "The castle scores once: as many points as the next feature that is completed later on its two tiles or on the two beside each of its long sides, whoever that belongs to. Then the lord returns. Without such a feature it scores nothing.",
        "The lord is safe from the dragon, towers and princesses. Farmers and barns get 1 point more for a castle than for a city. The king does not count it.",
      ],
      points: [
        ["Castle", "as much as the feature"],
        ["Castle beside a field", "1 more than a city"],
      ],
      see: "Blue’s road beside Red’s castle is completed: 2 points for Blue, and as many for Red.",
    },
    bazaar: {
      title: "Bazaars",
      text: [
        "When you have placed a tile with a bazaar, as many tiles as there are players are turned up at the end of your turn. The player to your left chooses one and bids 0 points or more, then every other player without a tile may bid more, once, or pass.",
        "Then the chooser buys the tile and pays the highest bid to whoever made it, or sells it to that player for as much. A chooser who has fewer points than that can only sell. If nobody bid more, the chooser pays their own bid, and nobody gets those points. The next player without a tile chooses, and the last tile is free.",
        "In your next turn you place that tile instead of drawing. “Rule options” can leave out the bidding: then each player simply chooses a tile.",
      ],
      see: "Blue paid 1 point to Green, the highest bidder, and kept the tile. Then Green sold another tile to Red for 1 point.",
    },
  }),
};
