// @ts-check
/** How a game ends on the screen: the last decision, and the final scoring told step by step. */
import { onDemand } from "../ui/on-demand.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("./final-scoring.js").FinalStory} FinalStory */
/** @typedef {import("./final-scoring.js").Screen} Screen */

export class Ending {
  /** Whether the last decision and the final scoring are being told; nobody decides meanwhile. */
  runs = false;
  /** The final scoring while it is told. @type {FinalStory | null} */
  #story = null;

  /**
   * @param {Game} game
   * @param {Screen} screen
   */
  constructor(game, screen) {
    this.game = game;
    this.screen = screen;
  }

  /**
   * The last decision is shown without what followed from it.
   *
   * @param {number} from where in the log it begins
   * @returns what it brought about itself
   */
  begin(from) {
    const log = this.game.log();
    const end = log.findIndex((event) => event.type === "over" || (event.type === "scored" && event.atEnd));
    this.runs = true;
    this.screen.hand.rest();
    this.screen.board()?.retell(from, end);
    return log.slice(from, end);
  }

  /** The final scoring, to be told. */
  async story() {
    const { FinalStory } = await onDemand(() => import("./final-scoring.js"));
    return new FinalStory(this.game, this.screen);
  }

  /**
   * Tells the final scoring.
   *
   * @param {FinalStory} story
   * @param {boolean} undoes whether the last decision can still be taken back
   * @param {boolean} teaches whether the end of a lesson comes after it
   * @returns whether it was heard, and not the last decision taken back
   */
  async tell(story, undoes, teaches) {
    this.runs = true;
    this.#story = story;
    try {
      return await story.tell(undoes, teaches);
    } finally {
      this.#story = null;
      this.runs = false;
    }
  }

  takeBack() {
    this.#story?.takeBack();
  }

  leave() {
    this.#story?.leave();
  }
}
