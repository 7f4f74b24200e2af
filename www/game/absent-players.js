// @ts-check
/**
 * Players who leave before the end. A computer takes over, or nobody does: everybody else lays their tiles then, no figure is
 * placed, what they may decline is declined, and what stands of theirs scores as ever. Whoever is back plays on.
 */
import { openDialog } from "../ui/dialogs.js";
import { bdi, el } from "../lib/dom.js";
import { levelNamed, levelOptions } from "../ui/levels.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { figurePicture } from "../ui/pictures.js";
import { keepBeside, keptBeside } from "../storage/beside.js";
import { TEXT } from "../i18n/text.js";

const { away: words } = await TEXT.load.help();

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {"" | "away" | import("../ui/levels.js").Level} Who a person, nobody, or a computer */

export class AbsentPlayers {
  /** Seats for which nobody plays. @type {Set<number>} */
  #seats;

  /**
   * @param {string} key what tells the game from others
   * @param {Game} game
   */
  constructor(key, game) {
    this.key = key;
    this.game = game;
    const { players } = game.view();
    const found = /** @type {{ seats?: unknown } | null} */ (keptBeside(key, "away"));
    const seats = Array.isArray(found?.seats) ? found.seats : [];
    this.#seats = new Set(seats.filter((seat) => Number.isInteger(seat) && players[seat] && !players[seat].level));
    if (!players.some(({ level }, seat) => !level && !this.has(seat))) this.#seats.clear();
  }

  /** @param {number} seat */
  has(seat) {
    return this.#seats.has(seat);
  }

  /**
   * What is declined for whoever is away, if that is what is asked.
   *
   * @returns {string | undefined} the statement
   */
  declines(game = this.game) {
    if (this.#seats.size === 0) return undefined;
    const view = game.view();
    if (view.over || !this.has(view.player)) return undefined;
    return game.legal().find(({ type }) => type === "skip")?.statement;
  }

  /**
   * Who leaves, who is back.
   *
   * @param {() => void} onChange
   */
  async open(onChange) {
    await stylesOnDemand("./styles/switches.css");
    const rows = this.game.view().players.map(({ name, colour }, seat) => {
      const field = el("select", { id: `away-${seat}` }, ...this.#options(seat));
      field.addEventListener("change", () => {
        if (!this.#set(seat, /** @type {Who} */ (field.value))) field.value = this.#who(seat);
        onChange();
      });
      return el("div", { class: "aid away" }, el("label", { for: field.id }, figurePicture("meeple", colour), bdi(name)), field);
    });
    return openDialog(TEXT.away.open, [el("p", {}, words.help), ...rows], [{ label: TEXT.close, kind: "primary" }], { name: "away-dialog" });
  }

  /** @param {number} seat */
  #options(seat) {
    const now = this.#who(seat);
    const person = el("option", { value: "", selected: now === "" }, TEXT.computers.person);
    const away = el("option", { value: "away", selected: now === "away" }, words.nobody);
    return [person, away, levelOptions(levelNamed(now))];
  }

  /**
   * @param {number} seat
   * @returns {Who}
   */
  #who(seat) {
    return this.has(seat) ? "away" : (this.game.view().players[seat].level ?? "");
  }

  /**
   * @param {number} seat
   * @param {Who} who
   * @returns {boolean} false: nobody would be left to lay the tiles of those who are away
   */
  #set(seat, who) {
    const seats = new Set(this.#seats);
    if (who === "away") seats.add(seat);
    else seats.delete(seat);
    const stays = this.game.view().players.some(({ level }, other) => (other === seat ? who === "" : !level && !seats.has(other)));
    if (seats.size > 0 && !stays) return false;
    this.game.setLevel(seat, levelNamed(who));
    this.#seats = seats;
    keepBeside(this.key, "away", { seats: [...seats] });
    return true;
  }
}
