// @ts-check
/** The rules reference: articles by box, each with a position on a board of its own, which is there while the article is open. */
import { Game, tileSvg } from "../bastide.js";
import { drawThumbnail } from "../board/thumbnail.js";
import { MountedBoard } from "../board/mounted-board.js";
import { zoomWithoutMargin } from "../board/zoom.js";
import { openDialog } from "../ui/dialogs.js";
import { el, fill, painted } from "../lib/dom.js";
import { EXAMPLES } from "./examples.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onDemand } from "../ui/on-demand.js";
import { PAGE_LOOK } from "../ui/page-look.js";
import { onPaper } from "../ui/paper.js";
import { tilePicture } from "../ui/pictures.js";
import { loadBoxes, ofBox } from "../i18n/boxes.js";
import { describeEvent, describeFeature } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";
import { announce } from "../ui/widgets.js";

/** @typedef {typeof import("../i18n/language/en/rules.js").rules} Words */

/**
 * Opens the reference.
 *
 * @param {string} [name] the article to open it at
 * @returns {Promise<void>} resolves when it is closed
 */
export async function showRules(name = "") {
  const load = () => Promise.all([TEXT.load.rules(), loadBoxes(TEXT)]);
  const [[words]] = await Promise.all([onDemand(load), stylesOnDemand("./styles/learn.css")]);
  const names = Object.keys(EXAMPLES);
  const articles = names.map((name) => new Article(name, words));
  const boxes = [...new Set(names.map((name) => EXAMPLES[name].box))];
  const editions = TEXT.editions.map(({ value }) => /** @type {string} */ (value));
  const group = (/** @type {string} */ title, /** @type {string[]} */ boxes) =>
    el("section", { class: "rule-group" }, el("h3", {}, title), ...articles.filter((article) => boxes.includes(article.box)).map(({ element }) => element));
  const groups = [
    ...boxes.filter((box) => !editions.includes(box)).map((box) => group(box === "base" ? words.base : (TEXT.boxes[box]?.title ?? box), [box])),
    group(words.editions, editions),
  ];
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.rules-book"))?.close();
  const closed = openDialog(words.title, [search(words, articles, groups), ...groups, el("p", {}, el("a", { href: bookOf(TEXT.tag) }, words.book))], [], {
    name: "rules-book",
  });
  const stop = drawWhenNear(articles);
  const article = articles.find((article) => article.name === name);
  if (article) article.reveal();
  await closed;
  stop();
  for (const article of articles) article.leave();
}

/** Where the rulebook of a language is, beside the app. @param {string} tag */
const bookOf = (tag) => `./rulebook/${tag.startsWith("en") ? "" : `${tag.slice(0, 2)}/`}index.html`;

/**
 * Draws the position of each row that comes near the window, once.
 *
 * @param {Article[]} articles
 * @returns {() => void} ends it
 */
function drawWhenNear(articles) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        articles.find(({ thumbnail }) => thumbnail === target)?.draw();
      }
    },
    { rootMargin: "200px" },
  );
  for (const { thumbnail } of articles) observer.observe(thumbnail);
  return () => observer.disconnect();
}

/**
 * Hides the articles without the words that are typed.
 *
 * @param {Words} words
 * @param {Article[]} articles
 * @param {HTMLElement[]} groups
 */
function search(words, articles, groups) {
  const told = el("p", { class: "small", role: "status" });
  const oninput = () => {
    const wanted = input.value.toLocaleLowerCase(TEXT.tag).split(/\s+/).filter(Boolean);
    const found = articles.filter((article) => {
      article.element.hidden = !wanted.every((word) => article.has(word));
      return !article.element.hidden;
    });
    for (const group of groups) group.hidden = !group.querySelector("details:not([hidden])");
    fill(told, wanted.length === 0 ? null : found.length === 0 ? words.none : words.found(found.length));
  };
  const input = el("input", { type: "search", id: "rules-search", oninput });
  return el("div", { class: "rules-search" }, el("label", { for: input.id }, words.search), input, told);
}

/** What an article says. @param {Words} words @param {string} name */
function articleOf({ articles }, name) {
  return ofBox(TEXT, "articles", name) ?? articles[/** @type {keyof typeof articles} */ (name)];
}

class Article {
  /** @type {Position | null} */
  #position = null;

  /**
   * @param {string} name
   * @param {Words} words
   */
  constructor(name, words) {
    this.name = name;
    const { box, sure } = EXAMPLES[name];
    this.box = box;
    this.words = words;
    const { title, text, points = [], see } = articleOf(words, name);
    this.figure = el("figure", { class: "rule-position" });
    this.thumbnail = el("img", { class: "rule-thumbnail", alt: "" });
    const rows = points.map(([what, points]) => el("tr", {}, el("th", { scope: "row" }, what), el("td", {}, points)));
    this.element = el(
      "details",
      { class: "fold rule", name: "rules", id: `rule-${name}`, ontoggle: () => this.#toggled() },
      el("summary", {}, this.thumbnail, title),
      ...text.map((sentence) => el("p", {}, sentence)),
      rows.length > 0 && el("table", { class: "rule-points" }, el("tbody", {}, ...rows)),
      this.figure,
      sure && el("p", { class: "small" }, words.sure[sure]),
    );
    this.text = [title, ...text, ...points.flat(), see].join(" ").toLocaleLowerCase(TEXT.tag);
  }

  /** Draws the position as small as it stands in the closed row. */
  async draw() {
    const game = Game.fromRecord(EXAMPLES[this.name].record);
    const view = game.view();
    game.free();
    const canvas = el("canvas", { width: 128, height: 128 });
    await drawThumbnail(canvas, view);
    this.thumbnail.src = canvas.toDataURL();
  }

  /** @param {string} word */
  has(word) {
    return this.text.includes(word);
  }

  reveal() {
    this.element.open = true;
    this.#toggled(); // now: the event comes later, and whoever scrolls there needs the whole height
    this.element.querySelector("summary")?.focus();
    requestAnimationFrame(() => this.element.scrollIntoView({ block: "start" }));
  }

  #toggled() {
    if (this.element.open) this.#position ??= new Position(this.name, this.words, this.figure);
    else this.leave();
  }

  leave() {
    this.#position?.leave();
    this.#position = null;
  }
}

/** How a board looks on paper. */
const PAPER = /** @type {const} */ ({ theme: "light", style: "print" });

/** @param {string} tile */
function tileOnPaper(tile) {
  return el("img", { class: "tile rule-hand", alt: "", src: `data:image/svg+xml,${encodeURIComponent(tileSvg(tile, 0, PAPER.style))}` });
}

/** A game that is only looked at: as its last tile left it, and as it was before. */
class Position {
  /** Whether it stands on paper, black on white. */
  #onPaper = false;

  /**
   * @param {string} name
   * @param {Words} words
   * @param {HTMLElement} home
   */
  constructor(name, words, home) {
    const { title, see } = articleOf(words, name);
    const { record, hand } = EXAMPLES[name];
    this.game = Game.fromRecord(record, undefined, colourNames(TEXT));
    this.canvas = el("canvas", { class: "rule-board", tabindex: 0, role: "application", "aria-label": words.board(title) });
    this.canvas.addEventListener("wheel", (event) => event.stopImmediatePropagation(), { capture: true }); // it scrolls the page
    this.lit = el("p", { class: "rule-lit" });
    const tile = hand && this.game.view().drawn;
    const inHand = () => tile && (this.#onPaper ? tileOnPaper(tile) : tilePicture(tile, 0, "tile rule-hand"));
    const moments = this.#before(words);
    this.mounted = new MountedBoard(this.canvas, this.game, {
      look: { ...PAGE_LOOK, now: () => ({ ...PAGE_LOOK.now(), ...(this.#onPaper ? PAPER : {}), motion: false }) },
      aids: { legal: false, dead: false, last: false },
      onChange: ({ type }) => type === "light" && this.#tell(),
      onRedress: () => home.querySelector(".rule-hand")?.replaceWith(inHand() || ""),
    });
    fill(home, this.canvas, moments, el("figcaption", {}, inHand(), el("p", {}, see), ...this.#scores(), this.lit));
    this.mounted.mount();
    this.mounted.board?.setWaiting(true);
    this.endPaper = onPaper((onPaper) => {
      this.#onPaper = onPaper;
      this.mounted.board?.light();
      this.mounted.redress();
    });
    void painted().then(() => this.mounted.board?.zoom(zoomWithoutMargin(this.game.view().tiles)));
  }

  /**
   * The switch between the moment before the last tile and the end, where figures went home in between.
   *
   * @param {Words} words
   */
  #before(words) {
    const last = this.game.at();
    const log = this.game.log();
    const cuts = this.game.eventsBefore();
    const laid = log.findLastIndex(({ type }, index) => type === "tilePlaced" && log.slice(index).some(({ type }) => type === "figureReturned"));
    if (laid < 0) return null;
    const moment = cuts.findLastIndex((cut) => cut <= laid);
    const go = (/** @type {boolean} */ back) => () => {
      this.game.goTo(back ? moment : last);
      this.mounted.board?.refresh();
      before.setAttribute("aria-pressed", String(back));
      after.setAttribute("aria-pressed", String(!back));
    };
    const before = el("button", { class: "secondary", type: "button", "data-action": "before", "aria-pressed": "false", onclick: go(true) }, words.before);
    const after = el("button", { class: "secondary", type: "button", "data-action": "after", "aria-pressed": "true", onclick: go(false) }, words.after);
    return el("div", { class: "rule-moments", role: "group", "aria-label": words.step }, before, after);
  }

  /** What was scored, in the words of the game. */
  #scores() {
    const { players } = this.game.view();
    return this.game
      .log()
      .flatMap((event) =>
        event.type === "scored" ? el("p", { class: "rule-score", "data-colour": players[event.player].colour }, describeEvent(TEXT, event, players)) : [],
      );
  }

  /** What is pointed at. */
  #tell() {
    const light = this.mounted.board?.lit();
    const text = light?.type === "feature" ? describeFeature(TEXT, light, this.game.view().players).text : "";
    fill(this.lit, text);
    if (light?.held) announce(text);
  }

  leave() {
    this.endPaper();
    this.mounted.destroy();
    this.game.free();
  }
}
