// @ts-check
/**
 * Tells the end of a game: the last decision without its consequences, then the final scoring, then the result.
 *
 * In which order is decided by the flow (flow.js); this carries its effects out and reports when they are done.
 */
import { onScreen } from "../lib/screen.js";
import { countGame } from "../ui/first-games.js";
import { onDemand } from "../ui/on-demand.js";

/** @typedef {import("../bastide.js").EventView} EventView */

/**
 * The screen of the game, as far as the end of a game needs it.
 *
 * @typedef {import("./final-scoring.js").Screen & {
 *   choices: import("../board/choices.js").Choices,
 *   markers: import("../board/off-screen-markers.js").OffScreenMarkers,
 *   events: () => EventView[],
 *   shown: () => Promise<void>,
 *   canUndo: () => boolean,
 *   isLesson: boolean,
 *   openResult: () => unknown,
 *   happened: (event: import("./flow.js").Event) => void,
 * }} EndScreen `events` are those of the game so far; `shown` is done when the board has shown the last decision; `canUndo` tells whether that decision can be taken back
 */

export class EndOfGame {
  /** The final scoring while it is told. @type {import("./final-scoring.js").FinalStory | null} */
  #story = null;

  /**
   * @param {import("../bastide.js").Game} game
   * @param {EndScreen} screen
   */
  constructor(game, screen) {
    this.game = game;
    this.screen = screen;
  }

  /**
   * Carries out an effect of the flow. Where something for it does not arrive and the person gives it up, the game shows that it is over.
   *
   * @param {import("./flow.js").EndEffect} effect
   */
  async tell(effect) {
    try {
      await this.#tell(effect);
    } catch (error) {
      this.#story = null;
      this.screen.happened({ type: "scoring lost" });
      throw error;
    }
  }

  /** @param {boolean} isNew whether the game was played to its end just now */
  async showResult(isNew) {
    await this.screen.openResult();
    if (isNew)
      import("../ui/offline.js").then(
        ({ gameFinished }) => gameFinished(),
        () => {},
      ); // without it nothing is asked
  }

  /** Ends the final scoring for the last decision to be taken back, where that is offered. */
  takeBack() {
    this.#story?.takeBack();
  }

  leave() {
    this.#story?.leave();
  }

  /** @param {import("./flow.js").EndEffect} effect */
  async #tell(effect) {
    const { board, hand, choices, markers, events, shown, happened } = this.screen;
    switch (effect.do) {
      case "rest":
        hand.rest();
        return board()?.retell(effect.from, effect.end);
      case "load scoring":
        choices.render([], [], undefined);
        markers.render([]);
        this.#story = await this.#load();
        return happened({ type: "scoring loaded" });
      case "show last":
        return this.#story?.render(events().slice(effect.from, effect.end));
      case "await rest":
        await onScreen(shown());
        return happened({ type: "rested" });
      case "tell scoring":
        return this.#tellScoring(effect.undoes);
    }
  }

  async #load() {
    const { FinalStory } = await onDemand(() => import("./final-scoring.js"));
    return new FinalStory(this.game, this.screen);
  }

  /** @param {boolean} isNew whether the game has just ended; the last decision can still be taken back then */
  async #tellScoring(isNew) {
    const { canUndo, isLesson } = this.screen;
    const heard = (await onScreen(this.#story?.tell(isNew && canUndo(), isLesson))) ?? true;
    this.#story = null;
    if (isNew && heard && !isLesson) countGame();
    this.screen.happened({ type: "scoring told", heard });
  }
}

/** Where in the log of a game that is over its final scoring begins. @param {EventView[]} log */
export function endOf(log) {
  return log.findIndex((event) => event.type === "over" || (event.type === "scored" && event.atEnd));
}
