// @ts-check
/** What is said of a game that comes from a file or a link, in Dutch. */
import { words } from "../words.js";

const { plural, listed, moment } = words("nl");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  yourTurn: "jij bent aan de beurt",
  waitsFor: (names, since) => (names.length > 0 ? `wacht sinds ${moment(since)} op ${listed(names)}` : `wacht sinds ${moment(since)} op de anderen`),
  diagram: "Stelling",
  onlyShown: "Dit spelverslag bevat tegels waarmee hier nog niet gespeeld kan worden. Je kunt het alleen bekijken.",
  notPlayed: "Dit spel heeft een uitbreiding nodig die hier nog niet gespeeld kan worden. De tegels ervan kunnen in diagrammen worden getoond.",
  unknown: 'Dit is geen spelverslag: er staat geen regel in als [Bastide "1"].',
  tooLong: "Dit bestand is te lang voor een spelverslag.",
  moreRefused: (count) => plural(count, { one: "Nog één bestand kon niet worden geopend.", other: "Nog # bestanden konden niet worden geopend." }),
  unreadableFile: "Het bestand kon niet gelezen worden.",
  readable: "Je kunt het spel vanaf daar voortzetten.",
  openBeginning: "Begin openen",
  same: "Dit spel staat al bij je opgeslagen spellen.",
  further: "Je opgeslagen spel bevat nu ook wat er sindsdien is gespeeld.",
  behind: "Je opgeslagen spel is al verder: hier is het zoals je het achterliet.",
  openBehind: "Oudere stand als kopie openen",
  parted: (tiles) =>
    `Je hebt dit spel al, maar het is ${plural(tiles, { zero: "vanaf de eerste tegel", one: "na de eerste tegel", other: "na # tegels" })} anders gespeeld. Je kunt beide bewaren.`,
  partedTitle: "Twee versies van één spel",
  openParted: "Als ander spel openen",
  keepMine: "Mijn spel voortzetten",
  paste: "Gekopieerde tekst openen",
  pasteHelp: "Plak een spelverslag, een link naar een spel of een opgeslagen spel van een ander programma.",
  openText: "Openen",
  opened: "Het spel staat nu bij je opgeslagen spellen.",
  keysUnkept:
    "Dit bestand bevat sleutels van spellen per bericht, en de browser heeft er geen plaats meer voor: er is niets uit het bestand overgenomen. Maak ruimte en open het opnieuw.",
  notYet: "De browser heeft dit nog niet bewaard. Laat de pagina open: die blijft het proberen.",
  taking: (done, all) => `Spellen worden toegevoegd: ${done} van ${all}.`,
  several: (added, known, failed) =>
    [
      plural(added, { one: "# spel kwam erbij.", other: "# spellen kwamen erbij." }),
      plural(known, { zero: "", one: "# was er al.", other: "# waren er al." }),
      plural(failed, { zero: "", one: "# was niet tot het eind te lezen.", other: "# waren niet tot het eind te lezen." }),
    ]
      .filter(Boolean)
      .join(" "),
  unopened: (count) =>
    plural(count, {
      zero: "",
      one: "# is niet geopend, omdat je opgeslagen spellen niet te lezen waren. Open het bestand later opnieuw.",
      other: "# zijn niet geopend, omdat je opgeslagen spellen niet te lezen waren. Open het bestand later opnieuw.",
    }),
  solved: (count) =>
    plural(count, {
      zero: "Je hebt alle puzzels die volgens dit bestand zijn opgelost, al opgelost.",
      one: "Er is # opgeloste puzzel bij gekomen.",
      other: "Er zijn # opgeloste puzzels bij gekomen.",
    }),
  strangers: "De puzzels of solostapels die dit bestand noemt, bestaan hier niet.",
  unkept: "De browser heeft niet opgeslagen wat er in dit bestand over puzzels en solospellen staat.",
  better: (count) =>
    plural(count, {
      zero: "Je eigen soloresultaten zijn minstens even goed als die in dit bestand.",
      one: "# beste soloresultaat is uit het bestand overgenomen.",
      other: "# beste soloresultaten zijn uit het bestand overgenomen.",
    }),
  search: "Zoeken: speler, winnaar, datum, uitbreiding …",
  won: (name) => `${name} wint`,
  study: "geanalyseerd",
  found: (count) => plural(count, { zero: "Geen spel gevonden.", one: "# spel gevonden.", other: "# spellen gevonden." }),
  searchHelp: "Waar je op kunt zoeken",
  searchIntro:
    "Alle zoektermen moeten kloppen. Woorden vinden namen, datums en uitbreidingen; termen zoals deze doorzoeken de spellen zelf. Tik er een aan om die te proberen.",
  searching: "De spellen worden doorzocht …",
  searchFailed: "De spellen konden niet worden doorzocht.",
  showPlace: "Plek tonen",
  examples: {
    player: "Wie er meespeelde en met hoeveel punten",
    winner: "Wie er won en met hoeveel punten verschil",
    date: "Wanneer er het laatst is gespeeld",
    box: "Uitbreidingen en het aantal spelers",
    level: "Tegen welke computerspeler, in afgelopen spellen",
    points: "De punten van een speler voor één soort project: city, road, field, monastery …",
    feature: "Een project van zoveel tegels, afgebouwd of niet",
    tiles: "Deze tegels naast elkaar, waar dan ook en hoe ook gedraaid",
  },
  wrong: {
    term: (word) => `‘${word}’ is geen zoekterm; zoektermen zien eruit als player:ann of score>=100.`,
    value: (word) => `Achter ‘${word}’ ontbreekt een waarde, zoals in player:ann of score>=100.`,
    sign: (word) => `‘${word}’ kun je zo niet vergelijken: achter een naam komt een dubbele punt of =, achter een getal of datum ook >, <, >= of <=.`,
    number: (word) => `‘${word}’ is geen geheel getal.`,
    date: (word) => `‘${word}’ is geen datum zoals 2026, 2026-01 of 2026-01-31.`,
    box: (word) => `Er is geen uitbreiding ‘${word}’. Voorbeelden: inns, traders, abbot.`,
    level: (word) => `Er is geen computerspeler ‘${word}’, alleen novice, greedy, planner en master.`,
    answer: (word) => `Schrijf yes of no in plaats van ‘${word}’.`,
    feature: (word) => `‘${word}’ is geen grootte zoals city>=10, road>=8 of field>=12.`,
    tiles: (word) => `‘${word}’ zegt niet waar tegels liggen. Voorbeeld: D@0,0+V@1,0'.`,
    tile: (word) => `Er is geen tegel ‘${word}’. Voorbeelden: D, V, R01.`,
    quote: (word) => `Het aanhalingsteken voor ‘${word}’ is niet gesloten.`,
    length: () => "Deze zoekopdracht heeft te veel termen: maximaal 50.",
  },
};
