// @ts-check
/**
 * Composes a diagram by tapping. The text is all there is: what is put down becomes a line of it, and a line that the engine
 * refuses is not added. While somebody has written what cannot be read, nothing is put down, so that nothing written is lost.
 */
import init, { Game, readRecords, tileSvg } from "./bastide.js";
import { MountedBoard } from "./board/mounted-board.js";
import { appearanceOf } from "./embed/appearance.js";
import { onSystemLook } from "./lib/system-look.js";
import { boardHtml } from "./embed/snippet.js";
import { LONGEST, program } from "./embed.js";
import { keepInAddress, textInAddress } from "./lib/address-text.js";
import { one } from "./lib/find.js";
import { arrival } from "./lib/arrival.js";
import { deflate } from "./lib/deflate.js";
import { isEnter } from "./lib/enter.js";

const HEAD = '[Bastide "1"]\n[Diagram "1"]\n';
const START = `${HEAD}tile D 0,0 0\n`;
/** Where the files of this page lie. */
const HOST = new URL("./", import.meta.url).href;

const area = /** @type {HTMLTextAreaElement} */ (one("#text"));
const out = /** @type {HTMLTextAreaElement} */ (one("#out"));
/** What is said; the page has the words. */
const said = /** @type {HTMLElement} */ (one("#said"));
const tools = /** @type {HTMLFormElement} */ (one("#tools"));
const canvas = /** @type {HTMLCanvasElement} */ (one("#board"));
const palette = /** @type {HTMLElement} */ (one("#palette"));
const numbered = /** @type {HTMLElement} */ (one("#numbered"));
/** The ids of the tiles of each set. @type {Record<string, string[]>} */
const TILES = JSON.parse(palette.dataset.tiles ?? "{}");
/** The pieces of each set that is not played. @type {Record<string, string[]>} */
const PIECES = JSON.parse(palette.dataset.pieces ?? "{}");

/** How far a finger may slip and still tap, in CSS pixels. */
const STILL = 8;
/** The texts before, for taking back. @type {string[]} */
const past = [];
/** Whether the engine is there. */
let isReady = false;
let text = "";
/** What the field held when it was read last: anything else has been written since, and is not on the board. */
let read = "";
/** Why that cannot be read. */
let slip = "";
let tile = "D";
let turns = 0;
/** @type {MountedBoard | null} */
let shown = null;

const value = (/** @type {string} */ selector) => /** @type {HTMLInputElement} */ (one(selector)).value;
const look = () => appearanceOf("auto");
const tool = () => /** @type {RadioNodeList} */ (tools.elements.namedItem("tool")).value;

/** @param {"unloaded" | "note" | "feature" | "piece" | "tail" | "head" | "copied" | "marked" | "added" | "gone" | "empty" | "part" | "slip"} what @param {string} [about] what it is said of */
const say = (what, about = "") => (said.textContent = (said.dataset[what] ?? "").replace("…", () => about));

/**
 * Shows a text, if it can be shown.
 *
 * @param {string} next
 * @param {{ typed?: boolean, back?: boolean }} [how] typed: it is what the field holds
 * @returns {boolean}
 */
function show(next, { typed = false, back = false } = {}) {
  if (!isReady) return false;
  if (!typed && area.value !== read) {
    say("slip", slip);
    return false;
  }
  /** @type {Game} */
  let game;
  try {
    game = Game.fromRecord(next);
  } catch (error) {
    said.textContent = /** @type {Error} */ (error).message;
    if (typed) [read, slip] = ["", said.textContent];
    return false;
  }
  said.textContent = "";
  if (!back && text) past.push(text);
  text = next;
  if (!typed) area.value = next;
  [read, slip] = [area.value, ""];
  keep();
  const before = shown;
  numbered.replaceChildren();
  shown = new MountedBoard(canvas, game, {
    look: { now: look, onChange: onSystemLook },
    aids: { dead: false },
    tapping: "choose",
    onRedress: drawPalette,
    onChange: ({ type }) => type === "legend" && tellNumbered(),
  });
  shown.mount();
  before?.destroy();
  before?.game.free();
  shown.board?.fit();
  if (cursor) light(cursor);
  void offer();
  return true;
}

/** Keeps what the field holds, also if it cannot be read; a page on which nobody has composed anything keeps its address. */
function keep() {
  if (location.hash || area.value !== START) keepInAddress(area.value, LONGEST);
}

/** Puts a text into the field as if it were written there. @param {string} next @param {{ back?: boolean }} [how] */
function write(next, how) {
  if (area.value !== next) area.value = next; // the caret stays
  const isShown = show(next, { ...how, typed: true });
  readBoxes();
  return isShown;
}

/** What the numbers on the board stand for: texts that find no room there. */
function tellNumbered() {
  const texts = shown?.board?.legend() ?? [];
  numbered.replaceChildren(...texts.map((text) => Object.assign(document.createElement("li"), { dir: "auto", textContent: text })));
}

/**
 * Something was tapped: the line that belongs to it.
 *
 * @param {number} x of the cell
 * @param {number} y
 */
function tapped(x, y) {
  const lit = shown?.board?.lit();
  const place = lit?.type === "feature" && lit.x === x && lit.y === y ? lit.place : "";
  const words = value("#words").replaceAll(/["\\]/g, "").trim();
  const quoted = words && ` "${words}"`;
  const line = {
    tile: `tile ${tile} ${x},${y} ${turns}`,
    abbey: `abbey ${x},${y}`,
    ghost: `ghost ${tile} ${x},${y} ${turns}`,
    figure: place && `${value("#colour")} ${value("#figure")} ${x},${y} ${place}`,
    mark: place && `mark ${x},${y} ${place}${quoted}`,
    note: quoted && `note ${x},${y}${quoted}`,
    piece: value("#piece") && `picture ${value("#piece")} ${x},${y}${place && ` ${place}`} ${value("#owner")}`.trim(),
    arrow: "",
    erase: "",
  }[tool()];
  if (tool() === "erase") return erase(x, y);
  if (tool() === "arrow") return pull(x, y);
  if (line) show(`${text.trimEnd()}\n${line}\n`) && say("added", line);
  else say(tool() === "note" && !quoted ? "note" : tool() === "piece" ? "piece" : "feature");
}

/** Where the arrow begins whose end is tapped next. @type {{ x: number, y: number } | null} */
let tail = null;

/** Begins an arrow, or ends it; where it has begun, it is given up. @param {number} x @param {number} y */
function pull(x, y) {
  const from = tail;
  tail = from ? null : { x, y };
  if (!from) return say("head");
  if (from.x === x && from.y === y) return say("tail");
  const line = `arrow ${from.x},${from.y} ${x},${y} ${value("#shaft")}`.trim();
  if (show(`${text.trimEnd()}\n${line}\n`)) say("added", line);
}

/**
 * A line without one of its statements, which stand apart by semicolons; with nothing else in it, it goes with its comment.
 *
 * @param {string} line
 * @param {string} statement
 * @returns {string[]} the line that is left, or none
 */
function without(line, statement) {
  const parts = [""];
  let [quoted, comment] = [false, ""];
  for (let at = 0; at < line.length && !comment; at += 1) {
    const sign = quoted && line[at] === "\\" ? line.slice(at, ++at + 1) : line[at];
    if (sign === '"') quoted = !quoted;
    if (!quoted && sign === "#") comment = ` ${line.slice(at)}`;
    else if (!quoted && sign === ";") parts.push("");
    else parts[parts.length - 1] += sign;
  }
  const gone = parts.findLastIndex((part) => part.trim() === statement);
  const others = parts.filter((part, index) => gone >= 0 && index !== gone && part.trim());
  return others.length > 0 ? [`${others.join(";").trim()}${comment}`] : [];
}

/** Takes away the last line about a tile. @param {number} x @param {number} y */
function erase(x, y) {
  const last = readRecords(text)[0].statements?.findLast((statement) => statement.x === x && statement.y === y);
  if (!last) return;
  const lines = text.trimEnd().split("\n");
  lines.splice(last.line - 1, 1, ...without(lines[last.line - 1], last.text));
  if (show(`${lines.join("\n")}\n`)) say("gone", last.text);
}

/** Where the keys are, once they are used: a space, or a tile with one of its features. @type {{ x: number, y: number, part: number } | null} */
let cursor = null;

/** The tiles and the spaces beside them. @param {Game} game */
function cellsOf(game) {
  const cells = game.view().tiles.flatMap(({ x, y }) => [
    { x, y },
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ]);
  return [...new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell])).values()];
}

/** The next tile or space in a direction, what lies aside counting twice. @param {number} dx @param {number} dy */
function move(dx, dy) {
  if (!shown) return;
  const { tiles } = shown.game.view();
  if (!cursor) return point({ x: tiles[0]?.x ?? 0, y: tiles[0]?.y ?? 0, part: 0 });
  const { x, y } = cursor;
  const far = (/** @type {{ x: number, y: number }} */ cell) => Math.abs(cell.x - x) * (dx ? 1 : 2) + Math.abs(cell.y - y) * (dy ? 1 : 2);
  const [next] = cellsOf(shown.game)
    .filter((cell) => (cell.x - x) * dx + (cell.y - y) * dy > 0)
    .sort((one, other) => far(one) - far(other));
  if (next) point({ ...next, part: 0 });
}

/** Goes to a space or a tile, and says it. @param {{ x: number, y: number, part: number }} at */
function point(at) {
  cursor = at;
  const place = light(at);
  say(place ? "part" : "empty", `${at.x},${at.y} ${place ?? ""}`.trim());
}

/**
 * Lights where the keys are.
 *
 * @param {{ x: number, y: number, part: number }} at
 * @returns {string | undefined} the feature, on a tile
 */
function light({ x, y, part }) {
  const features = shown?.game.features(x, y);
  const place = features?.[part % features.length]?.place;
  const isThere = place || cellsOf(/** @type {{ game: Game }} */ (shown).game).some((cell) => cell.x === x && cell.y === y);
  shown?.board?.light(isThere ? { x, y, place } : undefined); // what was erased may have been the last tile beside it
  return place;
}

const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** The keys of the board that mean something else while a position is composed. @param {KeyboardEvent} event */
function pressed(event) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const arrow = ARROWS[/** @type {keyof typeof ARROWS} */ (key)];
  const at = cursor;
  const run = arrow
    ? () => move(arrow[0], arrow[1])
    : /^[rR]$/.test(key)
      ? turnOn
      : !at
        ? undefined
        : /^[iI ]$/.test(key)
          ? () => point({ ...at, part: at.part + 1 })
          : isEnter(event)
            ? () => tapped(at.x, at.y)
            : key === "Delete" || key === "Backspace"
              ? () => erase(at.x, at.y)
              : undefined;
  if (!run) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // the board hears it too
  run();
}

/** What can be taken away. */
const WAYS = {
  tag: async () => boardHtml(HOST, "view", text),
  frame: async () => `<iframe src="${await WAYS.link()}" width="480" height="400" loading="lazy" sandbox="allow-scripts" title="A position"></iframe>`,
  link: async () => `${HOST}embed.html#d=${await deflate(text)}`,
  picture: async () => shown?.game.toSvg() ?? "",
};
let way = /** @type {keyof typeof WAYS} */ ("tag");

/** Offers the position in the way chosen; one that has been changed meanwhile is offered by its own call. */
async function offer() {
  const now = { text, way };
  const taken = await WAYS[way]();
  if (now.text !== text || now.way !== way) return;
  out.value = taken;
  const save = /** @type {HTMLAnchorElement} */ (one("#save"));
  save.hidden = way !== "picture";
  URL.revokeObjectURL(save.href);
  if (way === "picture") save.href = URL.createObjectURL(new Blob([taken], { type: "image/svg+xml" }));
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#ways button")))
    button.ariaPressed = String(button.value === way);
}

function turnOn() {
  turns = (turns + 1) % 4;
  drawPalette();
}

/** The tiles of the boxes that are chosen, as the tile lies. */
function drawPalette() {
  const own = [...text.matchAll(/^\[Tile "(\w+);/gm)].map(([, id]) => id);
  const newest = [...ticked("more"), ...ticked("box")].flatMap((box) => TILES[box] ?? []);
  const ids = [...own, ...newest, ...TILES.base];
  if (!ids.includes(tile)) tile = ids[0];
  const buttons = ids.map((id) => {
    const button = document.createElement("button");
    const picture = document.createElement("img");
    const isOwn = own.includes(id); // only the record knows it, so it has its name
    Object.assign(button, { type: "button", title: id, ariaPressed: String(id === tile) });
    button.addEventListener("click", () => {
      if (tile === id) turns = (turns + 1) % 4;
      else [tile, turns] = [id, 0];
      drawPalette();
    });
    if (isOwn) {
      button.textContent = id;
      return button;
    }
    Object.assign(picture, {
      src: `data:image/svg+xml,${encodeURIComponent(tileSvg(id, id === tile ? turns : 0, look().style))}`,
      alt: id,
      width: 56,
      height: 56,
    });
    button.append(picture);
    return button;
  });
  const focused = palette.contains(document.activeElement);
  palette.replaceChildren(...buttons);
  if (focused) buttons[ids.indexOf(tile)].focus();
}

/** What is ticked: expansions that are played (`box`), or further sets (`more`). @param {"box" | "more"} name */
const ticked = (name) => [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`[name=${name}]:checked`))].map(({ value }) => value);

/** Fetches the sets of a text. Whether they came. @param {string} written */
const haveSetsOf = async (written) =>
  (await program()).loadSetsOf(written).then(
    () => true,
    () => false,
  );

/** Fetches the sets that are chosen, and offers their tiles and pieces; the address keeps which they are. */
async function takeSets() {
  const chosen = ticked("more");
  history.replaceState(history.state, "", `${location.pathname}${chosen.length > 0 ? `?sets=${chosen.join("+")}` : ""}${location.hash}`);
  const { loadSet } = await program();
  await Promise.all(chosen.map(loadSet));
  drawPalette();
  const names = chosen.flatMap((set) => PIECES[set] ?? []);
  one("#piece").replaceChildren(...names.map((name) => new Option(name.replaceAll("_", " "), name)));
}

/** Writes the boxes into the text. */
function takeBoxes() {
  const boxes = ["base", ...ticked("box")].join("+");
  const without = text.replace(/^\[Boxes "[^"]*"\]\n/m, "");
  if (!show(boxes === "base" ? without : without.replace(/^(\[Bastide "1"\]\n)/, `$1[Boxes "${boxes}"]\n`))) readBoxes();
  drawPalette();
}

/** Ticks the boxes of the text. */
function readBoxes() {
  if (!isReady) return;
  const boxes = (readRecords(text)[0].tags.Boxes ?? "").split("+");
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[name=box]"))) input.checked = boxes.includes(input.value);
}

/** Where a finger came down: one that moved, or that another one joined, has moved the board. @type {PointerEvent | undefined} */
let down;
canvas.addEventListener("pointerdown", (event) => (down = event.isPrimary ? event : undefined));
canvas.addEventListener("pointerup", ({ clientX, clientY }) => {
  if (!down || !shown?.board || Math.hypot(clientX - down.clientX, clientY - down.clientY) > STILL) return;
  const { left, top } = canvas.getBoundingClientRect();
  const [x, y] = shown.board.cellAt(clientX - left, clientY - top);
  setTimeout(() => tapped(x, y)); // after the board has lit what lies there
});
tools.addEventListener("submit", (event) => event.preventDefault());
tools.addEventListener("change", ({ target }) => {
  const { name } = /** @type {HTMLInputElement} */ (target);
  if (name === "box") takeBoxes();
  if (name === "more") takeSets().catch(() => say("unloaded"));
  if (name !== "tool") return;
  for (const pick of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".pick"))) pick.hidden = !pick.dataset.for?.split(" ").includes(tool());
  tail = null;
  if (tool() === "arrow") say("tail");
});
one("#turn").addEventListener("click", turnOn);
canvas.addEventListener("keydown", pressed, { capture: true });
one("#undo").addEventListener("click", () => {
  if (area.value !== read) return say("slip", slip);
  const before = past.pop();
  if (before) write(before, { back: true });
});
one("#clear").addEventListener("click", () => {
  if (area.value !== read) past.push(text, area.value); // what is written can be taken back, and what was there before it
  write(START, { back: area.value !== read });
});
area.addEventListener("input", async () => {
  const typed = area.value;
  keep();
  const isWhole = await haveSetsOf(typed);
  if (typed !== area.value) return;
  if (show(typed, { typed: true })) readBoxes();
  else if (!isWhole) say("unloaded"); // not that the tile is unknown
});
one("#ways").addEventListener("click", ({ target }) => {
  const { value } = /** @type {HTMLButtonElement} */ (target);
  if (!Object.hasOwn(WAYS, value)) return;
  way = /** @type {keyof typeof WAYS} */ (value);
  void offer();
});
one("#copy").addEventListener("click", async () => {
  await offer();
  out.select();
  await navigator.clipboard.writeText(out.value).then(
    () => say("copied"),
    () => say("marked"),
  );
});

const sets = (new URLSearchParams(location.search).get("sets") ?? "").split(/[ +]/); // a plus sign stands for a space there
for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[name=more]"))) input.checked = sets.includes(input.value);

await arrival(init, said);
isReady = true;
const packed = await textInAddress(LONGEST);
const wanted = area.value || packed;
const isWhole = !wanted || ((await arrival(program, said)) && (await haveSetsOf(wanted)));
const given = area.value || packed; // written while the engine was on its way; or a position to go on with
show(START, { typed: true });
const isShown = write(given || START, { back: true });
if (!isShown || given !== "") keep();
else said.textContent = said.dataset.broken ?? "";
if (!isShown && !isWhole) say("unloaded");
if (ticked("more").length > 0) takeSets().catch(() => say("unloaded"));
else drawPalette();
