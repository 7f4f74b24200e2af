// @ts-check
/** Hills & Sheep, in German. */
import { FIGURES } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

Object.assign(FIGURES, { shepherd: { name: "Schäfer", a: "ein Schäfer", anA: "einen Schäfer", no: "kein Schäfer" } });

const sheep = (/** @type {number} */ count) => plural(count, { one: "ein Schaf", other: "# Schafe" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} zieht ${sheep(count)}.`,
    wolf: (name) => `${name} zieht einen Wolf: Er vertreibt die Herden der Wiese.`,
  },
  scores: { flock: (count) => plural(count, { one: " für eine Herde mit einem Schaf", other: " für eine Herde mit # Schafen" }) },
  extras: { vineyards: (count) => plural(count, { one: ", mit einem Weinberg", other: ", mit # Weinbergen" }), hill: ", dank eines Hügels" },
  causes: { wolf: (name) => `Der Wolf schickt den Schäfer von ${name} nach Hause.` },
  actions: { add: "Noch ein Plättchen aus dem Beutel ziehen", home: "Die Herde heimbringen" },
  parts: { hill: "Hügel", vineyard: "Weinberg" },
  pieces: { shepherd: "Schäfer" },
  hint: {
    shepherd: "Wähle eine Wiese ohne Schäfer. Er zieht gleich Schafe aus dem Beutel, aber hüte dich vor dem Wolf.",
    chosen: "Dein Schäfer zieht gleich Schafe aus dem Beutel. Vergrößerst du später seine Wiese, dann wächst die Herde, oder sie kommt heim.",
    flock:
      "Du hast die Wiese deines Schäfers vergrößert: Zieh noch einmal aus dem Beutel, oder bring die Herde heim und werte alle Schafe der Wiese. Ein Wolf würde sie vertreiben.",
  },
  why: {
    shepherdThere: "Auf dieser Wiese steht schon ein Schäfer.",
    flock: "Entscheide zuerst, was aus deiner Herde wird.",
    noFlock: "Über eine Herde ist gerade nicht zu entscheiden.",
    tokenMissing: "Die Aufzeichnung muss sagen, was gezogen wurde, wie in „flock add 3“.",
    tokenKnown: "Was gezogen wird, steht in der Aufzeichnung schon an anderer Stelle (Sheep).",
    notInBag: "Davon ist nichts mehr im Beutel.",
  },
  then: { shepherd: "Dann geht ein Schäfer auf eine Wiese." },
  advice: { addToFlock: "Zieh noch einmal für die Herde.", bringHome: "Bring die Herde heim." },
};
