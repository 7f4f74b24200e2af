// @ts-check
/** Bridges, castles, bazaars and the City of Carcassonne: what happens, what can be done and what is seen, in English. */
import { words } from "../words.js";
import { FEATURES, FIGURES, bare, cell, place, points } from "./game.js";

const { plural, capital } = words("en-GB");

/** The quarters of the City of Carcassonne. @type {Record<string, string>} */
const QUARTERS = { castle: "the castle", market: "the market", blacksmith: "the blacksmith’s", cathedral: "the cathedral" };
/** What scores when figures may leave a quarter for it. @type {Record<string, string>} */
const SERVES = { castle: "cities", market: "fields", blacksmith: "roads", cathedral: "monasteries" };
/** @type {Record<string, string>} */
const ACROSS = { NS: "north to south", EW: "east to west" };
/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "your figure may also go beside one of yours",
  elsewhere: "your figure may also go to another tile",
  again: "you have another turn",
};

export const bridges = {
  /** What arrows on tiles give. */
  arrows: /** @type {Record<string, string>} */ ({
    beside: "arrow that lets a figure go beside one of yours",
    elsewhere: "arrow that leads to other tiles",
    again: "arrow that gives another turn",
  }),
  pieces: /** @type {Record<string, string>} */ ({ "bridge.NS": "Bridge ↕", "bridge.EW": "Bridge ↔", castle: "Castle", count: "Count" }),
  /** A quarter, where it is the name of a place. */
  quarter: (/** @type {string} */ quarter) => capital(QUARTERS[quarter].replace("the ", "")),
  /** A quarter to which a figure may be sent, by what it serves there. */
  serves: (/** @type {string} */ quarter) => capital(SERVES[quarter]),
  /** Who is asked out of turn, and about what. */
  mover: /** @type {Record<string, (name: string) => string>} */ ({
    castle: (/** @type {string} */ name) => `${name}: a castle?`,
    moveOut: (/** @type {string} */ name) => `${name}: leave Carcassonne?`,
    bazaar: (/** @type {string} */ name) => `Bazaar: ${name}`,
  }),
  /** One sentence for everything that happens. */
  events: {
    sent: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {string} */ quarter) =>
      `${name} sends ${FIGURES[figure]} to ${QUARTERS[quarter]} in Carcassonne.`,
    left: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {string} */ quarter, /** @type {string} */ feature) =>
      `${name} moves ${FIGURES[figure]} from ${QUARTERS[quarter]} to a ${FEATURES[feature]}.`,
    bridge: (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ axis) =>
      `${name} builds a bridge from ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (/** @type {string} */ name) => `${name} turns a city into a castle.`,
    offered: (/** @type {string} */ tile) => `At the bazaar: a tile (${tile}).`,
    chosen: (/** @type {string} */ name, /** @type {string} */ tile) => `${name} chooses a tile (${tile}).`,
    bid: (/** @type {string} */ name, /** @type {number} */ count) => `${name} bids ${points(count)}.`,
    taken: (/** @type {string} */ name, /** @type {string} */ tile) => `${name} gets a tile (${tile}) and lays it next turn.`,
    count: (/** @type {string} */ name, /** @type {string} */ quarter) => `${name} moves the count to ${QUARTERS[quarter]}.`,
    pays: (/** @type {string} */ name, /** @type {number} */ count) => `${name} pays ${points(count)} at the bazaar.`,
    again: (/** @type {string} */ name) => `${name}’s arrow: one more tile.`,
  },
  scores: {
    castle: " for a castle",
    bazaar: " at the bazaar",
    arrow: " for an arrow",
    /** Of the cities beside a field. */
    castles: (/** @type {number} */ count) => plural(count, { one: ", one of them a castle", other: ", # of them castles" }),
  },
  /** What can be done, in a list. */
  actions: {
    withBridge: (/** @type {string} */ tile, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ axis) =>
      `${tile}, with a bridge from ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ axis) => `Bridge from ${ACROSS[axis]}: ${cell(x, y)}`,
    castle: (/** @type {number} */ x, /** @type {number} */ y) => `Castle: ${cell(x, y)}`,
    choose: (/** @type {string} */ tile) => `Choose the tile: ${tile}`,
    bid: (/** @type {number} */ count) => `Bid ${count}`,
    buy: "Buy the tile",
    sell: "Sell the tile",
    send: (/** @type {string} */ figure, /** @type {string} */ quarter) => `${capital(bare(FIGURES[figure]))} to ${QUARTERS[quarter]}, for ${SERVES[quarter]}`,
    count: (/** @type {string} */ quarter) => `Count to ${QUARTERS[quarter]}`,
    moveOut: (/** @type {string} */ figure, /** @type {string} */ quarter, /** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ where) =>
      `${capital(bare(FIGURES[figure]))} from ${QUARTERS[quarter]} to ${cell(x, y)}: ${place(where)}`,
  },
  /** What a computer player means to do after the tile. */
  then: "Then a bridge.",
  /** What a player has. */
  holdings: {
    bridges: (/** @type {number} */ count) => `bridges left: ${count}`,
    castles: (/** @type {number} */ count) => `castles left: ${count}`,
    held: (/** @type {string} */ tile) => `lays a tile next turn (${tile})`,
  },
  /** A castle or a quarter that is pointed at. */
  feature: {
    castle: "Castle",
    waits: "Scores once, as much as the next feature completed on these two tiles or beside them.",
    lord: (/** @type {string} */ name) => `Its lord is a figure of ${name}.`,
    scored: "It has scored.",
    quarter: (/** @type {string} */ quarter) => `Carcassonne: ${QUARTERS[quarter]}`,
    serves: (/** @type {string} */ quarter) =>
      quarter === "market"
        ? "From here figures may join fields that are about to score, usually at the end of the game."
        : `From here figures may join ${SERVES[quarter]} that are about to score.`,
    empty: "Nobody is here.",
    there: (/** @type {string} */ name, /** @type {number} */ count) => `${name}: ${plural(count, { one: "# figure", other: "# figures" })}`,
    count: "The count is here: nobody leaves this quarter.",
  },
  primary: /** @type {Record<string, string>} */ ({
    tileWithBridge: "Place tile and bridge",
    bridge: "Build bridge",
    castle: "Build castle",
    moveOut: "Move figure",
    send: "Send figure",
    count: "Move count",
  }),
  skip: /** @type {Record<string, string>} */ ({
    tile: "Discard the tile",
    castle: "Take the points",
    moveOut: "Move nobody",
    send: "Send nobody",
    count: "Leave the count",
    bazaar: "Pass",
  }),
  hint: {
    arrow: {
      /** Of a tile in hand. */
      drawn: (/** @type {string} */ gives) => `If the arrow points at an empty space, you get 2 points. If it points at a tile, ${ARROW[gives]}.`,
      far: "An arrow: your figure may go to any marked place, on other tiles, too.",
      again: "An arrow gives you another turn after this one.",
      either: "Two arrows: place your figure on another tile by one of them, or take another turn after this one.",
      /** A second part of the turn has begun. */
      given: "Your arrow: one more tile.",
    },
    tile: "This tile fits only with a bridge. Place it with one, or discard it and draw another.",
    bridge: "Choose where your bridge goes: it is a road across the field. You may place a figure afterwards.",
    castle: "Take the points of your city, or make it a castle: your figure stays, and you score as much as the next feature completed beside it.",
    moveOut: "Before the scoring you may move figures from Carcassonne to the marked features.",
    send: "Others scored and you did not: you may send a figure to Carcassonne. Choose one of the four quarters: from there it may later join a city, road, monastery or field, just before it scores.",
    /** A figure that is sent to a quarter. */
    waits: /** @type {Record<string, string>} */ ({
      castle: "Your figure waits here until it can join a city that is about to score.",
      market: "Your figure waits here until it can join a field, usually at the end of the game.",
      blacksmith: "Your figure waits here until it can join a road that is about to score.",
      cathedral: "Your figure waits here until it can join a monastery that is about to score.",
    }),
    count: "You may also move the count: nobody leaves the quarter where he is.",
    choose: "Everybody gets one of these tiles for their next turn. Choose one: the bidding starts with you.",
    take: "Choose the tile that you lay in your next turn.",
    bid: "Your opening bid for this tile, 0 or more.",
    more: (/** @type {string} */ name, /** @type {number} */ count) => `${name} bids ${count}. Bid more, or pass.`,
    last: (/** @type {string} */ name, /** @type {number} */ count) =>
      `Nobody bids more than ${name}’s ${count}. Pay ${count} and keep the tile, or sell it to ${name}.`,
    chosen: /** @type {Record<string, string>} */ ({
      tileWithBridge: "Your bridge makes the tile fit here. It stays on the board.",
      bridge: "A bridge is a road across the field. You may place a figure afterwards.",
      count: "Nobody leaves this quarter while the count is here.",
      moveOut: "Your figure counts when this is scored.",
    }),
  },
  /** Why something cannot be done. */
  why: {
    noArrow: "Figures go to another tile only in a turn in which an arrow acts, or through a portal, and only once.",
    noBridge:
      "No bridge can go there: it lies on the tile just placed or beside it, from field to field, with nothing beyond its ends. You need one in your supply.",
    bridgeUnneeded: "A bridge comes with the tile only where the tile does not fit without one. Otherwise build it after placing the tile.",
    castle: "First the owner of the city decides whether it becomes a castle.",
    noCastle: "A castle needs a city of two tiles with round walls, just completed, with a single figure in it.",
    bazaar: "First the bazaar goes on.",
    noBazaar: "There is no bazaar now.",
    sending: "First decide whether you send a figure to Carcassonne.",
    noSending: "You send a figure to Carcassonne only when your tile lets others score and not you. It must be allowed in that quarter.",
    count: "First decide whether the count moves.",
    noCount: "The count cannot go there now.",
    moveOut: "First decide which figures leave Carcassonne.",
    noMoveOut: "No such figure can move there from Carcassonne now.",
  },
  /** The bazaar beside the board. */
  bazaar: {
    label: "Bazaar",
    tile: (/** @type {string} */ tile, /** @type {string[]} */ parts) => `Tile ${tile}: ${parts.join("; ")}`,
    lot: "up for bids",
    players: "Players at the bazaar",
    chooses: "chooses",
    asked: "to bid",
    decides: "has the last word",
    bids: (/** @type {number} */ count) => `bids ${count}`,
    has: (/** @type {string} */ tile) => `has a tile (${tile})`,
    amount: "Your bid",
    less: "One point less",
    more: "One point more",
    lowest: "Lowest",
    all: "All",
    bid: (/** @type {number} */ count) => `Bid ${count}`,
    pass: "Pass",
    buy: (/** @type {number} */ count) => `Buy for ${count}`,
    sell: (/** @type {string} */ name, /** @type {number} */ count) => `Sell to ${name} for ${count}`,
  },
};
