// @ts-check
/** Playing by words: questions with one key, and moves that are typed. */
import { skipOf } from "../engine/skip.js";
import { mover } from "./hints.js";
import { describeAction, describeEvent, describeFeature, describeHoldings, describeWhy } from "../i18n/describe.js";
import { describeTile } from "../i18n/describe-tile.js";
import { loadBoxes, nameOfPiece } from "../i18n/boxes.js";
import { said } from "../lib/invisible-characters.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {typeof import("../i18n/language/en/spoken.js").spoken} Words */
/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").ActionView} ActionView */

/**
 * @typedef {object} SpokenActions
 * @property {() => boolean} asked whether a person may decide now
 * @property {(statement: string) => void} play
 * @property {() => boolean} undo whether anything could be taken back
 */

/** @param {Locale} locale */
export async function typedMoves(locale) {
  const [words] = await Promise.all([locale.load.spoken(), loadBoxes(locale)]); // in any game somebody may ask for a bridge
  return new TypedMoves(locale, words);
}

/** Understands and answers in one language. */
class TypedMoves {
  /**
   * @param {Locale} locale
   * @param {Words} words that only this needs
   */
  constructor(locale, words) {
    this.locale = locale;
    this.words = words;
  }

  /**
   * The answer to a question of one letter.
   *
   * @param {string} letter
   * @param {Game} game
   * @returns {string | undefined} nothing: it asks nothing
   */
  answer(letter, game) {
    switch (letter.toLowerCase()) {
      case "s":
        return this.#scores(game);
      case "d":
        return this.#hand(game);
      case "l":
        return this.#last(game);
      case "m":
        return this.#figures(game);
      case "o":
        return this.#turn(game);
      default:
        return undefined;
    }
  }

  /**
   * Does what was typed, or answers it.
   *
   * @param {string} text
   * @param {Game} game
   * @param {SpokenActions} actions
   * @returns {string} what to say; nothing where what was played is told anyway
   */
  obey(text, game, { asked, play, undo }) {
    const typed = text.trim();
    const { commands, ...say } = this.words.typed;
    const is = (/** @type {keyof typeof commands} */ name) => commands[name].includes(typed.toLowerCase());
    const found = this.answer(typed, game);
    if (found) return found;
    if (is("help")) return say.help;
    if (is("list")) return this.#choices(game);
    if (game.view().over) return say.nothing;
    if (!asked()) return say.notNow;
    if (is("undo")) return undo() ? "" : say.nothingBack;
    const meant = is("skip") ? (skipOf(game) ?? "skip") : this.#statementOf(typed, game);
    if (typeof meant === "object") return meant.problem;
    const wanted = inTheNameOf(game.view(), meant);
    try {
      const why = game.why(wanted);
      if (why) return describeWhy(this.locale, why);
    } catch {
      return say.unknown(said(typed));
    }
    play(wanted);
    return "";
  }

  /** The actions of the list, which leaves declining out. @param {Game} game */
  #listed(game) {
    return game.legal().filter(({ type }) => type !== "skip" && type !== "end");
  }

  /** @param {Game} game */
  #choices(game) {
    const [legal, shown] = [game.legal(), this.#listed(game)];
    if (legal.length === 0) return this.words.typed.nothing;
    return [
      shown.length > 0 && this.words.typed.choices(shown.map((action) => describeAction(this.locale, action, game.view().players))),
      legal.some(({ type }) => type === "skip") && this.words.typed.orSkip,
    ]
      .filter(Boolean)
      .join(" ");
  }

  /**
   * The statement that is meant by a number of the list, a place of the drawn tile, or a part; else the text as it is.
   *
   * @param {string} typed
   * @param {Game} game
   * @returns {string | { problem: string }}
   */
  #statementOf(typed, game) {
    const shown = this.#listed(game);
    if (/^\d+$/.test(typed)) return shown[Number(typed) - 1]?.statement ?? { problem: this.words.typed.noChoice(shown.length) };
    const { asks, drawn } = game.view();
    const cell = /^(-?\d+)\s*[,; ]\s*(-?\d+)(?:\s+([0-3]))?$/.exec(typed);
    const step = cell && shown.find((action) => action.type === "dragon" && action.x === Number(cell[1]) && action.y === Number(cell[2]));
    if (step) return step.statement;
    if (cell && asks === "abbey") return `abbey ${cell[1]},${cell[2]}`;
    if (cell && drawn) {
      const [, x, y, turns] = cell;
      const there = shown.filter(isPlacement).filter((action) => action.x === Number(x) && action.y === Number(y));
      const ways = [...new Set(there.map((action) => String(action.turns)))];
      if (turns === undefined && ways.length > 1) return { problem: this.words.typed.turns(ways) };
      const wanted = turns ?? ways[0] ?? "0";
      return there.find((action) => String(action.turns) === wanted)?.statement ?? `tile ${drawn} ${x},${y} ${wanted}`;
    }
    const figure = { figure: "meeple", phantom: "phantom" }[String(asks)];
    return figure && /^(road|city|field)\.\w+$|^(monastery|garden)$/.test(typed) ? `${figure} ${typed}` : typed;
  }

  /** @param {Game} game */
  #scores(game) {
    const supply = (/** @type {{ figure: string, count: number }[]} */ figures) =>
      figures.reduce((sum, { figure, count }) => (figure === "abbey" || figure === "barn" ? sum : sum + count), 0);
    const { players } = game.view();
    const told = players.map((player) =>
      [this.words.score(player.name, player.score, supply(player.supply)), ...describeHoldings(this.locale, players, player)].join(", "),
    );
    return this.words.scores(told);
  }

  /** @param {Game} game */
  #hand(game) {
    const { drawn, boxes } = game.view();
    return drawn ? this.words.hand(drawn, describeTile(this.locale, this.words, drawn, 0, boxes)) : this.words.noTile;
  }

  /** @param {Game} game */
  #last(game) {
    const { players } = game.view();
    const events = game.log();
    const from = events.findLastIndex(({ type }) => type === "tilePlaced");
    const told = events.slice(Math.max(from, 0)).filter(({ type }) => !["turn", "drawn", "secondPart"].includes(type));
    return from < 0 ? this.words.nothingYet : told.map((event) => describeEvent(this.locale, event, players)).join(" ");
  }

  /** @param {Game} game */
  #figures(game) {
    const view = game.view();
    const own = view.figures.filter(({ player }) => player === view.player);
    const told = own.map(({ figure, x, y, place }) =>
      this.words.figure(nameOfPiece(this.locale, figure), x, y, describeFeature(this.locale, game.feature(x, y, place), view.players).title),
    );
    return told.join(" ") || this.words.noFigures;
  }

  /** @param {Game} game */
  #turn(game) {
    const view = game.view();
    return view.over ? this.locale.hint.over : this.words.turn(mover(this.locale, view), view.turn, view.remaining);
  }
}

/**
 * A statement with the colour of whoever decides: a record names those who are asked out of turn, who need not type it.
 *
 * @param {import("../bastide.js").GameView} view
 * @param {string} statement
 */
function inTheNameOf({ player, players }, statement) {
  const [first] = statement.split(" ");
  return players.some(({ colour }) => colour === first) ? statement : `${players[player].colour} ${statement}`;
}

/**
 * Whether an action lays the tile in hand.
 *
 * @param {ActionView} action
 * @returns {action is Extract<ActionView, { type: "tile" | "tileWithBridge" }>}
 */
function isPlacement(action) {
  return action.type === "tile" || action.type === "tileWithBridge";
}
