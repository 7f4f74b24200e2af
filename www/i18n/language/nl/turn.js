// @ts-check
/** A turn from its first step to its last, in Dutch. */

export const turn = {
  title: "Een beurt, stap voor stap",
  about: "Met de uitbreidingen van dit spel gebeurt alles in deze volgorde. Wat niet van toepassing is, sla je over.",
  steps: {
    abbey: "Is er een gat in het landschap, dan mag je je abdij leggen in plaats van een tegel te trekken.",
    draw: "Je trekt een tegel. Past die nergens, dan gaat hij uit het spel en trek je opnieuw.",
    lay: "Je legt de tegel zo dat alle randen passen.",
    figure: "Je mag een meeple op de tegel zetten, of iets doen wat daarvoor in de plaats komt.",
    phantom: "Je mag ook je fantoom zetten.",
    score: "Alles wat de tegel heeft afgebouwd wordt geteld, en de meeples daar komen terug.",
    wagon: "Wagens die zouden terugkomen, mogen doorrijden naar een project ernaast.",
    secondTile: "Is de weg of stad van je bouwmeester gegroeid, dan doe je dit allemaal nog eens met een nieuwe tegel.",
    secondPart: "Je mag de tweede tegel weigeren; dan eindigt je beurt.",
    next: "De volgende speler is aan de beurt.",
  },
};
