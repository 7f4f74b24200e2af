// @ts-check
/** Beside a board for analysis: which turns followed from its position in the saved games, how often and with what result. */
import { Game } from "../bastide.js";
import { bdi, el, fill, fillWith } from "../lib/dom.js";
import { describeAction } from "../i18n/describe.js";
import { describeLead } from "../i18n/describe-lead.js";
import { loadBoxes } from "../i18n/boxes.js";
import { TEXT } from "../i18n/text.js";
import { tilePicture } from "../ui/pictures.js";
import { againButton } from "../ui/widgets.js";
import { endArchive, followedInSaved } from "./saved-archive.js";

/** @typedef {import("../bastide.js").FollowedView} FollowedView */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").TileView} TileView */
/** @typedef {import("../analysis/move-tree.js").Words} Words */
/** @typedef {{ record: string, view: GameView, shapes: string[] }} State of a board for analysis */
/** @typedef {{ statements: string[], action?: import("../bastide.js").ActionView }} Playable what can be played here of a turn, and its decision after the tile, if that can be made */
/** @typedef {HTMLElement & { getState: () => State, play: (statement: string) => void }} Board */

/** So long after the last step the games are asked, in milliseconds. */
const PAUSE = 150;

export class Openings {
  /** The position that is shown, as the record that leads to it; nothing: none is. @type {string | undefined} */
  #shown;
  #at = "";
  #isSeen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;

  /**
   * @param {Words} words
   * @param {Board} board
   * @param {(query: string) => void} onFind searches the saved games
   */
  constructor(words, board, onFind) {
    this.words = words;
    this.board = board;
    this.told = el("p", { class: "small", role: "status" });
    this.list = el("ol", { class: "openings-turns", "aria-label": words.gamesFollowed });
    const find = el("button", { class: "secondary", type: "button", onclick: () => onFind(positionQuery(board.getState())) }, words.gamesFind);
    this.results = el("p", { class: "small", hidden: true }, words.gamesOf);
    this.element = el("section", { slot: "games", class: "openings", "aria-label": words.games }, this.told, this.results, this.list, find);
    board.append(this.element);
    board.addEventListener("bastide:move", (event) => {
      this.#at = /** @type {CustomEvent<{ record: string }>} */ (event).detail.record;
      this.#look();
    });
    this.watch = new IntersectionObserver(([{ isIntersecting }]) => {
      this.#isSeen = isIntersecting;
      this.#look();
    });
    this.watch.observe(this.element);
  }

  /** Asks for the turns of the position, once it rests and if anybody looks. */
  #look() {
    clearTimeout(this.#pause);
    if (!this.#isSeen || this.#at === "" || this.#at === this.#shown) return;
    this.#pause = setTimeout(() => this.#ask(this.#at), PAUSE);
  }

  /** @param {string} record */
  async #ask(record) {
    if (this.#shown === undefined) fill(this.told, this.words.gamesLooking);
    const said = loadBoxes(TEXT, this.board.getState().view.boxes);
    const [answer] = await Promise.all([followedInSaved(record), said]).catch(() => []);
    if (record !== this.#at) return; // another position has come meanwhile
    this.#shown = answer ? record : undefined;
    this.#render(answer?.followed);
  }

  /** @param {FollowedView[]} [followed] nothing: it could not be found out */
  #render(followed) {
    const { words } = this;
    const { view } = this.board.getState();
    if (followed) fill(this.told, followed.length > 0 ? "" : words.gamesNone);
    else
      fill(
        this.told,
        words.gamesFailed,
        " ",
        againButton(TEXT.missing.again, () => this.#look()),
      );
    this.results.hidden = !followed?.some(({ won, drawn, lost }) => won + drawn + lost > 0);
    const all = this.#playable(followed ?? [], view);
    const isOther = (/** @type {FollowedView} */ { tile }) => view.asks === "tile" && view.drawn !== undefined && view.drawn !== tile;
    const others = all.filter(({ turn }) => isOther(turn));
    fillWith(this.list, [
      ...all.filter(({ turn }) => !isOther(turn)).map((one) => this.#row(one)),
      others.length > 0 && el("li", { class: "openings-others small" }, words.gamesOthers),
      ...others.map((one) => this.#row(one)),
    ]);
  }

  /**
   * As much of each turn as can be played on the board: figures may stand elsewhere than where it was played, and another tile may be in hand.
   *
   * @param {FollowedView[]} turns
   * @param {GameView} view
   */
  #playable(turns, view) {
    if (turns.length === 0) return [];
    const game = Game.fromRecord(this.#at);
    const at = game.at();
    const all = turns.map((turn) => {
      game.goTo(at);
      return { turn, ...playableOf(game, turn, view.asks) };
    });
    game.free();
    return all;
  }

  /** @param {Playable & { turn: FollowedView }} one */
  #row({ turn, statements, action }) {
    const said = this.#said(turn, action);
    if (statements.length === 0) return el("li", { class: "openings-turn" }, ...said);
    const onclick = () => {
      for (const statement of statements) this.board.play(statement);
    };
    return el("li", {}, el("button", { class: "openings-turn", type: "button", onclick }, ...said));
  }

  /** A turn, how often it was played, and how that ended. @param {FollowedView} turn @param {Playable["action"]} action */
  #said({ tile, x, y, turns, then, figure, place, games, won, drawn, lost, lead }, action) {
    const { words } = this;
    const finished = won + drawn + lost;
    const after = () => {
      if (then === undefined) return words.noFigure;
      if (figure && place) return TEXT.game.actions.figure(figure, place);
      return action && describeAction(TEXT, action, this.board.getState().view.players);
    };
    const where = [`${x},${y}`, after()].filter(Boolean).join(" · ");
    const results = [words.gamesResults(won, drawn, lost), words.gamesLead(describeLead(TEXT, lead / finished))].join("; ");
    return [
      tilePicture(tile, turns, "tile openings-tile"),
      el("span", {}, bdi(where), finished > 0 && el("span", { class: "small openings-results" }, results)),
      el("strong", {}, words.gamesCount(games.length)),
    ];
  }

  end() {
    clearTimeout(this.#pause);
    this.watch.disconnect();
    this.#at = ""; // an answer that is on its way comes too late
    endArchive();
  }
}

/**
 * As much of a turn as can be played in a game.
 *
 * @param {Game} game
 * @param {FollowedView} turn
 * @param {GameView["asks"]} asks
 * @returns {Playable}
 */
function playableOf(game, { statement, then }, asks) {
  /** @type {string[]} */
  const statements = [];
  if (asks === "tile" || asks === "abbey") {
    try {
      game.play(statement);
    } catch {
      return { statements }; // the tile cannot be laid here
    }
    statements.push(statement);
  }
  const action = game.legal().find((one) => one.statement === (then ?? "skip"));
  const isDecided = action !== undefined && (then !== undefined || statements.length === 0);
  return { statements: isDecided ? [...statements, action.statement] : statements, action };
}

/**
 * The query for what a board shows: the tiles with a mark or a note, or else the tile laid last with those around it.
 *
 * @param {State} state
 */
export function positionQuery({ view: { tiles }, shapes }) {
  const marked = shapes.flatMap((shape) => /^(?:mark|note) (-?\d+,-?\d+)/.exec(shape)?.[1] ?? []);
  const last = tiles[tiles.length - 1];
  const isBeside = (/** @type {TileView} */ { x, y }) => Math.abs(x - last.x) <= 1 && Math.abs(y - last.y) <= 1;
  const meant = tiles.filter((tile) => (marked.length > 0 ? marked.includes(`${tile.x},${tile.y}`) : isBeside(tile)));
  return `tiles:${meant.map(({ tile, x, y, turns }) => `${tile}@${x},${y}${"'".repeat(turns)}`).join("+")}`;
}
