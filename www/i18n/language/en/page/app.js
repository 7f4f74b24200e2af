// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in English. */

export const app = {
  settings: {
    title: "Settings",
    /** Also agreed on at set-up. */
    clock: {
      title: "Clock",
      values: [
        { value: /** @type {const} */ ("off"), label: "None", help: "" },
        { value: /** @type {const} */ ("soft"), label: "Time used", help: "Shows how long each player has been thinking." },
        {
          value: /** @type {const} */ ("bank"),
          label: "Time left",
          help: "All players have the same time for the whole game. When somebody’s time runs out, a message says so and the game goes on.",
        },
      ],
    },
    minutes: "Minutes for each player",
  },
  about: {
    open: "About and data",
    offline: {
      kept: "The game is stored in this browser and works offline.",
      coming: "The game is being downloaded so that you can play offline.",
      never: "This browser does not store the game, so you need to be online to open it.",
      changed: (/** @type {string} */ address) => `This version could not be stored for offline use because the web server has altered ${address}.`,
      late: "This version could not be stored for offline use because a file did not load. The page will try again on your next visit.",
    },
  },
  update: {
    ready: "A new version of the game is available.",
    restart: "Restart",
    otherTab: "A game is open in another tab. Leave the game or close the tab, then restart.",
  },
  homeScreen: "To play offline and keep your games for longer, tap Share, then “Add to Home Screen”.",
  notice: "Notice",
  missing: {
    title: "Part of the game did not load",
    text: "Check that you are online, then try again. Your games are safe.",
    again: "Try again",
  },
  panic: {
    title: "Something went wrong",
    text: "This is a fault in the program; you did nothing wrong. Your game is not lost: reload the page to continue it.",
    start: "The game could not be loaded. Make sure that your browser allows WebAssembly, then reload the page.",
    record: "The game so far, to send with a report:",
    reason: "What the program said:",
    copy: "Copy the game record",
    reload: "Reload the page",
  },
};
