// @ts-check
/** The lists of puzzles, of solo decks and of a person's mistakes, one of each on a board, and how one leads to another. */
import { held } from "../games/update.js";
import { dayOf, onNewDay } from "../lib/days.js";
import { onScreen } from "../lib/screen.js";
import { onDemand } from "../ui/on-demand.js";

/** @typedef {{ root: HTMLElement, ready?: () => void, leave: () => void | Promise<void> }} Screen */
/** @typedef {import("../games/mistakes.js").Mistake} Mistake */

/**
 * @param {object} app
 * @param {(open: () => Screen) => unknown} app.show
 * @param {() => void} app.onBack to the start screen
 * @param {import("../puzzles/open-deck.js").Table["onPlay"]} app.onPlay
 * @param {import("../puzzles/open-deck.js").Table["onDeal"]} app.onDeal
 */
export function puzzleScreens({ show, onBack, onPlay, onDeal }) {
  return { showPuzzles, showSolo };

  /** @param {import("../engine/day-decks.js").Deck} deck */
  async function onDeck(deck) {
    const { openDeck } = await onDemand(() => import("../puzzles/open-deck.js"));
    await openDeck(deck, { onPlay, onDeal });
  }

  async function showPuzzles() {
    const { puzzlesScreen } = await onDemand(() => import("../puzzles/puzzles.js"));
    const screen = await onScreen(puzzlesScreen({ onBack, onPuzzle: showPuzzle, onDeck, onMistakes: showMistakes }));
    show(() => ofDay(screen, showPuzzles));
  }

  async function showSolo() {
    const { soloScreen } = await onDemand(() => import("../puzzles/solo.js"));
    const screen = await onScreen(soloScreen({ onBack, onDeck }));
    show(() => ofDay(screen, showSolo));
  }

  /** @param {import("../puzzles/puzzles.js").Puzzle} puzzle */
  async function showPuzzle(puzzle) {
    const [{ allPuzzles }, { puzzleScreen }] = await onDemand(() => Promise.all([import("../puzzles/puzzles.js"), import("../puzzles/puzzle.js")]));
    const puzzles = await onDemand(allPuzzles);
    const next = puzzles[puzzles.findIndex(({ name }) => name === puzzle.name) + 1];
    show(held(await onScreen(puzzleScreen(puzzle, { onList: showPuzzles, onNext: next && (() => showPuzzle(next)) }))));
  }

  /** @param {import("../games/mistakes.js").Kind} [kind] of those that are shown; left out: all */
  async function showMistakes(kind) {
    const { mistakesScreen } = await onDemand(() => import("../puzzles/mistakes.js"));
    const screen = await onScreen(mistakesScreen({ onBack: showPuzzles, onMistake: showMistake }, dayOf(), kind));
    show(() => ofDay(screen, () => showMistakes(kind)));
  }

  /** @param {Mistake} mistake @param {import("../games/mistakes.js").Kind} [kind] of those that come next */
  async function showMistake(mistake, kind) {
    const { mistakeScreen } = await onDemand(() => import("../puzzles/mistake.js"));
    const onList = () => showMistakes(kind);
    show(held(await onScreen(mistakeScreen(mistake, { onList, onNext: (next) => showMistake(next, kind) }, dayOf(), kind))));
  }
}

/**
 * A list of which something is of this day: it is opened anew when another day begins.
 *
 * @param {Screen} screen
 * @param {() => void} again
 * @returns {Screen}
 */
function ofDay(screen, again) {
  const stop = onNewDay(again);
  const leave = () => {
    stop();
    return screen.leave();
  };
  return { ...screen, leave };
}
