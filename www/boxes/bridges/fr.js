// @ts-check
/** Bridges, Castles and Bazaars, in French. */
import { cell, points } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("fr");

/** @type {Record<string, string>} */
const ACROSS = { NS: "nord-sud", EW: "est-ouest" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    "bridge.NS": "Pont ↕",
    "bridge.EW": "Pont ↔",
    castle: "Forteresse",
  },
  mover: {
    castle: (name) => `${name} : une forteresse ?`,
    bazaar: (name) => `Bazar : ${name}`,
  },
  events: {
    bridge: (name, x, y, axis) => `${name} construit un pont ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} transforme une ville en forteresse.`,
    offered: (tile) => `Une tuile est au bazar (${tile}).`,
    chosen: (name, tile) => `${name} choisit une tuile (${tile}).`,
    bid: (name, count) => `${name} offre ${points(count)}.`,
    taken: (name, tile) => `${name} obtient une tuile (${tile}) et la posera au prochain tour.`,
    pays: (name, count) => `${name} paie ${points(count)} au bazar.`,
  },
  scores: {
    castle: " pour une forteresse",
    bazaar: " au bazar",
    castles: (count) => plural(count, { one: ", dont # forteresse", other: ", dont # forteresses" }),
  },
  actions: {
    withBridge: (tile, x, y, axis) => `${tile}, avec un pont ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (x, y, axis) => `Pont ${ACROSS[axis]} : ${cell(x, y)}`,
    castle: (x, y) => `Forteresse : ${cell(x, y)}`,
    choose: (tile) => `Choisir la tuile : ${tile}`,
    bid: (count) => `Offrir ${count}`,
    buy: "Acheter la tuile",
    sell: "Vendre la tuile",
  },
  then: {
    bridge: "Puis un pont.",
  },
  holdings: {
    kinds: { bridges: "Ponts", castles: "Forteresses", held: "Tuile du bazar" },
    bridges: (count) => `ponts restants : ${count}`,
    castles: (count) => `forteresses restantes : ${count}`,
    held: (tile) => `posera une tuile au prochain tour (${tile})`,
  },
  feature: {
    castle: "Forteresse",
    waits: "Rapporte une seule fois, autant que la prochaine zone terminée sur ces deux tuiles ou à côté.",
    lord: (name) => `Son seigneur est un pion de ${name}.`,
    scored: "Déjà comptée.",
  },
  primary: {
    tileWithBridge: "Poser avec un pont",
    bridge: "Construire le pont",
    castle: "Construire la forteresse",
  },
  skip: {
    tile: "Écarter la tuile",
    castle: "Prendre les points",
    bazaar: "Passer",
  },
  hint: {
    tile: "Cette tuile ne va qu’avec un pont. Posez-la ainsi, ou écartez-la et piochez-en une autre.",
    bridge: "Choisissez où placer votre pont : c’est une route par-dessus le pré. Vous pourrez encore placer un pion.",
    castle: "Prenez les points de votre ville, ou faites-en une forteresse : votre pion reste, et vous marquez autant que la prochaine zone terminée à côté.",
    choose: "Chacun obtient une de ces tuiles pour son prochain tour. Choisissez-en une ; vous faites la première offre.",
    take: "Choisissez la tuile que vous poserez à votre prochain tour.",
    bid: "Ouvrez les enchères pour cette tuile : offrez 0 ou plus.",
    more: (name, count) => `${name} offre ${count}. Offrez plus, ou passez.`,
    last: (name, count) => `Personne n’offre plus que ${name} : ${count}. Payez ${count} et gardez la tuile, ou vendez-la à ${name}.`,
    onlySell: (name, count) =>
      `Personne n’offre plus que ${name}\u00a0: ${count}. Vous n’avez pas assez de points pour payer autant\u00a0: vendez la tuile à ${name}.`,
    chosen: {
      tileWithBridge: "Grâce à votre pont, la tuile va ici. Il y reste.",
      bridge: "Un pont est une route par-dessus le pré. Vous pourrez encore placer un pion.",
    },
  },
  why: {
    noBridge:
      "Aucun pont ne peut aller là : il se place sur la tuile qui vient d’être posée ou à côté, de pré à pré, sans rien au-delà de ses extrémités. Il vous en faut un en réserve.",
    bridgeUnneeded: "Un pont ne se pose avec la tuile que là où elle ne va pas sans lui. Sinon, construisez-le après avoir posé la tuile.",
    castle: "Le propriétaire de la ville décide d’abord si elle devient une forteresse.",
    noCastle: "Il faut une ville de deux tuiles aux remparts arrondis, qui vient d’être terminée et n’a qu’un seul pion.",
    bazaar: "Il faut d’abord terminer le bazar.",
    noBazaar: "Il n’y a pas de bazar en ce moment.",
  },
  bazaar: {
    label: "Bazar",
    tile: (tile, parts) => `Tuile ${tile} : ${parts.join(" ; ")}`,
    lot: "aux enchères",
    players: "Les joueurs au bazar",
    chooses: "choisit",
    asked: "doit enchérir",
    decides: "a le dernier mot",
    bids: (count) => `offre ${count}`,
    has: (tile) => `a une tuile (${tile})`,
    amount: "Votre offre",
    less: "Un point de moins",
    more: "Un point de plus",
    lowest: "Minimum",
    all: "Tout",
    bid: (count) => `Offrir ${count}`,
    pass: "Passer",
    buy: (count) => `Acheter pour ${count}`,
    sell: (name, count) => `Vendre à ${name} pour ${count}`,
    left: (points) => `Si vous obtenez la tuile, il vous reste ${points}.`,
    outcome: (bought, sold) => `Si vous achetez, il vous reste ${bought}\u202f; si vous vendez, vous avez ${sold}.`,
  },
  steps: {
    castle: "Une petite ville terminée peut devenir une forteresse au lieu de compter maintenant.",
    bazaar: "Après une tuile bazar, des tuiles sont mises aux enchères pour le prochain tour de chacun.",
  },
  articles: {
    bridge: {
      title: "Les ponts",
      text: [
        "Chaque fois que vous posez une tuile, vous pouvez, en plus du pion, construire un pont sur cette tuile ou sur une tuile voisine. Vous avez 3 ponts, ou 2 à cinq ou six joueurs.",
        "Un pont va tout droit de pré à pré, et aucune tuile ne doit se trouver au-delà de ses extrémités. C’est une route : 1 point par tuile, et elle peut continuer au-delà. Il ne divise aucun pré et reste jusqu’à la fin. Chaque tuile n’en porte qu’un.",
        "Votre pion peut aller sur un pont de la tuile que vous venez de poser, si cette route est libre.",
      ],
      points: [["Route terminée, ponts compris", "1 par tuile"]],
      see: "Rouge a construit un pont par-dessus la route et y a placé un brigand. La route qui passe sur le pont compte trois tuiles.",
    },
    fitting: {
      title: "Un pont pour poser une tuile",
      text: [
        "Si l’un de vos ponts, sur la tuile en main ou sur une tuile voisine, permet de la poser, vous pouvez poser les deux ensemble.",
        "Si la tuile ne va qu’ainsi, vous pouvez aussi l’écarter et en piocher une autre.",
      ],
      see: "La route de la première tuile rencontre le pré de l’abbaye : seul le pont de Rouge le permet. Un brigand de Rouge s’y tient.",
    },
    castle: {
      title: "Les forteresses",
      text: [
        "Quand une ville d’exactement deux tuiles, chacune avec un rempart arrondi sur un seul bord, est terminée et qu’un seul pion s’y trouve, son propriétaire peut en faire une forteresse au lieu de marquer les points. Le pion reste comme seigneur. Vous avez 3 forteresses, ou 2 à cinq ou six joueurs.",
        "La forteresse rapporte une fois : autant que la prochaine zone terminée plus tard sur ses deux tuiles ou sur les deux tuiles de chacun de ses longs côtés, quel qu’en soit le propriétaire. Puis le seigneur revient. Sans une telle zone, elle ne rapporte rien.",
        "Le seigneur est à l’abri du dragon, des tours et des princesses. Pour les paysans et les granges, une forteresse vaut 1 point de plus qu’une ville. Elle ne compte pas pour le roi.",
      ],
      points: [
        ["Forteresse", "autant que la zone"],
        ["Forteresse au bord d’un pré", "1 de plus qu’une ville"],
      ],
      see: "La route de Bleu à côté de la forteresse de Rouge est terminée : 2 points pour Bleu, et autant pour Rouge.",
    },
    bazaar: {
      title: "Les bazars",
      text: [
        "Quand vous avez posé une tuile avec un bazar, on dévoile à la fin de votre tour autant de tuiles qu’il y a de joueurs. Votre voisin de gauche en choisit une et offre 0 point ou plus ; puis chaque autre joueur sans tuile peut offrir plus, une fois, ou passer.",
        "Ensuite, celui qui a choisi achète la tuile et paie la plus haute offre à son auteur, ou la lui vend à ce prix. S’il a moins de points, il ne peut que vendre. Si personne n’a offert plus, il paie sa propre offre sans que personne la reçoive. Le joueur suivant sans tuile choisit à son tour ; la dernière est gratuite.",
        "À votre prochain tour, vous posez cette tuile au lieu de piocher. Les « Options de règles » permettent de se passer d’enchères : chacun choisit alors simplement une tuile.",
      ],
      see: "Bleu a acheté une tuile en payant 1 point à Vert, qui avait offert le plus. Vert en a ensuite vendu une autre à Rouge pour 1 point.",
    },
  },
};
