// @ts-check
/** Why a saved game of JCloisterZone cannot be opened, in Dutch. */
import { words } from "../words.js";

const { listed, plural } = words("nl");

/** @type {typeof import("../en/jcz.js").jcz} */
export const jcz = {
  broken: "Dit bestand is beschadigd: het kan niet worden gelezen als een spel van JCloisterZone.",
  unknown: "Dit is geen opgeslagen spel van JCloisterZone: er staat niet in met welke tegels er wordt gespeeld.",
  setupOnly: "Dit bestand van JCloisterZone bevat alleen instellingen, geen spel.",
  old: "Dit spel is opgeslagen door een oude versie van JCloisterZone, 4 of ouder. Bastide leest spellen vanaf versie 5.",
  missing: (names) => `Dit spel van JCloisterZone gebruikt onderdelen die Bastide niet uit zulke bestanden kan lezen: ${listed(names)}.`,
  base: "geen basisspel",
  each: (count, name) => `${count} × ${name} per speler`,
  without: (name, box) => `${box} zonder ${name}`,
  cards: (box) => `een andere eindtelling voor ${box}`,
  players: (count) => `Dit spel van JCloisterZone heeft ${plural(count, { one: "één speler", other: "# spelers" })}; in Bastide spelen er een tot zes.`,
  start: "Dit spel van JCloisterZone begint niet zoals gewoonlijk met de starttegel, de bron van de rivier of de stad Carcassonne. Bastide kan dat niet tonen.",
  tile: (id) => `Dit spel van JCloisterZone heeft een tegel die Bastide nog niet heeft: ${id}.`,
  figure: (name) => `Dit spel van JCloisterZone heeft een speelstuk dat Bastide nog niet heeft: ${name}.`,
  action: (name) => `Dit spel van JCloisterZone bevat een actie die Bastide nog niet heeft: ${name}.`,
  bazaar: "In dit spel van JCloisterZone gaat een bazaar open. In zulke bestanden staat niet welke tegels daar liggen, dus Bastide kan het spel niet tonen.",
  tokens: "In dit spel van JCloisterZone wordt een herder gezet. In zulke bestanden staat niet welke fiches hij trekt, dus Bastide kan het spel niet tonen.",
  animal:
    "In dit spel van JCloisterZone wordt een piste gelegd. In zulke bestanden staat niet welk fiche onder de circustent ligt, dus Bastide kan het spel niet tonen.",
  order: "In dit spel van JCloisterZone wordt een tegel buiten de beurt gelegd, bijvoorbeeld een abdij na de laatste tegel. Bastide kan dat nog niet tonen.",
  step: (number) => `Dit bestand is beschadigd: stap ${number} van het spel is niet te lezen.`,
  names: {
    dragon: "Draak",
    "small-follower": "Gewone meeple",
    abbot: "Abt",
    "big-follower": "Grote meeple",
    inn: "Herbergen",
    cathedral: "Kathedralen",
    abbey: "Abdij",
    mayor: "Burgemeester",
    wagon: "Wagen",
    barn: "Herenboerderij",
    builder: "Bouwmeester",
    pig: "Varken",
    "pig-herd": "Varkenskuddes",
    traders: "Handelswaren",
    king: "Koning",
    phantom: "Fantoom",
    robber: "Roofridder",
    siege: "Belegerde steden",
    escape: "Ontsnapping",
    ferry: "Veerboten",
    tunnel: "Tunnelfiches",
    shrine: "Uitdagingen",
    "big-top": "Circustent",
    ringmaster: "Circusdirecteur",
    acrobats: "Acrobaten",
  },
};
