// @ts-check
/** Beside a board for analysis: which turns followed from its position in the saved games, how often and with what result. */
import { bdi, el, fill } from "../lib/dom.js";
import { describeLead } from "../i18n/describe-lead.js";
import { TEXT } from "../i18n/text.js";
import { tilePicture } from "../ui/pictures.js";
import { againButton } from "../ui/widgets.js";
import { endArchive, followedInSaved } from "./saved-archive.js";

/** @typedef {import("../bastide.js").FollowedView} FollowedView */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").TileView} TileView */
/** @typedef {import("../analysis/move-tree.js").Words} Words */
/** @typedef {{ record: string, view: GameView, shapes: string[] }} State of a board for analysis */
/** @typedef {HTMLElement & { getState: () => State, legal: () => { statement: string }[], play: (statement: string) => void }} Board */

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
    const answer = await followedInSaved(record).catch(() => undefined);
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
    const all = (followed ?? []).map((turn) => ({ turn, statements: this.#statements(turn, view) }));
    const others = all.filter(({ statements }) => statements.length === 0);
    const playable = all.filter(({ statements }) => statements.length > 0);
    fill(
      this.list,
      ...playable.map(({ turn, statements }) => el("li", {}, this.#button(turn, statements))),
      others.length > 0 && el("li", { class: "openings-others small" }, words.gamesOthers),
      ...others.map(({ turn }) => el("li", { class: "openings-turn" }, ...this.#what(turn))),
    );
  }

  /**
   * The statements that play a turn on the board; none where another tile is in hand. In an open record any tile may come.
   *
   * @param {FollowedView} turn
   * @param {GameView} view
   */
  #statements({ tile, statement, then }, view) {
    const after = then === undefined ? [] : [then];
    const legal = this.board.legal().map((action) => action.statement);
    if (view.asks !== "tile") return legal.includes(then ?? "skip") ? [then ?? "skip"] : [];
    const isOpen = view.drawn === undefined && !view.over;
    return isOpen || view.drawn === tile ? [statement, ...after] : [];
  }

  /** @param {FollowedView} turn @param {string[]} statements */
  #button(turn, statements) {
    const onclick = () => {
      for (const statement of statements) this.board.play(statement);
    };
    return el("button", { class: "openings-turn", type: "button", onclick }, ...this.#what(turn));
  }

  /** A turn, how often it was played, and how that ended. @param {FollowedView} turn */
  #what({ tile, x, y, turns, then, figure, place, games, won, drawn, lost, lead }) {
    const { words } = this;
    const finished = won + drawn + lost;
    const after = figure && place ? TEXT.game.actions.figure(figure, place) : (then ?? words.noFigure);
    const results = [words.gamesResults(won, drawn, lost), words.gamesLead(describeLead(TEXT, lead / finished))].join("; ");
    return [
      tilePicture(tile, turns, "tile openings-tile"),
      el("span", {}, bdi(`${x},${y} · ${after}`), finished > 0 && el("span", { class: "small openings-results" }, results)),
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
