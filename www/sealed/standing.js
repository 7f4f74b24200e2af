// @ts-check
/** For whom a sealed game waits, as the list of saved games tells it. */

/**
 * @param {import("../sealed.js").SealedState} state
 * @param {{ name: string }[]} players
 * @returns {{ yours: true | undefined, waitsFor: string[] | undefined }}
 */
export function standingOf({ seat, asked, unsent, over, ended, waitsFor }, players) {
  if (asked || unsent) return { yours: true, waitsFor: undefined };
  const others = waitsFor.filter((one) => one !== seat).map((one) => players[one].name);
  return { yours: undefined, waitsFor: over || ended ? undefined : others };
}
