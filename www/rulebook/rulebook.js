// @ts-check
/** Opens the example that an address names, and gives its board back when it is closed. */

/** @param {Event} event */
function toggled({ target }) {
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  for (const board of target.querySelectorAll("bastide-board")) /** @type {import("../embed.js").BastideBoard} */ (board).destroy();
}

function show() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

document.addEventListener("toggle", toggled, true);
addEventListener("hashchange", show);
show();
