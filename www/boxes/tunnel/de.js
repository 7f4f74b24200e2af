// @ts-check
/** The Tunnel, in German. */
import { cell, place as placeOf } from "../../i18n/language/de/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { tunnel: (name, x, y) => `${name} legt eine Marke auf eine Tunnelöffnung (${cell(x, y)}).` },
  actions: { tunnel: (x, y, where, pair) => `Tunnelmarke${pair && ` ${pair}`} (${cell(x, y)}: ${placeOf(where)})` },
  visitors: (name) => `Hier liegt eine Tunnelmarke von ${name}.`,
  parts: { tunnel: "Tunnelöffnung" },
  holdings: {
    left: (count) => plural(count, { zero: "keine Tunnelmarken", one: "# Tunnelmarke", other: "# Tunnelmarken" }),
    kind: "Tunnelmarken",
  },
  labels: { tunnel: "Marke" },
  pieces: { tunnel: "Tunnelmarke" },
  hint: {
    tunnel: "Tippe eine freie Tunnelöffnung an. Die zweite Marke eines Paares verbindet ihre Straße mit der Straße der ersten. Eine Marke je Zug.",
    chosen: "Eine zweite Marke desselben Paares verbindet die beiden Straßen. Die erste hält nur andere fern.",
  },
  primary: { tunnel: "Marke legen" },
  skip: { tunnel: "Keine Marke" },
  why: {
    tunnel: "Lege jetzt eine Tunnelmarke oder keine.",
    noMouth: "Dort endet keine Straße in einer Tunnelöffnung.",
    mouthTaken: "Auf dieser Öffnung liegt schon eine Marke.",
    tunnelOnce: "Du hast in diesem Zug schon eine Tunnelmarke gelegt.",
    noTunnelToken: "Du hast keine Marke dieses Paares mehr.",
    noTunnel: "Eine Tunnelmarke legt man mit der Figur oder danach.",
  },
  advice: { tunnel: "Lege eine Tunnelmarke wie auf dem Brett gezeigt." },
  steps: {
    tunnel: "Du darfst eine deiner Marken auf eine freie Tunnelöffnung legen.",
  },
  articles: {
    tunnel: {
      title: "Der Tunnel",
      text: [
        "Eine Straße, die in eine Tunnelöffnung führt, ist dort nicht fertig: Sie bleibt offen, bis der Tunnel mit einem anderen verbunden ist. Einmal in deinem Zug, vor oder nach dem Setzen einer Figur, darfst du eine deiner Marken auf irgendeine freie Öffnung legen.",
        "Die erste Marke eines Paares hält nur die anderen fern, und zwar für immer. Die zweite verbindet die beiden Öffnungen: Die zwei Straßen werden eine, und die Figuren auf beiden teilen sie sich. Wird dadurch eine Straße fertig, wird sie sofort gewertet, wo sie auch liegt. Nur ihre Plättchen zählen.",
        "Zu zweit beginnen alle mit drei Paaren, zu dritt mit zwei und sonst mit einem; unter „Regeloptionen“ lässt sich das ändern. Auch die Durchgänge auf zwei Plättchen von „Burgfräulein & Drache“ und „Abtei & Bürgermeister“ haben Öffnungen.",
      ],
      see: "Rot hat beide Marken eines Paares auf zwei Öffnungen gelegt: Die zwei Straßen sind jetzt eine.",
    },
  },
};
