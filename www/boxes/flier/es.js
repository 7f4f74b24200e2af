// @ts-check
/** The Flying Machines, in Spanish. */
import { FIGURES } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital } = of("es");

/** @type {Record<string, string>} */
const WINDS = { N: "el norte", NE: "el noreste", E: "el este", SE: "el sureste", S: "el sur", SW: "el suroeste", W: "el oeste", NW: "el noroeste" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    flies: (name, figure, steps) => `${name} hace volar ${FIGURES[figure].a}. El dado marca ${steps}.`,
    returns: (name, figure, steps) =>
      `${name} hace volar ${FIGURES[figure].a}. El dado marca ${steps}: no hay dónde aterrizar y el seguidor vuelve a la reserva.`,
  },
  actions: { setOff: (figure) => `${capital(FIGURES[figure].name)}: despegar` },
  machine: (wind) => `máquina voladora hacia ${WINDS[wind]}`,
  hint: {
    machine: "Pon un seguidor en la loseta, o toca la máquina: vuela en la dirección de la flecha una, dos o tres losetas, según el dado.",
    chosen: "El dado dice hasta dónde vuela. Aterriza en un camino, una ciudad, un monasterio o un jardín sin completar, aunque haya otros seguidores.",
    landing: "Elige dónde aterriza tu seguidor. Puede haber otros allí.",
  },
  labels: { setOff: "Volar" },
  primary: { setOff: "Tirar el dado" },
  why: {
    noMachine: "La loseta que acabas de poner no tiene máquina voladora.",
    flown: "En este turno ya ha volado un seguidor.",
    notFlying: "Los constructores y los cerdos no vuelan.",
    landing: "Elige primero dónde aterriza el seguidor.",
    noLanding: "Aterriza en un camino, una ciudad, un monasterio o un jardín sin completar de la loseta a la que llega.",
    rollMissing: "La anotación debe decir lo que marcó el dado, como en «meeple machine 2».",
    rollKnown: "La anotación ya dice en otro lugar lo que marca el dado (Dice).",
  },
  then: { flight: "Después, un seguidor vuela." },
  advice: { setOff: "Haz volar al seguidor." },
  steps: {
    landing: "El seguidor que ha volado aterriza tan lejos como dice el dado.",
  },
  articles: {
    flight: {
      title: "Las Máquinas Voladoras",
      text: [
        "Ocho losetas muestran una máquina voladora con una flecha. En vez de poner un seguidor en esa loseta, puedes hacer despegar a uno de tus seguidores: tiras el dado y el seguidor vuela una, dos o tres losetas en la dirección de la flecha, en diagonal si la flecha lo es, y por encima de los huecos.",
        "Allí eliges dónde aterriza: en un camino, una ciudad, un monasterio o un jardín sin completar de esa loseta donde pueda estar ese seguidor, aunque ya haya otros. Nunca aterriza en un campo. Si no hay loseta, o si nada en ella está sin completar, el seguidor vuelve a tu reserva y no pones otro.",
        "Quien tiene la mayoría puntúa como siempre: un vuelo puede compartir una gran ciudad o quedarse con ella. En cada parte de un turno vuela un solo seguidor; un fantasma puede volar si nadie lo ha hecho.",
      ],
      see: "El dado marcó 2: el seguidor de Azul voló por encima de una loseta y comparte el camino de Rojo.",
    },
  },
};
