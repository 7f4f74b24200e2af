// @ts-check
/** Dragon, fairy, towers and prisoners: what happens, what can be done and what is seen, in Czech. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("cs");

/** @type {typeof import("../en/dragon.js").dragon} */
export const dragon = {
  events: {
    atop: (name, figure) => `${name} staví ${FIGURES[figure].object} na věž.`,
    eaten: (name, figure) => `Drak snědl figurku: ${FIGURES[figure].name} (${name}).`,
    sentAway: (name, figure) => `Princezna posílá figurku domů: ${FIGURES[figure].name} (${name}).`,
    leftAlone: (name, figure) => `Figurka zůstala sama a jde domů: ${FIGURES[figure].name} (${name}).`,
    comes: "Drak přilétá k\u00a0sopce: žádná figurka se tam nesmí umístit.",
    walks: (name, x, y) => `${name} posouvá draka (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} posílá vílu k figurce (${cell(x, y)}).`,
    floor: (name, floors) => `${name} přidává patro na věž: teď má výšku ${floors}.`,
    captured: (captor, name, figure) => `${captor} bere figurku do zajetí: ${FIGURES[figure].name} (${name}).`,
    freed: (name, figure, captor) => `Figurka se vrací ze zajetí: ${FIGURES[figure].name} (${name}); držel ji hráč ${captor}.`,
    pays: (name, count) => `${name} platí výkupné: ${points(count)}.`,
  },
  scores: { fairy: " za vílu", ransom: " jako výkupné" },
  actions: {
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure].name)}, ${cell(x, y)}: ${place(where)}`,
    fairy: (x, y, where) => `Víla, ${cell(x, y)}${where ? `: ${place(where)}` : ""}`,
    princess: (name, figure, x, y, where) => `Poslat domů: ${FIGURES[figure].name} (${name}), ${cell(x, y)}: ${place(where)}`,
    dragon: (x, y) => `Drak, ${cell(x, y)}`,
    floor: (x, y, floors) => `${floors}. patro věže (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Zajmout: ${FIGURES[figure].name} (${name}), ${cell(x, y)}: ${place(where)}`,
    exchange: (name, figure) => `Vyměnit zpět: ${FIGURES[figure].name} (${name})`,
    ransom: (name, figure) => `Zaplatit 3 body (${name}): ${FIGURES[figure].name}`,
  },
  then: { elsewhere: "Potom figurka na jiném dílku.", fairy: "Potom víla.", princess: "Potom princezna pošle domů rytíře.", floor: "Potom patro na věž." },
  holdings: {
    prisoner: (count, figure, owner) => `v zajetí: ${count > 1 ? `${count} × ` : ""}${FIGURES[figure].name} (${owner})`,
    floors: (count) => `zbývá pater: ${count}`,
  },
  offers: "Volby mimo plán",
  feature: {
    tower: (count) => plural(count, { zero: "Základ věže", one: "Věž s # patrem", few: "Věž se # patry", other: "Věž s # patry" }),
    reach: (count) =>
      plural(count, {
        zero: "První patro tu smí postavit kdokoli.",
        other: "Kdo přidá patro, smí zajmout figurku na tomto dílku nebo v přímém směru do vzdálenosti {next}.",
      }).replace("{next}", String(count + 1)),
    open: "Nahoře nikdo nestojí.",
    onTop: (name) => `Nahoře stojí figurka (${name}): patro nelze přidat.`,
    dragonHere: "Na tomto dílku je drak: žádná figurka se sem stavět nesmí.",
    fairyHere: (name) => (name ? `Na tomto dílku je víla u figurky (${name}) a drak na něj nesmí.` : "Na tomto dílku je víla a drak na něj nesmí."),
    princess: "s princeznou",
  },
  why: {
    complete: "Ta oblast je dokončená: portál vede jen do nedokončených.",
    noPortal: "Na jiný dílek se figurka dostane jen portálem na právě položeném dílku, a jen jednou.",
    dragonThere: "Kde je drak, tam se žádná figurka stavět nesmí.",
    dragon: "Nejdřív musí drak udělat krok.",
    dragonStep: "Tam drak nemůže: jde na sousední dílek, kde při tomto pohybu ještě nebyl a kde není víla.",
    dragonRests: "Drak se teď nepohybuje.",
    noFairy: "Víla smí jen k tvé vlastní figurce, a ne tam, kde už je.",
    noKnight: "To není rytíř ve městě právě položené princezny.",
    knight: "Musíš poslat domů rytíře z města princezny.",
    noFloorThere: "Na věž smí figurka, až když má věž patro.",
    noFloor: "Už nemáš žádné patro.",
    noFoundation: "Tady není věž, na kterou lze přidat patro.",
    capture: "Nejdřív rozhodni, koho zajmeš a zda vůbec.",
    outOfReach: "Tato figurka je mimo dosah věže.",
    noCapture: "Figurku zajmeš jen poté, co přidáš patro na věž.",
    exchange: "Nejdřív vyber, která tvoje figurka se vrátí.",
    noPrisoner: "Takovou tvoji figurku tento hráč nedrží.",
    noExchange: "Nejsou žádní zajatci k výměně.",
    noRansom: "Výkupné smíš zaplatit jednou ve svém tahu, máš-li aspoň 3 body, za svou zajatou figurku.",
  },
};
