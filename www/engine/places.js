// @ts-check
/** The names of places on tiles. */

/**
 * The kind of what a place is: of `road.S` the road, of `monastery.abbot`, where figures lie, that they lie.
 *
 * @param {string} place
 */
export function kindOf(place) {
  return place === "monastery.abbot" ? "lying" : place.split(".")[0];
}
