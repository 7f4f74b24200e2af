// @ts-check
/** Everything the page says in English. What happened in a game is told by the engine: each event has its sentence. */

export const TEXT = {
  title: "Bastide",
  tagline: "Lay tiles, build a land of cities, roads and meadows, and claim it before your neighbours do.",
  legal: "Rules of Carcassonne. Not affiliated with its publisher.",
  setup: {
    form: "New game",
    players: "Who plays?",
    name: "Name",
    remove: (/** @type {number} */ seat) => `Remove player ${seat}`,
    colourOf: (/** @type {number} */ seat, /** @type {string} */ colour) => `Colour of player ${seat}: ${colour}`,
    whoOf: (/** @type {number} */ seat) => `Who plays in seat ${seat}`,
    nameOf: (/** @type {number} */ seat) => `Name of player ${seat}`,
    add: "Add a player",
    removeShort: "Remove",
    move: (/** @type {number} */ seat) => `Move or remove player ${seat}: drag, use the arrow keys, or unfold`,
    moved: (/** @type {string} */ name, /** @type {number} */ place, /** @type {number} */ count) => `${name} is now number ${place} of ${count}.`,
    up: "Earlier",
    down: "Later",
    game: "The game",
    gameLine: (/** @type {string} */ edition, /** @type {string[]} */ boxes, /** @type {string | undefined} */ pile) =>
      [boxes.length === 0 ? "base game" : boxes.join(", "), edition, pile?.toLowerCase()].filter(Boolean).join(" · "),
    line: (/** @type {string[]} */ names, /** @type {string} */ game) => `${names.join(", ")} · ${game}`,
    pile: "How many tiles?",
    sameTiles: "The same tiles again",
    shuffleNumber: "Number of the shuffle",
    shuffleHelp: "The same boxes and rules with the same number give the same tiles in the same order, on any device.",
    rules: "Rules",
    boxes: "Boxes",
    tiles: (/** @type {number} */ count) => `${count} tiles`,
    options: "Rules in detail",
    changed: (/** @type {number} */ count) => (count === 0 ? "as printed" : count === 1 ? "1 changed" : `${count} changed`),
    start: "Play",
    resume: "Continue the last game",
    resumeDetail: (/** @type {string} */ scores, /** @type {number} */ turn) => `${scores}, turn ${turn}`,
    failed: (/** @type {string} */ reason) => `This game cannot be set up: ${reason}.`,
    help: "How to play",
    games: "Saved games",
  },
  piles: [
    { value: "half", label: "Half" },
    { value: "whole", label: "All" },
    { value: "double", label: "All twice" },
  ],
  favourites: {
    title: "Favourite set-ups",
    last: "Like last time",
    name: "Name for the set-up as it is now",
    keep: "Keep it",
    kept: (/** @type {string} */ name) => `“${name}” is kept.`,
    used: (/** @type {string} */ name) => `“${name}” is filled in.`,
    remove: (/** @type {string} */ name) => `Delete “${name}”`,
    deleted: (/** @type {string} */ name) => `“${name}” was deleted.`,
  },
  undo: "Undo",
  levels: [
    { value: "novice", label: "Beginner", help: "Likes its own roads and cities, overlooks fields, and is not always attentive." },
    { value: "greedy", label: "Collector", help: "Takes the most points that lie there now." },
    { value: "planner", label: "Planner", help: "Looks at what the tiles to come can complete." },
    { value: "master", label: "Master", help: "Tries the best plans before deciding." },
  ],
  computers: {
    person: "Person",
    group: "Computer",
    mark: "computer",
    thinking: (/** @type {string} */ name) => `${name} (computer) is thinking …`,
    failed: (/** @type {string} */ name) => `${name} (computer) has stopped thinking.`,
    trouble: (/** @type {string} */ name) => `${name} (computer) stopped thinking because of a fault. The game goes on as you like:`,
    again: "Think again",
    byHand: (/** @type {string} */ name) => `Play this turn for ${name}`,
  },
  advice: {
    title: "What a master would do",
    open: "What would a master do?",
    thinking: "Thinking it over …",
    failed: "No hint could be had: what thinks has failed. Ask again, or play on.",
    shown: /** @type {Record<string, string>} */ ({
      tile: "Lay the tile as shown on the board.",
      figure: "Place the figure as shown on the board.",
      abbey: "Lay the abbey as shown on the board.",
      barn: "Place the barn as shown on the board.",
      move: "Move the wagon as shown on the board.",
      recall: "Take the abbot back.",
      skip: "Nothing here is worth a figure now.",
    }),
    skip: /** @type {Record<string, string>} */ ({ abbey: "Keep the abbey and draw a tile.", wagon: "Take the wagon back." }),
    features: { road: "road", city: "city", monastery: "monastery", garden: "garden", field: "field" },
    scores: (/** @type {string} */ name, /** @type {string} */ feature, /** @type {number} */ points) => `${name}: ${TEXT.players.points(points)} at once (${feature})`,
    more: (/** @type {string} */ name, /** @type {string} */ feature, /** @type {number} */ points) => `${name}: about ${TEXT.players.points(points)} more (${feature})`,
    less: (/** @type {string} */ name, /** @type {string} */ feature, /** @type {number} */ points) => `${name}: about ${TEXT.players.points(points)} less (${feature})`,
    thenFigure: (/** @type {string} */ place) => `Then a figure: ${place}.`,
    thenNone: "Then no figure.",
    thenRecall: "Then the abbot comes back.",
    thenBarn: "Then the barn.",
  },
  editions: [
    { value: "2016", label: "2016", help: "The rules in today’s box, with farmers." },
    { value: "2001", label: "2001", help: "The first edition: farmers are paid by the city, and a city of two tiles is worth less." },
    { value: "2021", label: "2021", help: "The anniversary edition." },
  ],
  boxes: /** @type {Record<string, { title: string, help: string }>} */ ({
    river: { title: "The River", help: "The land begins along a river, from its source to a lake." },
    abbot: { title: "The Abbot", help: "Gardens score like monasteries, and one figure may be taken back early." },
    inns: { title: "Inns & Cathedrals", help: "More for roads with an inn and cities with a cathedral, if they are finished. With a large meeple, and a sixth player." },
    abbey: { title: "Abbey & Mayor", help: "Abbeys fill gaps; mayor, wagon and barn join the figures. For up to six." },
    river2: { title: "The River II", help: "A river that forks and ends in two places." },
  }),
  pieces: {
    label: "Which figure?",
    names: /** @type {Record<string, string>} */ ({ meeple: "Meeple", large: "Large meeple", abbot: "Abbot", mayor: "Mayor", wagon: "Wagon", barn: "Barn", abbey: "Abbey" }),
  },
  colours: { red: "Red", blue: "Blue", green: "Green", yellow: "Yellow", black: "Black", pink: "Pink" },
  board: {
    label: "Board. Arrow keys choose a place, R turns the tile, Enter confirms, Escape takes the choice back, I reads the last tile, A lists the aids.",
    tools: "View",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    turn: "Turn the board",
    fit: "Show the whole board",
    choices: "Everything you can do now",
    choicesHelp: "Arrow keys choose, Enter confirms.",
  },
  hand: {
    label: "Your move",
    turnOf: (/** @type {string} */ name) => `${name}’s turn`,
    wagonOf: (/** @type {string} */ name) => `${name}’s wagon`,
    turnTile: "Turn tile",
    tileAlt: "The tile in hand",
    figureAlt: "Your figure",
    undo: "Undo",
    results: "Show the result",
    undone: "Taken back.",
    redo: "Do it again",
    redone: "Done again.",
    left: (/** @type {number} */ count) => (count === 0 ? "last tile" : count === 1 ? "1 tile left" : `${count} tiles left`),
  },
  turn: {
    handOver: (/** @type {string} */ name) => `Hand over to ${name}. Until then the turn can still be taken back.`,
    iAm: (/** @type {string} */ name) => `I am ${name}`,
  },
  clock: {
    pause: "Pause",
    paused: "Paused.",
    goesOn: "The clock runs.",
    pausedHint: "The clock stands still. Nothing can be placed until it runs again.",
    go: "Go on",
    left: "Time left:",
    taken: "Time taken:",
    over: "Over time by",
    up: (/** @type {string} */ name) => `${name}’s time is used up. The game goes on.`,
  },
  away: {
    title: "A player leaves",
    open: "A player leaves",
    help: "Everybody else lays the tiles of those who are away, together. No figure is placed for them; those that stand score as ever.",
    is: (/** @type {string} */ name) => `${name} is away`,
    lay: (/** @type {string} */ name) => `${name} is away: lay this tile together. No figure is placed.`,
  },
  primary: { tile: "Place tile", figure: "Place figure", barn: "Place barn", abbey: "Place abbey", wagon: "Move wagon", recall: "Take the abbot back" },
  primaryEnds: {
    tile: "Place tile and end turn",
    figure: "Place figure and end turn",
    barn: "Place barn and end turn",
    abbey: "Place abbey and end turn",
    wagon: "Move wagon here",
  },
  skip: /** @type {Record<string, string>} */ ({ figure: "End turn without a figure", abbey: "Draw a tile instead", wagon: "Take the wagon back" }),
  hint: {
    tile: "Choose a marked space on the board.",
    tileTurns: "Tap the tile again to turn it, then place it.",
    tileFixed: "It fits only this way round. Place it, or choose another space.",
    figure: "Choose a marked spot for your figure, or end your turn without one.",
    recall: "Choose a marked spot for a figure, or your abbot to take him back, or end your turn without either.",
    abbey: "You may lay your abbey into a gap instead of drawing a tile.",
    wagon: "What it stood on is finished. Choose a marked spot to move it on, or take it back.",
    chosen: /** @type {Record<string, string>} */ ({
      road: "A highwayman on this road: he scores when it is finished, and comes back.",
      city: "A knight in this city: he scores when it is finished, and comes back.",
      monastery: "A monk in this monastery: he scores when eight tiles lie around it, and comes back.",
      garden: "An abbot in this garden: he scores when eight tiles lie around it, and comes back.",
      field: "A farmer in this field: he stays to the end and scores for finished cities beside it.",
      barn: "A barn in this field: it stays to the end, and farmers here score at once and come back.",
      recall: "Your abbot comes back and scores at once, as at the end of the game.",
      move: "The wagon goes on to this spot.",
    }),
    over: "Look around, or see how the points came about.",
    open: "This game was opened to be looked at: which tiles come next is not known. The menu has its replay.",
  },
  players: {
    label: "Players and scores",
    active: "plays now",
    winner: "winner",
    points: (/** @type {number} */ count) => (count === 1 ? "1 point" : `${count} points`),
    supply: (/** @type {number} */ count, /** @type {string} */ figure) => `${(TEXT.pieces.names[figure] ?? figure).toLowerCase()}: ${count === 0 ? "none" : count} left`,
    projected: (/** @type {number} */ count) => `${count} if the game ended now`,
    gained: (/** @type {number} */ count) => `+${count}`,
  },
  log: {
    title: "What scored",
    open: "What scored",
    empty: "Whoever scores is listed here, with the reason.",
  },
  aids: {
    title: "Aids",
    open: "Aids",
    all: { title: "Show aids", help: "Off: everybody reads the board for themselves. The choices below are kept." },
    each: {
      legal: { title: "Legal spaces", help: "Where the tile in hand may be laid. Off, they can still be tapped." },
      dead: { title: "Dead spaces", help: "A cross where no tile that is left fits." },
      last: { title: "Last tile", help: "Its corners, in the colour of who laid it." },
      light: { title: "Light on features", help: "Tap or point at a city, road, field or monastery: what it is worth and who holds it. On an empty space: how many tiles fit." },
      fields: { title: "Fields", help: "Hatched in the colour of who holds them, with the number of cities they feed." },
      points: { title: "Points if it ended now", help: "Beside each score." },
    },
    hidden: "The rules of this game hide which tiles are left.",
    keys: "With the board in focus:",
    keyList: /** @type {[string, string][]} */ ([["I", "next feature of the last tile"], ["T", "tiles left"], ["F", "fields"], ["P", "points"], ["H", "all aids on or off"], ["W", "what a master would do"], ["A", "this list"]]),
    on: (/** @type {string} */ aid) => `${aid}: on.`,
    off: (/** @type {string} */ aid) => `${aid}: off.`,
  },
  light: {
    label: "What is pointed at",
    now: "now",
    worth: "points",
    could: "completed",
    show: "Show them",
  },
  left: {
    title: "Tiles left",
    open: "Tiles left",
    total: (/** @type {number} */ left, /** @type {number} */ all) => `${left} of ${all} are still to be drawn.`,
    fit: (/** @type {number} */ count) => (count === 1 ? "1 fits the space" : `${count} fit the space`),
    others: (/** @type {number} */ count) => (count === 1 ? "1 does not" : `${count} do not`),
    tile: (/** @type {string} */ tile, /** @type {number} */ left, /** @type {number} */ all) => `Tile ${tile}: ${left === 0 ? "none" : left} of ${all} left`,
  },
  menu: {
    title: "Menu",
    open: "Menu",
    resume: "Back to the game",
    newGame: "New game",
    rematch: "Play again",
    sameTiles: "Play again with the same tiles",
    record: "Show the record",
    copy: "Copy the record",
    save: "Save the record to a file",
    share: "Share a link",
    help: "How to play",
    fill: "Full screen",
    unfill: "Leave full screen",
    light: "Light theme",
    dark: "Dark theme",
  },
  settings: {
    title: "Settings",
    hearing: "Sound",
    sound: "Play sounds",
    volume: "Volume",
    motion: "Moving pieces",
    calm: "Your system prefers reduced motion.",
    playing: {
      title: "Playing",
      tapping: {
        title: "How is a tile or a figure placed?",
        values: [
          { value: /** @type {const} */ ("choose"), label: "Button", help: "A tap chooses, the next one turns the tile, the button places it." },
          { value: /** @type {const} */ ("twice"), label: "Second tap", help: "A tap chooses, a second one on the same place places it. The tile is turned by its button." },
          { value: /** @type {const} */ ("once"), label: "First tap", help: "A tap places at once where there is nothing left to choose. Turn the tile in hand first." },
        ],
      },
      handOver: { title: "Hand over", help: "After each turn the next player first says “I am …”. From then on the turn before cannot be taken back." },
      pace: {
        title: "Computer players",
        values: [
          { value: /** @type {const} */ ("slow"), label: "Slow" },
          { value: /** @type {const} */ ("normal"), label: "Normal" },
          { value: /** @type {const} */ ("fast"), label: "Fast" },
        ],
      },
      undoAll: { title: "Undo without limit", help: "Back to the first tile, for learning and teaching. Otherwise a turn can be taken back until the next player has done something." },
    },
    table: {
      title: "At the table",
      leftHanded: { title: "Left-handed", help: "Buttons change sides." },
      around: { title: "People sit around the tablet", help: "The screen turns to the side of whoever is asked." },
      boardTurns: { title: "The board turns along", help: "Otherwise it lies still, and only the buttons turn." },
      clock: {
        title: "Clock",
        values: [
          { value: /** @type {const} */ ("off"), label: "None", help: "" },
          { value: /** @type {const} */ ("soft"), label: "Time taken", help: "Shows how long everybody has been thinking." },
          { value: /** @type {const} */ ("bank"), label: "Time left", help: "Everybody has the same minutes for the whole game. When they are used up it says so; the game goes on." },
        ],
      },
      minutes: "Minutes for each player",
      awake: { title: "Keep the screen on", help: "During a game." },
      side: (/** @type {string} */ name) => `Where does ${name} sit?`,
      sides: [
        { value: "0", label: "Front" },
        { value: "1", label: "Left" },
        { value: "2", label: "Back" },
        { value: "3", label: "Right" },
      ],
    },
    look: {
      title: "Look",
      theme: {
        title: "Theme",
        values: [
          { value: /** @type {const} */ ("system"), label: "As the system" },
          { value: /** @type {const} */ ("light"), label: "Light" },
          { value: /** @type {const} */ ("dark"), label: "Dark" },
        ],
      },
      style: {
        title: "Tiles and figures",
        values: [
          { value: /** @type {const} */ ("standard"), label: "Painted" },
          { value: /** @type {const} */ ("contrast"), label: "High contrast" },
        ],
      },
    },
  },
  record: {
    title: "The record of this game",
    note: "It holds every move, and also the tiles still to come.",
    label: "Record",
    copied: "The record is on the clipboard.",
    file: "bastide",
    saved: "The record was saved.",
  },
  notice: "Notice",
  keep: {
    blocked: "This browser does not let the page save anything: the game is gone when the page is closed. Save its record to a file before that.",
    onlyLast: "This browser saves only one game, the last one. Save the records of others to a file.",
    full: "There is no room left to save the game in this browser. Save its record to a file, or delete old games under “Saved games”.",
    outdated: "A newer version of Bastide has changed how games are saved here. Save this record to a file, then reload the page.",
    damaged: "The newest save of this game was damaged. It goes on from the last one that can be read.",
    saveDamaged: "Save the damaged one to a file",
    unreadable: "This game cannot be read",
    newer: "A newer version of Bastide saved it. Reload the page to get that version. The record itself is whole: you can save it to a file.",
    lost: "What was saved is damaged from the beginning. It stays where it is, and you can save what is left of it to a file.",
  },
  tabs: {
    title: "This game is open elsewhere",
    text: "Another tab or window has it, and only one can play it on. Here you can take it over as it stands, or play a copy.",
    here: "Go on here",
    copy: "Open a copy",
    lost: "The game goes on in another tab or window.",
    copyOf: (/** @type {string} */ name) => `Copy of ${name}`,
  },
  shelf: {
    title: "Saved games",
    back: "Back",
    empty: "No game is saved here yet. Open one from a file, or drop the file on this page.",
    import: "Open a file",
    exportAll: "Save all to a file",
    all: "bastide-games",
    running: (/** @type {number} */ turn) => `turn ${turn}`,
    over: "finished",
    unreadable: "cannot be read",
    name: (/** @type {string} */ players, /** @type {string} */ date) => `${players}, ${date}`,
    actions: (/** @type {string} */ name) => `What to do with ${name}`,
    play: "Continue",
    look: "Look at it",
    rename: "Give it a name",
    nameLabel: "Name of the game",
    renamed: "Keep the name",
    copy: "Copy it",
    copied: "A copy is on the shelf.",
    save: "Save it to a file",
    remove: "Delete it",
    removed: (/** @type {string} */ name) => `“${name}” was deleted.`,
    undo: "Undo",
  },
  jcz: {
    broken: "This file is damaged: what is in it cannot be read as a saved game of JCloisterZone.",
    unknown: "This is no saved game of JCloisterZone: it does not say which tiles it is played with.",
    setupOnly: "This file of JCloisterZone holds a set-up, but no game.",
    missing: (/** @type {string[]} */ names) => `This game of JCloisterZone is played with what is not here yet: ${listed(names)}.`,
    base: "no base game",
    apart: (/** @type {string} */ name) => `${name} without Inns & Cathedrals`,
    without: (/** @type {string} */ name) => `Inns & Cathedrals without ${name}`,
    players: (/** @type {number} */ count) => `This game of JCloisterZone has ${count === 1 ? "one player" : `${count} players`}; here two to six can play.`,
    start: "This game of JCloisterZone begins with other tiles than the start tile or the source of the river, which is not possible here.",
    tile: (/** @type {string} */ id) => `This game of JCloisterZone has a tile that is not here yet: ${id}.`,
    figure: (/** @type {string} */ name) => `This game of JCloisterZone has a figure that is not here yet: ${name}.`,
    action: (/** @type {string} */ name) => `In this game of JCloisterZone something is done that is not possible here yet: ${name}.`,
    order: "In this game of JCloisterZone a tile is laid out of turn, as when abbeys follow the last tile; that cannot be shown yet.",
    step: (/** @type {number} */ number) => `This file is damaged: step ${number} of its game cannot be read.`,
  },
  arrive: {
    title: "Opened from a file",
    unknown: "This is no record of a game: it has no line like [Bastide \"1\"].",
    tooLong: "This file is too long to be the record of a game.",
    unreadableFile: "The file could not be read.",
    damaged: (/** @type {string} */ reason) => `The record cannot be read to its end: ${reason}.`,
    readable: "Its beginning can be played on from there.",
    openBeginning: "Open the beginning",
    same: "This game is among your saved games already.",
    further: "Your game goes on with what was played since.",
    behind: "Your game has gone on since: here it is as you left it.",
    openBehind: "Open the older one as a copy",
    parted: (/** @type {number} */ tiles) => `You have this game, but it was played differently ${tiles === 0 ? "from the first tile on" : tiles === 1 ? "after the first tile" : `after ${tiles} tiles`}. Both can be kept.`,
    partedTitle: "One game, two ways",
    openParted: "Open it as another game",
    keepMine: "Go on with mine",
    opened: "The game is among your saved games now.",
    several: (/** @type {number} */ added, /** @type {number} */ known, /** @type {number} */ failed) =>
      [
        added === 1 ? "1 game was added." : `${added} games were added.`,
        known === 0 ? "" : known === 1 ? "1 was there already." : `${known} were there already.`,
        failed === 0 ? "" : failed === 1 ? "1 could not be read to its end." : `${failed} could not be read to their end.`,
      ].filter(Boolean).join(" "),
  },
  link: {
    title: "Share this game",
    running: "Whoever opens the link has the game as it stands, can play on and send a link back. It also holds the tiles still to come, in their order.",
    over: "Whoever opens the link sees the whole game.",
    label: "Link",
    share: "Share",
    copy: "Copy the link",
    copied: "The link is on the clipboard.",
    byHand: "Copy the link from the field.",
    broken: "This link is broken: no game can be read from it.",
    tooLong: "This link is too long to be the link of a game.",
    old: "This browser is too old for links. Save the record to a file instead.",
  },
  discard: {
    title: "This tile fits nowhere",
    next: "Draw the next tile",
    end: "Go on",
  },
  end: {
    wins: (/** @type {string} */ name) => `${name} wins`,
    share: (/** @type {string} */ names) => `${names} share the win`,
    ranking: "Places",
    caption: "Points of each player",
    kind: "Points for",
    late: "at the end",
    total: "Total",
    curve: "Points turn by turn",
    turn: (/** @type {number} */ turn) => `turn ${turn}`,
    final: "end",
    points: (/** @type {string} */ name, /** @type {number} */ points) => `${name} ${points}`,
    after: (/** @type {number} */ turn, /** @type {string} */ points) => `After turn ${turn}: ${points}.`,
    atEnd: (/** @type {string} */ points) => `With the final scoring: ${points}.`,
    largestCity: "Largest city that scored",
    longestRoad: "Longest road that scored",
    record: (/** @type {number} */ tiles, /** @type {string} */ names) => `${tiles} tiles, ${names}`,
    luck: "Tiles and luck",
    luckHelp: "What the pile gave. A tile counts for everything that it shows. Spaces are those on which the tile just drawn could be laid.",
    what: "Tiles",
    tiles: "Tiles laid",
    drawn: { city: "with a city", coats: "coats of arms", road: "with a road", monastery: "with a monastery", garden: "with a garden" },
    cells: "Spaces, on average",
    discards: "Fitted nowhere",
    look: "Look at the board",
    replay: "Watch the replay",
    story: "Final scoring again",
    copy: "Copy the record",
    again: "New game",
  },
  story: {
    title: "Final scoring",
    kinds: { city: "Final scoring: cities", road: "Final scoring: roads", monastery: "Final scoring: monasteries", garden: "Final scoring: gardens", field: "Final scoring: fields", barn: "Final scoring: barns" },
    part: (/** @type {number} */ number, /** @type {number} */ all) => `${number} of ${all}`,
    next: "Next",
    result: "Show the result",
    play: "Go on by itself",
    pause: "Stop here",
    skip: "Skip to the result",
  },
  replay: {
    title: "Replay",
    open: "Replay",
    board: "Board of the replay. Left and right arrow step, up and down arrow go to scores, Space plays by itself, plus and minus zoom.",
    moves: "Turns",
    controls: "Moments of the game",
    slider: "Moment",
    steps: "Steps",
    scoreBefore: "To the score before",
    back: "A step back",
    play: "Play by itself",
    pause: "Stop",
    forward: "A step on",
    scoreAfter: "To the next score",
    paces: ["½×", "1×", "2×"],
    pace: (/** @type {string} */ sign) => `Speed ${sign}`,
    start: "The first tile",
    turn: (/** @type {number} */ turn, /** @type {string} */ name) => `Turn ${turn}: ${name}`,
    over: "The end",
    now: "This is where the game is now.",
    nothing: "The tiles are shuffled, the first one lies on the table.",
    position: (/** @type {string} */ title, /** @type {number} */ index, /** @type {number} */ last) => `${title}, step ${index} of ${last}`,
    close: "Close the replay",
    branch: {
      open: "Continue from here",
      title: "Continue from here?",
      text: (/** @type {number} */ turn) => `A new game begins with everything as it is now, in turn ${turn}. The game you are looking at stays as it is.`,
      tiles: "The tiles still to come can be the same in the same order, or they are shuffled again.",
      same: "The same tiles",
      shuffled: "Shuffle what is to come",
    },
  },
  features: { road: "Roads", city: "Cities", monastery: "Monasteries", garden: "Gardens", field: "Fields", barn: "Barns" },
  panic: {
    title: "Something went wrong",
    text: "This is a fault in the program, not of yours. Your game is not lost: reload the page and continue it.",
    start: "The game could not be loaded. Reload the page; the browser must allow WebAssembly.",
    record: "The game so far, to send with a report:",
    reason: "What the program said:",
    copy: "Copy the record",
    reload: "Reload the page",
  },
  about: {
    open: "About and data",
    title: "About",
    version: (/** @type {string} */ version, /** @type {string} */ build) => (build ? `Bastide ${version}, build ${build}.` : `Bastide ${version}, a build for development.`),
    licence: "The program, its drawings and its words may be used under the MIT licence or the Apache licence 2.0.",
    affiliation: "It plays by the rules of Carcassonne, a game by Klaus-Jürgen Wrede. It is not affiliated with its publisher.",
    licences: "Licences of the libraries it is made with",
    noLicences: "The licences could not be loaded.",
    data: {
      title: "Your data",
      where: "Your games and settings are kept in this browser and nowhere else. Nothing is sent anywhere.",
      kept: "The browser has agreed to keep them even if it runs short of space.",
      notKept: "If the browser runs short of space it may delete them.",
      ask: "Ask it to keep them",
      exportAll: "Save all games to a file",
      erase: "Erase everything",
      warning: "All saved games and all settings in this browser will be gone for good. You can save the games to a file first.",
      keep: "Keep everything",
      eraseAll: "Erase it all",
    },
  },
  update: {
    ready: "A new version of the game is there.",
    restart: "Restart",
    otherTab: "A game is open in another tab: leave it or close it, then restart.",
  },
  homeScreen: "Play without a network, and keep your games for longer: tap Share, then “Add to Home Screen”.",
  close: "Close",
  number: (/** @type {number} */ value) => new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  help: {
    title: "How to play",
    steps: [
      "Each turn you get one tile. Lay it beside those on the table: cities must meet cities, roads meet roads, meadows meet meadows.",
      "Then you may put one figure on the tile just laid: in a city, on a road, in a monastery or in a field, but only where no figure, not even one of yours, already holds that city, road or field.",
      "A finished city scores 2 points for each tile and for each coat of arms, a finished road 1 a tile, a monastery with all eight neighbours 9. The figures come back to you.",
      "If several players stand in one feature, whoever has most figures in it scores; a tie scores for all of them.",
      "Farmers stay in their field to the end and then score for every finished city beside it. Everything unfinished scores a little, too.",
      "Whoever has most points when the tiles have run out wins.",
    ],
  },
};

/**
 * Who won.
 *
 * @param {Pick<import("../src/web/types.d.ts").GameView, "winners" | "players">} view
 */
export function heading({ winners, players }) {
  const names = winners.map((index) => players[index].name);
  return names.length === 1 ? TEXT.end.wins(names[0]) : TEXT.end.share(listed(names));
}

/** @type {Record<string, string>} */
const SIDES = {
  N: "north", E: "east", S: "south", W: "west",
  NNE: "north right", ENE: "east above", ESE: "east below", SSE: "south right",
  SSW: "south left", WSW: "west below", WNW: "west above", NNW: "north left",
};

/** @type {Record<string, string>} */
const CORNERS = { NE: "north-east", SE: "south-east", SW: "south-west", NW: "north-west" };

const TURNS = ["unturned", "turned right", "upside down", "turned left"];

/**
 * An action in words, for the list of everything that can be done.
 *
 * @param {import("../src/web/types.d.ts").ActionView} action
 * @returns {string}
 */
export function describeAction(action) {
  if (action.type === "tile") return `${describeCell(action.x, action.y)}, ${TURNS[action.turns]}`;
  if (action.type === "figure") return `${action.figure === "meeple" ? "" : `${TEXT.pieces.names[action.figure]}: `}${describePlace(action.place)}`;
  if (action.type === "abbey") return `Abbey: ${describeCell(action.x, action.y)}`;
  if (action.type === "barn") return `Barn: ${CORNERS[action.corner]} corner`;
  if (action.type === "move") return `Wagon to ${describeCell(action.x, action.y)}: ${describePlace(action.place)}`;
  if (action.type === "recall") return TEXT.primary.recall;
  return TEXT.skip.figure;
}

/**
 * What a computer player means to do after a tile.
 *
 * @param {string} statement for example `meeple road.S` or `skip`
 * @returns {string}
 */
export function describeNext(statement) {
  const [verb, place = ""] = statement.split(" ");
  if (verb === "skip") return TEXT.advice.thenNone;
  if (verb === "recall") return TEXT.advice.thenRecall;
  if (verb === "barn") return TEXT.advice.thenBarn;
  return TEXT.advice.thenFigure(verb === "meeple" ? describePlace(place).toLowerCase() : `${TEXT.pieces.names[verb] ?? verb}, ${describePlace(place)}`.toLowerCase());
}

/**
 * Where a cell lies, seen from the first tile.
 *
 * @param {number} x
 * @param {number} y
 * @returns {string}
 */
function describeCell(x, y) {
  const across = x === 0 ? "" : `${Math.abs(x)} ${x > 0 ? "east" : "west"}`;
  const along = y === 0 ? "" : `${Math.abs(y)} ${y > 0 ? "south" : "north"}`;
  return [across, along].filter(Boolean).join(", ") || "the first tile";
}

/**
 * @param {string} place for example `road.S` or `monastery`
 * @returns {string}
 */
function describePlace(place) {
  const [kind, side] = capitalise(place).split(".");
  return side && SIDES[side] ? `${kind}, ${SIDES[side]}` : kind;
}

/**
 * @param {string} word
 * @returns {string}
 */
export function capitalise(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * "Ann", "Ann and Bob", "Ann, Bob and Eve".
 *
 * @param {string[]} names
 * @returns {string}
 */
export function listed(names) {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
}

/**
 * What a saved game is called: as the person named it, or by its players and its day.
 *
 * @param {import("./database.js").Row} row
 * @returns {string}
 */
export function nameOf({ name, players, made }) {
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(made);
  return name || TEXT.shelf.name(listed(players.map((player) => player.name)) || TEXT.shelf.unreadable, date);
}
