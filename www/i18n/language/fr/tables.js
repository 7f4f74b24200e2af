// @ts-check
/** Games with the same tiles at several tables, in French. */
import { words } from "../words.js";

const { plural } = words("fr");

/** @type {typeof import("../en/tables.js").tables} */
export const tables = {
  title: "Les mêmes tuiles à plusieurs tables",
  player: "Joueur",
  seat: "Place",
  points: "Points",
  lead: "Écart",
  inAll: "Sur toutes les tables",
  alone:
    "Aucune autre partie terminée n’a encore ces tuiles ici. Partagez-les, ou rejouez-les en échangeant les places. Les parties terminées ouvertes ici, par un fichier ou par leur lien, sont comparées aussi.",
  help: "Chacun est comparé à la moyenne de ceux qui avaient la même place : ce qu’une place a pioché ne compte donc pas.",
  exchange: "Jouer en échangeant les places",
  share: "Partager ces tuiles",
  challenge: "Partager avec nos points",
  unknown: "Cette partie s’est jouée sans pioche : aucune autre table ne peut avoir ses tuiles.",
  found: (count) => `${plural(count, { other: "# tables ont joué ces tuiles." })}`,
  each: (lead, tables) => `${lead} par table, sur ${plural(tables, { other: "# tables" })}`,
};
