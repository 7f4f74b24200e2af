// @ts-check
/** The set-up screen: who plays, by which rules; or on with the last game. */
import { Game } from "./bastide.js";
import { COLOURS } from "./colours.js";
import { showHelp } from "./dialogs.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { levelNamed } from "./levels.js";
import { mosaic } from "./mosaic.js";
import { RulesForm } from "./rules.js";
import { Seats } from "./seats.js";
import { keepChoice, lastChoice } from "./store.js";
import { TEXT } from "./text.js";
import { themeButton } from "./widgets.js";

/** @typedef {import("../src/web/types.d.ts").Setup} Setup */
/** @typedef {import("../src/web/types.d.ts").Colour} Colour */
/** @typedef {import("./store.js").Choice} Choice */
/** @typedef {import("./database.js").Row} Row */

/**
 * @param {object} actions
 * @param {(setup: Setup) => void} actions.onStart
 * @param {(row: Row) => void} actions.onContinue
 * @param {() => void} actions.onGames
 * @param {Row} [unfinished] the game to go on with
 * @returns {{ root: HTMLElement, leave: () => void }}
 */
export function setupScreen({ onStart, onContinue, onGames }, unfinished) {
  const choice = sound(lastChoice());
  const trouble = el("p", { class: "trouble", role: "alert" });
  const check = () => preview(rules, seats, trouble);
  const seats = new Seats(choice.players, () => check());
  const rules = new RulesForm(choice.rules, choice.boxes, choice.options, () => queueMicrotask(check));
  const theme = themeButton();
  const start = () => {
    const chosen = { ...rules.value(), players: seats.value() };
    keepChoice(chosen);
    attempt(() => onStart({ ...chosen, players: chosen.players.map(nameOrNone) }), trouble);
  };
  const root = el(
    "main",
    { class: "setup" },
    el("div", { class: "setup-scene" }, mosaic()),
    el("div", { class: "setup-corner" }, theme.element),
    el(
      "div",
      { class: "setup-card" },
      el("header", {}, el("h1", {}, TEXT.title), el("p", { class: "tagline" }, TEXT.tagline)),
      unfinished && resume(unfinished, onContinue),
      el("button", { class: "secondary", type: "button", onclick: onGames }, icon("list"), TEXT.setup.games),
      form(seats, rules, trouble, start, !unfinished),
      el("footer", {}, el("p", { class: "small" }, TEXT.legal), el("button", { class: "quiet", type: "button", onclick: about }, TEXT.about.open)),
    ),
  );
  return { root, leave: theme.leave };
}

async function about() {
  const { showAbout } = await import("./about.js");
  showAbout();
}

/**
 * @param {Seats} seats
 * @param {RulesForm} rules
 * @param {HTMLElement} trouble
 * @param {() => void} begin
 * @param {boolean} first whether nothing is more urgent than to start
 */
function form(seats, rules, trouble, begin, first) {
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    begin();
  };
  return el(
    "form",
    { "aria-label": TEXT.setup.form, onsubmit },
    seats.element,
    ...rules.elements,
    trouble,
    el(
      "div",
      { class: "setup-start" },
      el("button", { class: first ? "primary big" : "secondary big", type: "submit" }, TEXT.setup.start),
      el("button", { class: "quiet", type: "button", onclick: showHelp }, TEXT.setup.help),
    ),
  );
}

/**
 * Says what would be played, or why it cannot be.
 *
 * @param {RulesForm} rules
 * @param {Seats} seats
 * @param {HTMLElement} trouble
 */
function preview(rules, seats, trouble) {
  attempt(() => {
    const { tiles, mostPlayers } = Game.preview({ ...rules.value(), players: seats.value().map(({ colour }) => ({ colour })).slice(0, 2) });
    rules.boxes.tell(tiles);
    seats.limit(mostPlayers);
    Game.preview({ ...rules.value(), players: seats.value().map(nameOrNone) });
  }, trouble);
}

/**
 * The button that takes up the last game.
 *
 * @param {Row} row
 * @param {(row: Row) => void} onContinue
 */
function resume(row, onContinue) {
  const scores = row.players.map((player) => `${player.name} ${player.score}`).join(" · ");
  return el(
    "button",
    { class: "primary resume", type: "button", onclick: () => onContinue(row) },
    el("strong", {}, TEXT.setup.resume),
    el("span", {}, TEXT.setup.resumeDetail(scores, row.turn)),
  );
}

/**
 * @param {() => void} action
 * @param {HTMLElement} trouble where a refusal is told
 */
function attempt(action, trouble) {
  fill(trouble);
  try {
    action();
  } catch (error) {
    const refused = error instanceof Error && /** @type {{ code?: unknown }} */ (error).code === "setup";
    if (!refused) throw error;
    fill(trouble, TEXT.setup.failed(error.message));
  }
}

/**
 * @param {Choice["players"][number]} player
 * @returns {Setup["players"][number]}
 */
function nameOrNone({ colour, name, level }) {
  return { colour, ...(name && { name }), ...(level && { level }) };
}

/**
 * What was stored, where it makes sense, completed by a quick game for two.
 *
 * @param {unknown} stored
 * @returns {Choice}
 */
function sound(stored) {
  const found = /** @type {Partial<Choice>} */ (typeof stored === "object" && stored ? stored : {});
  const listed = Array.isArray(found.players) ? found.players : [];
  const players = listed.filter((player) => COLOURS.includes(player?.colour)).map(({ colour, name, level }) => ({ colour, name: String(name ?? ""), level: levelNamed(level) }));
  const distinct = new Set(players.map((player) => player.colour)).size === players.length;
  const edition = TEXT.editions.find(({ value }) => value === found.rules);
  return {
    rules: /** @type {Choice["rules"]} */ (edition?.value ?? "2016"),
    boxes: Array.isArray(found.boxes) ? found.boxes.map(String) : [],
    options: typeof found.options === "object" && found.options ? found.options : {},
    players: distinct && players.length >= 2 ? players : [{ colour: "red", name: "" }, { colour: "blue", name: "" }],
  };
}
