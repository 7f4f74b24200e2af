// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, CellView, EventView, FeatureView, GameView, OptionView, TilesLeftView } from "../../src/web/types.d.ts";

export const options: OptionView[] = [
  {
    "name": "farms",
    "box": "base",
    "help": "What farmers earn when the game is over.",
    "values": [
      {
        "value": "third",
        "label": "3 points for each completed city beside their field"
      },
      {
        "value": "second",
        "label": "the same, but each city pays a player only once"
      },
      {
        "value": "first",
        "label": "4 points a city to the most farmers around it"
      },
      {
        "value": "off",
        "label": "no farmers"
      }
    ],
    "value": "first"
  },
  {
    "name": "small-city",
    "box": "base",
    "help": "What a completed city of just two tiles is worth.",
    "values": [
      {
        "value": "full",
        "label": "2 points a tile, like any city"
      },
      {
        "value": "half",
        "label": "1 point a tile"
      }
    ],
    "value": "half"
  },
  {
    "name": "followers",
    "box": "base",
    "help": "How many meeples each player has.",
    "values": [
      {
        "value": "1",
        "label": "1"
      },
      {
        "value": "2",
        "label": "2"
      },
      {
        "value": "3",
        "label": "3"
      },
      {
        "value": "4",
        "label": "4"
      },
      {
        "value": "5",
        "label": "5"
      },
      {
        "value": "6",
        "label": "6"
      },
      {
        "value": "7",
        "label": "7"
      },
      {
        "value": "8",
        "label": "8"
      },
      {
        "value": "9",
        "label": "9"
      }
    ],
    "value": "7"
  },
  {
    "name": "first-player",
    "box": "base",
    "help": "Who lays the first tile.",
    "values": [
      {
        "value": "random",
        "label": "a random player"
      },
      {
        "value": "seat",
        "label": "the first in the list"
      }
    ],
    "value": "random"
  },
  {
    "name": "remaining",
    "box": "base",
    "help": "Whether players may look up which tiles are still to come.",
    "values": [
      {
        "value": "shown",
        "label": "they may"
      },
      {
        "value": "hidden",
        "label": "they may not"
      }
    ],
    "value": "shown"
  },
  {
    "name": "river-turn",
    "box": "river",
    "help": "How the river may turn.",
    "values": [
      {
        "value": "immediate",
        "label": "not the same way twice on two tiles in a row"
      },
      {
        "value": "never",
        "label": "not the same way twice, even with straight tiles between"
      },
      {
        "value": "any",
        "label": "no restriction"
      }
    ],
    "value": "immediate"
  },
  {
    "name": "start-tile",
    "box": "river",
    "help": "What happens to the start tile in a game with a source.",
    "values": [
      {
        "value": "removed",
        "label": "it leaves the game"
      },
      {
        "value": "kept",
        "label": "it is shuffled with the others"
      }
    ],
    "value": "removed"
  },
  {
    "name": "lake",
    "box": "river",
    "help": "Who lays the lake at the end of the river.",
    "values": [
      {
        "value": "turn",
        "label": "a player, in a turn like any other"
      },
      {
        "value": "automatic",
        "label": "nobody: it is laid automatically"
      }
    ],
    "value": "turn"
  },
  {
    "name": "unfinished-inn",
    "box": "inns",
    "help": "What an unfinished road with an inn, or city with a cathedral, is worth at the end.",
    "values": [
      {
        "value": "zero",
        "label": "nothing"
      },
      {
        "value": "plain",
        "label": "as much as without the inn or the cathedral"
      }
    ],
    "value": "zero"
  },
  {
    "name": "wagon",
    "box": "abbey",
    "help": "Where a wagon may move on to when its road, city or monastery is complete.",
    "values": [
      {
        "value": "near",
        "label": "on its tile or one of the eight around"
      },
      {
        "value": "joined",
        "label": "on its tile, to a part that meets its own"
      }
    ],
    "value": "near"
  },
  {
    "name": "barn-on-barn",
    "box": "abbey",
    "help": "Whether a barn may be placed on a field that has one.",
    "values": [
      {
        "value": "no",
        "label": "it may not"
      },
      {
        "value": "yes",
        "label": "it may"
      }
    ],
    "value": "no"
  },
  {
    "name": "abbey-end",
    "box": "abbey",
    "help": "Whether abbeys may still be laid when no tile is left.",
    "values": [
      {
        "value": "yes",
        "label": "each player gets one more turn"
      },
      {
        "value": "no",
        "label": "they may not"
      }
    ],
    "value": "yes"
  },
  {
    "name": "abbey-parts",
    "box": "abbey",
    "help": "Which parts of Abbey & Mayor are used.",
    "values": [
      {
        "value": "all",
        "label": "all of it"
      },
      {
        "value": "tiles",
        "label": "the land tiles"
      },
      {
        "value": "abbey",
        "label": "the abbeys"
      },
      {
        "value": "mayor",
        "label": "the mayors"
      },
      {
        "value": "wagon",
        "label": "the wagons"
      },
      {
        "value": "barn",
        "label": "the barns"
      }
    ],
    "joined": true,
    "value": "all"
  }
];

export const start: GameView = {
  "rules": "2016",
  "boxes": [
    "base"
  ],
  "options": [
    {
      "name": "farms",
      "box": "base",
      "help": "What farmers earn when the game is over.",
      "values": [
        {
          "value": "third",
          "label": "3 points for each completed city beside their field"
        },
        {
          "value": "second",
          "label": "the same, but each city pays a player only once"
        },
        {
          "value": "first",
          "label": "4 points a city to the most farmers around it"
        },
        {
          "value": "off",
          "label": "no farmers"
        }
      ],
      "value": "third"
    },
    {
      "name": "small-city",
      "box": "base",
      "help": "What a completed city of just two tiles is worth.",
      "values": [
        {
          "value": "full",
          "label": "2 points a tile, like any city"
        },
        {
          "value": "half",
          "label": "1 point a tile"
        }
      ],
      "value": "half"
    },
    {
      "name": "followers",
      "box": "base",
      "help": "How many meeples each player has.",
      "values": [
        {
          "value": "1",
          "label": "1"
        },
        {
          "value": "2",
          "label": "2"
        },
        {
          "value": "3",
          "label": "3"
        },
        {
          "value": "4",
          "label": "4"
        },
        {
          "value": "5",
          "label": "5"
        },
        {
          "value": "6",
          "label": "6"
        },
        {
          "value": "7",
          "label": "7"
        },
        {
          "value": "8",
          "label": "8"
        },
        {
          "value": "9",
          "label": "9"
        }
      ],
      "value": "7"
    },
    {
      "name": "first-player",
      "box": "base",
      "help": "Who lays the first tile.",
      "values": [
        {
          "value": "random",
          "label": "a random player"
        },
        {
          "value": "seat",
          "label": "the first in the list"
        }
      ],
      "value": "random"
    },
    {
      "name": "remaining",
      "box": "base",
      "help": "Whether players may look up which tiles are still to come.",
      "values": [
        {
          "value": "shown",
          "label": "they may"
        },
        {
          "value": "hidden",
          "label": "they may not"
        }
      ],
      "value": "shown"
    }
  ],
  "players": [
    {
      "colour": "red",
      "name": "Ann",
      "score": 0,
      "supply": [
        {
          "figure": "meeple",
          "count": 7
        }
      ]
    },
    {
      "colour": "blue",
      "name": "Blue",
      "score": 0,
      "supply": [
        {
          "figure": "meeple",
          "count": 7
        }
      ]
    }
  ],
  "asks": "tile",
  "player": 0,
  "turn": 1,
  "drawn": "E",
  "remaining": 3,
  "tiles": [
    {
      "tile": "D",
      "x": 0,
      "y": 0,
      "turns": 0
    }
  ],
  "figures": [],
  "barns": [],
  "decisions": 0,
  "canUndo": false,
  "canRedo": false,
  "over": false,
  "winners": []
};

export const figureAsked: GameView = {
  "rules": "2016",
  "boxes": [
    "base"
  ],
  "options": [
    {
      "name": "farms",
      "box": "base",
      "help": "What farmers earn when the game is over.",
      "values": [
        {
          "value": "third",
          "label": "3 points for each completed city beside their field"
        },
        {
          "value": "second",
          "label": "the same, but each city pays a player only once"
        },
        {
          "value": "first",
          "label": "4 points a city to the most farmers around it"
        },
        {
          "value": "off",
          "label": "no farmers"
        }
      ],
      "value": "third"
    },
    {
      "name": "small-city",
      "box": "base",
      "help": "What a completed city of just two tiles is worth.",
      "values": [
        {
          "value": "full",
          "label": "2 points a tile, like any city"
        },
        {
          "value": "half",
          "label": "1 point a tile"
        }
      ],
      "value": "half"
    },
    {
      "name": "followers",
      "box": "base",
      "help": "How many meeples each player has.",
      "values": [
        {
          "value": "1",
          "label": "1"
        },
        {
          "value": "2",
          "label": "2"
        },
        {
          "value": "3",
          "label": "3"
        },
        {
          "value": "4",
          "label": "4"
        },
        {
          "value": "5",
          "label": "5"
        },
        {
          "value": "6",
          "label": "6"
        },
        {
          "value": "7",
          "label": "7"
        },
        {
          "value": "8",
          "label": "8"
        },
        {
          "value": "9",
          "label": "9"
        }
      ],
      "value": "7"
    },
    {
      "name": "first-player",
      "box": "base",
      "help": "Who lays the first tile.",
      "values": [
        {
          "value": "random",
          "label": "a random player"
        },
        {
          "value": "seat",
          "label": "the first in the list"
        }
      ],
      "value": "random"
    },
    {
      "name": "remaining",
      "box": "base",
      "help": "Whether players may look up which tiles are still to come.",
      "values": [
        {
          "value": "shown",
          "label": "they may"
        },
        {
          "value": "hidden",
          "label": "they may not"
        }
      ],
      "value": "shown"
    }
  ],
  "players": [
    {
      "colour": "red",
      "name": "Ann",
      "score": 0,
      "supply": [
        {
          "figure": "meeple",
          "count": 7
        }
      ]
    },
    {
      "colour": "blue",
      "name": "Blue",
      "score": 0,
      "supply": [
        {
          "figure": "meeple",
          "count": 7
        }
      ]
    }
  ],
  "asks": "figure",
  "player": 0,
  "turn": 1,
  "remaining": 3,
  "tiles": [
    {
      "tile": "D",
      "x": 0,
      "y": 0,
      "turns": 0
    },
    {
      "tile": "E",
      "x": 0,
      "y": -1,
      "turns": 2,
      "player": 0
    }
  ],
  "figures": [],
  "barns": [],
  "decisions": 1,
  "canUndo": true,
  "canRedo": false,
  "over": false,
  "winners": []
};

export const over: GameView = {
  "rules": "2016",
  "boxes": [
    "base"
  ],
  "options": [
    {
      "name": "farms",
      "box": "base",
      "help": "What farmers earn when the game is over.",
      "values": [
        {
          "value": "third",
          "label": "3 points for each completed city beside their field"
        },
        {
          "value": "second",
          "label": "the same, but each city pays a player only once"
        },
        {
          "value": "first",
          "label": "4 points a city to the most farmers around it"
        },
        {
          "value": "off",
          "label": "no farmers"
        }
      ],
      "value": "third"
    },
    {
      "name": "small-city",
      "box": "base",
      "help": "What a completed city of just two tiles is worth.",
      "values": [
        {
          "value": "full",
          "label": "2 points a tile, like any city"
        },
        {
          "value": "half",
          "label": "1 point a tile"
        }
      ],
      "value": "half"
    },
    {
      "name": "followers",
      "box": "base",
      "help": "How many meeples each player has.",
      "values": [
        {
          "value": "1",
          "label": "1"
        },
        {
          "value": "2",
          "label": "2"
        },
        {
          "value": "3",
          "label": "3"
        },
        {
          "value": "4",
          "label": "4"
        },
        {
          "value": "5",
          "label": "5"
        },
        {
          "value": "6",
          "label": "6"
        },
        {
          "value": "7",
          "label": "7"
        },
        {
          "value": "8",
          "label": "8"
        },
        {
          "value": "9",
          "label": "9"
        }
      ],
      "value": "7"
    },
    {
      "name": "first-player",
      "box": "base",
      "help": "Who lays the first tile.",
      "values": [
        {
          "value": "random",
          "label": "a random player"
        },
        {
          "value": "seat",
          "label": "the first in the list"
        }
      ],
      "value": "random"
    },
    {
      "name": "remaining",
      "box": "base",
      "help": "Whether players may look up which tiles are still to come.",
      "values": [
        {
          "value": "shown",
          "label": "they may"
        },
        {
          "value": "hidden",
          "label": "they may not"
        }
      ],
      "value": "shown"
    }
  ],
  "players": [
    {
      "colour": "red",
      "name": "Ann",
      "score": 5,
      "supply": [
        {
          "figure": "meeple",
          "count": 6
        }
      ]
    },
    {
      "colour": "blue",
      "name": "Blue",
      "score": 3,
      "supply": [
        {
          "figure": "meeple",
          "count": 6
        }
      ]
    }
  ],
  "asks": "nothing",
  "player": 1,
  "turn": 4,
  "remaining": 0,
  "tiles": [
    {
      "tile": "D",
      "x": 0,
      "y": 0,
      "turns": 0
    },
    {
      "tile": "E",
      "x": 0,
      "y": -1,
      "turns": 2,
      "player": 0
    },
    {
      "tile": "V",
      "x": 1,
      "y": 0,
      "turns": 0,
      "player": 1
    },
    {
      "tile": "V",
      "x": 1,
      "y": 1,
      "turns": 2,
      "player": 0
    }
  ],
  "figures": [
    {
      "figure": "meeple",
      "player": 1,
      "x": 1,
      "y": 0,
      "place": "road.S",
      "lying": false
    },
    {
      "figure": "meeple",
      "player": 0,
      "x": 1,
      "y": 1,
      "place": "field.NNE",
      "lying": true
    }
  ],
  "barns": [],
  "decisions": 6,
  "canUndo": true,
  "canRedo": false,
  "over": true,
  "winners": [
    0
  ]
};

export const actions: ActionView[] = [
  {
    "type": "tile",
    "statement": "tile E 0,-1 2",
    "x": 0,
    "y": -1,
    "turns": 2
  },
  {
    "type": "tile",
    "statement": "tile E 0,1 1",
    "x": 0,
    "y": 1,
    "turns": 1
  },
  {
    "type": "tile",
    "statement": "tile E 0,1 2",
    "x": 0,
    "y": 1,
    "turns": 2
  },
  {
    "type": "tile",
    "statement": "tile E 0,1 3",
    "x": 0,
    "y": 1,
    "turns": 3
  },
  {
    "type": "skip",
    "statement": "skip"
  },
  {
    "type": "figure",
    "statement": "meeple city.S",
    "figure": "meeple",
    "place": "city.S",
    "x": 0,
    "y": -1
  },
  {
    "type": "figure",
    "statement": "meeple field.NNE",
    "figure": "meeple",
    "place": "field.NNE",
    "x": 0,
    "y": -1
  }
];

export const events: EventView[] = [
  {
    "type": "turn",
    "player": 0,
    "turn": 1,
    "tile": "E"
  },
  {
    "type": "tilePlaced",
    "player": 0,
    "tile": "E",
    "x": 0,
    "y": -1,
    "turns": 2
  },
  {
    "type": "figurePlaced",
    "player": 0,
    "figure": "meeple",
    "x": 0,
    "y": -1,
    "place": "city.S"
  },
  {
    "type": "scored",
    "player": 0,
    "points": 2,
    "feature": "city",
    "x": 0,
    "y": -1,
    "place": "city.S",
    "completed": true,
    "atEnd": false,
    "tiles": 2,
    "coats": 0,
    "cities": 0,
    "neighbours": 0,
    "strengths": [
      1,
      0
    ]
  },
  {
    "type": "figureReturned",
    "player": 0,
    "figure": "meeple",
    "x": 0,
    "y": -1,
    "place": "city.S"
  },
  {
    "type": "discarded",
    "player": 1,
    "tile": "C"
  },
  {
    "type": "turn",
    "player": 1,
    "turn": 2,
    "tile": "V"
  },
  {
    "type": "tilePlaced",
    "player": 1,
    "tile": "V",
    "x": 1,
    "y": 0,
    "turns": 0
  },
  {
    "type": "figurePlaced",
    "player": 1,
    "figure": "meeple",
    "x": 1,
    "y": 0,
    "place": "road.S"
  },
  {
    "type": "turn",
    "player": 0,
    "turn": 3,
    "tile": "V"
  },
  {
    "type": "tilePlaced",
    "player": 0,
    "tile": "V",
    "x": 1,
    "y": 1,
    "turns": 2
  },
  {
    "type": "figurePlaced",
    "player": 0,
    "figure": "meeple",
    "x": 1,
    "y": 1,
    "place": "field.NNE"
  },
  {
    "type": "scored",
    "player": 1,
    "points": 3,
    "feature": "road",
    "x": 1,
    "y": 0,
    "place": "road.S",
    "completed": false,
    "atEnd": true,
    "tiles": 3,
    "coats": 0,
    "cities": 0,
    "neighbours": 0,
    "strengths": [
      0,
      1
    ]
  },
  {
    "type": "scored",
    "player": 0,
    "points": 3,
    "feature": "field",
    "x": 1,
    "y": 1,
    "place": "field.NNE",
    "completed": false,
    "atEnd": true,
    "tiles": 0,
    "coats": 0,
    "cities": 1,
    "neighbours": 0,
    "strengths": [
      1,
      0
    ]
  },
  {
    "type": "over",
    "winners": [
      0
    ],
    "points": 5
  }
];

export const features: FeatureView[] = [
  {
    "type": "feature",
    "feature": "city",
    "x": 0,
    "y": 0,
    "place": "city.N",
    "completed": true,
    "tiles": 2,
    "coats": 0,
    "open": 0,
    "cities": 0,
    "worth": 2,
    "strengths": [
      0,
      0
    ],
    "holders": [],
    "barns": [],
    "points": [
      0,
      0
    ],
    "neighbours": 0
  },
  {
    "type": "feature",
    "feature": "road",
    "x": 0,
    "y": 0,
    "place": "road.E",
    "completed": false,
    "tiles": 1,
    "coats": 0,
    "open": 2,
    "cities": 0,
    "worth": 1,
    "could": 1,
    "strengths": [
      0,
      0
    ],
    "holders": [],
    "barns": [],
    "points": [
      0,
      0
    ],
    "neighbours": 0
  },
  {
    "type": "feature",
    "feature": "field",
    "x": 0,
    "y": -1,
    "place": "field.NNE",
    "completed": false,
    "tiles": 0,
    "coats": 0,
    "open": 0,
    "cities": 1,
    "worth": 3,
    "strengths": [
      0,
      0
    ],
    "holders": [],
    "barns": [],
    "points": [
      0,
      0
    ],
    "neighbours": 0
  }
];

export const cell: CellView = {
  "type": "cell",
  "x": 1,
  "y": 0,
  "fits": 1,
  "left": 1
};

export const left: TilesLeftView[] = [
  {
    "tile": "D",
    "left": 0,
    "all": 1,
    "fits": true
  },
  {
    "tile": "C",
    "left": 0,
    "all": 1,
    "fits": false
  },
  {
    "tile": "E",
    "left": 0,
    "all": 1,
    "fits": false
  },
  {
    "tile": "V",
    "left": 1,
    "all": 2,
    "fits": true
  }
];
