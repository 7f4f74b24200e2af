// @ts-check
/** Buttons that keep the costly turns of a judged game as exercises, one for each person who has some. */
import { readRecords } from "../bastide.js";
import { TEXT } from "../i18n/text.js";
import { dayOf } from "../lib/days.js";
import { el, fill } from "../lib/dom.js";
import { keepMistakes, leastCost, practicable } from "../games/mistakes.js";
import { announce, enable, isEnabled } from "./widgets.js";

const words = await TEXT.load.mistakes();

/**
 * @param {string} record of the game
 * @param {import("../bastide.js").GameView["players"]} players
 * @param {import("../games/mistakes.js").Costly[]} turns
 * @returns {HTMLElement[]} none where nobody has a costly turn, or nobody draws: an exercise gives a tile in hand
 */
export function keepButtons(record, players, turns) {
  if (isOpen(record)) return [];
  const told = el("p", { class: "small", role: "status" });
  const buttons = players.flatMap(({ name, level }, seat) => {
    const costly = practicable(
      record,
      turns.filter(({ player, cost }) => player === seat && cost >= leastCost()),
    );
    return level || costly.length === 0 ? [] : [button(words.keep(name, costly.length), costly)];
  });
  return buttons.length > 0 ? [el("div", { class: "keep-mistakes" }, ...buttons), told] : [];

  /** @param {string} label @param {import("../games/mistakes.js").Costly[]} costly */
  function button(label, costly) {
    const keep = async () => {
      if (!isEnabled(one)) return;
      enable(one, false);
      const sentence = await keepMistakes(record, costly, dayOf()).then(words.kept, () => words.failed);
      if (sentence === words.failed) enable(one, true);
      fill(told, sentence);
      announce(sentence);
    };
    const one = el("button", { class: "secondary", type: "button", "data-action": "keep-mistakes", onclick: keep }, label);
    return one;
  }
}

/** Whether a record is open: players choose their tiles. @param {string} record */
const isOpen = (record) => readRecords(record)[0]?.tags.Deck === undefined;
