// @ts-check
/** Spelen met alleen woorden: antwoorden op één toets, getypte zetten en het bord als tabel; in het Nederlands. */
import { words } from "../words.js";
import { FEATURES } from "./game.js";

const { listed, plural, capital } = words("nl-NL");

/** @type {Record<string, string>} */
const SIDES = { N: "noorden", E: "oosten", S: "zuiden", W: "westen" };

/** @param {number} x @param {number} y */
const where = (x, y) =>
  [x && `${Math.abs(x)} ${x > 0 ? "oost" : "west"}`, y && `${Math.abs(y)} ${y > 0 ? "zuid" : "noord"}`].filter(Boolean).join(", ") || "eerste tegel";

/** @type {typeof import("../en/spoken.js").spoken} */
export const spoken = {
  where,
  part: (feature, sides, coats, inn, cathedral) =>
    [
      FEATURES[feature],
      sides.length > 0 && `in het ${listed(sides.map((side) => SIDES[side]))}`,
      coats > 0 && plural(coats, { one: "met een wapenschild", other: "met # wapenschilden" }),
      inn && "met een herberg",
      cathedral && "met een kathedraal",
    ]
      .filter(Boolean)
      .join(" "),
  meadow: "alleen weide",
  hand: (tile, parts) => `In de hand: tegel ${tile}, ${parts.join("; ")}.`,
  noTile: "Je hebt geen tegel in de hand.",
  scores: (scores) => `Punten: ${scores.join(", ")}.`,
  score: (name, points, figures) => `${name} ${points}, met ${plural(figures, { zero: "geen meeple", one: "# meeple", other: "# meeples" })} in voorraad`,
  nothingYet: "Er is nog niets gespeeld.",
  noFigures: "Je hebt geen meeple op het bord.",
  figure: (figure, x, y, feature) => `${figure}, ${where(x, y)}: ${feature}.`,
  turn: (who, turn, left) =>
    `Beurt ${turn}, ${who}. ${plural(left, { zero: "Er is geen tegel over", one: "Er is # tegel over", other: "Er zijn # tegels over" })}.`,
  typed: {
    label: "Typ een zet of een vraag",
    help: "Typ het nummer van een keuze, een plek zoals 1,-2 0 (oost, zuid, kwartslagen) of road.S, ‘verder’ of ‘terug’. Vragen: ‘lijst’, s voor de punten, d voor de tegel in de hand, l voor de laatste zet, m voor mijn meeples, o voor wie aan de beurt is.",
    commands: { list: ["lijst", "list"], skip: ["verder", "nee", "skip"], undo: ["terug", "terugnemen", "undo"], help: ["hulp", "help", "?"] },
    choices: (choices) => `Je kunt: ${choices.map((choice, index) => `${index + 1}: ${choice}`).join(". ")}.`,
    orSkip: "Of typ ‘verder’.",
    nothing: "Er valt nu niets te beslissen.",
    noChoice: (count) => `De keuzes gaan van 1 tot ${count}.`,
    turns: (turns) => `De tegel past daar op meerdere manieren: geef het aantal kwartslagen erbij, ${turns.join(" of ")}.`,
    unknown: (text) => `‘${text}’ wordt niet begrepen. Typ ‘hulp’ om te horen wat je kunt typen.`,
    notNow: "Je bent niet aan de beurt.",
    nothingBack: "Er is niets om terug te nemen.",
  },
  grid: {
    open: "Bord als tekst",
    help: "De pijltjestoetsen gaan van plek naar plek, Enter kiest een plek voor de tegel in de hand.",
    walk: "De pijltjestoetsen gaan van plek naar plek.",
    label: "Bord",
    tile: (x, y, features) => `${capital(where(x, y))}: ${features}`,
    empty: (x, y, fits) => `${capital(where(x, y))}: leeg. ${fits}`,
    legal: "De tegel in de hand past.",
    far: (x, y) => `${capital(where(x, y))}: leeg, zonder tegel ernaast.`,
  },
};
