// @ts-check
/** The players of a new game: colours and names, in seating order. */
import { COLOURS } from "../lib/colours.js";
import { mark } from "../engine/colours.js";
import { el, fill } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { COMPUTER_NAMES } from "../lib/computer-names.js";
import { whoField } from "../ui/levels.js";
import { handle } from "../lib/reorder.js";
import { figureLater } from "../ui/pictures.js";
import { TEXT } from "../i18n/text.js";
import { isolated, seen } from "../lib/invisible-characters.js";
import { announce } from "../ui/widgets.js";
import { isEnter } from "../lib/enter.js";

/** @typedef {import("../bastide.js").Colour} Colour */
/** @typedef {{ colour: Colour, name: string, level?: import("../bastide.js").Level }} Seat */

/** What a name in a record may not hold beside what nobody sees. */
const FORBIDDEN = /[,()"]/g;

export class Seats {
  /** How many can play. */
  #most = 5;
  /** The seat whose buttons are unfolded. @type {Seat | null} */
  #open = null;

  /**
   * @param {Seat[]} seats
   * @param {() => void} onChange
   */
  constructor(seats, onChange) {
    this.onChange = onChange;
    /** @type {Seat[]} */
    this.seats = seats.map((seat) => ({ ...seat }));
    this.list = el("ol", { class: "seats" });
    this.add = el("button", { class: "secondary add", type: "button", onclick: () => this.#append() }, icon("plus"), TEXT.setup.add);
    this.element = el("fieldset", { class: "group" }, el("legend", {}, TEXT.setup.players), this.list, this.add);
    this.#render();
  }

  /** @returns {Seat[]} */
  value() {
    return this.seats.map(({ colour, name, level }) => ({ colour, name: name.trim(), ...(level && { level }) }));
  }

  /**
   * Takes note of how many can play; whoever sits there stays, and the set-up is refused with the reason.
   *
   * @param {number} most
   */
  limit(most) {
    if (this.#most === most) return;
    this.#most = most;
    this.#render();
  }

  #colours() {
    return COLOURS.filter((colour, index) => index < this.#most || this.seats.some((seat) => seat.colour === colour));
  }

  #append() {
    const colour = this.#colours().find((one) => this.seats.every((seat) => seat.colour !== one));
    if (!colour) return;
    this.seats.push({ colour, name: "" });
    this.#render();
    this.onChange();
    // Where there is no mouse a focus in the field would call the keyboard, and names are optional.
    if (matchMedia("(hover: hover)").matches) this.list.lastElementChild?.querySelector("input")?.focus();
    else this.add.focus();
  }

  /** @param {number} index */
  #remove(index) {
    this.seats.splice(index, 1);
    this.#render();
    this.onChange();
    this.add.focus();
  }

  /**
   * Gives a seat a colour; whoever had it gets the other one.
   *
   * @param {number} index
   * @param {Colour} colour
   */
  #recolour(index, colour) {
    const other = this.seats.find((seat) => seat.colour === colour);
    if (other) other.colour = this.seats[index].colour;
    this.seats[index].colour = colour;
    this.#render();
    this.onChange();
    this.list.children[index]?.querySelector("summary")?.focus();
  }

  /**
   * Moves a seat to another place in the order of turns.
   *
   * @param {number} from
   * @param {number} to
   * @param {string} [button] the one that keeps the focus: the handle if none is named
   */
  #move(from, to, button = ".handle") {
    const [seat] = this.seats.splice(from, 1);
    this.seats.splice(to, 0, seat);
    this.#render();
    const row = this.list.children[to];
    const kept = /** @type {HTMLElement | null | undefined} */ (row?.querySelector(`${button}:not([disabled])`) ?? row?.querySelector(".handle"));
    kept?.focus();
    announce(TEXT.setup.moved(isolated(seat.name) || TEXT.colours[seat.colour], to + 1, this.seats.length));
    this.onChange();
  }

  #render() {
    fill(this.list, ...this.seats.map((seat, index) => this.#row(seat, index)));
    this.add.hidden = this.seats.length >= this.#most;
  }

  /**
   * @param {Seat} seat
   * @param {number} index
   */
  #row(seat, index) {
    const open = this.#open === seat;
    const grip = handle(
      index,
      { label: TEXT.setup.move(index + 1), open },
      {
        rows: () => /** @type {HTMLElement[]} */ ([...this.list.children]),
        onMove: (to) => this.#move(index, to),
        onTap: () => {
          this.#open = open ? null : seat;
          this.#render();
          this.list.children[index]?.querySelector("button")?.focus();
        },
      },
    );
    const name = nameField(seat, index, this.onChange);
    const [who, help] = whoField(seat, index, () => {
      name.placeholder = nameless(seat);
      this.onChange();
    });
    const row = el("div", { class: "seat-row" }, grip, this.#picker(seat, index), name, who);
    return el("li", { class: "seat" }, row, help, open && this.#more(index));
  }

  /**
   * What the handle unfolds.
   *
   * @param {number} index
   */
  #more(index) {
    const button = (/** @type {"up" | "down"} */ way, /** @type {number} */ to) =>
      el(
        "button",
        { class: `secondary ${way}`, type: "button", disabled: to < 0 || to >= this.seats.length, onclick: () => this.#move(index, to, `.${way}`) },
        icon(way),
        TEXT.setup[way],
      );
    const remove = el(
      "button",
      { class: "secondary", type: "button", "aria-label": TEXT.setup.remove(index + 1), disabled: this.seats.length <= 2, onclick: () => this.#remove(index) },
      icon("remove"),
      TEXT.setup.removeShort,
    );
    return el(
      "div",
      { class: "seat-more", role: "group", "aria-label": TEXT.setup.move(index + 1) },
      button("up", index - 1),
      button("down", index + 1),
      remove,
    );
  }

  /**
   * @param {Seat} seat
   * @param {number} index
   */
  #picker(seat, index) {
    const name = TEXT.setup.colourOf(index + 1, TEXT.colours[seat.colour]);
    const choices = this.#colours().map((colour) =>
      el(
        "button",
        {
          class: "swatch",
          type: "button",
          "data-colour": colour,
          "aria-pressed": String(colour === seat.colour),
          onclick: () => this.#recolour(index, colour),
        },
        mark(colour),
        TEXT.colours[colour],
      ),
    );
    const picker = el(
      "details",
      { class: "picker", "data-colour": seat.colour, onkeydown: closeOnEscape, onfocusout: closeWhenLeft },
      el("summary", { "aria-label": name }, figureLater("meeple", seat.colour), mark(seat.colour)),
      el("div", { class: "picker-choices", role: "group", "aria-label": name }, ...choices),
    );
    return picker;
  }
}

/** What somebody without a name is called. @param {Seat} seat */
function nameless({ colour, level }) {
  return level ? COMPUTER_NAMES[level] : TEXT.colours[colour];
}

/**
 * @param {Seat} seat
 * @param {number} index
 * @param {() => void} onChange
 */
function nameField(seat, index, onChange) {
  const field = el("input", {
    type: "text",
    value: seat.name,
    maxlength: 32,
    autocomplete: "off",
    spellcheck: "false",
    placeholder: nameless(seat),
    enterkeyhint: "next",
    "aria-label": TEXT.setup.nameOf(index + 1),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (!isEnter(event)) return;
      event.preventDefault(); // a name is no reason to begin
      const fields = [.../** @type {HTMLFormElement} */ (field.form).querySelectorAll(".seats input[type=text]")];
      const next = fields[fields.indexOf(field) + 1] ?? field.form?.querySelector("[type=submit]");
      /** @type {HTMLElement} */ (next).focus();
    },
    oninput: () => {
      seat.name = seen(field.value.replace(FORBIDDEN, ""));
      const waits = field.value.replace(/[\u200c\u200d]$/, ""); // a joiner, for the letter that is typed next
      if (seat.name !== waits) field.value = seat.name;
      onChange();
    },
  });
  return field;
}

/** @param {KeyboardEvent & { currentTarget: HTMLDetailsElement }} event */
function closeOnEscape(event) {
  if (event.key !== "Escape") return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/** @param {FocusEvent & { currentTarget: HTMLDetailsElement }} event */
function closeWhenLeft(event) {
  const next = event.relatedTarget;
  if (next instanceof Node && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}
