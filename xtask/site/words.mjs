/** The words around the articles on the rulebook's pages, in six languages. The articles themselves are those of the game's own reference. */

/**
 * @typedef {object} Words
 * @property {string} name of the language, in itself
 * @property {string} title
 * @property {string} intro
 * @property {string} contents
 * @property {string} onPage
 * @property {string} pages what the list of pages is called
 * @property {string} skip
 * @property {string} play leads to the game
 * @property {string} tools leads to what authors of rules pages need
 * @property {string} detail leads to every rule with all its examples
 * @property {(books: string) => string} source
 * @property {Record<"Z16" | "CAS" | "GL" | "A&M" | "AE", string>} books
 */

/** In the order of the page's own list of languages. @type {Record<string, Words>} */
export const WORDS = {
  en: {
    name: "English",
    title: "The living rulebook",
    intro:
      "The rules in our own words. Every picture is a working board: step through it, try something else, and point at a road, a city or a field to see what it is worth.",
    contents: "Contents",
    onPage: "On this page",
    pages: "Pages of the rulebook",
    skip: "Skip to the text",
    play: "Play",
    tools: "For authors of rules pages",
    detail: "Every rule in detail, with all examples",
    source: (books) => `Source: ${books}.`,
    books: {
      Z16: "rulebook of the base game of 2016, with The River and The Abbot",
      CAS: "reference card with Inns & Cathedrals",
      GL: "rulebook of the first edition",
      "A&M": "rulebook of Abbey & Mayor",
      AE: "rulebook of the 20th anniversary edition",
    },
  },
  de: {
    name: "Deutsch",
    title: "Das lebendige Regelheft",
    intro:
      "Die Regeln in unseren eigenen Worten. Jedes Bild ist ein Brett, das man bedienen kann: Gehe Schritt für Schritt, probiere etwas anderes, und zeige auf eine Straße, eine Stadt oder eine Wiese, um zu sehen, was sie wert ist.",
    contents: "Inhalt",
    onPage: "Auf dieser Seite",
    pages: "Seiten des Regelhefts",
    skip: "Zum Text",
    play: "Spielen",
    tools: "Für Autoren von Regelseiten (auf Englisch)",
    detail: "Jede Regel im Einzelnen, mit allen Beispielen (auf Englisch)",
    source: (books) => `Quelle: ${books}.`,
    books: {
      Z16: "Anleitung des Grundspiels von 2016 mit Fluss und Abt",
      CAS: "Übersichtskarte mit „Wirtshäuser & Kathedralen“",
      GL: "Anleitung der ersten Ausgabe",
      "A&M": "Anleitung von „Abtei & Bürgermeister“",
      AE: "Anleitung der Jubiläumsausgabe zum 20. Geburtstag",
    },
  },
  fr: {
    name: "Français",
    title: "La règle vivante",
    intro:
      "Les règles avec nos propres mots. Chaque image est un plateau qui fonctionne\u00a0: avancez pas à pas, essayez autre chose, et touchez une route, une ville ou un pré pour voir ce qu’il vaut.",
    contents: "Sommaire",
    onPage: "Sur cette page",
    pages: "Pages de la règle",
    skip: "Aller au texte",
    play: "Jouer",
    tools: "Pour les auteurs de pages de règles (en anglais)",
    detail: "Chaque règle en détail, avec tous les exemples (en anglais)",
    source: (books) => `Source\u00a0: ${books}.`,
    books: {
      Z16: "règle du jeu de base de 2016, avec La Rivière et L’Abbé",
      CAS: "carte récapitulative avec Auberges & Cathédrales",
      GL: "règle de la première édition",
      "A&M": "règle de Maires & Monastères",
      AE: "règle de l’édition du 20e anniversaire",
    },
  },
  es: {
    name: "Español",
    title: "El reglamento vivo",
    intro:
      "Las reglas con nuestras propias palabras. Cada imagen es un tablero que funciona: avanza paso a paso, prueba otra cosa y señala un camino, una ciudad o un campo para ver lo que vale.",
    contents: "Índice",
    onPage: "En esta página",
    pages: "Páginas del reglamento",
    skip: "Ir al texto",
    play: "Jugar",
    tools: "Para autores de páginas de reglas (en inglés)",
    detail: "Todas las reglas en detalle, con todos los ejemplos (en inglés)",
    source: (books) => `Fuente: ${books}.`,
    books: {
      Z16: "reglamento del juego básico de 2016, con El Río y El Abad",
      CAS: "tarjeta de referencia con Posadas y Catedrales",
      GL: "reglamento de la primera edición",
      "A&M": "reglamento de La Abadía y el Alcalde",
      AE: "reglamento de la edición del 20.º aniversario",
    },
  },
  nl: {
    name: "Nederlands",
    title: "De levende spelregels",
    intro:
      "De regels in onze eigen woorden. Elke afbeelding is een bord dat werkt: ga stap voor stap, probeer iets anders, en wijs een weg, een stad of een weide aan om te zien wat die waard is.",
    contents: "Inhoud",
    onPage: "Op deze pagina",
    pages: "Pagina’s van de spelregels",
    skip: "Naar de tekst",
    play: "Spelen",
    tools: "Voor schrijvers van regelpagina’s (in het Engels)",
    detail: "Elke regel in detail, met alle voorbeelden (in het Engels)",
    source: (books) => `Bron: ${books}.`,
    books: {
      Z16: "spelregels van het basisspel uit 2016, met De Rivier en De Abt",
      CAS: "overzichtskaart met Kathedralen & Herbergen",
      GL: "spelregels van de eerste editie",
      "A&M": "spelregels van Burgemeesters & Abdijen",
      AE: "spelregels van de jubileumeditie (20 jaar)",
    },
  },
  cs: {
    name: "Čeština",
    title: "Živá pravidla",
    intro:
      "Pravidla našimi vlastními slovy. Každý obrázek je plán, který funguje: procházej ho krok za krokem, zkus něco jiného a\u00a0ukaž na cestu, město nebo louku, kolik je za ně bodů.",
    contents: "Obsah",
    onPage: "Na této stránce",
    pages: "Stránky pravidel",
    skip: "Na text",
    play: "Hrát",
    tools: "Pro autory stránek s\u00a0pravidly (anglicky)",
    detail: "Každé pravidlo podrobně, se všemi příklady (anglicky)",
    source: (books) => `Zdroj: ${books}.`,
    books: {
      Z16: "pravidla základní hry z\u00a0roku 2016 s\u00a0Řekou a\u00a0Opatem",
      CAS: "přehledová karta s\u00a0Hostinci a\u00a0katedrálami",
      GL: "pravidla prvního vydání",
      "A&M": "pravidla Opatství a\u00a0starosty",
      AE: "pravidla vydání k\u00a020. výročí",
    },
  },
};
