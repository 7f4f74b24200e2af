// @ts-check
/** Little Buildings, in French. */
import { cell } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

const KINDS = { shed: "une cabane", house: "une maison", tower: "une tour" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { building: (name, building, x, y) => `${name} pose ${KINDS[building]} (${cell(x, y)}).` },
  extras: ", avec de petits bâtiments",
  actions: { shed: "Poser une cabane", house: "Poser une maison", tower: "Poser une tour" },
  visitors: "Un petit bâtiment se trouve ici\u00a0: il ajoute des points à ce qui est sur cette tuile.",
  holdings: {
    left: (count) => plural(count, { zero: "plus de petit bâtiment", one: "encore # petit bâtiment", other: "encore # petits bâtiments" }),
    kind: "Petits bâtiments restants",
  },
  pieces: { shed: "Cabane", house: "Maison", tower: "Tour" },
  labels: { shed: "Cabane", house: "Maison", tower: "Tour" },
  hint: "Les routes, villes et prés de cette tuile et les abbayes autour valent alors davantage, pour tous.",
  primary: { shed: "Poser la cabane", house: "Poser la maison", tower: "Poser la tour" },
  why: {
    noBuildingLeft: "Vous n’avez plus de bâtiment de ce genre.",
    buildingLater: "Un petit bâtiment se pose sur la tuile qui vient d’être posée, au lieu d’un pion.",
  },
  then: { building: "Puis un petit bâtiment est posé." },
  advice: { building: "Posez un petit bâtiment sur la tuile." },
  articles: {
    buildings: {
      title: "Les Petits Bâtiments",
      text: [
        "Chacun a quelques cabanes, maisons et tours. Au lieu de placer un pion, vous pouvez en poser une sur la tuile que vous venez de placer, même si aucun pion ne pourrait y aller, et aussi sur un monastère.",
        "Chacune ajoute 1 point à chaque route, ville et pré de sa tuile à chaque décompte, quel que soit le joueur qui marque, et à chaque abbaye ou jardin de sa tuile ou de l’une des huit autour. Les «\u00a0Options de règles\u00a0» peuvent donner 2 points aux maisons et 3 aux tours.",
        "Ces points viennent en dernier\u00a0: une sorcière ne les divise pas par deux. Un abbé que l’on reprend ne les reçoit pas. Un fantôme peut encore suivre.",
      ],
      see: "Une maison se trouve sur la route terminée de Rouge\u00a0: 3 points pour ses tuiles et 1 pour la maison.",
    },
  },
};
