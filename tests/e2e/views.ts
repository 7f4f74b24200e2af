// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BoxView, CellView, Consequences, EventView, FeatureView, FigureView, GameView, OptionView, PartView, PlayerView, Preview, Selection, TileView, TilesLeftView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"statement":"tile S04 1,0 0","turns":0,"type":"tile","x":1,"y":0},
  {"statement":"skip","type":"skip"},
  {"figure":"meeple","place":"field.WNW","statement":"meeple field.WNW","type":"figure","x":1,"y":0},
  {"statement":"recall","type":"recall"},
  {"corner":"SW","statement":"barn SW","type":"barn","x":2,"y":-4},
  {"statement":"abbey 2,-1","type":"abbey","x":2,"y":-1},
  {"figure":"wagon","place":"city.S","statement":"red wagon 3,1 city.S","type":"move","x":3,"y":1},
  {"statement":"end","type":"end"},
];

const ofBoxView: BoxView[] = [
  {"mostPlayers":5,"name":"base"},
];

const ofCellView: CellView[] = [
  {"fits":76,"left":121,"type":"cell","x":0,"y":-1},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[]},
  {"events":[],"features":[{"barns":[],"cities":0,"coats":0,"completed":false,"could":9,"feature":"monastery","holders":[],"neighbours":1,"open":7,"place":"monastery","points":[],"strengths":[],"tiles":1,"type":"feature","worth":2,"x":1,"y":-3}]},
  {"events":[],"features":[]},
  {"events":[{"atEnd":false,"cities":0,"coats":0,"completed":false,"feature":"monastery","neighbours":2,"place":"monastery","player":1,"points":3,"strengths":[0],"tiles":1,"type":"scored","x":1,"y":-3},{"figure":"abbot","place":"monastery","player":1,"type":"figureReturned","x":1,"y":-3}],"features":[]},
  {"events":[],"features":[{"barns":[],"cities":0,"coats":0,"completed":true,"feature":"city","holders":[],"neighbours":0,"open":0,"place":"city.W","points":[],"powerless":true,"strengths":[],"tiles":2,"type":"feature","worth":2,"x":2,"y":-2}]},
  {"events":[{"atEnd":false,"cities":0,"coats":0,"completed":true,"feature":"city","neighbours":0,"place":"city.W","player":1,"points":2,"strengths":[],"tiles":2,"type":"scored","x":3,"y":-2}],"features":[]},
  {"events":[{"atEnd":false,"cities":0,"coats":0,"completed":true,"feature":"road","inn":true,"neighbours":0,"place":"road.N","player":1,"points":8,"strengths":[],"tiles":4,"type":"scored","x":4,"y":1}],"features":[]},
  {"events":[],"features":[{"barns":[],"cathedral":true,"cities":0,"coats":0,"completed":true,"feature":"city","holders":[],"neighbours":0,"open":0,"place":"city.S","points":[],"strengths":[],"tiles":5,"type":"feature","worth":15,"x":5,"y":6}]},
  {"events":[],"features":[{"barns":[],"cathedral":true,"cities":0,"coats":0,"completed":false,"could":6,"feature":"city","holders":[],"neighbours":0,"nothing":true,"open":3,"place":"city.N","points":[],"powerless":true,"strengths":[],"tiles":2,"type":"feature","worth":0,"x":4,"y":3}]},
];

const ofEventView: EventView[] = [
  {"player":0,"tile":"S04","turn":1,"type":"turn"},
  {"player":0,"tile":"S04","turns":0,"type":"tilePlaced","x":1,"y":0},
  {"figure":"large","place":"field.NNE","player":0,"type":"figurePlaced","x":1,"y":0},
  {"atEnd":false,"cities":0,"coats":0,"completed":false,"feature":"garden","neighbours":3,"place":"garden","player":1,"points":4,"strengths":[],"tiles":1,"type":"scored","x":8,"y":-1},
  {"player":0,"turn":21,"type":"turn"},
  {"player":0,"tile":"D","type":"drawn"},
  {"corner":"SW","player":1,"type":"barnPlaced","x":2,"y":-4},
  {"atEnd":false,"cities":1,"coats":0,"completed":false,"feature":"field","neighbours":0,"place":"field.SSW","player":0,"points":3,"strengths":[],"tiles":0,"type":"scored","x":2,"y":-3},
  {"atEnd":false,"cities":0,"coats":0,"completed":true,"feature":"road","neighbours":0,"place":"road.N","player":0,"points":1,"strengths":[],"tiles":1,"type":"scored","x":3,"y":1},
  {"figure":"wagon","place":"road.N","player":0,"toPlace":"city.S","toX":3,"toY":1,"type":"figureMoved","x":3,"y":1},
  {"atEnd":true,"cities":1,"coats":0,"completed":false,"feature":"barn","neighbours":0,"place":"field.SSW","player":1,"points":4,"strengths":[],"tiles":0,"type":"scored","x":2,"y":-4},
  {"points":105,"type":"over","winners":[1]},
  {"player":2,"tile":"R02","type":"discarded"},
  {"atEnd":true,"cathedral":true,"cities":0,"coats":3,"completed":false,"feature":"city","neighbours":0,"place":"city.N","player":1,"points":10,"strengths":[],"tiles":7,"type":"scored","x":11,"y":0},
];

const ofFeatureView: FeatureView[] = [
  {"barns":[],"cities":0,"coats":0,"completed":false,"feature":"field","holders":[],"neighbours":0,"open":0,"place":"field.NNE","points":[0],"strengths":[0],"tiles":0,"type":"feature","worth":0,"x":0,"y":0},
  {"barns":[],"cities":0,"coats":0,"completed":false,"feature":"field","holders":[0],"neighbours":0,"open":0,"place":"field.NNE","points":[],"strengths":[],"tiles":0,"type":"feature","worth":0,"x":1,"y":0},
  {"barns":[],"cities":0,"coats":0,"completed":false,"could":2,"feature":"road","holders":[],"inn":true,"neighbours":0,"nothing":true,"open":2,"place":"road.E","points":[],"strengths":[],"tiles":1,"type":"feature","worth":0,"x":1,"y":-1},
  {"barns":[],"cities":0,"coats":1,"completed":false,"could":4,"feature":"city","holders":[],"neighbours":0,"open":2,"place":"city.S","points":[],"strengths":[],"tiles":1,"type":"feature","worth":2,"x":2,"y":1},
  {"barns":[],"cities":0,"coats":0,"completed":false,"could":2,"feature":"city","holders":[],"neighbours":0,"open":1,"place":"city.E","points":[],"powerless":true,"strengths":[],"tiles":1,"type":"feature","worth":1,"x":1,"y":-2},
  {"barns":[],"cities":0,"coats":0,"completed":false,"could":9,"feature":"garden","holders":[],"neighbours":2,"open":6,"place":"garden","points":[],"strengths":[],"tiles":1,"type":"feature","worth":3,"x":8,"y":-1},
  {"barns":[1],"cities":1,"coats":0,"completed":false,"feature":"field","holders":[],"neighbours":0,"open":0,"place":"field.SSW","points":[],"strengths":[],"tiles":0,"type":"feature","worth":4,"x":2,"y":-4},
  {"barns":[],"cities":0,"coats":0,"completed":true,"feature":"road","holders":[],"inn":true,"neighbours":0,"open":0,"place":"road.S","points":[],"strengths":[],"tiles":2,"type":"feature","worth":4,"x":6,"y":0},
  {"barns":[],"cathedral":true,"cities":0,"coats":1,"completed":false,"could":15,"feature":"city","holders":[],"neighbours":0,"nothing":true,"open":4,"place":"city.N","points":[],"strengths":[],"tiles":4,"type":"feature","worth":0,"x":11,"y":-1},
  {"barns":[],"cities":0,"coats":0,"completed":false,"each":true,"feature":"field","holders":[],"neighbours":0,"open":0,"place":"field.NNE","points":[],"strengths":[],"tiles":0,"type":"feature","worth":0,"x":0,"y":0},
  {"barns":[],"cities":0,"coats":0,"completed":false,"could":2,"feature":"road","holders":[],"inn":true,"neighbours":0,"open":2,"place":"road.E","points":[],"strengths":[],"tiles":1,"type":"feature","worth":1,"x":1,"y":1},
  {"barns":[],"cathedral":true,"cities":0,"coats":1,"completed":false,"could":12,"feature":"city","holders":[],"neighbours":0,"open":4,"place":"city.N","points":[],"strengths":[],"tiles":3,"type":"feature","worth":4,"x":10,"y":-1},
];

const ofGameView: GameView[] = [
  {"asks":"tile","barns":[],"boxes":["base"],"canRedo":false,"canUndo":false,"decisions":0,"drawn":"S04","figures":[],"options":[{"box":"base","help":"What farmers earn when the game is over.","name":"farms","value":"third","values":[{"label":"3 points for each completed city beside their field","value":"third"}]},{"box":"abbey","help":"Which parts of Abbey & Mayor are used.","joined":true,"name":"abbey-parts","value":"all","values":[]}],"over":false,"player":0,"players":[{"colour":"red","name":"Red","score":0,"supply":[{"count":6,"figure":"meeple"}]},{"colour":"blue","level":"novice","name":"Blue","score":0,"supply":[]}],"remaining":121,"rules":"2016","tiles":[{"tile":"R01","turns":0,"x":0,"y":0}],"turn":1,"winners":[]},
  {"asks":"figure","barns":[],"boxes":[],"canRedo":false,"canUndo":true,"decisions":7,"figures":[{"figure":"large","lying":true,"place":"field.NNE","player":0,"x":1,"y":0}],"options":[],"over":false,"player":1,"players":[],"remaining":118,"rules":"2016","tiles":[{"player":0,"tile":"S04","turns":0,"x":1,"y":0}],"turn":4,"winners":[]},
  {"asks":"figure","barns":[{"corner":"SW","player":1,"x":2,"y":-4}],"boxes":[],"canRedo":false,"canUndo":true,"decisions":56,"figures":[],"options":[],"over":false,"player":0,"players":[],"remaining":92,"rules":"2016","tiles":[],"turn":29,"winners":[]},
  {"asks":"abbey","barns":[],"boxes":[],"canRedo":false,"canUndo":true,"decisions":57,"figures":[],"options":[],"over":false,"player":1,"players":[],"remaining":92,"rules":"2016","tiles":[],"turn":30,"winners":[]},
  {"asks":"wagon","barns":[],"boxes":[],"canRedo":false,"canUndo":true,"decisions":59,"figures":[],"options":[],"over":false,"player":0,"players":[],"remaining":92,"rules":"2016","tiles":[],"turn":30,"winners":[]},
  {"asks":"nothing","barns":[],"boxes":[],"canRedo":false,"canUndo":true,"decisions":191,"figures":[],"options":[],"over":true,"player":1,"players":[],"remaining":0,"rules":"2016","tiles":[],"turn":126,"winners":[1]},
  {"asks":"tile","barns":[],"boxes":[],"canRedo":false,"canUndo":false,"decisions":0,"drawn":"R11","figures":[],"options":[],"over":false,"player":0,"players":[{"colour":"green","name":"Green","score":0,"supply":[]},{"colour":"yellow","name":"Yellow","score":0,"supply":[]}],"remaining":82,"rules":"2016","tiles":[],"turn":1,"winners":[]},
  {"asks":"tile","barns":[],"boxes":[],"canRedo":false,"canUndo":false,"decisions":0,"drawn":"S04","figures":[],"options":[],"over":false,"player":0,"players":[{"colour":"green","level":"greedy","name":"Green","score":0,"supply":[]},{"colour":"yellow","level":"planner","name":"Yellow","score":0,"supply":[]}],"remaining":110,"rules":"2001","tiles":[],"turn":1,"winners":[]},
  {"asks":"tile","barns":[],"boxes":[],"canRedo":false,"canUndo":false,"decisions":0,"drawn":"J","figures":[],"options":[],"over":false,"player":0,"players":[{"colour":"black","name":"Black","score":0,"supply":[]}],"remaining":70,"rules":"2021","tiles":[],"turn":1,"winners":[]},
  {"asks":"tile","barns":[],"boxes":[],"canRedo":false,"canUndo":false,"decisions":0,"drawn":"T09","figures":[],"options":[],"over":false,"player":0,"players":[{"colour":"blue","level":"master","name":"Blue","score":0,"supply":[]}],"remaining":38,"rules":"2001","tiles":[],"turn":1,"winners":[]},
  {"asks":"tile","barns":[],"boxes":[],"canRedo":false,"canUndo":false,"decisions":0,"drawn":"S04","figures":[],"options":[],"over":false,"player":0,"players":[{"colour":"pink","level":"planner","name":"Pink","score":0,"supply":[]}],"remaining":109,"rules":"2021","tiles":[],"turn":1,"winners":[]},
];

const ofPartView: PartView[] = [
  {"coats":0,"feature":"monastery","sides":""},
  {"coats":0,"feature":"road","sides":"W"},
  {"coats":0,"feature":"city","sides":"E"},
  {"coats":0,"feature":"garden","sides":""},
  {"coats":0,"feature":"river","sides":"S"},
  {"cathedral":true,"coats":0,"feature":"city","sides":"NESW"},
  {"coats":0,"feature":"road","inn":true,"sides":"W"},
];

const ofPreview: Preview[] = [
  {"mostPlayers":6,"tiles":123},
];

const ofSelection: Selection[] = [
  {"endsTurn":false,"hand":1,"turns":0,"type":"none"},
  {"action":{"statement":"tile R10 2,0 0","turns":0,"type":"tile","x":2,"y":0},"endsTurn":false,"hand":1,"statement":"tile R10 2,0 0","turns":2,"type":"tile"},
  {"endsTurn":false,"hand":1,"narrowed":"barn","turns":0,"type":"none"},
  {"endsTurn":false,"turns":0,"type":"none"},
  {"endsTurn":false,"narrowed":"barn","turns":0,"type":"none"},
  {"action":{"figure":"meeple","place":"field.NNE","statement":"meeple field.NNE","type":"figure","x":1,"y":-4},"endsTurn":true,"piece":"meeple","statement":"meeple field.NNE","turns":0,"type":"figure"},
  {"action":{"figure":"meeple","place":"field.NNE","statement":"meeple field.NNE","type":"figure","x":1,"y":-4},"endsTurn":true,"narrowed":"meeple","piece":"meeple","statement":"meeple field.NNE","turns":0,"type":"figure"},
  {"action":{"statement":"abbey 2,-1","type":"abbey","x":2,"y":-1},"endsTurn":false,"statement":"abbey 2,-1","turns":1,"type":"tile"},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"all":4,"fits":true,"left":4,"tile":"B"},
];

const ofWhy: Why[] = [
  {"kind":"tile","tile":"R10"},
  {"kind":"notOpen"},
  {"kind":"edge","shows":"field","side":"S","wanted":"river"},
  {"kind":"apart"},
  {"kind":"edge","shows":"river","side":"W","wanted":"road"},
  {"kind":"taken"},
  {"kind":"edge","shows":"field","side":"E","wanted":"road"},
  {"kind":"otherTile","tile":"R10"},
  {"kind":"abbeyLater"},
  {"kind":"nowhere"},
  {"kind":"riverApart"},
  {"kind":"edge","shows":"river","side":"N","wanted":"city"},
  {"kind":"noBarnCorner"},
  {"figure":"large","kind":"noFigure"},
  {"feature":"field","figure":"mayor","kind":"wrongPart"},
  {"kind":"figure","tile":"S11"},
  {"kind":"riverTurns"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"noBarn"},
  {"kind":"over"},
  {"kind":"noRecall"},
  {"kind":"noBarns"},
  {"feature":"field","kind":"occupied"},
  {"feature":"garden","figure":"meeple","kind":"wrongPart"},
  {"feature":"city","figure":"abbot","kind":"wrongPart"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"feature":"monastery","figure":"mayor","kind":"wrongPart"},
  {"kind":"riverBlocked"},
  {"feature":"road","figure":"abbot","kind":"wrongPart"},
  {"kind":"barnThere"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"full"},
];

// A type has no fields but those that some sample has.
const same0: Same<keyof BarnView, "corner" | "player" | "x" | "y"> = true;
const same1: Same<keyof BoxView, "mostPlayers" | "name"> = true;
const same2: Same<keyof CellView, "fits" | "left" | "type" | "x" | "y"> = true;
const same3: Same<keyof Consequences, "events" | "features"> = true;
const same4: Same<keyof Extract<ActionView, { type: "abbey" }>, "statement" | "type" | "x" | "y"> = true;
const same5: Same<keyof Extract<ActionView, { type: "barn" }>, "corner" | "statement" | "type" | "x" | "y"> = true;
const same6: Same<keyof Extract<ActionView, { type: "end" }>, "statement" | "type"> = true;
const same7: Same<keyof Extract<ActionView, { type: "figure" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same8: Same<keyof Extract<ActionView, { type: "move" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same9: Same<keyof Extract<ActionView, { type: "recall" }>, "statement" | "type"> = true;
const same10: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same11: Same<keyof Extract<ActionView, { type: "tile" }>, "statement" | "turns" | "type" | "x" | "y"> = true;
const same12: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same13: Same<keyof Extract<EventView, { type: "discarded" }>, "player" | "tile" | "type"> = true;
const same14: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same15: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same16: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same17: Same<keyof Extract<EventView, { type: "figureReturned" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same18: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same19: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "cathedral" | "cities" | "coats" | "completed" | "feature" | "inn" | "neighbours" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "x" | "y"> = true;
const same20: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same21: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same22: Same<keyof FeatureView, "barns" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "place" | "points" | "powerless" | "strengths" | "tiles" | "type" | "worth" | "x" | "y"> = true;
const same23: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "x" | "y"> = true;
const same24: Same<keyof GameView, "asks" | "barns" | "boxes" | "canRedo" | "canUndo" | "decisions" | "drawn" | "figures" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "tiles" | "turn" | "winners"> = true;
const same25: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same26: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same27: Same<keyof PartView, "cathedral" | "coats" | "feature" | "inn" | "sides"> = true;
const same28: Same<keyof PlayerView, "colour" | "level" | "name" | "score" | "supply"> = true;
const same29: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same30: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same31: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same32: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same33: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same34: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same35: Same<NonNullable<ActionView["type"]>, "abbey" | "barn" | "end" | "figure" | "move" | "recall" | "skip" | "tile"> = true;
const same36: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same37: Same<NonNullable<EventView["type"]>, "barnPlaced" | "discarded" | "drawn" | "figureMoved" | "figurePlaced" | "figureReturned" | "over" | "scored" | "tilePlaced" | "turn"> = true;
const same38: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "barn" | "city" | "field" | "garden" | "monastery" | "road"> = true;
const same39: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "road"> = true;
const same40: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same41: Same<NonNullable<GameView["asks"]>, "abbey" | "figure" | "nothing" | "tile" | "wagon"> = true;
const same42: Same<NonNullable<PartView["feature"]>, "city" | "garden" | "monastery" | "river" | "road"> = true;
const same43: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same44: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same45: Same<NonNullable<Selection["type"]>, "figure" | "none" | "tile"> = true;
const same46: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "road"> = true;
const same47: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "apart" | "barnThere" | "edge" | "figure" | "full" | "neverDrawn" | "noBarn" | "noBarnCorner" | "noBarns" | "noFigure" | "noHole" | "noRecall" | "noWagon" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "over" | "riverApart" | "riverBlocked" | "riverTurns" | "taken" | "tile" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same48: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48];
