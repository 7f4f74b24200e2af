// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in Czech. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Nastavení",
    hearing: "Zvuk",
    sound: "Přehrávat zvuky",
    volume: "Hlasitost",
    motion: "Animace",
    calm: "Tvůj systém má nastavené omezení pohybu.",
    playing: {
      title: "Hraní",
      tapping: {
        title: "Pokládání dílků a figurek",
        values: [
          { value: "choose", label: "Tlačítko", help: "Klepnutí vybere místo, další otočí dílek a tlačítko ho položí. Figurku staví jedno klepnutí." },
          { value: "twice", label: "Druhé klepnutí", help: "První klepnutí vybere, druhé na stejné místo položí. Dílek se otáčí tlačítkem." },
          {
            value: "once",
            label: "První klepnutí",
            help: "Klepnutí postaví figurku. Dílek položí, není-li co vybírat: nejdřív ho otoč v ruce.",
          },
        ],
      },
      hints: {
        title: "Rady na telefonu",
        values: [
          {
            value: "first",
            label: "První hry",
            help: "Co teď dělat, se zobrazuje, dokud se tu nedohrají tři hry. Čtečky obrazovky to čtou vždy.",
          },
          { value: "always", label: "Vždy" },
          { value: "never", label: "Nikdy" },
        ],
      },
      handOver: { title: "Předávání", help: "Po každém tahu další hráč nejdřív klepne na „Hraju já, …“. Potom už předchozí tah nelze vzít zpět." },
      talk: { title: "Počítačoví hráči mluví", help: "Věta, když vyhrají nebo prohrají." },
      pace: {
        title: "Počítačoví hráči",
        values: [
          { value: "slow", label: "Pomalu" },
          { value: "normal", label: "Normálně" },
          { value: "fast", label: "Rychle" },
        ],
      },
      undoAll: { title: "Zpět bez omezení", help: "Až k prvnímu dílku, pro učení a vysvětlování. Jinak lze tah vzít zpět, dokud další hráč nezačne hrát." },
    },
    table: {
      title: "U stolu",
      leftHanded: { title: "Pro leváky", help: "Tlačítka se přesunou na druhou stranu." },
      around: { title: "Hráči sedí kolem tabletu", help: "Obrazovka se otočí k tomu, kdo se má rozhodnout." },
      boardTurns: { title: "Plán se otáčí také", help: "Jinak zůstává na místě a otáčejí se jen tlačítka." },
      clock: {
        title: "Hodiny",
        values: [
          { value: "off", label: "Žádné", help: "" },
          { value: "soft", label: "Uplynulý čas", help: "Ukazuje, jak dlouho kdo přemýšlel." },
          { value: "bank", label: "Zbývající čas", help: "Všichni mají na celou hru stejně času. Když někomu čas dojde, objeví se zpráva a hra pokračuje." },
        ],
      },
      minutes: "Minut na hráče",
      awake: { title: "Nezhasínat obrazovku", help: "Během hry." },
      seat: "Ťuknutím přesuneš figurku k další straně stolu.",
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
      style: {
        title: "Dílky a figurky",
        values: [
          { value: "standard", label: "Malované" },
          { value: "contrast", label: "Vysoký kontrast" },
        ],
      },
    },
  },
  about: {
    offline: {
      kept: "Hra je uložena v tomto prohlížeči a funguje offline.",
      coming: "Hra se právě stahuje, aby šla hrát offline.",
      never: "Tento prohlížeč hru neukládá, takže k otevření potřebuješ připojení.",
      changed: (/** @type {string} */ address) => `Tuto verzi nebylo možné uložit pro použití offline, protože server dodává soubor ${address} změněný.`,
      late: "Tuto verzi nebylo možné uložit pro použití offline, protože se některý soubor nenačetl. Při příští návštěvě se to zkusí znovu.",
    },
    open: "O hře a data",
    title: "O hře",
    version: (version, build) => (build ? `Bastide ${version}, sestavení ${build}.` : `Bastide ${version}, vývojové sestavení.`),
    licence: "Program, jeho ilustrace i texty lze používat pod licencí MIT nebo Apache 2.0.",
    affiliation: "Řídí se pravidly hry Carcassonne, jejímž autorem je Klaus-Jürgen Wrede. Nemá vazbu na jejího vydavatele.",
    licences: "Licence použitých knihoven",
    noLicences: "Licence se nepodařilo načíst.",
    data: {
      title: "Tvoje data",
      where: "Tvoje hry a nastavení jsou uložené jen v tomto prohlížeči. Nikam se nic neposílá.",
      kept: "Prohlížeč slíbil, že je zachová, i když dojde místo.",
      notKept: "Když dojde místo, může je prohlížeč smazat.",
      ask: "Požádat o zachování",
      exportAll: "Uložit všechny hry do souboru",
      erase: "Smazat vše",
      warning: "Všechny uložené hry a nastavení v tomto prohlížeči budou trvale smazány. Hry si předtím můžeš uložit do souboru.",
      keep: "Nechat vše",
      eraseAll: "Opravdu smazat vše",
    },
  },
  update: {
    ready: "Je k dispozici nová verze hry.",
    restart: "Spustit znovu",
    otherTab: "V jiné kartě je otevřená hra. Opusť ji nebo zavři kartu a pak spusť znovu.",
  },
  homeScreen: "Chceš-li hrát offline a uchovat hry déle, klepni na „Sdílet“ a pak na „Přidat na plochu“.",
  notice: "Upozornění",
  missing: {
    title: "Nepodařilo se načíst",
    text: "Část hry se nepodařilo načíst. Máš připojení k internetu? Tvé hry jsou v bezpečí.",
    again: "Zkusit znovu",
  },
  panic: {
    title: "Něco se pokazilo",
    text: "Je to chyba programu, ne tvoje. Hra není ztracená: načti stránku znovu a můžeš pokračovat.",
    start: "Hru se nepodařilo načíst. Načti stránku znovu; prohlížeč musí povolit WebAssembly.",
    record: "Dosavadní hra, kterou můžeš přiložit k hlášení:",
    reason: "Zpráva programu:",
    copy: "Kopírovat záznam",
    reload: "Načíst stránku znovu",
  },
};
