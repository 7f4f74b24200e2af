// @ts-check
/** The card of Little Buildings at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "house",
  level: 1,
  seconds: 2,
  brings: ["pieces"],
  words: {
    en: {
      title: "Little Buildings",
      help: "Instead of a figure you may place a shed, a house or a tower on your tile. It makes the roads, cities and fields there and the monasteries around it worth more.",
      parts: { shed: "the sheds", house: "the houses", tower: "the towers" },
    },
    de: {
      title: "Kleine Gebäude",
      help: "Statt einer Figur darfst du einen Schuppen, ein Haus oder einen Turm auf dein Plättchen setzen. Straßen, Städte und Wiesen dort und Klöster ringsum sind dann mehr wert.",
      parts: { shed: "die Schuppen", house: "die Häuser", tower: "die Türme" },
    },
    fr: {
      title: "Les Petits Bâtiments",
      help: "Au lieu d’un pion, vous pouvez poser une cabane, une maison ou une tour sur votre tuile. Les routes, villes et prés de la tuile et les abbayes autour valent davantage.",
      parts: { shed: "les cabanes", house: "les maisons", tower: "les tours" },
    },
    es: {
      title: "Pequeños Edificios",
      help: "En vez de una figura puedes poner un cobertizo, una casa o una torre en tu loseta. Los caminos, ciudades y campos de la loseta y los monasterios de alrededor valen más.",
      parts: { shed: "los cobertizos", house: "las casas", tower: "las torres" },
    },
    nl: {
      title: "Kleine Gebouwen",
      help: "In plaats van een meeple mag je een hut, een huis of een toren op je tegel zetten. Wegen, steden en weiden daar en kloosters eromheen worden meer waard.",
      parts: { shed: "de hutten", house: "de huizen", tower: "de torens" },
    },
    cs: {
      title: "Malé stavby",
      help: "Místo figurky smíš postavit na svou kartičku kůlnu, dům nebo věž. Cesty, města a\u00a0louky na ní a\u00a0kláštery kolem pak mají větší hodnotu.",
      parts: { shed: "kůlny", house: "domy", tower: "věže" },
    },
  },
  section: "Little Buildings",
};
