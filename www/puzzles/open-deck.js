// @ts-check
/** Goes on with the game of a deck that was begun here, or begins one, which has the name of the deck in the list of games. */
import { Game } from "../bastide.js";
import { begunWith } from "../games/solo.js";
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
  const row = await onScreen(fromStorage(() => begunWith(deck)));
  if (!row) return begin();
  await onPlay(row);
  if (!document.querySelector("main.game")) return; // another tab has it
  notify("begun", words.goesOn, [{ label: words.anew, run: () => void begin() }]);
}
