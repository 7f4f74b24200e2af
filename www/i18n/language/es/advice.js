// @ts-check
/** What a master would do, and why, in Spanish. */
import { words } from "../words.js";
import { FEATURES, points } from "./game.js";

const { plural, capital } = words("es");

/** @type {typeof import("../en/advice.js").advice} */
export const advice = {
  title: "Lo que haría un maestro",
  thinking: "El maestro está pensando…",
  failed: "No se ha podido obtener el consejo. Inténtalo de nuevo.",
  shown: {
    tile: "Coloca la loseta como se ve en el tablero.",
    figure: "Pon la figura como se ve en el tablero.",
    abbey: "Coloca la abadía como se ve en el tablero.",
    barn: "Pon el granero como se ve en el tablero.",
    move: "Mueve el carro como se ve en el tablero.",
    placeAt: "Pon la figura como se ve en el tablero.",
    recall: "Recupera al abad.",
    skip: "No pongas ninguna figura en este turno.",
  },
  skip: { abbey: "Quédate con la abadía y roba una loseta.", wagon: "Recupera el carro.", capture: "No captures a nadie.", phantom: "Guarda el fantasma." },
  brings: "Lo que aporta:",
  better: "Una jugada mejor",
  rest: (count) =>
    plural(count, { one: "Cerca de # punto solo se nota en los turnos siguientes.", other: "Cerca de # puntos solo se notan en los turnos siguientes." }),
  feature: (name) => capital(FEATURES[name] ?? name),
  scores: (name, feature, count) => `${feature}: ${points(count)} en el acto para ${name}`,
  more: (name, feature, count) => `${feature}: cerca de ${points(count)} más para ${name}`,
  less: (name, feature, count) => `${feature}: cerca de ${points(count)} menos para ${name}`,
};
