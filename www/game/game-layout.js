// @ts-check
/** Where the parts of a game's screen stand, and the icons over the board. */
import { viewTools } from "../board/tools.js";
import { el } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";
import { alone } from "../ui/on-demand.js";
import { captioned, iconButton } from "../ui/widgets.js";

/** @typedef {import("./game.js").GameScreen} GameScreen */

/**
 * @param {GameScreen} screen
 * @param {(event: KeyboardEvent) => void} onKey
 */
export function layOut(screen, onKey) {
  const teaches = screen.actions.lesson !== undefined;
  const view = viewTools(TEXT, () => screen.board, teaches ? undefined : () => screen.hotSeat.turnBoard());
  const more = el(
    "div",
    { class: "tools more-tools" },
    captioned(
      iconButton(
        "menu",
        TEXT.menu.open,
        alone(async () => (await screen.menu()).menu()),
        "menu",
      ),
      TEXT.menu.open,
    ),
  );
  if (!teaches) more.append(...moreTools(screen));
  return el(
    "main",
    { class: "game", onkeydown: onKey },
    el("h1", { class: "wordmark" }, TEXT.title),
    screen.players.element,
    el(
      "div",
      { class: "table" },
      screen.canvas,
      screen.markers.element,
      screen.choices.element,
      more,
      view,
      screen.legend,
      screen.queries.light.element,
      screen.toasts.element,
      screen.computers.element,
    ),
    screen.hand.element,
    screen.logHome,
  );
}

/** What is not needed while the game is taught. @param {GameScreen} screen */
function moreTools(screen) {
  const log = iconButton(
    "list",
    TEXT.log.open,
    alone(async () => (await screen.menu()).log()),
    "log",
  );
  log.classList.add("log-button");
  const aids = iconButton("eye", TEXT.aids.open, () => screen.queries.showAids(), "aids");
  const tools = [captioned(aids, TEXT.aids.open)];
  const { over, players } = screen.game.view();
  const { allowed } = screen.aids;
  if (allowed) tools.push(captioned(screen.fields, TEXT.aids.each.fields.title));
  tools.push(captioned(log, TEXT.log.open));
  const replay = alone(async () => (await screen.menu()).replay());
  if (over) tools.push(captioned(iconButton("play", TEXT.replay.open, replay, "replay"), TEXT.replay.open));
  else if (allowed && !screen.actions.sealed && players.some(({ level }) => !level)) tools.push(captioned(screen.hint, TEXT.advice.short));
  return tools;
}
