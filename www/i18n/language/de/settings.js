// @ts-check
/** The settings, in German. */

/** @type {typeof import("../en/settings.js").settings} */
export const settings = {
  hearing: "Ton",
  sound: "Töne abspielen",
  volume: "Lautstärke",
  motion: "Animationen",
  calm: "Dein System ist auf weniger Bewegung eingestellt.",
  playing: {
    title: "Spielen",
    tapping: {
      title: "Legen und Setzen",
      values: [
        {
          value: "choose",
          label: "Knopf",
          help: "Einmal tippen wählt ein Feld, noch einmal dreht das Plättchen, der Knopf legt es. Eine Figur setzt schon das erste Tippen.",
        },
        { value: "twice", label: "Zweimal tippen", help: "Einmal tippen wählt, noch einmal an derselben Stelle legt. Gedreht wird mit dem Knopf." },
        {
          value: "once",
          label: "Einmal tippen",
          help: "Einmal tippen setzt eine Figur und legt das Plättchen, wenn es nur so passt oder in der Hand gedreht wurde.",
        },
      ],
    },
    hints: {
      title: "Hinweise auf dem Handy",
      values: [
        {
          value: "first",
          label: "Erste Spiele",
          help: "Zeigt in deinen ersten drei Spielen, was zu tun ist. Screenreader lesen es immer vor.",
        },
        { value: "always", label: "Immer" },
        { value: "never", label: "Nie" },
      ],
    },
    handOver: {
      title: "Weitergeben",
      help: "Nach jedem Zug tippt die nächste Person zuerst auf „Ich bin …“. Danach lässt sich der vorige Zug nicht mehr rückgängig machen.",
    },
    talk: { title: "Computerspieler reden", help: "Ein Satz, wenn sie gewinnen oder verlieren." },
    pace: {
      title: "Computerspieler",
      values: [
        { value: "slow", label: "Langsam" },
        { value: "normal", label: "Normal" },
        { value: "fast", label: "Schnell" },
      ],
    },
    undoAll: {
      title: "Unbegrenzt zurück",
      help: "Zurück bis zum ersten Plättchen, zum Lernen und Erklären. Sonst lässt sich ein Zug rückgängig machen, bis der nächste begonnen hat.",
    },
  },
  table: {
    title: "Am Tisch",
    leftHanded: { title: "Linkshändig", help: "Die Knöpfe wechseln die Seite." },
    around: { title: "Alle sitzen um das Tablet", help: "Der Bildschirm dreht sich zu der Person, die dran ist." },
    boardTurns: { title: "Das Brett dreht sich mit", help: "Sonst bleibt es liegen, und nur die Knöpfe drehen sich." },
    awake: { title: "Bildschirm anlassen", help: "Während eines Spiels." },
    seat: "Tippe auf eine Figur, um sie an die nächste Seite des Tisches zu setzen.",
    side: (name) => `Wo sitzt ${name}?`,
    sides: [
      { value: "0", label: "Vorn" },
      { value: "1", label: "Links" },
      { value: "2", label: "Hinten" },
      { value: "3", label: "Rechts" },
    ],
  },
  look: {
    title: "Aussehen",
    theme: {
      title: "Design",
      values: [
        { value: "system", label: "Wie das System" },
        { value: "light", label: "Hell" },
        { value: "dark", label: "Dunkel" },
      ],
    },
    text: {
      title: "Schrift",
      values: [
        { value: "normal", label: "Normal" },
        { value: "large", label: "Groß" },
        { value: "larger", label: "Sehr groß" },
      ],
    },
    style: {
      title: "Plättchen und Figuren",
      values: [
        { value: "standard", label: "Gemalt" },
        { value: "contrast", label: "Hoher Kontrast" },
      ],
    },
  },
};
