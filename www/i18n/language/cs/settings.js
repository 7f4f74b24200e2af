// @ts-check
/** The settings, in Czech. */

/** @type {typeof import("../en/settings.js").settings} */
export const settings = {
  hearing: "Zvuk",
  sound: "Přehrávat zvuky",
  volume: "Hlasitost",
  motion: "Animace",
  calm: "Tvůj systém má nastavené omezení pohybu.",
  playing: {
    title: "Hraní",
    tapping: {
      title: "Pokládání kartiček a figurek",
      values: [
        { value: "choose", label: "Tlačítko", help: "Klepnutí vybere místo, další otočí kartičku a tlačítko ji položí. Figurku staví jedno klepnutí." },
        { value: "twice", label: "Dvě klepnutí", help: "První klepnutí vybere, druhé na stejné místo položí. Kartička se otáčí tlačítkem." },
        {
          value: "once",
          label: "Jedno klepnutí",
          help: "Klepnutí postaví figurku. Kartičku položí, pasuje-li jen jedním způsobem nebo byla-li otočena v ruce.",
        },
      ],
    },
    hints: {
      title: "Rady na telefonu",
      values: [
        {
          value: "first",
          label: "První hry",
          help: "V tvých prvních třech hrách ukazuje, co dělat. Čtečky obrazovky to čtou vždy.",
        },
        { value: "always", label: "Vždy" },
        { value: "never", label: "Nikdy" },
      ],
    },
    handOver: { title: "Předávání zařízení", help: "Po každém tahu další hráč nejdřív klepne na „Hraju já, …“. Potom už předchozí tah nelze vzít zpět." },
    talk: { title: "Počítačoví hráči mluví", help: "Něco řeknou, když vyhrají nebo prohrají." },
    pace: {
      title: "Počítačoví hráči",
      values: [
        { value: "slow", label: "Pomalu" },
        { value: "normal", label: "Normálně" },
        { value: "fast", label: "Rychle" },
      ],
    },
    undoAll: { title: "Zpět bez omezení", help: "Až k první kartičce, pro učení a vysvětlování. Jinak lze tah vzít zpět, dokud další hráč nezačne hrát." },
  },
  table: {
    title: "U stolu",
    leftHanded: { title: "Pro leváky", help: "Tlačítka se přesunou na druhou stranu." },
    around: { title: "Hráči sedí kolem tabletu", help: "Obrazovka se otočí k tomu, kdo se má rozhodnout." },
    boardTurns: { title: "Plán se otáčí také", help: "Jinak zůstává na místě a otáčejí se jen tlačítka." },
    awake: { title: "Nezhasínat obrazovku", help: "Během hry." },
    seat: "Klepnutím přesuneš figurku k další straně stolu.",
    side: (name) => `Kde sedí ${name}?`,
    sides: [
      { value: "0", label: "Vpředu" },
      { value: "1", label: "Vlevo" },
      { value: "2", label: "Vzadu" },
      { value: "3", label: "Vpravo" },
    ],
  },
  look: {
    title: "Vzhled",
    theme: {
      title: "Barvy",
      values: [
        { value: "system", label: "Podle systému" },
        { value: "light", label: "Světlé" },
        { value: "dark", label: "Tmavé" },
      ],
    },
    text: {
      title: "Písmo",
      values: [
        { value: "normal", label: "Normální" },
        { value: "large", label: "Velké" },
        { value: "larger", label: "Velmi velké" },
      ],
    },
    style: {
      title: "Kartičky a figurky",
      values: [
        { value: "standard", label: "Malované" },
        { value: "contrast", label: "Vysoký kontrast" },
      ],
    },
  },
};
