// @ts-check
/**
 * Players who left before the end. Everybody else lays their tiles for them; no figure is placed, what they may decline is
 * declined, and what stands of theirs scores as ever.
 */
import { openDialog } from "./dialogs.js";
import { el } from "./dom.js";
import { figurePicture } from "./pictures.js";
import { keep, kept } from "./store.js";
import { TEXT } from "./text.js";

/** @typedef {import("../src/web/types.d.ts").GameView} GameView */
/** @typedef {import("./bastide.js").Game} Game */

export class Away {
  /** Seats. @type {Set<number>} */
  #seats;

  /**
   * @param {string} key what tells the game from others
   * @param {number} players
   */
  constructor(key, players) {
    this.key = key;
    const found = /** @type {{ game?: unknown, seats?: unknown } | null} */ (kept("away"));
    const seats = found?.game === key && Array.isArray(found.seats) ? found.seats : [];
    this.#seats = new Set(seats.filter((seat) => Number.isInteger(seat) && seat >= 0 && seat < players));
    if (this.#seats.size >= players) this.#seats.clear();
  }

  /** @param {number} seat */
  has(seat) {
    return this.#seats.has(seat);
  }

  /**
   * What is declined for whoever is away, if that is what is asked.
   *
   * @param {Game} game
   * @returns {string | undefined} the statement
   */
  declines(game) {
    if (this.#seats.size === 0) return undefined;
    const view = game.view();
    if (view.over || !this.has(view.player)) return undefined;
    return game.legal().find(({ type }) => type === "skip")?.statement;
  }

  /**
   * Who leaves, who is back.
   *
   * @param {GameView["players"]} players
   * @param {() => void} onChange
   */
  open(players, onChange) {
    const people = players.filter(({ level }) => !level).length;
    const rows = players.flatMap(({ name, colour, level }, seat) => {
      if (level) return [];
      const input = el("input", { type: "checkbox", role: "switch", id: `away-${seat}`, checked: this.has(seat) });
      input.addEventListener("change", () => {
        const stay = people - this.#seats.size;
        if (input.checked && stay === 1) input.checked = false; // somebody has to go on
        else this.#set(seat, input.checked);
        onChange();
      });
      return [el("div", { class: "aid away" }, el("label", { for: input.id }, figurePicture("meeple", colour), TEXT.away.is(name)), input)];
    });
    return openDialog(TEXT.away.title, [el("p", {}, TEXT.away.help), ...rows], [{ label: TEXT.close, kind: "primary" }], { name: "away-dialog" });
  }

  /**
   * @param {number} seat
   * @param {boolean} on
   */
  #set(seat, on) {
    if (on) this.#seats.add(seat);
    else this.#seats.delete(seat);
    keep("away", { game: this.key, seats: [...this.#seats] });
  }
}
