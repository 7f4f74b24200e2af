// @ts-check
/** A picture or a film of a game, in Dutch. */

/** @type {typeof import("../en/picture.js").picture} */
export const picture = {
  title: "Afbeelding van het landschap",
  alt: "Het landschap, met de spelers en hun punten",
  save: "Afbeelding opslaan",
  share: "Afbeelding delen",
  film: "Spel als film opslaan",
  drawing: "De afbeelding wordt getekend …",
  ready: "De afbeelding is klaar.",
  failed: "De afbeelding kon niet worden getekend.",
  filming: (percent) => `Opname: ${percent}%`,
  file: "bastide",
};
