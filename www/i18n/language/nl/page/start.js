// @ts-check
/** What the start screen says, and what is explained there, in Dutch. */
import { words } from "../../words.js";

const { plural } = words("nl");

/** @type {typeof import("../../en/page/start.js").start} */
export const start = {
  setup: {
    computer: "Tegen de computer",
    computerHelp: "Tegen Pip, de beginner",
    pass: "Samen op één apparaat",
    passHelp: "Twee tot zes spelers",
    again: "Nog eens zoals de vorige keer",
    own: "Spel samenstellen",
    form: "Nieuw spel",
    players: "Wie doet er mee?",
    remove: (seat) => `Speler ${seat} verwijderen`,
    colourOf: (seat, colour) => `Kleur van speler ${seat}: ${colour}`,
    whoOf: (seat) => `Wie is speler ${seat}`,
    nameOf: (seat) => `Naam van speler ${seat}`,
    add: "Speler toevoegen",
    removeShort: "Verwijderen",
    move: (seat) => `Speler ${seat} verplaatsen of verwijderen: slepen, de pijltjestoetsen gebruiken of het menu openen`,
    moved: (name, place, count) => `${name} is nu nummer ${place} van ${count}.`,
    up: "Omhoog",
    down: "Omlaag",
    game: "Spel",
    expansions: (count) => plural(count, { one: "# uitbreiding", other: "# uitbreidingen" }),
    gameLine: (edition, boxes, pile) => [boxes.length === 0 ? "basisspel" : boxes.join(", "), edition, pile?.toLowerCase()].filter(Boolean).join(" · "),
    line: (names, game) => `${names.join(", ")} · ${game}`,
    pile: "Hoeveel tegels?",
    sameTiles: "Schudvolgorde herhalen",
    shuffleNumber: "Schudnummer",
    shuffleHelp: "Dezelfde uitbreidingen en regels geven met hetzelfde nummer op elk apparaat dezelfde tegels in dezelfde volgorde.",
    rules: "Regels",
    boxes: "Uitbreidingen",
    tiles: (count) => `${count} tegels`,
    options: "Regelopties",
    changed: (count) => plural(count, { zero: "standaard", other: "# gewijzigd" }),
    start: "Spelen",
    resume: "Verder met het laatste spel",
    resumeDetail: (scores, turn) => `${scores}, beurt ${turn}`,
    tooMany: (most) => `Met deze uitbreidingen kunnen er hoogstens ${most} meespelen: verwijder een speler of voeg een uitbreiding met een zesde kleur toe.`,
    nameless: (colour) => `De naam van ${colour} moet minstens één zichtbaar teken bevatten.`,
    help: "Zo speel je",
    games: "Opgeslagen spellen",
    puzzles: "Puzzels",
    solo: "Solo",
    career: "Statistieken",
  },
  agreed: {
    title: "Afgesproken voor dit spel",
    help: "Dit kan tijdens het spel niet worden veranderd.",
    aids: { title: "Zonder hulp", help: "Geen markeringen op het bord, geen tips en geen lijst van de resterende tegels." },
    undo: { title: "Zonder terugnemen", help: "Wat gelegd of gezet is, blijft." },
    fixed: "Dit is vóór het spel afgesproken.",
    noAids: "Dit spel wordt zonder hulp gespeeld.",
  },
  piles: [
    { value: "half", label: "De helft" },
    { value: "whole", label: "Alle" },
    { value: "double", label: "Alle dubbel" },
  ],
  favourites: {
    title: "Favoriete instellingen",
    last: "Zoals de vorige keer",
    name: "Naam voor deze instellingen",
    keep: "Opslaan",
    kept: (name) => `‘${name}’ is opgeslagen.`,
    unkept: "De browser heeft deze wijziging in de favoriete instellingen niet opgeslagen.",
    used: (name) => `‘${name}’ is geladen.`,
    remove: (name) => `‘${name}’ verwijderen`,
    deleted: (name) => `‘${name}’ is verwijderd.`,
  },
  levels: [
    { value: "novice", label: "Beginner", help: "Bouwt eigen wegen en steden, ziet weiden over het hoofd en maakt fouten." },
    { value: "greedy", label: "Verzamelaar", help: "Pakt meteen de meeste punten die er te halen zijn." },
    { value: "planner", label: "Planner", help: "Houdt rekening met wat de komende tegels kunnen voltooien." },
    { value: "master", label: "Meester", help: "Probeert de beste plannen uit voordat hij beslist." },
  ],
  /** What computer players say when they have won, or not. */
  editions: [
    { value: "2016", label: "2016", help: "De huidige regels, met boeren." },
    { value: "2001", label: "2001", help: "De eerste editie: boeren tellen stad voor stad, en een stad van twee tegels is minder waard." },
    { value: "2021", label: "2021", help: "De jubileumeditie." },
  ],
  boxes: {
    river: { title: "De Rivier", help: "Het spel begint met een rivier, van de bron tot een meer." },
    abbot: { title: "De Abt", help: "Tuinen tellen als kloosters, en de abt mag eerder worden teruggenomen." },
    inns: {
      title: "Herbergen & Kathedralen",
      help: "Meer punten voor wegen met een herberg en steden met een kathedraal, maar alleen als ze voltooid worden. Met een grote meeple en een zesde kleur.",
    },
    abbey: {
      title: "Abdij & Burgemeester",
      help: "Abdijen vullen gaten; iedereen krijgt ook een burgemeester, een wagen en een schuur. Voor maximaal zes spelers.",
    },
    river2: { title: "De Rivier II", help: "Een rivier die zich splitst en op twee plaatsen eindigt." },
    traders: {
      title: "Kooplieden & Bouwmeesters",
      help: "Wie een stad voltooit, neemt de goederen. De bouwmeester geeft een tweede tegel in je beurt, het varken meer punten voor weiden. Met een zesde kleur.",
    },
    king: {
      title: "Koning & Roofridder",
      help: "Wie de grootste stad voltooit, heeft de koning, wie de langste weg voltooit, de roofridder: punten aan het eind.",
    },
    phantom: { title: "Het Fantoom", help: "Een tweede pion: na de eerste mag het fantoom op een ander deel van dezelfde tegel." },
    dragon: {
      title: "De Draak, de Fee & de Jonkvrouw",
      help: "Een draak die iedereen verplaatst, eet pionnen op; een fee beschermt ze. Jonkvrouwen sturen ridders naar huis en magische poorten leiden ver weg.",
    },
    tower: { title: "De Toren", help: "Bouw torens, neem vandaar pionnen van anderen gevangen en laat ze losgeld betalen." },
    bridges: {
      title: "Bruggen, Burchten & Bazaars",
      help: "Bruggen leiden wegen over weiden, kleine steden worden burchten en op bazaars worden tegels geveild.",
    },
    count: {
      title: "De Graaf van Carcassonne",
      help: "De stad Carcassonne ligt op tafel. Wie anderen aan punten helpt, mag er pionnen heen sturen en ze later terughalen.",
    },
    anniversary: {
      title: "20-jarig jubileum",
      help: "Tegels met pijlen: 2 punten, een pion naast een andere, een pion ver weg of nog een beurt. Het landschap erop hebben we zelf bedacht.",
    },
    hills: {
      title: "Schapen & Heuvels",
      help: "Onder elke heuvel ligt een verborgen tegel, en pionnen op heuvels beslissen bij gelijke stand. Wijngaarden maken kloosters meer waard. Een herder verzamelt schapen; een wolf verjaagt ze.",
    },
    flier: {
      title: "De Vliegmachines",
      help: "Een pion mag met een vliegmachine een tot drie tegels ver vliegen, zoals de dobbelsteen zegt, ook naar een gebied dat al bezet is.",
    },
  },
  colours: { red: "Rood", blue: "Blauw", green: "Groen", yellow: "Geel", black: "Zwart", pink: "Roze" },
  help: {
    learn: "Spelenderwijs leren",
    learnHelp: "Een eerste spel met uitleg, in vijf minuten",
    goOn: "Les voortzetten",
    rules: "Alle regels",
    rule: "Regel",
  },
};
