// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in Czech. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Nastavení",
    clock: {
      title: "Hodiny",
      values: [
        { value: "off", label: "Žádné", help: "" },
        { value: "soft", label: "Uplynulý čas", help: "Ukazuje, jak dlouho kdo přemýšlel." },
        { value: "bank", label: "Zbývající čas", help: "Všichni mají na celou hru stejně času. Když někomu čas dojde, objeví se zpráva a hra pokračuje." },
      ],
    },
    minutes: "Minut na hráče",
  },
  about: {
    open: "O hře a data",
    offline: {
      kept: "Hra je uložena v tomto prohlížeči a funguje offline.",
      coming: "Hra se právě stahuje, aby šla hrát offline.",
      never: "Tento prohlížeč hru neukládá, takže k otevření potřebuješ připojení.",
      changed: (/** @type {string} */ address) => `Tuto verzi nebylo možné uložit pro použití offline, protože server dodává soubor ${address} změněný.`,
      late: "Tuto verzi nebylo možné uložit pro použití offline, protože se některý soubor nenačetl. Při příští návštěvě se to zkusí znovu.",
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
