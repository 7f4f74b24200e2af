// @ts-check
/** Starts the engine and changes between the screens. */
import init, { Game } from "./bastide.js";
import { fill } from "./dom.js";
import { openGame } from "./game.js";
import { showPanic } from "./panic.js";
import { lastUnfinished, setupScreen } from "./setup.js";
import { TEXT } from "./text.js";
import { restoreTheme } from "./theme.js";
import { followUpdates, holdGame } from "./update.js";

/** @typedef {import("../src/web/types.d.ts").Setup} Setup */

/** Ends what the screen before began: listeners, the board. */
let leave = () => {};

export async function start() {
  restoreTheme();
  addEventListener("error", (event) => event.error && showPanic(event.error));
  addEventListener("unhandledrejection", (event) => showPanic(event.reason));
  followUpdates();
  await init();
  const last = location.hash === "#continue" ? lastUnfinished() : null;
  if (/^#(continue|new)$/.test(location.hash)) history.replaceState(null, "", location.pathname); // a shortcut of the manifest
  if (last) showGame(last);
  else showSetup();
}

function showSetup() {
  show(() => setupScreen({ onStart: (setup) => showGame(new Game(setup)), onContinue: showGame }));
  const screen = document.querySelector("#app")?.firstElementChild;
  if (screen) afterPaint(() => import("./offline.js").then(({ atStart }) => atStart(screen), () => {})); // it did not arrive: the page is not kept
}

/** @param {Game} game */
function showGame(game) {
  const release = holdGame();
  show(() => {
    const screen = openGame(game, { onNewGame: showSetup, onRematch: () => showGame(new Game(again(game))) });
    return { ...screen, leave: () => [screen.leave(), release()] };
  });
}

/** @param {() => { root: HTMLElement, ready?: () => void, leave: () => void }} open */
function show(open) {
  leave();
  fill(document.querySelector("#notices") ?? document.createElement("div"));
  const screen = open();
  leave = screen.leave;
  fill(document.querySelector("#app") ?? document.body, screen.root);
  screen.ready?.();
}

/** What nobody waits for is begun when the screen is there. @param {() => void} run */
function afterPaint(run) {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * The set-up of a game with the same players and rules.
 *
 * @param {Game} game
 * @returns {Setup}
 */
function again(game) {
  const view = game.view();
  const printed = Game.options(view.rules, view.boxes);
  const departing = view.options.filter((option) => printed.find((other) => other.name === option.name)?.value !== option.value);
  return {
    rules: /** @type {Setup["rules"]} */ (view.rules),
    boxes: view.boxes,
    options: Object.fromEntries(departing.map((option) => [option.name, option.value])),
    players: view.players.map(({ colour, name }) => (name === TEXT.colours[colour] ? { colour } : { colour, name })),
  };
}
