// @ts-check
/**
 * A game as a short film: the landscape grows turn by turn on a board of its own, with figures and everything that moves there, the points are
 * counted up below, the final scoring is told, and the winner stays for a while. It waits while the page is hidden.
 */
import { Game } from "../bastide.js";
import { MountedBoard } from "../board/mounted-board.js";
import { FILLS } from "../engine/colours.js";
import { momentsOf } from "../engine/moments.js";
import { KINDS } from "../engine/statistics.js";
import { describeWinners } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { el } from "../lib/dom.js";
import { PAGE_LOOK } from "../ui/page-look.js";
import { figureAddress } from "../ui/pictures.js";
import { contextOf, imageOf } from "./landscape.js";
import { endOf } from "./end-of-game.js";

/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").PlayerView} PlayerView */

const WIDTH = 960;
const HEIGHT = 720;
const BAR = 64;
/** Pictures a second. */
const RATE = 30;
/** The turns take so long together in milliseconds; each no shorter and no longer than this. */
const ALL = 12_000;
const SHORTEST = 60;
const LONGEST = 450;
/** How much longer those are in which somebody scores: all together, and each at most. */
const SCORES = 8000;
const LONGER = 350;
/** How long a part of the final scoring is told. */
const PART = 900;
/** The winner. */
const LAST = 3000;
/** Which share of the points that are missing on the bar is added in a picture: they rise quickly at first and never jump. */
const RISE = 0.16;
const TYPES = ["video/webm;codecs=vp9", "video/webm", "video/mp4"];

/** What this browser records. @returns {string | undefined} nothing where it records none */
export function filmType() {
  if (!("MediaRecorder" in globalThis) || !("captureStream" in HTMLCanvasElement.prototype)) return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/**
 * @param {Game} game one that is over
 * @param {string} type one that `filmType` has named
 * @param {(share: number) => boolean} tell hears how much is done; whether it shall go on
 * @returns {Promise<Blob | undefined>} nothing if it shall not
 */
export async function film(game, type, tell) {
  const { players, winners } = game.view();
  const figures = await Promise.all(winners.map((seat) => imageOf(figureAddress("meeple", players[seat].colour))));
  const told = Game.fromRecord(game.record());
  const shown = new Film(told, players);
  const heard = new AbortController();
  try {
    const recorder = new MediaRecorder(shown.canvas.captureStream(RATE), { mimeType: type, videoBitsPerSecond: 3_500_000 });
    /** @type {Blob[]} */
    const parts = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const done = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    const heed = () => recorder.state !== "inactive" && (document.hidden ? recorder.pause() : recorder.resume());
    recorder.start();
    heed();
    document.addEventListener("visibilitychange", heed, { signal: heard.signal });
    const goesOn = (await shown.turns(tell)) && (await shown.finalScoring(tell));
    if (goesOn) await shown.winner(describeWinners(TEXT, game.view()), figures);
    recorder.stop();
    await done;
    return goesOn ? new Blob(parts, { type }) : undefined;
  } finally {
    heard.abort();
    shown.end();
    told.free();
  }
}

/** The board beside the window, and the picture that is recorded of it. */
class Film {
  /** The line over the land. */
  #caption = "";
  /** The winners, once they are shown. @type {{ text: string, figures: HTMLImageElement[], since: number } | undefined} */
  #won;

  /**
   * @param {Game} game
   * @param {PlayerView[]} players
   */
  constructor(game, players) {
    this.game = game;
    this.players = players;
    this.moments = momentsOf(game);
    /** The points on the bar, and those that they rise to. */
    this.points = players.map(() => 0);
    this.wanted = players.map(() => 0);
    this.canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
    this.context = contextOf(this.canvas);
    this.land = el("canvas", { tabindex: -1 });
    this.stage = el("div", { class: "film-stage", "aria-hidden": "true", inert: true }, this.land);
    document.body.append(this.stage);
    game.goTo(0);
    this.mounted = new MountedBoard(this.land, game, { look: PAGE_LOOK, aids: { legal: false, dead: false, light: false } });
    this.mounted.mount();
    this.mounted.board?.setWaiting(true);
    this.mounted.board?.setHomes(players.flatMap((_, seat) => [((seat + 0.5) * WIDTH) / players.length, HEIGHT - BAR / 2]));
    this.mounted.board?.fit();
    this.drawing = setInterval(() => this.#draw(), 1000 / RATE);
  }

  end() {
    clearInterval(this.drawing);
    this.mounted.destroy();
    this.stage.remove();
  }

  /**
   * All turns up to the final scoring.
   *
   * @param {(share: number) => boolean} tell
   */
  async turns(tell) {
    const scoring = this.moments.filter(({ scores }) => scores).length;
    const [pause, longer] = [Math.min(Math.max(ALL / this.moments.length, SHORTEST), LONGEST), Math.min(SCORES / Math.max(scoring, 1), LONGER)];
    for (const [index, { at, events, scores }] of this.moments.entries()) {
      this.game.goTo(at);
      this.mounted.board?.refresh();
      this.mounted.board?.fit();
      this.#score(events.filter((event) => event.type === "scored" && !event.atEnd));
      if (!tell((0.9 * index) / this.moments.length)) return false;
      await wait(scores ? pause + longer : pause);
    }
    return true;
  }

  /**
   * The final scoring, kind by kind.
   *
   * @param {(share: number) => boolean} tell
   */
  async finalScoring(tell) {
    const [story, log] = [await TEXT.load.story(), this.game.log()];
    const last = log.slice(endOf(log)).filter((event) => event.type === "scored");
    for (const kind of KINDS) {
      const own = last.filter((event) => event.feature === kind);
      if (own.length === 0) continue;
      this.#caption = story.kinds[kind] ?? TEXT.features[kind];
      this.#score(own);
      if (!tell(0.95)) return false;
      await wait(PART);
    }
    this.#caption = "";
    return true;
  }

  /**
   * @param {string} text
   * @param {HTMLImageElement[]} figures
   */
  async winner(text, figures) {
    this.#won = { text, figures, since: performance.now() };
    await wait(LAST);
  }

  /** @param {EventView[]} events */
  #score(events) {
    for (const event of events) if (event.type === "scored") this.wanted[event.player] += event.points;
  }

  #draw() {
    const { context } = this;
    context.drawImage(this.land, 0, 0, WIDTH, HEIGHT - BAR);
    this.points = this.points.map((now, seat) => (Math.abs(this.wanted[seat] - now) < 0.5 ? this.wanted[seat] : now + RISE * (this.wanted[seat] - now)));
    bar(context, this.players, this.points.map(Math.round));
    if (this.#caption) band(context, this.#caption, 46, 30);
    if (this.#won) this.#drawWinner(this.#won);
  }

  /** Draws the winners, whose figures hop. @param {{ text: string, figures: HTMLImageElement[], since: number }} won */
  #drawWinner({ text, figures, since }) {
    const middle = HEIGHT - BAR - 126; // the land stays in sight
    band(this.context, text, middle + 70, 52, 240);
    const [size, passed] = [110, performance.now() - since];
    figures.forEach((figure, index) => {
      const hop = 14 * Math.abs(Math.sin(passed / 260 + index));
      this.context.drawImage(figure, WIDTH / 2 + (index - figures.length / 2) * size, middle - 88 - hop, size, size);
    });
  }
}

/**
 * A line of text on a strip of paper.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} y of its middle
 * @param {number} letter
 * @param {number} [height] of the strip, which then reaches further up
 */
function band(context, text, y, letter, height = 2 * letter) {
  context.fillStyle = "#fcf8eee6";
  context.fillRect(0, y + letter - height, WIDTH, height);
  context.fillStyle = "#33291c";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `800 ${letter}px Alegreya, Georgia, serif`;
  context.fillText(text, WIDTH / 2, y, WIDTH - 40);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {PlayerView[]} players
 * @param {number[]} points
 */
function bar(context, players, points) {
  const width = WIDTH / players.length;
  players.forEach(({ colour, name }, seat) => {
    const [fill, on] = FILLS[colour];
    context.fillStyle = fill;
    context.fillRect(seat * width, HEIGHT - BAR, width + 1, BAR);
    context.fillStyle = on;
    context.textBaseline = "middle";
    context.textAlign = "left";
    context.font = "600 22px system-ui, sans-serif";
    context.fillText(name, seat * width + 14, HEIGHT - BAR / 2, width - 80);
    context.textAlign = "right";
    context.font = "800 34px Alegreya, Georgia, serif";
    context.fillText(String(points[seat]), (seat + 1) * width - 14, HEIGHT - BAR / 2 + 1);
  });
}

/** Waits so long while the page is in sight: a hidden one draws no board. @param {number} milliseconds */
async function wait(milliseconds) {
  for (let left = milliseconds; left > 0; ) {
    const [since, isHidden, heard] = [performance.now(), document.hidden, new AbortController()];
    await new Promise((done) => {
      document.addEventListener("visibilitychange", done, { signal: heard.signal });
      if (!isHidden) setTimeout(done, left);
    });
    heard.abort();
    if (!isHidden) left -= performance.now() - since;
  }
}
