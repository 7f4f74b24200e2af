// @ts-check
/** The Flying Machines, in German. */
import { FIGURES } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital } = of("de");

/** @type {Record<string, string>} */
const WINDS = { N: "Norden", NE: "Nordosten", E: "Osten", SE: "Südosten", S: "Süden", SW: "Südwesten", W: "Westen", NW: "Nordwesten" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    flies: (name, figure, steps) => `${name} lässt ${FIGURES[figure].anA} fliegen. Der Würfel zeigt ${steps}.`,
    returns: (name, figure, steps) =>
      `${name} lässt ${FIGURES[figure].anA} fliegen. Der Würfel zeigt ${steps}: Dort ist kein Landeplatz, und die Figur kommt zurück in den Vorrat.`,
  },
  actions: { setOff: (figure) => `${capital(FIGURES[figure].name)}: mit dem Fluggerät` },
  machine: (wind) => `Fluggerät nach ${WINDS[wind]}`,
  hint: {
    machine:
      "Setze eine Figur auf das Plättchen, oder tippe auf das Fluggerät: Dann fliegt sie in Pfeilrichtung ein, zwei oder drei Plättchen weit, wie der Würfel sagt.",
    chosen:
      "Der Würfel sagt, wie weit sie fliegt. Sie landet in einem unfertigen Gebiet, auf einer Straße oder in einer Stadt, einem Kloster oder einem Garten, auch wenn schon andere dort sind.",
    landing: "Wähle, wo deine Figur landet. Andere dürfen schon dort sein.",
  },
  labels: { setOff: "Fliegen" },
  primary: { setOff: "Würfeln" },
  why: {
    noMachine: "Auf dem gelegten Plättchen ist kein Fluggerät.",
    flown: "In diesem Zug ist schon eine Figur geflogen.",
    notFlying: "Baumeister und Schweine fliegen nicht.",
    landing: "Wähle zuerst, wo die fliegende Figur landet.",
    noLanding:
      "Sie landet auf einer unfertigen Straße oder in einer unfertigen Stadt, einem unfertigen Kloster oder Garten des Plättchens, auf dem sie ankommt.",
    rollMissing: "Das Protokoll muss sagen, was der Würfel zeigte, wie in „meeple machine 2“.",
    rollKnown: "Was der Würfel zeigt, steht im Protokoll schon an anderer Stelle (Dice).",
  },
  then: { flight: "Dann fliegt eine Figur." },
  advice: { setOff: "Lass die Figur mit dem Fluggerät fliegen." },
  steps: {
    landing: "Eine Figur, die geflogen ist, landet so weit entfernt, wie der Würfel sagt.",
  },
  articles: {
    flight: {
      title: "Die Fluggeräte",
      text: [
        "Acht Plättchen zeigen ein Fluggerät mit einem Pfeil. Statt eine Figur auf ein solches Plättchen zu setzen, darfst du eine deiner Figuren, aber nicht Baumeister oder Schwein, von dort losfliegen lassen: Du würfelst, und die Figur fliegt ein, zwei oder drei Plättchen weit in Pfeilrichtung, bei einem schrägen Pfeil über die Ecken, und auch über Lücken.",
        "Dort wählst du, wo sie landet: auf einer unfertigen Straße oder in einer unfertigen Stadt, einem unfertigen Kloster oder Garten dieses Plättchens, wo eine solche Figur stehen darf, auch wenn schon andere dort sind. Auf einer Wiese landet sie nie. Liegt dort kein Plättchen oder ist darauf nichts unfertig, kommt die Figur in deinen Vorrat zurück, und du setzt keine andere.",
        "Wer die Mehrheit hat, bekommt die Punkte wie immer; ein Flug kann also eine große Stadt teilen oder übernehmen. In jedem Teil eines Zuges fliegt höchstens eine Figur; ein Phantom darf fliegen, wenn keine geflogen ist.",
      ],
      see: "Der Würfel zeigte 2: Der Meeple von Blau flog über ein Plättchen hinweg und teilt sich die Straße mit Rot.",
    },
  },
};
