// @ts-check
/** What a master would do, and why, in French. */
import { points } from "./game.js";

/** @type {typeof import("../en/advice.js").advice} */
export const advice = {
  title: "Ce que ferait un maître",
  thinking: "Le maître réfléchit …",
  failed: "Le conseil n’a pas pu être obtenu. Réessayez.",
  shown: {
    tile: "Posez la tuile comme le montre le plateau.",
    figure: "Placez le pion comme le montre le plateau.",
    abbey: "Posez l’abbaye comme le montre le plateau.",
    barn: "Placez la grange comme le montre le plateau.",
    move: "Déplacez le chariot comme le montre le plateau.",
    fairy: "Envoyez la fée comme le montre le plateau.",
    princess: "Renvoyez le chevalier que montre le plateau.",
    floor: "Construisez l’étage comme le montre le plateau.",
    capture: "Capturez le pion que montre le plateau.",
    dragon: "Déplacez le dragon comme le montre le plateau.",
    placeAt: "Placez le pion comme le montre le plateau.",
    exchange: "Reprenez un pion.",
    ransom: "Payez la rançon.",
    recall: "Reprenez l’abbé.",
    skip: "Ne placez pas de pion à ce tour.",
  },
  skip: { abbey: "Gardez l’abbaye et piochez une tuile.", wagon: "Reprenez le chariot.", capture: "Ne capturez personne.", phantom: "Gardez le fantôme." },
  features: { road: "Route", city: "Ville", monastery: "Monastère", garden: "Jardin", field: "Pré" },
  scores: (name, feature, count) => `${feature} : ${points(count)} tout de suite pour ${name}`,
  more: (name, feature, count) => `${feature} : environ ${points(count)} de plus pour ${name}`,
  less: (name, feature, count) => `${feature} : environ ${points(count)} de moins pour ${name}`,
};
