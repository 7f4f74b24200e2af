// @ts-check
/** A board of other pages, shown in the app: its engine reads what that of the game does not. */
import { el } from "../lib/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { TEXT } from "../i18n/text.js";
import { style, theme } from "../ui/theme.js";

/** How the app looks, as the attribute `theme` of a board. */
export const boardTheme = () => (style() === "contrast" ? "contrast" : theme());

/**
 * A board opens whatever the app has stored, however long that is.
 *
 * @param {{ mode: string, record: string, at?: number }} attributes
 * @returns {Promise<HTMLElement>}
 */
export async function embeddedBoard(attributes) {
  await onDemand(() => import("../embed.js"));
  return Object.assign(el("bastide-board", { ...attributes, loading: "eager", lang: TEXT.tag, theme: boardTheme() }), { longest: Infinity });
}
