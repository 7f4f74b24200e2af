// @ts-check
/** How far somebody is ahead on average, in points: "+1.5", "−0.3"; what is written as zero has no sign. */

/**
 * @param {import("./languages.js").Locale} locale
 * @param {number} points
 */
export const describeLead = (locale, points) => `${points < -0.05 ? "−" : points > 0.05 ? "+" : ""}${locale.number(Math.abs(points))}`;
