// @ts-check
/** The settings, in Dutch. */

/** @type {typeof import("../en/settings.js").settings} */
export const settings = {
  hearing: "Geluid",
  sound: "Geluiden afspelen",
  volume: "Volume",
  motion: "Animaties",
  calm: "Je systeem is ingesteld op minder beweging.",
  playing: {
    title: "Spelen",
    tapping: {
      title: "Tegels leggen en meeples zetten",
      values: [
        { value: "choose", label: "Knop", help: "Een tik kiest een plek, de volgende draait de tegel en de knop legt hem. Een meeple zet je met één tik." },
        { value: "twice", label: "Twee keer tikken", help: "Een tik kiest, een tweede op dezelfde plek legt. Draaien doe je met de knop." },
        {
          value: "once",
          label: "Eén keer tikken",
          help: "Een tik zet een meeple, en legt de tegel als die maar op één manier past of in de hand gedraaid is.",
        },
      ],
    },
    hints: {
      title: "Aanwijzingen op de telefoon",
      values: [
        {
          value: "first",
          label: "Eerste spellen",
          help: "Toont in je eerste drie spellen wat je kunt doen. Schermlezers lezen het altijd voor.",
        },
        { value: "always", label: "Altijd" },
        { value: "never", label: "Nooit" },
      ],
    },
    handOver: {
      title: "Doorgeven",
      help: "Na elke beurt tikt de volgende speler eerst op ‘Ik ben …’. Daarna kan de vorige beurt niet meer worden teruggenomen.",
    },
    talk: { title: "Computerspelers praten", help: "Een zin als ze winnen of verliezen." },
    pace: {
      title: "Computerspelers",
      values: [
        { value: "slow", label: "Langzaam" },
        { value: "normal", label: "Normaal" },
        { value: "fast", label: "Snel" },
      ],
    },
    undoAll: {
      title: "Onbeperkt terugnemen",
      help: "Terug tot de eerste tegel, om te leren en uit te leggen. Anders kun je een beurt terugnemen tot de volgende speler iets doet.",
    },
  },
  table: {
    title: "Aan tafel",
    leftHanded: { title: "Linkshandig", help: "De knoppen wisselen van kant." },
    around: { title: "Spelers zitten rond de tablet", help: "Het scherm draait naar wie er moet kiezen." },
    boardTurns: { title: "Het bord draait mee", help: "Anders blijft het stilliggen en draaien alleen de knoppen." },
    awake: { title: "Scherm aan laten", help: "Tijdens een spel." },
    seat: "Tik op een meeple om die naar de volgende kant van de tafel te zetten.",
    side: (name) => `Waar zit ${name}?`,
    sides: [
      { value: "0", label: "Voor" },
      { value: "1", label: "Links" },
      { value: "2", label: "Achter" },
      { value: "3", label: "Rechts" },
    ],
  },
  look: {
    title: "Uiterlijk",
    theme: {
      title: "Thema",
      values: [
        { value: "system", label: "Zoals het systeem" },
        { value: "light", label: "Licht" },
        { value: "dark", label: "Donker" },
      ],
    },
    text: {
      title: "Tekst",
      values: [
        { value: "normal", label: "Normaal" },
        { value: "large", label: "Groot" },
        { value: "larger", label: "Zeer groot" },
      ],
    },
    style: {
      title: "Tegels en meeples",
      values: [
        { value: "standard", label: "Geschilderd" },
        { value: "contrast", label: "Hoog contrast" },
      ],
    },
  },
};
