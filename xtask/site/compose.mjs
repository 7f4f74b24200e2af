/** The page on which an author composes a position and takes it away; www/compose.js makes it work. */
import { escapeHtml } from "./page.mjs";

/** What is put down with a tap. */
const TOOLS = [
  ["tile", "Tile"],
  ["ghost", "Tile not placed yet"],
  ["abbey", "Abbey"],
  ["figure", "Figure"],
  ["mark", "Mark a feature"],
  ["note", "Note on a tile"],
  ["arrow", "Arrow"],
  ["piece", "Other piece"],
  ["erase", "Remove"],
];
const COLOURS = ["red", "blue", "green", "yellow", "black", "pink"];
const FIGURES = ["meeple", "large", "abbot", "mayor", "wagon", "builder", "pig", "phantom"];

/** @param {string[]} values */
const options = (values) => values.map((value) => `<option>${escapeHtml(value)}</option>`).join("");

/** @param {import("./tiles.mjs").TileSet[]} sets @param {import("./boxes.mjs").Box[]} all */
export function composePage(sets, all) {
  const tiles = Object.fromEntries(sets.map(({ box, tiles }) => [box, tiles.map(({ id }) => id).filter((id) => id !== "ABBEY")]));
  const tools = TOOLS.map(
    ([value, label], index) => `<label><input type="radio" name="tool" value="${value}"${index === 0 ? " checked" : ""}> ${escapeHtml(label)}</label>`,
  );
  const pieces = Object.fromEntries(sets.filter(({ pieces }) => pieces.length > 0).map(({ box, pieces }) => [box, pieces]));
  const further = sets
    .filter(({ isPlayed }) => !isPlayed)
    .map(({ box, title }) => `<label><input type="checkbox" name="more" value="${box}"> ${escapeHtml(title)}</label>`);
  const boxes = all
    .filter(({ box }) => box !== "base")
    .map(({ box, title }) => `<label><input type="checkbox" name="box" value="${box}"> ${escapeHtml(title)}</label>`);
  return `
<h1>Compose a position</h1>
<p>Choose what to place, then tap an empty space, a tile or a feature of the board. The text below describes the same position, and you can also write it by hand; <a href="diagrams.html">its format</a> is short.</p>
<div class="compose">
<canvas id="board" tabindex="0" role="application" aria-label="The position" aria-describedby="keys"></canvas>
<p id="said" role="status" data-slip="First correct the text, then go on. …" data-missing="The game engine could not be loaded." data-again="Try again" data-note="First write the text of the note." data-piece="First choose an expansion that has pieces." data-unloaded="The tiles of that set could not be loaded. Try again." data-broken="The position in this link cannot be read." data-tail="Tap the space where the arrow begins." data-head="Tap the space that it points to." data-feature="Tap a road, a city, a field or a monastery." data-added="Placed: …" data-gone="Removed: …" data-empty="… is empty." data-part="…" data-copied="Copied." data-marked="The text is selected: copy it with the keyboard."></p>
<ol id="numbered" aria-label="Notes with a number on the board"></ol>
<form id="tools">
<fieldset><legend>Place</legend><div class="choices">${tools.join("")}</div></fieldset>
<div class="pick" data-for="tile ghost"><button type="button" id="turn">Turn the tile</button><div id="palette" role="group" aria-label="Tiles" data-tiles="${escapeHtml(JSON.stringify(tiles))}" data-pieces="${escapeHtml(JSON.stringify(pieces))}"></div></div>
<div class="pick" data-for="figure" hidden><label>Colour <select id="colour">${options(COLOURS)}</select></label> <label>Figure <select id="figure">${options(FIGURES)}</select></label></div>
<div class="pick" data-for="arrow" hidden><label>Colour <select id="shaft"><option value="">nobody’s</option>${options(COLOURS)}</select></label></div>
<div class="pick" data-for="piece" hidden><label>Piece <select id="piece"></select></label> <label>Owner <select id="owner"><option value="">nobody</option>${options(COLOURS)}</select></label></div>
<div class="pick" data-for="mark note" hidden><label>Text <input id="words" maxlength="120"></label></div>
<details><summary>Expansions</summary><div class="choices">${boxes.join("")}</div></details>
<details><summary>Expansions that cannot be played yet</summary><div class="choices">${further.join("")}</div></details>
<p><button type="button" id="undo">Undo</button> <button type="button" id="clear">Start again</button></p>
</form>
<p id="keys">Tap to place what is chosen. With the keyboard: the arrow keys go to the next tile or space, I goes to the next feature of a tile, R turns the tile, Enter places and Delete removes.</p>
<label for="text">Text</label>
<textarea id="text" rows="10" spellcheck="false"></textarea>
<fieldset><legend>Use it elsewhere</legend>
<div class="choices" id="ways"><button type="button" value="tag">HTML tag</button><button type="button" value="frame">iframe</button><button type="button" value="link">Link</button><button type="button" value="picture">Picture</button></div>
<textarea id="out" rows="6" readonly aria-label="To copy" spellcheck="false"></textarea>
<p><button type="button" id="copy">Copy</button> <a id="save" download="position.svg" hidden>Save the picture</a></p>
</fieldset>
</div>`;
}
