// @ts-check
/** Starts the engine and changes between the screens. */
import init, { Game } from "./bastide.js";
import { fill } from "./dom.js";
import { openGame } from "./game.js";
import { showPanic } from "./panic.js";
import { setupScreen } from "./setup.js";
import { TEXT } from "./text.js";
import { restoreTheme } from "./theme.js";

/** @typedef {import("../src/web/types.d.ts").Setup} Setup */

/** Ends what the screen before began: listeners, the board. */
let leave = () => {};

export async function start() {
  restoreTheme();
  addEventListener("error", (event) => event.error && showPanic(event.error));
  addEventListener("unhandledrejection", (event) => showPanic(event.reason));
  await init();
  showSetup();
}

function showSetup() {
  show(() => setupScreen({ onStart: (setup) => showGame(new Game(setup)), onContinue: showGame }));
}

/** @param {Game} game */
function showGame(game) {
  show(() => openGame(game, { onNewGame: showSetup, onRematch: () => showGame(new Game(again(game))), onBranch: showGame }));
}

/** @param {() => { root: HTMLElement, ready?: () => void, leave: () => void }} open */
function show(open) {
  leave();
  const screen = open();
  leave = screen.leave;
  fill(document.querySelector("#app") ?? document.body, screen.root);
  screen.ready?.();
}

/**
 * The set-up of a game with the same players and rules. Where it is not drawn by lot who begins, it is whoever had the fewest
 * points; of several the one who is first in turn.
 *
 * @param {Game} game
 * @returns {Setup}
 */
function again(game) {
  const view = game.view();
  const printed = Game.options(view.rules, view.boxes);
  const fewest = Math.min(...view.players.map(({ score }) => score));
  const first = view.over ? view.players.findIndex(({ score }) => score === fewest) : 0;
  const seats = [...view.players.slice(first), ...view.players.slice(0, first)];
  const departing = view.options.filter((option) => printed.find((other) => other.name === option.name)?.value !== option.value);
  return {
    rules: /** @type {Setup["rules"]} */ (view.rules),
    boxes: view.boxes,
    options: Object.fromEntries(departing.map((option) => [option.name, option.value])),
    players: seats.map(({ colour, name }) => (name === TEXT.colours[colour] ? { colour } : { colour, name })),
  };
}
