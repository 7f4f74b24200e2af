// @ts-check
/** How to play in six sentences, in German. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "So wird gespielt",
  steps: [
    "In jedem Zug ziehst du ein Plättchen und legst es an die Plättchen auf dem Tisch an: Stadt muss an Stadt liegen, Straße an Straße und Wiese an Wiese.",
    "Dann darfst du eine Figur auf dieses Plättchen setzen: in eine Stadt, auf eine Straße, in ein Kloster oder auf eine Wiese, aber nur, wenn dort noch keine Figur steht, auch keine eigene.",
    "Eine fertige Stadt bringt 2 Punkte für jedes Plättchen und jedes Wappen, eine fertige Straße 1 Punkt je Plättchen und ein Kloster mit allen acht Nachbarn 9 Punkte. Die Figuren kommen dann zu dir zurück.",
    "Stehen Figuren mehrerer Spieler im selben Gebiet, bekommt die Punkte, wer dort die meisten hat. Bei Gleichstand bekommen alle Beteiligten die vollen Punkte.",
    "Bauern bleiben bis zum Ende auf ihrer Wiese und bringen dann Punkte für jede fertige Stadt daneben. Auch unfertige Gebiete bringen noch ein paar Punkte.",
    "Wenn alle Plättchen gelegt sind, gewinnt, wer die meisten Punkte hat.",
  ],
};
