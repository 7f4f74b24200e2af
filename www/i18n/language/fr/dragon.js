// @ts-check
/** Dragon, fairy, towers and prisoners: what happens, what can be done and what is seen, in French. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("fr");

/** @type {typeof import("../en/dragon.js").dragon} */
export const dragon = {
  events: {
    atop: (name, figure) => `${name} a placé ${FIGURES[figure].a} au sommet d’une tour.`,
    eaten: (name, figure) => `Le dragon a mangé un pion de ${name} : ${FIGURES[figure].name}.`,
    sentAway: (name, figure) => `Une princesse renvoie un pion de ${name} : ${FIGURES[figure].name}.`,
    leftAlone: (name, figure) => `Un pion de ${name} est resté seul et revient à son joueur : ${FIGURES[figure].name}.`,
    comes: "Le dragon arrive au volcan\u00a0: aucun pion ne peut y être posé.",
    walks: (name, x, y) => `${name} déplace le dragon (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} envoie la fée auprès d’un pion (${cell(x, y)}).`,
    floor: (name, floors) => `${name} ajoute un étage à une tour : hauteur ${floors}.`,
    captured: (captor, name, figure) => `${captor} capture un pion de ${name} : ${FIGURES[figure].name}.`,
    freed: (name, figure, captor) => `Un pion de ${name}, prisonnier de ${captor}, est libéré : ${FIGURES[figure].name}.`,
    pays: (name, count) => `${name} paie ${points(count)} de rançon.`,
  },
  scores: { fairy: " grâce à la fée", ransom: " de rançon" },
  actions: {
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure].name)} vers ${cell(x, y)} : ${place(where)}`,
    fairy: (x, y, where) => `Fée vers ${cell(x, y)}${where ? ` : ${place(where)}` : ""}`,
    princess: (name, figure, x, y, where) => `Renvoyer un pion de ${name} : ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    dragon: (x, y) => `Dragon vers ${cell(x, y)}`,
    floor: (x, y, floors) => `Étage ${floors} de la tour (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Capturer un pion de ${name} : ${FIGURES[figure].name} (${cell(x, y)}, ${place(where)})`,
    exchange: (name, figure) => `Reprendre à ${name} : ${FIGURES[figure].name}`,
    ransom: (name, figure) => `Payer 3 points à ${name} : ${FIGURES[figure].name}`,
  },
  then: {
    elsewhere: "Puis un pion sur une autre tuile.",
    fairy: "Puis la fée.",
    princess: "Puis une princesse renvoie un chevalier.",
    floor: "Puis un étage sur une tour.",
  },
  holdings: {
    prisoner: (count, figure, owner) => `capturé : ${count > 1 ? `${count} × ` : ""}${FIGURES[figure].name} (${owner})`,
    floors: (count) => `étages restants : ${count}`,
  },
  offers: "Choix à côté du plateau",
  feature: {
    tower: (count) => plural(count, { zero: "Fondation de tour", one: "Tour de # étage", other: "Tour de # étages" }),
    reach: (count) =>
      plural(count, {
        zero: "Tout le monde peut construire ici le premier étage.",
        other: "Celui qui ajoute un étage peut capturer un pion sur cette tuile ou jusqu’à {next} tuiles de distance en ligne droite.",
      }).replace("{next}", String(count + 1)),
    open: "Personne n’est au sommet.",
    onTop: (name) => `Un pion de ${name} est au sommet : aucun étage ne peut être ajouté.`,
    dragonHere: "Le dragon est sur cette tuile : aucun pion ne peut y être placé.",
    fairyHere: (name) =>
      name
        ? `La fée est sur cette tuile auprès d’un pion de ${name}, et le dragon ne peut pas y entrer.`
        : "La fée est sur cette tuile, où le dragon ne peut pas entrer.",
    princess: "avec une princesse",
  },
  why: {
    complete: "Cette zone est terminée : un portail ne mène qu’à des zones inachevées.",
    noPortal: "Un pion ne va sur une autre tuile que par un portail de la tuile qui vient d’être posée, et une seule fois.",
    dragonThere: "Aucun pion ne peut être placé là où est le dragon.",
    dragon: "Le dragon doit d’abord faire un pas.",
    dragonStep: "Le dragon ne peut pas y aller : il va sur une tuile voisine où il n’est pas encore passé pendant ce déplacement et où la fée n’est pas.",
    dragonRests: "Le dragon ne se déplace pas en ce moment.",
    noFairy: "La fée ne peut aller qu’auprès d’un de vos pions, et pas là où elle est déjà.",
    noKnight: "Ce n’est pas un chevalier de la ville de la princesse qui vient d’être posée.",
    knight: "Vous devez renvoyer un chevalier de la ville de la princesse.",
    noFloorThere: "Un pion ne peut monter sur une tour que si elle a un étage.",
    noFloor: "Vous n’avez plus d’étage.",
    noFoundation: "Il n’y a pas ici de tour à laquelle ajouter un étage.",
    capture: "Décidez d’abord qui capturer, ou personne.",
    outOfReach: "Ce pion est hors de portée de la tour.",
    noCapture: "On ne capture un pion qu’après avoir ajouté un étage à une tour.",
    exchange: "Choisissez d’abord lequel de vos pions revient.",
    noPrisoner: "Ce joueur ne détient aucun de vos pions de ce type.",
    noExchange: "Il n’y a pas de prisonniers à échanger.",
    noRansom: "Vous pouvez payer une rançon une fois par tour, si vous avez au moins 3 points, pour un de vos pions capturés.",
  },
};
