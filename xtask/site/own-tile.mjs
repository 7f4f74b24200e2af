/** The page on which an author makes a tile of their own; www/own-tile.js makes it work. */
import { escapeHtml } from "./page.mjs";

const SIDES = ["North", "East", "South", "West"];
/** What may be printed on the tile as a whole. */
const SYMBOLS = ["monastery", "garden", "volcano", "dragon", "portal", "foundation", "bazaar"];

export function ownTilePage() {
  const edges = SIDES.map(
    (side, index) => `<button type="button" class="edge" data-edge="${index}" aria-describedby="edge-keys"><span>${side}</span> <b></b></button>`,
  );
  const symbols = SYMBOLS.map((name) => `<option>${escapeHtml(name)}</option>`);
  const ways = Object.entries({ tag: "Tile line", diagram: "Position", board: "HTML tag", link: "Link" }).map(
    ([way, name]) => `<button type="button" value="${way}">${name}</button>`,
  );
  return `
<h1>A tile of your own</h1>
<p>For fan expansions and “what if” positions. The fields are worked out for you. The tile travels in the link or the HTML tag that you copy
below, so others need nothing else.</p>
<div class="own">
<p id="edge-keys">Tap an edge to change it: field, city, road, river. Draw from one edge to another to join them, or to separate them again.</p>
<div class="sketch"><img id="own-picture" alt="" data-alt="Your tile: …" width="300" height="300" draggable="false">${edges.join("")}</div>
<p id="own-said" role="status" data-missing="The game engine could not be loaded." data-again="Try again" data-right="The tile is complete." data-edges="city road field river"></p>
<form id="own-form">
<label>Id <input name="id" value="MY1" maxlength="8" pattern="[A-Za-z0-9]+" autocomplete="off" spellcheck="false" required></label>
<label>On the tile <select name="symbol"><option value="">nothing</option>${symbols.join("")}</select></label>
<label><input type="checkbox" name="farmstead"> A single road ends at a farmstead</label>
<fieldset id="own-joins"><legend>Joined</legend><div class="choices"></div></fieldset>
<fieldset id="own-prints"><legend>Printed on it</legend><div class="choices"></div></fieldset>
</form>
<fieldset><legend>Use it elsewhere</legend>
<div class="choices" id="own-ways">${ways.join("")}</div>
<textarea id="own-out" rows="6" readonly aria-label="To copy" spellcheck="false"></textarea>
<p><button type="button" id="own-copy">Copy</button> <a id="own-compose" href="compose.html">Compose a position with it</a></p>
</fieldset>
</div>
<p>The tile line describes the tile in words; <a href="diagrams.html">Positions as text</a> explains them. You can also write it by hand, for example for two cities that cross, which cannot be drawn here.</p>`;
}
