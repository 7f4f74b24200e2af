// @ts-check
/** The Tunnel, in French. */
import { cell, place as placeOf } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { tunnel: (name, x, y) => `${name} pose un jeton sur une entrée de tunnel (${cell(x, y)}).` },
  actions: { tunnel: (x, y, where, pair) => `Jeton de tunnel${pair && ` ${pair}`} (${cell(x, y)}, ${placeOf(where)})` },
  visitors: (name) => `Un jeton de tunnel de ${name} se trouve ici.`,
  parts: { tunnel: "entrée de tunnel" },
  holdings: {
    left: (count) => plural(count, { zero: "aucun jeton de tunnel", one: "# jeton de tunnel", other: "# jetons de tunnel" }),
    kind: "Jetons de tunnel",
  },
  labels: { tunnel: "Jeton" },
  pieces: { tunnel: "Jeton de tunnel" },
  hint: {
    tunnel: "Touchez une entrée de tunnel libre. Le deuxième jeton d’une paire relie sa route à celle du premier. Un seul jeton par tour.",
    chosen: "Un deuxième jeton de la même paire relie les deux routes. Le premier ne fait que barrer l’entrée aux autres.",
  },
  primary: { tunnel: "Poser le jeton" },
  skip: { tunnel: "Pas de jeton" },
  why: {
    tunnel: "Posez un jeton de tunnel maintenant, ou aucun.",
    noMouth: "Aucune route ne s’arrête là à une entrée de tunnel.",
    mouthTaken: "Il y a déjà un jeton sur cette entrée.",
    tunnelOnce: "Vous avez déjà posé un jeton de tunnel dans ce tour.",
    noTunnelToken: "Vous n’avez plus de jeton de cette paire.",
    noTunnel: "Un jeton de tunnel se pose avec le pion ou après lui.",
  },
  advice: { tunnel: "Posez un jeton de tunnel comme indiqué sur le plateau." },
  steps: {
    tunnel: "Vous pouvez poser un de vos jetons sur une entrée de tunnel libre.",
  },
  articles: {
    tunnel: {
      title: "Le Tunnel",
      text: [
        "Une route qui mène à une entrée de tunnel n’y est pas terminée\u00a0: elle reste ouverte jusqu’à ce que le tunnel soit relié à un autre. Une fois par tour, avant ou après avoir placé un pion, vous pouvez poser un de vos jetons sur n’importe quelle entrée libre.",
        "Le premier jeton d’une paire ne fait que barrer l’entrée aux autres, pour toujours. Le deuxième relie les deux entrées\u00a0: les deux routes n’en font plus qu’une, et les pions des deux se la partagent. Si une route est ainsi terminée, elle compte aussitôt, où qu’elle soit. Seules ses tuiles comptent.",
        "À deux joueurs, chacun commence avec trois paires, à trois avec deux, au-delà avec une\u202f; les «\u00a0Options de règles\u00a0» peuvent changer cela. Les passages de deux tuiles de Princesse & Dragon et de Maires & Monastères ont aussi des entrées.",
      ],
      see: "Rouge a posé les deux jetons d’une paire sur deux entrées\u00a0: les deux routes n’en font plus qu’une.",
    },
  },
};
