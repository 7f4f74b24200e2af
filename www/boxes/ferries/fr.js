// @ts-check
/** The Ferries, in French. */
import { cell } from "../../i18n/language/fr/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { ferry: (name, first, second, x, y) => `${name} relie par le bac les routes ${first} et ${second} (${cell(x, y)}).` },
  actions: { ferry: (first, second, x, y) => `Relier les routes ${first} et ${second} (${cell(x, y)})` },
  edges: { N: "du nord", E: "de l’est", S: "du sud", W: "de l’ouest" },
  visitors: (first, second) => `Le bac relie les routes ${first} et ${second}\u202f; les autres s’arrêtent au lac.`,
  parts: { lake: "lac avec un bac" },
  labels: { ferry: (first, second) => `${first} – ${second}`.replace(/du |de l’/g, "") },
  pieces: { ferry: "Bac" },
  hint: {
    ferry: "Choisissez les deux routes que relie le bac de votre lac. Elles n’en font plus qu’une, les autres s’arrêtent au lac.",
    ferries: "Une route de votre tuile mène à ce bac\u00a0: il peut relier deux autres routes, ou rester.",
    chosen: "Ces deux routes n’en font plus qu’une. Ce qui est ainsi terminé compte aussitôt.",
  },
  primary: { ferry: "Poser le bac", ferries: "Déplacer le bac" },
  skip: { ferries: "Laisser le bac" },
  why: {
    ferry: "Posez d’abord le bac du nouveau lac.",
    ferries: "Un bac peut se déplacer maintenant, ou rester.",
    noLake: "Il n’y a pas là de lac avec deux routes de ce genre.",
    sameFerry: "Le bac relie déjà ces deux routes.",
    ferryNotFound: "Aucune route de la nouvelle tuile ne mène d’abord à ce bac, ou il s’est déjà déplacé.",
    noFerry: "Aucun bac ne se déplace maintenant.",
  },
  advice: { ferry: "Posez le bac comme indiqué sur le plateau." },
  steps: {
    ferry: "Une tuile avec un lac\u00a0: vous posez son bac.",
    ferries: "Les autres bacs où mène une route de votre tuile peuvent bouger.",
  },
  articles: {
    ferries: {
      title: "Les Bacs",
      text: [
        "Les routes s’arrêtent à un lac. Quand vous posez une tuile avec un lac, vous pouvez placer comme d’habitude un pion sur une de ses routes\u202f; puis vous posez le bac de façon qu’il relie deux des routes. Elles n’en font plus qu’une, les autres s’arrêtent au lac. On ne compte les points qu’ensuite.",
        "Quand vous posez une tuile avec une route, suivez cette route dans toutes les directions. Chaque bac que vous rencontrez en premier peut se déplacer\u00a0: il relie alors deux autres routes de son lac. Un bac ne se déplace qu’une fois dans ce tour, et rien n’oblige à le déplacer. Un monastère ne déplace aucun bac.",
        "Si une route est ainsi terminée, elle compte aussitôt, où qu’elle soit\u202f; un lac compte pour une tuile. Les pions restent à leur place\u202f; un bâtisseur resté seul revient. Un bac ne donne pas de deuxième partie du tour à un bâtisseur.",
      ],
      see: "Le bac de Rouge relie les routes de l’ouest et de l’est\u00a0: une seule route à travers le lac. La route du sud s’y arrête.",
    },
  },
};
