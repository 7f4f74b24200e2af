// @ts-check
/** A picture or a film of a game, in English. */

export const picture = {
  title: "Picture of the landscape",
  alt: "The landscape, with the players and their points",
  save: "Save picture",
  share: "Share picture",
  film: "Save the game as a film",
  drawing: "Drawing the picture …",
  ready: "The picture is ready.",
  failed: "The picture could not be drawn.",
  filming: (/** @type {number} */ percent) => `Recording: ${percent}%`,
  file: "bastide",
};
