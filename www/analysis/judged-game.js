// @ts-check
/** What the game on the board was decided by: the curve of its lead, and the judge that works it out. */
import { GameJudge } from "./game-judge.js";
import { LeadCurve } from "./lead-curve.js";

/** @typedef {import("../bastide.js").Outlook} Outlook */
/** @typedef {import("./lead-curve.js").Judged} Judged */
/** @typedef {{ record: string, players: import("../bastide.js").GameView["players"], outlook: Outlook, turns: Judged[] }} Judgement a game as a master judged it */

export class JudgedGame {
  /** The game that was judged, or is. @type {string | undefined} */
  #record;
  /** What that game was decided by at first sight. @type {Outlook | undefined} */
  #outlook;

  /**
   * @param {import("../i18n/languages.js").Locale} locale
   * @param {import("../embed/analysis.js").Said} said
   * @param {object} actions
   * @param {() => string} actions.record the game itself, without its variations
   * @param {() => import("../bastide.js").StudyView["line"]["moves"]} actions.moves of that game
   * @param {() => import("../bastide.js").GameView["players"]} actions.players
   * @param {() => void} actions.onBegin the judge begins to work
   * @param {(judgement: Judgement) => void} actions.onJudged every turn has been judged
   * @param {(decisions: number) => void} actions.onGo goes to a moment of the game
   * @param {(turn: Judged, turns: Judged[]) => void} actions.onBest lets a turn be played again, better
   * @param {(turns: Judged[]) => void} actions.onWrite writes what turns gave away into the record
   */
  constructor(locale, said, actions) {
    const { words } = said;
    this.words = words;
    this.actions = actions;
    const { onGo, onBest, onWrite } = actions;
    this.curve = new LeadCurve(locale, said, { onAssess: () => this.begin(), onGo, onBest, onWrite });
    this.judge = new GameJudge({
      onProgress: (done) => this.#progress(done),
      onOutlook: (outlook) => this.#showOutlook(outlook),
      onJudged: (turns) => this.#showTurns(turns),
      onFail: () => this.curve.wait(words.failed, true),
    });
  }

  /** Shows what a page has kept, if it is about this game. @param {Judgement | undefined} judgement */
  show(judgement) {
    if (judgement?.record !== this.actions.record()) return;
    const { record, outlook, turns } = judgement;
    try {
      this.curve.render(outlook, turns, this.actions.players());
    } catch {
      return this.curve.clear(); // another version kept it in another form: it is worked out again
    }
    [this.#record, this.#outlook] = [record, outlook];
    this.actions.onJudged(judgement);
  }

  /** The record has changed: what is known of another game goes. */
  follow() {
    if (this.#record === undefined || this.#record === this.actions.record()) return;
    this.#record = undefined;
    this.judge.stop();
    this.curve.clear();
  }

  /** Works out the curve of the game and judges its turns. */
  begin() {
    this.#record = this.actions.record();
    this.#progress(0);
    void this.judge.judge(this.#record);
    this.actions.onBegin();
  }

  /** @param {number} done */
  #progress(done) {
    this.curve.wait(this.words.assessing(done, (this.actions.moves().at(-1)?.decisions ?? 0) + 1));
  }

  /** @param {Outlook} outlook @returns {Judged[]} */
  #showOutlook(outlook) {
    this.#outlook = outlook;
    const moves = this.actions.moves();
    const turnAt = (/** @type {number} */ at) => moves.find((move) => move.decisions > at)?.turn ?? 0;
    const turns = outlook.turns.map((turn) => ({ ...turn, turn: turnAt(turn.at) }));
    this.curve.render(outlook, turns, this.actions.players());
    return turns;
  }

  /** @param {Judged[]} turns */
  #showTurns(turns) {
    const players = this.actions.players();
    this.curve.renderTurns(players);
    const [record, outlook] = [this.#record, this.#outlook];
    if (record !== undefined && outlook && turns.every(({ judged }) => judged)) this.actions.onJudged({ record, players, outlook, turns });
  }
}
