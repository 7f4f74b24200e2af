// @ts-check
/** Hills & Sheep, in German. */
import { FIGURES, points } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

Object.assign(FIGURES, { shepherd: { name: "Schäfer", a: "ein Schäfer", anA: "einen Schäfer", no: "keinen Schäfer" } });

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
  actions: {
    add: (tokens, wolves) =>
      `Noch einmal aus dem Beutel ziehen (${plural(wolves, { zero: "kein Wolf", one: "# Wolf", other: "# Wölfe" })} unter ${tokens} Markern)`,
    home: (count) => `Die Herde heimbringen: ${points(count)}`,
  },
  feature: {
    flock: (name, count) => `Hier steht der Schäfer von ${name} mit ${plural(count, { zero: "keinem Schaf", one: "einem Schaf", other: "# Schafen" })}.`,
    home: (count) => `Kommt die Herde heim, bringt sie ${points(count)}.`,
    vineyards: (count) =>
      plural(count, {
        one: "Ein Weinberg daneben bringt 3 Punkte mehr, wenn es fertig wird.",
        other: "# Weinberge daneben bringen je 3 Punkte mehr, wenn es fertig wird.",
      }),
    tie: "Ein Hügel entscheidet den Gleichstand.",
    hill: "Auf diesem Hügel gewinnt eine Figur den Gleichstand.",
    vineyard: "Dieser Weinberg bringt einem fertigen Kloster daneben 3 Punkte mehr.",
  },
  unseen: (count) => plural(count, { one: "Ein weiteres liegt verdeckt unter einem Hügel.", other: "# weitere liegen verdeckt unter Hügeln." }),
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
    noFlock: "Gerade ist über keine Herde zu entscheiden.",
    tokenMissing: "Das Protokoll muss sagen, was gezogen wurde, wie in „flock add 3“.",
    tokenKnown: "Was gezogen wird, steht im Protokoll schon an anderer Stelle (Sheep).",
    notInBag: "Davon ist nichts mehr im Beutel.",
  },
  then: { shepherd: "Dann geht ein Schäfer auf eine Wiese." },
  advice: { addToFlock: "Zieh noch einmal für die Herde.", bringHome: "Bring die Herde heim." },
  steps: {
    herd: "Ein Schäfer, der gerade gesetzt wurde, zieht einen Marker aus dem Beutel.",
    flock: "Vergrößert das Plättchen die Wiese deines Schäfers, wächst seine Herde, oder sie kommt heim.",
  },
  articles: {
    hill: {
      title: "Hügel und Weinberge",
      text: [
        "Legst du ein Plättchen mit einem Hügel, dann kommt das nächste Plättchen des Stapels verdeckt darunter. Niemand sieht es mehr an, und es kommt nicht mehr ins Spiel.",
        "Ein Hügel entscheidet Gleichstände: Sind in einem Gebiet mehrere Spieler am stärksten, dann bekommen nur diejenigen von ihnen Punkte, die dort eine Figur auf einem Hügel haben. Stärker macht er niemanden, und ob jemand eine Figur auf einem Hügel hat oder mehrere, ist egal.",
        "Jeder Weinberg auf den acht Plättchen um ein Kloster bringt 3 Punkte mehr, wenn das Kloster fertig wird. Gärten und unfertige Klöster haben nichts davon.",
      ],
      see: "Beide haben einen Ritter in der Stadt. Der rote steht auf dem Hügel, also bekommt nur Rot die Punkte.",
    },
    flock: {
      title: "Schäfer und ihre Herden",
      text: [
        "Statt eine Figur zu setzen, darfst du deinen Schäfer auf eine Wiese des gelegten Plättchens stellen, wenn auf der ganzen Wiese noch kein Schäfer steht. Bauern stören ihn nicht und er sie nicht. Er zieht einen Marker aus dem Beutel, ein bis vier Schafe oder einen Wolf, und legt ihn neben sich.",
        "Vergrößerst du die Wiese deines Schäfers, dann entscheidest du: Zieh noch einmal aus dem Beutel, oder bring die Herde heim. Kommt sie heim, dann bekommt jeder, der einen Schäfer auf der Wiese hat, 1 Punkt für jedes Schaf auf ihr, auch für die der anderen. Alle Schäfer der Wiese gehen nach Hause, und die Schafe kommen zurück in den Beutel.",
        "Bei einem Wolf gehen alle Schäfer der Wiese ohne Punkte nach Hause. Auf einer Wiese, die nicht mehr wachsen kann, werden die Herden sofort gewertet, egal wer sie geschlossen hat. Am Ende des Spiels bringen Herden auf dem Brett nichts.",
      ],
      see: "Rot hat die Wiese des Schäfers vergrößert und drei Schafe zu dem einen gezogen, das er hatte.",
    },
  },
};
