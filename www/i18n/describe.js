// @ts-check
/** What happens, what is seen, what can be done and what cannot, in sentences. */
import { Game, readRecords } from "../bastide.js";
import { ofBox, ofBoxes } from "./boxes.js";
import { ABBEY } from "../engine/abbey.js";
import { kindOf } from "../engine/places.js";
import { skipOf } from "../engine/skip.js";
import { isTag, slipOf, unseenIn } from "../engine/slips.js";
import { said } from "../lib/invisible-characters.js";

/** @typedef {import("./languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {Extract<EventView, { type: "scored" }>} Scored */
/** @typedef {import("../bastide.js").FeatureView} FeatureView */
/** @typedef {import("../bastide.js").CellView} CellView */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Board} Board */
/** @typedef {NonNullable<GameView["players"][number]["goods"]>} Goods */
/** @typedef {import("../bastide.js").Why} Why */
/** @typedef {import("../bastide.js").Next} Next */
/** @typedef {import("../bastide.js").BastideError} BastideError */
/** @typedef {readonly { name: string }[]} Names of the players in turn order */

/**
 * What happened, in one sentence.
 *
 * @param {Locale} locale
 * @param {EventView} event
 * @param {Names} players
 * @returns {string}
 */
export function describeEvent(locale, event, players) {
  const { events, scored } = locale.game;
  if (event.type === "over" && players.length === 1) return locale.end.points(players[0].name, event.points);
  if (event.type === "over")
    return events.over(
      event.winners.map((winner) => players[winner].name),
      event.points,
    );
  const ofOne = ofBox(locale, "events", event.type);
  if (ofOne) return ofOne(event, players);
  const { name } = players[/** @type {{ player: number }} */ (event).player];
  switch (event.type) {
    case "turn":
      return events.turn(event.turn, name);
    case "drawn":
      return events.drawn(name);
    case "discarded":
      return event.letGo ? events.letGo(name) : events.discarded(name);
    case "tilePlaced":
      return events.laid(name, event.x, event.y, event.tile === ABBEY);
    case "figurePlaced":
      return ofBox(locale, "placed", featureOf(event.place))?.(event, name) ?? events.placed(name, event.figure, featureOf(event.place));
    case "figureReturned":
      if (event.cause === "scored" || event.cause === "takenBack") return events.returned(name, event.figure);
      return ofBox(locale, "causes", event.cause)?.(name, event.figure) ?? events.leftAlone(name, event.figure);
    case "figureMoved":
      return (
        ofBox(locale, "left", featureOf(event.place))?.(event, name) ??
        ofBox(locale, "placed", featureOf(event.toPlace))?.(event, name) ??
        events.moved(name, event.figure, featureOf(event.toPlace))
      );
    case "barnReturned":
      return events.returned(name, "barn");
    case "barnPlaced":
      return events.barn(name, event.x, event.y);
    case "goods":
      return events.goods(name, tokensOf(locale, event));
    case "card":
      return events.card(name, event.card, event.tiles);
    case "secondPart":
      return (event.arrow && ofBox(locale, "events", "arrow")?.(event, players)) || events.secondPart(name);
    case "scored":
      return (event.points < 0 && ofBox(locale, "pays", event.feature)?.(name, -event.points)) || scored(name, event.points, reason(locale, event));
    default:
      throw unloaded(event.type);
  }
}

/** The words of a box are loaded before a game with it is shown; this says that somebody forgot. @param {string} what */
function unloaded(what) {
  return new TypeError(`the words of the box with ${what} are not loaded`);
}

/** The kinds of goods, in the order in which they are told. */
export const GOODS = /** @type {const} */ (["wine", "wheat", "cloth"]);

/** Tokens of goods, those that there are. @param {Locale} locale @param {Goods} goods */
export function tokensOf(locale, goods) {
  return GOODS.filter((kind) => goods[kind] > 0).map((kind) => locale.game.tokens(kind, goods[kind]));
}

/**
 * Whether nobody has more tokens of a kind of goods.
 *
 * @param {GameView["players"]} players
 * @param {GameView["players"][number]} player
 * @param {typeof GOODS[number]} kind
 */
export function hasMost(players, { goods }, kind) {
  const own = goods?.[kind] ?? 0;
  return own > 0 && players.every(({ goods: other }) => (other?.[kind] ?? 0) <= own);
}

/**
 * What a player has besides figures, each in a few words: tokens, with a remark where nobody has more; cards; floors and prisoners.
 *
 * @param {Locale} locale
 * @param {GameView["players"]} players
 * @param {GameView["players"][number]} player
 * @returns {string[]}
 */
export function describeHoldings(locale, players, player) {
  const { goods, cards } = player;
  const tokens = GOODS.filter((kind) => goods && goods[kind] > 0).map((kind) => {
    const token = locale.game.tokens(kind, goods?.[kind] ?? 0);
    return hasMost(players, player, kind) ? locale.players.most(token) : token;
  });
  return [...tokens, ...cards.map(({ card, tiles }) => locale.players.card(card, tiles)), ...ofBoxes(locale, "holdings", player, players)];
}

/** @param {string} place */
function featureOf(place) {
  return /** @type {import("./language/en/game.js").Feature} */ (kindOf(place));
}

/** What a score is for, with who else was there. @param {Locale} locale @param {Scored} event */
function reason(locale, event) {
  const { scores } = locale.game;
  const { feature, points, completed, tiles, coats, neighbours, cities, count } = event;
  if (feature === "barn") return `${scores.barn(cities)}${ofBoxes(locale, "cities", event).join("")}`;
  if (feature === "goods") return scores.goods(event.goods ?? GOODS[0], count);
  if (feature === "king" || feature === "robber") return scores[feature](points === count ? count : 0); // with a flat score nothing is counted
  const ofOne = ofBox(locale, "scores", feature);
  if (ofOne) return ofOne(event);
  const kind = {
    road: () => scores.road(completed, tiles),
    city: () => scores.city(completed, tiles, coats),
    monastery: () => scores.monastery(completed, neighbours),
    garden: () => scores.garden(completed, neighbours),
    field: () => `${scores.field(cities)}${ofBoxes(locale, "cities", event).join("")}`,
  }[/** @type {"road"} */ (feature)]();
  return `${kind}${besides(locale, event)}`;
}

/** What raised a score, and who else was there. @param {Locale} locale @param {Scored} event */
function besides(locale, event) {
  const { scores } = locale.game;
  const { player, strengths } = event;
  const others = strengths.filter((strength, other) => other !== player && strength > 0);
  const tie = others.includes(strengths[player]);
  const extras = /** @type {const} */ (["inn", "cathedral", "pig", "pigsty"]).map((extra) => event[extra] && scores[extra]);
  const shared = tie && !event.hill;
  return [...extras, ...ofBoxes(locale, "extras", event), shared ? scores.tie : others.length > 0 && !event.hill && scores.majority].filter(Boolean).join("");
}

/**
 * What a score is for, in as few words as can be, beside the points in the colour of whose they are.
 *
 * @param {Locale} locale
 * @param {Scored} event
 * @returns {string}
 */
export function describeScore(locale, event) {
  const words = locale.game.feature;
  const { feature, tiles, coats, neighbours, cities } = event;
  switch (feature) {
    case "road":
      return `${words.road(false, tiles)}${besides(locale, event)}`;
    case "city":
      return `${[words.city(false, tiles), coats > 0 && words.coats(coats)].filter(Boolean).join(", ")}${besides(locale, event)}`;
    case "monastery":
    case "garden":
      return `${words[feature](false)}: ${words.around(neighbours)}${besides(locale, event)}`;
    case "field":
      return `${words.field()}: ${words.feeds(cities)}${ofBoxes(locale, "cities", event).join("")}${besides(locale, event)}`;
    default:
      return locale.capital(reason(locale, event).trim());
  }
}

/**
 * A feature: what it is, what is printed on it and how far it is, what it is worth, who holds it and why; each of them empty
 * where there is nothing to say; and all of it.
 *
 * @param {Locale} locale
 * @param {FeatureView} feature
 * @param {Names} players
 */
export function describeFeature(locale, feature, players) {
  const ofOne = ofBox(locale, "features", feature.castle ? "castle" : feature.feature);
  if (ofOne) return ofOne(feature, players);
  const title = locale.game.feature[/** @type {"road"} */ (feature.feature)](feature.completed, feature.tiles);
  const besides = ofBoxes(locale, "facts", feature, players);
  const [facts, value] = [factsOf(locale, feature), worthOf(locale, feature)];
  const who = [holdersOf(locale, feature, players, besides.length > 0), ...besides].filter(Boolean).join(" ");
  return { title, facts, value, who, text: [`${title}.`, facts, value, who].filter(Boolean).join(" ") };
}

/** @param {Locale} locale @param {FeatureView} feature */
function factsOf(locale, { feature, coats, cities, neighbours, open, inn, cathedral, goods, pigsty, nothing = false }) {
  const words = locale.game.feature;
  const far =
    feature === "field" ? words.feeds(cities) : feature === "monastery" || feature === "garden" ? words.around(neighbours) : open > 0 && words.open(open);
  const printed = [inn && words.inn(nothing), cathedral && words.cathedral(nothing), ...(goods ? tokensOf(locale, goods) : []), pigsty && words.pigsty];
  const facts = [coats > 0 && words.coats(coats), far, ...printed].filter(Boolean);
  return facts.length > 0 ? `${locale.capital(facts.join(", "))}.` : "";
}

/** @param {Locale} locale @param {FeatureView} feature */
function worthOf(locale, { feature, worth, could }) {
  const words = locale.game.feature;
  if ((feature === "field" && worth === 0) || feature === "quarter") return "";
  if (could === undefined || could === worth) return words.worth(worth);
  return feature === "monastery" || feature === "garden" ? words.worthSurrounded(worth, could) : words.worthCompleted(worth, could);
}

/**
 * @param {Locale} locale
 * @param {FeatureView} feature
 * @param {Names} players
 * @param {boolean} isTold whether a box tells who else is there
 */
function holdersOf(locale, { feature, holders, strengths, followers, barns, powerless, each, points }, players, isTold) {
  const words = locale.game.feature;
  const others = players
    .map(({ name }, player) => ({ name, player, strength: strengths[player] }))
    .filter(({ player, strength }) => strength > 0 && !holders.includes(player));
  const names = holders.map((player) => players[player].name);
  const strength = strengths[holders[0]];
  const held = () => {
    if (names.length > 1) return words.share(names, strength);
    if (names.length === 1) return others.length > 0 ? words.against(names[0], strength, others) : words.holds(names[0], followers[holders[0]], feature);
    return powerless ? words.powerless : barns.length > 0 || isTold ? "" : words.nobody;
  };
  const paid = each ? players.map(({ name }, player) => (points[player] > 0 ? locale.end.points(name, points[player]) : "")).filter(Boolean) : [];
  return [held(), ...barns.map((owner) => words.barn(players[owner].name)), paid.length > 0 && words.ended(paid.join(", "))].filter(Boolean).join(" ");
}

/**
 * What is pointed at, all of it.
 *
 * @param {Locale} locale
 * @param {FeatureView | CellView} light
 * @param {GameView} view
 */
export function describeInspected(locale, light, view) {
  if (light.type === "cell") return describeCell(locale, light).text;
  return [describeFeature(locale, light, view.players).text, ...ofBoxes(locale, "visitors", view, light)].join(" ");
}

/** How many tiles fit a space. @param {Locale} locale @param {CellView} cell */
export function describeCell(locale, { fits, left }) {
  const [title, facts] = [locale.game.cell.fits(fits), locale.game.cell.left(left)];
  return { title, facts, text: `${title}. ${facts}` };
}

/**
 * What is chosen on a board and what it would bring about: what happens, and the features that a tile would join.
 *
 * @param {Locale} locale
 * @param {Board} board
 * @param {Names} players
 */
export function describeSelection(locale, board, players) {
  const words = locale.game.chosen;
  const { action, turns } = board.selection();
  if (!action) return words.nothing;
  const { events, features } = board.consequences();
  const told = describeAction(locale, action, players);
  const what = action.type === "tile" ? words.tile(told, turns) : words.other(told);
  const joined = features
    .filter(({ tiles, completed, holders }) => tiles > 1 || completed || holders.length > 0)
    .map((feature) => {
      const { title, who } = describeFeature(locale, feature, players);
      return `${title}. ${who}`;
    });
  return [what, ...events.filter(({ type }) => type !== "tilePlaced").map((event) => describeEvent(locale, event, players)), ...joined].join(" ");
}

/**
 * An action, for the list of everything that can be done.
 *
 * @param {Locale} locale
 * @param {ActionView} action
 * @param {Names} players
 */
export function describeAction(locale, action, players) {
  const { actions } = locale.game;
  const ofOne = ofBox(locale, "actions", action.type);
  if (ofOne) return ofOne(action, players);
  switch (action.type) {
    case "tile":
      return actions.tile(action.x, action.y, action.turns);
    case "figure":
      return actions.figure(action.figure, action.place);
    case "abbey":
      return actions.abbey(action.x, action.y);
    case "barn":
      return actions.barn(action.corner);
    case "move":
      return actions.move(action.x, action.y, action.place);
    case "recall":
      return actions.recall;
    case "placeAt":
      return actions.elsewhere(action.figure, action.x, action.y, action.place);
    case "goOn":
      return actions.goOn;
    case "skip":
    case "end":
      return actions.skip;
    default:
      throw unloaded(action.type);
  }
}

/**
 * What a computer player means to do after a tile.
 *
 * @param {Locale} locale
 * @param {Next} next
 */
export function describeNext(locale, next) {
  const { then } = locale.game;
  if (next.type === "figure") return then.figure(next.figure, next.place);
  return (
    ofBox(locale, "then", next.type) ?? { skip: then.none, recall: then.recall, barn: then.barn, elsewhere: then.elsewhere }[/** @type {"skip"} */ (next.type)]
  );
}

/** Why something cannot be done. @param {Locale} locale @param {Why} why */
export function describeWhy(locale, { kind, side = "N", shows = "", wanted = "", figure = "meeple", feature = "field" }) {
  const words = locale.game.why;
  const ofOne = ofBox(locale, "why", feature) ?? ofBox(locale, "why", kind);
  if (ofOne) return ofOne;
  switch (kind) {
    case "edge":
      return words.edge(side, shows, wanted);
    case "noFigure":
      return words.noFigure(figure);
    case "wrongPart":
      return words.wrongPart(figure, feature);
    case "occupied":
      return words.occupied(feature);
    case "noFollower":
      return words.noFollower(figure);
    default:
      return words[/** @type {"over"} */ (kind)] ?? locale.game.errors.state; // the words of its box are not there
  }
}

/**
 * A box by its title, with the parts that are in play if some are left out.
 *
 * @param {Locale} locale
 * @param {string} box
 * @param {string} [parts] joined by `+`
 */
export function titleWithParts(locale, box, parts = "all") {
  const words = locale.boxes[box];
  const title = words?.title ?? locale.capital(box);
  return parts === "all"
    ? title
    : `${title} (${parts
        .split("+")
        .map((part) => words?.parts?.[part] ?? part)
        .join(", ")})`;
}

/**
 * What went wrong. The engine's own message is in English and for developers: it goes to the console.
 *
 * @param {Locale} locale
 * @param {Partial<BastideError> & Error} error of the engine; what the page itself throws already has a message in its language
 * @param {string} [text] the record that the engine refused
 * @returns {string}
 */
export function describeError(locale, error, text) {
  const { choice, state } = locale.game.errors;
  const { code = "" } = error;
  if (!["rule", "syntax", "setup", "state", "canvas"].includes(code)) return error.message;
  console.warn(error);
  if (text && code !== "state" && code !== "canvas") return describeRefusal(locale, error, text);
  return code === "setup" ? choice : state;
}

/**
 * Where a record cannot be read or played, and why.
 *
 * @param {Locale} locale
 * @param {Partial<BastideError>} error
 * @param {string} text
 */
function describeRefusal(locale, { code, line = 1, column = 1, statement, letter }, text) {
  const words = locale.game.errors;
  const why = statement && whyAtEnd(text, statement);
  if (why) return words.forbidden(line, said(statement), describeWhy(locale, why));
  const blamed = text.replace(/^\ufeff+/, "").split("\n")[line - 1] ?? "";
  const slip = code === "syntax" ? slipOf(blamed) : undefined;
  if (code === "syntax" && !slip && isTag(blamed) && lacksPlayers(text)) return words.noPlayers;
  const at = letter === undefined ? column : [...blamed].indexOf(letter) + 1;
  const unseen = (code === "syntax" && !slip) || letter !== undefined ? unseenIn(blamed, at) : undefined;
  const syntax = slip ? words[slip] : words.syntax;
  const told = () => (unseen ? words.unseen(line, unseen.column, unseen.name) : syntax(line, column));
  const where = code === "syntax" || unseen ? told() : code === "setup" ? words.setup(line) : words.contradiction(line);
  const quote = said(blamed);
  return quote ? `${where} ${words.reads(quote)}` : where;
}

/** Whether a record lacks the only tag that every game needs. The engine blames the tag before it, which is as it should be. @param {string} text */
function lacksPlayers(text) {
  const [record] = readRecords(text);
  return record !== undefined && !("Players" in record.tags || "Diagram" in record.tags);
}

/**
 * Why a statement cannot be played where a damaged record stops. A record need not say what is declined before the statement.
 *
 * @param {string} text
 * @param {string} statement
 */
function whyAtEnd(text, statement) {
  const game = Game.beginning(text);
  try {
    let why = game?.why(statement);
    while (game && why && ["another", "figure", "phantom", "wagon", "abbey", "capture", "castle", "moveOut", "sending", "count", "bazaar"].includes(why.kind)) {
      const skip = skipOf(game);
      if (!skip) break;
      game.play(skip);
      why = game.why(statement);
    }
    return why;
  } catch {
    return undefined; // the statement is not one of whoever is asked
  } finally {
    game?.free();
  }
}

/**
 * Who won.
 *
 * @param {Locale} locale
 * @param {Pick<GameView, "winners" | "players">} view
 */
export function describeWinners(locale, { winners, players }) {
  if (players.length === 1) return locale.end.points(players[0].name, players[0].score);
  const names = winners.map((index) => players[index].name);
  return names.length === 1 ? locale.end.wins(names[0]) : locale.end.share(locale.listed(names));
}
