// @ts-check
/** The screen on which a game is studied: the board that other pages use, in its mode for analysis, with what is written kept beside the game. */
import { Game } from "../bastide.js";
import { keepButtons } from "../ui/keep-mistakes.js";
import { openDialog, saveText } from "../ui/dialogs.js";
import { el, fill } from "../lib/dom.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { showRecord } from "../game/record-dialog.js";
import { openSession } from "../games/game-session.js";
import { keepJudgement } from "../games/games.js";
import { notify } from "../ui/notice.js";
import { onDemand } from "../ui/on-demand.js";
import { TEXT, nameOf } from "../i18n/text.js";
import { onTheme } from "../ui/theme.js";
import { iconButton } from "../ui/widgets.js";
import { boardTheme, embeddedBoard } from "./embedded-board.js";
import { exportText } from "./export.js";
import { studies } from "./notes.js";
import { Openings } from "./openings.js";

const words = await TEXT.load.analysis();

/** @typedef {import("../games/game-session.js").GameSession} GameSession */
/** @typedef {import("../embed/analysis.js").Judgement} Judgement */
/** @typedef {{ onBack: () => void, onGames: (query: string) => void }} Actions `onGames` searches the saved games */

/** Loads all that the screen needs: what may not arrive is waited for before a game is taken up for it. */
export const analysisParts = () => Promise.all([studies(), stylesOnDemand("./styles/analysis.css")]);

/**
 * @param {{ text: string, session: GameSession }} taken a game of this browser with its notes
 * @param {Actions} actions
 * @returns {Promise<() => { root: HTMLElement, ready: () => void, leave: () => void }>} opens the screen
 */
export async function analysisScreen({ text, session }, actions) {
  const board = await embeddedBoard({ mode: "analysis", record: text });
  return () => {
    const screen = new Screen(session, text, board, actions);
    return { root: screen.root, ready: () => screen.title.focus(), leave: () => screen.leave() };
  };
}

/**
 * A new game that is only analysed.
 *
 * @param {import("../storage/database.js").Row} row
 * @param {() => void} onLost another tab goes on with it
 * @returns {Promise<{ text: string, session: GameSession }>}
 */
export async function newStudy(row, onLost) {
  const game = new Game({ players: [{ colour: "red" }, { colour: "blue" }] });
  const text = game.record();
  game.free();
  const session = /** @type {GameSession} */ (await openSession(row, onLost)); // no other tab knows it yet
  session.found(text);
  return { text, session };
}

class Screen {
  /**
   * @param {GameSession} session
   * @param {string} record
   * @param {HTMLElement} board
   * @param {Actions} actions
   */
  constructor(session, record, board, { onBack, onGames }) {
    const { row } = session;
    this.session = session;
    session.flush = () => void this.#now();
    this.text = record;
    this.board = board;
    /** The game of which costly turns are offered. */
    this.judged = "";
    this.board.addEventListener("bastide:change", (event) => {
      const { record, game } = /** @type {CustomEvent<{ record: string, game: string }>} */ (event).detail;
      if (game !== this.judged) fill(this.keeping);
      this.text = record;
      const before = session.staysAsPlayed;
      void session.keepNotes(record, game);
      if (session.staysAsPlayed && !before) notify("as-played", words.asPlayed);
    });
    /** The record that leads to the moment on the board. */
    this.moment = record;
    this.board.addEventListener("bastide:move", (event) => {
      this.moment = /** @type {CustomEvent<{ record: string }>} */ (event).detail.record;
    });
    this.keeping = el("div", { slot: "judged", class: "analysis-keep" });
    this.board.append(this.keeping);
    Object.assign(this.board, { judgement: row.judged, lesson: true });
    this.board.addEventListener("bastide:judge", (event) => this.#offer(/** @type {CustomEvent<Judgement>} */ (event).detail));
    this.openings = new Openings(words, /** @type {import("./openings.js").Board} */ (board), onGames);
    this.title = el("h1", { tabindex: -1 }, nameOf(row));
    const actions = [
      { picture: /** @type {const} */ ("share"), label: words.share, run: () => this.#share() },
      { picture: /** @type {const} */ ("file"), label: words.record, run: () => showRecord(this.#now(), true) },
      { picture: /** @type {const} */ ("globe"), label: words.short, run: () => this.#showShort() },
      { picture: /** @type {const} */ ("list"), label: TEXT.left.open, run: () => this.#showTilesLeft() },
      { picture: /** @type {const} */ ("down"), label: words.save, run: () => saveText(exportText(this.#now(), session.row), nameOf(session.row)) },
    ];
    this.root = el(
      "main",
      { class: "analysis-screen" },
      el(
        "header",
        {},
        iconButton("back", words.back, onBack),
        this.title,
        ...actions.map(({ picture, label, run }) => iconButton(picture, label, run)),
        iconButton("menu", TEXT.menu.title, () => void openDialog(TEXT.menu.title, [], actions, { name: "menu" })), // on phones, in place of the others
      ),
      this.board,
    );
    this.endLook = onTheme(() => this.board.setAttribute("theme", boardTheme()));
  }

  /** The text as it is, with a comment that is still being written. */
  #now() {
    const { toText } = /** @type {{ toText?: () => string }} */ (/** @type {unknown} */ (this.board));
    try {
      return toText?.call(this.board) ?? this.text;
    } catch {
      return this.text; // the board is not open, or could not be
    }
  }

  /** Offers to keep what was costly. @param {Judgement} judgement */
  #offer(judgement) {
    const { record, players, turns } = judgement;
    this.judged = record;
    const { row } = this.session;
    if (judgement !== row.judged) void keepJudgement(row.id, judgement);
    const found = turns.flatMap(({ best, cost = 0, ...turn }) => (best ? [{ ...turn, best, cost }] : []));
    fill(this.keeping, ...keepButtons(record, players, found));
  }

  /** The game in a line, for forums. */
  async #showShort() {
    const { Study } = await studies();
    const study = Study.fromRecord(this.#now());
    void showRecord(study.toShort(), true, "copy");
    study.free();
  }

  /** The tiles that are left at the moment on the board. */
  async #showTilesLeft() {
    const { showTilesLeft } = await onDemand(() => import("../game/remaining-tiles.js"));
    const game = Game.fromRecord(this.moment);
    const [kinds, isOpen] = [game.remaining(), game.deckSize === 0];
    if (kinds) await showTilesLeft(game, kinds, false);
    else void openDialog(TEXT.left.open, [el("p", {}, isOpen ? TEXT.left.unknown : TEXT.aids.hidden)], []);
    game.free();
  }

  async #share() {
    const { showTextLink } = await onDemand(() => import("./link.js"));
    await showTextLink(this.#now());
  }

  leave() {
    this.endLook();
    this.openings.end();
    this.#now(); // a comment that is being written is kept
  }
}
