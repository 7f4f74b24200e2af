// @ts-check
/** Starts the engine and changes between the screens. */
import init, { Game } from "./bastide.js";
import { fill } from "./dom.js";
import { openGame } from "./game.js";
import { showPanic } from "./panic.js";
import { tagsOf, tilesOf } from "./record.js";
import { setupScreen } from "./setup.js";
import { followTable } from "./table.js";
import { TEXT } from "./text.js";
import { restoreTheme } from "./theme.js";

/** @typedef {import("../src/web/types.d.ts").Setup} Setup */

const PILES = /** @type {const} */ (["whole", "half", "double"]);

/** Ends what the screen before began: listeners, the board. */
let leave = () => {};

export async function start() {
  restoreTheme();
  followTable();
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
  show(() =>
    openGame(game, {
      onNewGame: showSetup,
      onRematch: () => showGame(new Game(again(game))),
      onSameTiles: () => showGame(Game.fromRecord(tagsOf(game.record()))),
    }),
  );
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
 * The set-up of a game with the same players and rules, and as many tiles.
 *
 * @param {Game} game
 * @returns {Setup}
 */
function again(game) {
  const view = game.view();
  const printed = Game.options(view.rules, view.boxes);
  const departing = view.options.filter((option) => printed.find((other) => other.name === option.name)?.value !== option.value);
  const setup = {
    rules: /** @type {Setup["rules"]} */ (view.rules),
    boxes: view.boxes,
    options: Object.fromEntries(departing.map((option) => [option.name, option.value])),
    players: view.players.map(({ colour, name }) => (name === TEXT.colours[colour] ? { colour } : { colour, name })),
  };
  const tiles = tilesOf(game.record());
  const pile = PILES.find((pile) => Game.preview({ ...setup, pile }).tiles === tiles);
  return { ...setup, pile };
}
