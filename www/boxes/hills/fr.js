// @ts-check
/** Hills & Sheep, in French. */
import { FIGURES, points } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

Object.assign(FIGURES, { shepherd: { name: "berger", a: "un berger", of: "de berger" } });

const sheep = (/** @type {number} */ count) => plural(count, { one: "un mouton", other: "#\u00a0moutons" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} pioche ${sheep(count)}.`,
    wolf: (name) => `${name} pioche un loup\u00a0: il disperse les troupeaux du pré.`,
  },
  scores: { flock: (count) => ` pour un troupeau de ${plural(count, { one: "#\u00a0mouton", other: "#\u00a0moutons" })}` },
  extras: { vineyards: (count) => plural(count, { one: ", avec un vignoble", other: ", avec #\u00a0vignobles" }), hill: ", grâce à une colline" },
  causes: { wolf: (name) => `Le loup renvoie le berger de ${name}.` },
  actions: {
    add: (tokens, wolves) => `Piocher encore un jeton (${plural(wolves, { zero: "aucun loup", one: "#\u00a0loup", other: "#\u00a0loups" })} sur ${tokens})`,
    home: (count) => `Rentrer le troupeau\u00a0: ${points(count)}`,
  },
  feature: {
    flock: (name, count) => `Le berger de ${name} est ici ${plural(count, { zero: "sans mouton", one: "avec un mouton", other: "avec #\u00a0moutons" })}.`,
    home: (count) => `Rentré, le troupeau rapporte ${points(count)}.`,
    vineyards: (count) =>
      plural(count, {
        one: "Un vignoble à côté ajoute 3\u00a0points quand l’abbaye est terminée.",
        other: "#\u00a0vignobles à côté ajoutent chacun 3\u00a0points quand l’abbaye est terminée.",
      }),
    tie: "Une colline départage l’égalité.",
    hill: "Sur cette colline, un pion l’emporte en cas d’égalité.",
    vineyard: "Ce vignoble ajoute 3\u00a0points à une abbaye terminée voisine.",
  },
  unseen: (count) => plural(count, { one: "Une autre est cachée sous une colline.", other: "#\u00a0autres sont cachées sous des collines." }),
  parts: { hill: "colline", vineyard: "vignoble" },
  pieces: { shepherd: "Berger" },
  hint: {
    shepherd: "Choisissez un pré sans berger. Il pioche aussitôt un jeton de moutons\u202f; gare au loup\u202f!",
    chosen: "Votre berger pioche aussitôt un jeton de moutons. Quand vous agrandirez son pré, le troupeau grandira ou rentrera.",
    flock:
      "Vous avez agrandi le pré de votre berger\u00a0: piochez encore un jeton, ou rentrez le troupeau et marquez pour tous les moutons du pré. Un loup les disperserait.",
  },
  why: {
    shepherdThere: "Il y a déjà un berger dans ce pré.",
    flock: "Décidez d’abord du sort de votre troupeau.",
    noFlock: "Aucun troupeau n’attend de décision en ce moment.",
    tokenMissing: "La notation doit dire quel jeton a été pioché, comme dans «\u00a0flock add 3\u00a0».",
    tokenKnown: "La notation dit déjà ailleurs quel jeton est pioché (Sheep).",
    notInBag: "Le sac ne contient plus ce jeton.",
  },
  then: { shepherd: "Puis un berger va dans un pré." },
  advice: { addToFlock: "Piochez encore un jeton pour le troupeau.", bringHome: "Rentrez le troupeau." },
  steps: {
    herd: "Un berger qui vient d’être placé pioche un jeton.",
    flock: "Si la tuile agrandit le pré de votre berger, son troupeau grandit ou rentre.",
  },
  articles: {
    hill: {
      title: "Collines et vignobles",
      text: [
        "Quand vous posez une tuile avec une colline, la tuile suivante de la pioche va dessous, face cachée. Personne ne la regarde, et elle est retirée de la partie.",
        "Une colline départage les égalités\u00a0: si plusieurs joueurs sont les plus forts dans une zone, seuls marquent ceux d’entre eux qui y ont un pion sur une colline. Elle ne rend personne plus fort, et un seul pion sur une colline vaut autant que plusieurs.",
        "Chaque vignoble sur les huit tuiles autour d’une abbaye ajoute 3\u00a0points quand l’abbaye est terminée. Les jardins et les abbayes inachevées n’en tirent rien.",
      ],
      see: "Chacun a un chevalier dans la ville\u202f; celui de Rouge est sur la colline, et Rouge seul marque les points.",
    },
    flock: {
      title: "Les bergers et leurs troupeaux",
      text: [
        "Au lieu de placer un pion, vous pouvez mettre votre berger dans un pré de la tuile que vous venez de poser, si aucun berger ne se trouve dans tout ce pré. Les paysans ne le gênent pas, ni lui les paysans. Il pioche un jeton dans le sac, un à quatre moutons ou un loup, et le garde près de lui.",
        "Quand vous posez une tuile qui agrandit le pré de votre berger, vous choisissez\u00a0: piocher encore un jeton, ou rentrer le troupeau. Un troupeau qui rentre rapporte 1\u00a0point par mouton du pré, y compris ceux des autres bergers, à chacun de ceux qui y ont un berger. Tous les bergers du pré rentrent, et les jetons retournent dans le sac.",
        "Si c’est un loup, tous les bergers du pré rentrent sans points. Les troupeaux d’un pré qui ne peut plus grandir comptent aussitôt, quel que soit le joueur qui a fermé le pré. À la fin de la partie, les troupeaux encore sur le plateau ne rapportent rien.",
      ],
      see: "Rouge a agrandi le pré du berger, et pioché trois moutons en plus de celui qu’il avait.",
    },
  },
};
