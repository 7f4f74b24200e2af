// @ts-check
/** Decks that one person plays alone for points. */
import { el } from "../lib/dom.js";
import { fixedDecks } from "../games/solo.js";
import { TEXT } from "../i18n/text.js";
import { onDemand } from "../ui/on-demand.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { iconButton } from "../ui/widgets.js";
import { deckCard, decksOfDay, openGames } from "./deck-card.js";
import { dayOf } from "../lib/days.js";

/** @typedef {import("../engine/day-decks.js").Deck} Deck */

const { solo: words, back } = await TEXT.load.puzzles();

/**
 * @param {{ onBack: () => void, onDeck: (deck: Deck) => void }} actions
 * @returns {Promise<{ root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function soloScreen({ onBack, onDeck }) {
  await Promise.all([stylesOnDemand("./styles/puzzles.css"), stylesOnDemand("./styles/solo.css")]);
  const decks = await onDemand(fixedDecks);
  const title = el("h1", { tabindex: -1 }, words.title);
  const games = openGames();
  const cards = [...decksOfDay(dayOf(), onDeck, games), ...decks.map((deck) => deckCard(deck, onDeck, games))];
  const root = el(
    "main",
    { class: "puzzles solo" },
    el("header", {}, iconButton("back", back, onBack, "back"), title),
    el("p", { class: "puzzles-about" }, words.about),
    el("ol", { class: "puzzle-cards" }, ...cards.map((card) => el("li", {}, card))),
  );
  return { root, ready: () => title.focus(), leave: () => {} };
}
