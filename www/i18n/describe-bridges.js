// @ts-check
/** Bridges, castles, bazaars and the City of Carcassonne in sentences. It is loaded before a game with them is shown. */
import { tileParts } from "../bastide.js";
import { describeTile } from "./describe-tile.js";

/** @typedef {import("./languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").FeatureView} FeatureView */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Selection} Selection */
/** @typedef {readonly { name: string }[]} Names of the players in turn order */
/** @typedef {Extract<EventView, { type: "bridgeBuilt" | "castleBuilt" | "tileOffered" | "tileChosen" | "bidMade" | "tileTaken" | "countMoved" }>} LaterEvent */
/** @typedef {Extract<ActionView, { type: "tileWithBridge" | "bridge" | "castle" | "choose" | "bid" | "buy" | "sell" | "send" | "count" | "moveOut" }>} LaterAction */

export class BridgeWords {
  /**
   * @param {Locale} locale
   * @param {typeof import("./language/en/bridges.js").bridges} words
   * @param {typeof import("./language/en/spoken.js").spoken} spoken
   */
  constructor(locale, words, spoken) {
    this.locale = locale;
    this.words = words;
    this.spoken = spoken;
  }

  /**
   * What happened, in one sentence.
   *
   * @param {LaterEvent} event
   * @param {Names} players
   * @returns {string}
   */
  event(event, players) {
    const { events } = this.words;
    if (event.type === "tileOffered") return events.offered(this.printed(event.tile));
    const { name } = players[event.player];
    switch (event.type) {
      case "bridgeBuilt":
        return events.bridge(name, event.x, event.y, event.axis);
      case "castleBuilt":
        return events.castle(name);
      case "tileChosen":
        return events.chosen(name, this.printed(event.tile));
      case "bidMade":
        return events.bid(name, event.points);
      case "tileTaken":
        return events.taken(name, this.printed(event.tile));
      case "countMoved":
        return events.count(name, event.quarter);
    }
  }

  /**
   * A figure that went to a quarter of the City of Carcassonne, or left it.
   *
   * @param {Extract<EventView, { type: "figurePlaced" | "figureMoved" }>} event
   * @param {string} name of its owner
   */
  inCity(event, name) {
    const { events } = this.words;
    const quarter = quarterOf(event.place);
    return event.type === "figurePlaced" ? events.sent(name, event.figure, quarter) : events.left(name, event.figure, quarter, event.toPlace.split(".")[0]);
  }

  /** What can be done, for a list. @param {LaterAction} action @returns {string} */
  action(action) {
    const { actions } = this.words;
    switch (action.type) {
      case "tileWithBridge":
        return actions.withBridge(this.locale.game.actions.tile(action.x, action.y, action.turns), action.bridgeX, action.bridgeY, action.axis);
      case "bridge":
        return actions.bridge(action.x, action.y, action.axis);
      case "castle":
        return actions.castle(action.x, action.y);
      case "choose":
        return actions.choose(this.printed(action.tile));
      case "bid":
        return actions.bid(action.points);
      case "send":
        return actions.send(action.figure, quarterOf(action.place));
      case "count":
        return actions.count(quarterOf(action.place));
      case "moveOut":
        return actions.moveOut(action.figure, action.quarter, action.x, action.y, action.place);
      default:
        return actions[action.type];
    }
  }

  /**
   * What a castle or a quarter is that is pointed at.
   *
   * @param {FeatureView} feature
   * @param {Names} players
   */
  feature({ feature, place, strengths }, players) {
    const words = this.words.feature;
    const there = players.map(({ name }, player) => ({ name, strength: strengths[player] })).filter(({ strength }) => strength > 0);
    const told = () => {
      if (feature !== "quarter") return there.length > 0 ? [words.castle, words.waits, words.lord(there[0].name)] : [words.castle, "", words.scored];
      const quarter = quarterOf(place);
      const who = there.map(({ name, strength }) => words.there(name, strength)).join(", ");
      return [words.quarter(quarter), words.serves(quarter), who ? `${who}.` : words.empty];
    };
    const [title, facts, who] = told();
    return { title, facts, value: "", who, text: [`${title}.`, facts, who].filter(Boolean).join(" ") };
  }

  /** What a player has of them, each in a few words. @param {GameView["players"][number]} player */
  holdings({ bridges, castles, held }) {
    const words = this.words.holdings;
    if (bridges === undefined || castles === undefined) return [];
    return [words.bridges(bridges), words.castles(castles), ...(held ? [words.held(this.printed(held))] : [])];
  }

  /** What is printed on a tile, by which people know it; its id says nothing to them. @param {string} tile */
  printed(tile) {
    return describeTile(this.locale, this.spoken, tile, 0).join("; ");
  }

  /** A tile of the bazaar, with what is printed on it. @param {string} tile @param {string[]} boxes */
  tile(tile, boxes) {
    return this.words.bazaar.tile(tile, describeTile(this.locale, this.spoken, tile, 0, boxes));
  }

  /**
   * What to do now, in one line; nothing where it is not about them.
   *
   * @param {GameView} view
   * @param {Selection} selection
   * @param {ActionView[]} legal
   * @param {ActionView | undefined} chosen
   * @returns {string | undefined}
   */
  hint(view, { type, narrowed }, legal, chosen) {
    const { hint } = this.words;
    if (chosen?.type === "send") return hint.waits[quarterOf(chosen.place)];
    if (view.asks === "castle") return hint.castle; // it tells both answers
    if (chosen && chosen.type in hint.chosen) return hint.chosen[chosen.type];
    switch (view.asks) {
      case "tile":
        if (legal.some((action) => action.type === "skip")) return hint.tile;
        return type === "none" ? this.#drawn(view) : undefined;
      case "figure":
        return narrowed?.startsWith("bridge") ? hint.bridge : this.#arrow(view, narrowed, legal);
      case "bazaar":
        return this.#bazaar(view, legal);
      case "moveOut":
      case "send":
      case "count":
        return hint[view.asks];
      default:
        return undefined;
    }
  }

  /** What the arrow on a tile in hand is for. @param {GameView} view */
  #drawn({ drawn, boxes }) {
    if (!drawn || !boxes.includes("anniversary")) return undefined;
    const { gives } = tileParts(drawn, 0).find((part) => part.gives) ?? {};
    return gives && `${this.locale.hint.tile} ${this.words.hint.arrow.drawn(gives)}`;
  }

  /** What an arrow that acts gives, unless another kind of piece was chosen. @param {GameView} view @param {string | undefined} narrowed @param {ActionView[]} legal */
  #arrow({ arrows = [] }, narrowed, legal) {
    const { far, again, either } = this.words.hint.arrow;
    if (narrowed === "fairy" || narrowed === "piece") return undefined;
    const leads = arrows.some((arrow) => arrow !== "again") && legal.some((action) => action.type === "placeAt" && action.place !== "tower");
    if (!arrows.includes("again")) return leads ? far : undefined;
    return leads ? either : again;
  }

  /** @param {GameView} view @param {ActionView[]} legal */
  #bazaar({ bazaar, players, options }, legal) {
    const { hint } = this.words;
    const hasLastWord = legal.some(({ type }) => type === "sell");
    const { chosen, bid, bidder } = bazaar ?? {};
    if (chosen === undefined) return options.find(({ name }) => name === "bazaar-auction")?.value === "no" ? hint.take : hint.choose;
    if (bid === undefined || bidder === undefined) return hint.bid;
    return hint[hasLastWord ? "last" : "more"](players[bidder].name, bid);
  }
}

/** The quarter of which this is the place: of "quarter.market" the market. @param {string} place */
function quarterOf(place) {
  return place.split(".")[1];
}
