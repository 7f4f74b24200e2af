// @ts-check
/** Games that come from outside: a link in the address, a file dropped on the page, a file opened with the app. */

/**
 * @typedef {object} Table where they are played
 * @property {(row: import("./database.js").Row, ways?: { record?: string }) => Promise<void>} play
 * @property {() => Promise<void>} showGames
 * @property {(game: import("./bastide.js").Game) => Promise<void>} deal
 */

/** @param {Table} table */
export function watchArrivals(table) {
  addEventListener("hashchange", () => openAddress(table));
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files, table);
  });
  const queue = /** @type {{ launchQueue?: { setConsumer: (consumer: (launch: { files?: FileSystemFileHandle[] }) => void) => void } }} */ (/** @type {unknown} */ (window)).launchQueue;
  queue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) take(await Promise.all(files.map((handle) => handle.getFile())), table);
  });
}

/**
 * @param {File[]} files
 * @param {Table} table
 */
async function take(files, table) {
  const { openFiles } = await import("./open.js");
  await openFiles(files, table);
}

/**
 * Opens the game in the page's address, if it holds one. The address is short again then, so that a reload goes on with the game.
 *
 * @param {Table} table
 */
export async function openAddress(table) {
  const { hash, pathname, search } = location;
  if (!/^#[rd]=/.test(hash)) return;
  history.replaceState(null, "", pathname + search);
  const { openLink } = await import("./open.js");
  await openLink(hash, table);
}
