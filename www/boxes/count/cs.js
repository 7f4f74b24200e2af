// @ts-check
/** The Count, in Czech. */
import { FIGURES, cell, place } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital, plural } = of("cs");

/** The quarters of the City of Carcassonne: the name, and with "from" and "to". @type {Record<string, { name: string, from: string, to: string }>} */
const QUARTERS = {
  castle: { name: "zámek", from: "ze zámku", to: "do zámku" },
  market: { name: "tržiště", from: "z tržiště", to: "na tržiště" },
  blacksmith: { name: "kovárna", from: "z kovárny", to: "do kovárny" },
  cathedral: { name: "katedrála", from: "z katedrály", to: "do katedrály" },
};
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "města", market: "louky", blacksmith: "cesty", cathedral: "kláštery" };
/** @type {Record<string, string>} */
const ONTO = { road: "na cestu", city: "do města", monastery: "do kláštera", field: "na louku", garden: "do zahrady" };
/** @type {Record<string, string>} */
const SERVES = { castle: "do měst, která", blacksmith: "na cesty, které", cathedral: "do klášterů, které" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    count: "Hrabě",
  },
  quarter: (quarter) => capital(QUARTERS[quarter].name),
  serves: (quarter) => capital(FOR[quarter]),
  mover: {
    moveOut: (name) => `${name}: odejít z Carcassonne?`,
  },
  events: {
    sent: (name, figure, quarter) => `${name} posílá ${FIGURES[figure].object} do Carcassonne, ${QUARTERS[quarter].to}.`,
    left: (name, figure, quarter, feature) => `${name} přesouvá ${FIGURES[figure].object} ${QUARTERS[quarter].from} ${ONTO[feature]}.`,
    count: (name, quarter) => `${name} přesouvá hraběte ${QUARTERS[quarter].to}.`,
  },
  actions: {
    send: (figure, quarter) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].to}, pro ${FOR[quarter]}`,
    count: (quarter) => `Hrabě ${QUARTERS[quarter].to}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].from}: ${cell(x, y)}, ${place(where).toLowerCase()}`,
  },
  feature: {
    quarter: (quarter) => `Carcassonne: ${QUARTERS[quarter].name}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Odtud smějí figurky na louky, které se právě budou bodovat, většinou na konci hry."
        : `Odtud smějí figurky ${SERVES[quarter]} se právě budou bodovat.`,
    empty: "Nikdo tu není.",
    there: (name, count) => `${name}: ${plural(count, { one: "# figurka", few: "# figurky", other: "# figurek" })}`,
    count: "Je tu hrabě: nikdo tuto čtvrť neopustí.",
  },
  primary: {
    moveOut: "Přesunout figurku",
    send: "Poslat figurku",
    count: "Přesunout hraběte",
  },
  skip: {
    moveOut: "Nikoho nepřesunout",
    send: "Nikoho neposlat",
    count: "Hrabě zůstane",
  },
  hint: {
    moveOut: "Před bodováním smíš přesunout figurky z Carcassonne do vyznačených oblastí.",
    send: "Ostatní bodovali a ty ne: smíš poslat figurku do Carcassonne. Vyber jednu ze čtyř čtvrtí: odtud bude moci později do města, na cestu, do kláštera nebo na louku, těsně před jejich bodováním.",
    waits: {
      castle: "Figurka tu počká, až bude moci do města, které se právě bude bodovat.",
      market: "Figurka tu počká, až bude moci na louku, většinou na konci hry.",
      blacksmith: "Figurka tu počká, až bude moci na cestu, která se právě bude bodovat.",
      cathedral: "Figurka tu počká, až bude moci do kláštera, který se právě bude bodovat.",
    },
    count: "Smíš také přesunout hraběte: ze čtvrti, kde je, nikdo neodejde.",
    chosen: {
      count: "Dokud je tu hrabě, nikdo tuto čtvrť neopustí.",
      moveOut: "Tvoje figurka se bude při bodování počítat.",
    },
  },
  why: {
    sending: "Nejdřív rozhodni, zda pošleš figurku do Carcassonne.",
    noSending: "Figurku do Carcassonne pošleš, jen když tvoje kartička přinese body ostatním a tobě ne. A\u00a0musí to být figurka, která do té čtvrti smí.",
    count: "Nejdřív rozhodni, zda se hrabě přesune.",
    noCount: "Tam teď hrabě nemůže.",
    moveOut: "Nejdřív rozhodni, které figurky opustí Carcassonne.",
    noMoveOut: "Taková figurka tam teď z Carcassonne nemůže.",
  },
  steps: {
    moveOut: "Figurky v\u00a0Carcassonne smějí do oblastí, které se právě budou bodovat.",
    send: "Když ostatní bodovali a\u00a0ty ne, smíš poslat figurku do Carcassonne.",
    count: "Kdo figurku poslal, smí přesunout hraběte.",
  },
  articles: {
    carcassonne: {
      title: "Do města Carcassonne",
      text: [
        "Místo první kartičky leží na stole město Carcassonne. Má čtyři čtvrti: zámek, tržiště, kovárnu a katedrálu. Hrabě začíná v zámku.",
        "Pokud tvoje kartička přinese body jinému a tobě ne, smíš jednou za tah poslat figurku do libovolné čtvrti, i do té, kde je hrabě. Pak smíš hraběte přesunout do libovolné čtvrti. Starosta smí jen do zámku a vůz nesmí na tržiště; opati, stavitelé a prasátka tam nesmějí.",
        "V „Možnostech pravidel“ lze určit, že hrabě obchází sám, nebo jde za figurkou.",
      ],
      see: "Modrá dokončila cestu Červené a nic nedostala: poslala družiníka do zámku a hraběte do katedrály.",
    },
    leaving: {
      title: "Z města Carcassonne",
      text: [
        "Než se boduje dokončená oblast, smí do ní každý přesunout figurky ze čtvrti, která k ní patří: do měst ze zámku, na cesty z kovárny, do klášterů z katedrály a na louky, které boduje statek, z tržiště. Začíná soused po levici aktivního hráče.",
        "Nezáleží na tom, zda je oblast obsazená. Figurky se počítají do většiny a pak se vrátí. Ze čtvrti, kde je hrabě, nikdo neodejde.",
      ],
      see: "Červená dokončila město s rytířem. Modrá tam přesunula družiníka ze zámku a bodují obě.",
    },
    market: {
      title: "Tržiště na konci",
      text: [
        "Před závěrečným hodnocením hráči střídavě přesouvají po jedné figurce z tržiště na louky, dokud všichni nepasují. Sedláci tam bodují jako jindy, na louce se statkem ale jen 1 bod za město; pro louky je město Carcassonne dokončené město.",
        "V „Možnostech pravidel“ lze určit, že figurky smějí odejít ze všech čtvrtí, každá do oblastí své čtvrti.",
      ],
      points: [["Město Carcassonne u louky", "3"]],
      see: "Družiník Modré přišel z tržiště na louku sedláka Červené a obě bodují za Carcassonne.",
    },
  },
};
