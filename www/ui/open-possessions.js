// @ts-check
/** Opens the table of what everybody has, which is loaded then. */
import { onDemand } from "./on-demand.js";

/** @param {import("../bastide.js").GameView} view */
export async function openPossessions(view) {
  const { showPossessions } = await onDemand(() => import("./possessions.js"));
  await showPossessions(view);
}
