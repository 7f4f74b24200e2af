// @ts-check
/** The names of places on tiles, and of those who are there. */

/**
 * The kind of what a place is: of `road.S` the road, of `monastery.abbot`, where figures lie, that they lie.
 *
 * @param {string} place
 */
export function kindOf(place) {
  return place === "monastery.abbot" ? "lying" : place.split(".")[0];
}

/**
 * The players who have followers at a place, each with their number if there are several.
 *
 * @param {{ followers: number[] }} feature
 * @param {readonly { name: string }[]} players in turn order
 */
export function namesAt({ followers }, players) {
  return players.flatMap(({ name }, player) => (followers[player] > 0 ? [followers[player] > 1 ? `${name} (${followers[player]})` : name] : []));
}
