// @ts-check
/** Goes on with the game that was begun here with a deck, or begins one. In the list of games it has the name of the deck. */
import { Game } from "../bastide.js";
import { begunWith, unfinished } from "../games/solo.js";
import { onScreen } from "../lib/screen.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";
import { fromStorage } from "../ui/on-demand.js";
import { deckName } from "../ui/deck-name.js";
import { notify } from "../ui/notice.js";

/** @typedef {import("../engine/day-decks.js").Deck} Deck */
/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {{ onPlay: (row: Row) => Promise<void>, onDeal: (game: Game, about: Partial<Row>) => Promise<void> }} Table */

const { solo: words } = await TEXT.load.puzzles();

/** @param {Deck} deck @param {Table} table */
export async function openDeck(deck, { onPlay, onDeal }) {
  const begin = () => onDeal(Game.fromRecord(deck.record, 0, colourNames(TEXT)), { name: deckName(deck.name, true) });
  const row = await onScreen(fromStorage(async () => begunWith(deck, await unfinished())));
  if (!row) return begin();
  await onPlay(row);
  if (!document.querySelector("main.game")) return; // another tab has it
  notify("begun", words.goesOn, [{ label: words.anew, run: () => void begin() }]);
}
