// @ts-check
/** What a master would do, and why, in French. */
import { words } from "../words.js";
import { FEATURES, points } from "./game.js";

const { plural, capital } = words("fr");

/** @type {typeof import("../en/advice.js").advice} */
export const advice = {
  title: "Ce que ferait un maître",
  thinking: "Le maître réfléchit…",
  failed: "Impossible d’obtenir un conseil. Réessayez.",
  shown: {
    tile: "Posez la tuile comme indiqué sur le plateau.",
    figure: "Placez le pion comme indiqué sur le plateau.",
    abbey: "Posez le monastère comme indiqué sur le plateau.",
    barn: "Placez la grange comme indiqué sur le plateau.",
    move: "Déplacez le chariot comme indiqué sur le plateau.",
    placeAt: "Placez le pion comme indiqué sur le plateau.",
    recall: "Reprenez l’abbé.",
    skip: "Ne placez pas de pion à ce tour.",
  },
  skip: { abbey: "Gardez le monastère et piochez une tuile.", wagon: "Reprenez le chariot.", capture: "Ne capturez personne.", phantom: "Gardez le fantôme." },
  brings: "Ce que cela rapporte\u00a0:",
  better: "Un meilleur coup",
  rest: (count) =>
    plural(count, { one: "Environ # point ne viendra que dans les tours suivants.", other: "Environ # points ne viendront que dans les tours suivants." }),
  feature: (name) => capital(FEATURES[name] ?? name),
  scores: (name, feature, count) => `${feature} : ${points(count)} tout de suite pour ${name}`,
  more: (name, feature, count) => `${feature} : environ ${points(count)} de plus pour ${name}`,
  less: (name, feature, count) => `${feature} : environ ${points(count)} de moins pour ${name}`,
};
