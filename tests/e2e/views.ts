// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BoxView, CellView, Consequences, EventView, FeatureView, FigureView, GameView, OptionView, PartView, PlayerView, Preview, Selection, TileView, TilesLeftView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile S04 1,0 0","x":1,"y":0,"turns":0},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple field.WNW","figure":"meeple","place":"field.WNW","x":1,"y":0},
  {"type":"recall","statement":"recall"},
  {"type":"barn","statement":"barn SW","x":2,"y":-4,"corner":"SW"},
  {"type":"abbey","statement":"abbey 2,-1","x":2,"y":-1},
  {"type":"move","statement":"red wagon 3,1 city.S","figure":"wagon","place":"city.S","x":3,"y":1},
  {"type":"end","statement":"end"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":0,"y":-1,"fits":76,"left":121},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"monastery","x":1,"y":-3,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":7,"cities":0,"worth":2,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":1}]},
  {"events":[],"features":[]},
  {"events":[{"type":"scored","player":1,"points":3,"feature":"monastery","x":1,"y":-3,"place":"monastery","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"neighbours":2,"strengths":[0]},{"type":"figureReturned","player":1,"figure":"abbot","x":1,"y":-3,"place":"monastery"}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":2,"y":-2,"place":"city.W","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"scored","player":1,"points":2,"feature":"city","x":3,"y":-2,"place":"city.W","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[{"type":"scored","player":1,"points":8,"feature":"road","x":4,"y":1,"place":"road.N","completed":true,"atEnd":false,"tiles":4,"coats":0,"inn":true,"cities":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":5,"y":6,"place":"city.S","completed":true,"tiles":5,"coats":0,"open":0,"cities":0,"cathedral":true,"worth":15,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":4,"y":3,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":0,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true,"powerless":true}]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"S04"},
  {"type":"tilePlaced","player":0,"tile":"S04","x":1,"y":0,"turns":0},
  {"type":"figurePlaced","player":0,"figure":"large","x":1,"y":0,"place":"field.NNE"},
  {"type":"scored","player":1,"points":4,"feature":"garden","x":8,"y":-1,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"neighbours":3,"strengths":[]},
  {"type":"turn","player":0,"turn":21},
  {"type":"drawn","player":0,"tile":"D"},
  {"type":"barnPlaced","player":1,"x":2,"y":-4,"corner":"SW"},
  {"type":"scored","player":0,"points":3,"feature":"field","x":2,"y":-3,"place":"field.SSW","completed":false,"atEnd":false,"tiles":0,"coats":0,"cities":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":1,"feature":"road","x":3,"y":1,"place":"road.N","completed":true,"atEnd":false,"tiles":1,"coats":0,"cities":0,"neighbours":0,"strengths":[]},
  {"type":"figureMoved","player":0,"figure":"wagon","x":3,"y":1,"place":"road.N","toX":3,"toY":1,"toPlace":"city.S"},
  {"type":"scored","player":1,"points":4,"feature":"barn","x":2,"y":-4,"place":"field.SSW","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[1],"points":105},
  {"type":"discarded","player":2,"tile":"R02"},
  {"type":"scored","player":1,"points":10,"feature":"city","x":11,"y":0,"place":"city.N","completed":false,"atEnd":true,"tiles":7,"coats":3,"cathedral":true,"cities":0,"neighbours":0,"strengths":[]},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"field","x":0,"y":0,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"field","x":1,"y":0,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[0],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":1,"y":-1,"place":"road.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"inn":true,"worth":0,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"city","x":2,"y":1,"place":"city.S","completed":false,"tiles":1,"coats":1,"open":2,"cities":0,"worth":2,"could":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":1,"y":-2,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"garden","x":8,"y":-1,"place":"garden","completed":false,"tiles":1,"coats":0,"open":6,"cities":0,"worth":3,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":2},
  {"type":"feature","feature":"field","x":2,"y":-4,"place":"field.SSW","completed":false,"tiles":0,"coats":0,"open":0,"cities":1,"worth":4,"strengths":[],"holders":[],"barns":[1],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":6,"y":0,"place":"road.S","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"inn":true,"worth":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":11,"y":-1,"place":"city.N","completed":false,"tiles":4,"coats":1,"open":4,"cities":0,"cathedral":true,"worth":0,"could":15,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"field","x":0,"y":0,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"road","x":1,"y":1,"place":"road.E","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"inn":true,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":10,"y":-1,"place":"city.N","completed":false,"tiles":3,"coats":1,"open":4,"cities":0,"cathedral":true,"worth":4,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"third"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"all"}],"players":[{"colour":"red","name":"Red","score":0,"supply":[{"figure":"meeple","count":6}]},{"colour":"blue","name":"Blue","level":"novice","score":0,"supply":[]}],"asks":"tile","player":0,"turn":1,"drawn":"S04","remaining":121,"tiles":[{"tile":"R01","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","player":1,"turn":4,"remaining":118,"tiles":[{"tile":"S04","x":1,"y":0,"turns":0,"player":0}],"figures":[{"figure":"large","player":0,"x":1,"y":0,"place":"field.NNE","lying":true}],"barns":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","player":0,"turn":29,"remaining":92,"tiles":[],"figures":[],"barns":[{"player":1,"x":2,"y":-4,"corner":"SW"}],"decisions":56,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","player":1,"turn":30,"remaining":92,"tiles":[],"figures":[],"barns":[],"decisions":57,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"wagon","player":0,"turn":30,"remaining":92,"tiles":[],"figures":[],"barns":[],"decisions":59,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","player":1,"turn":126,"remaining":0,"tiles":[],"figures":[],"barns":[],"decisions":191,"canUndo":true,"canRedo":false,"over":true,"winners":[1]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","score":0,"supply":[]},{"colour":"yellow","name":"Yellow","score":0,"supply":[]}],"asks":"tile","player":0,"turn":1,"drawn":"R11","remaining":82,"tiles":[],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"green","name":"Green","level":"greedy","score":0,"supply":[]},{"colour":"yellow","name":"Yellow","level":"planner","score":0,"supply":[]}],"asks":"tile","player":0,"turn":1,"drawn":"S04","remaining":110,"tiles":[],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"black","name":"Black","score":0,"supply":[]}],"asks":"tile","player":0,"turn":1,"drawn":"J","remaining":70,"tiles":[],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"master","score":0,"supply":[]}],"asks":"tile","player":0,"turn":1,"drawn":"T09","remaining":38,"tiles":[],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"pink","name":"Pink","level":"planner","score":0,"supply":[]}],"asks":"tile","player":0,"turn":1,"drawn":"S04","remaining":109,"tiles":[],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
];

const ofPartView: PartView[] = [
  {"feature":"monastery","sides":"","coats":0},
  {"feature":"road","sides":"W","coats":0},
  {"feature":"city","sides":"E","coats":0},
  {"feature":"garden","sides":"","coats":0},
  {"feature":"river","sides":"S","coats":0},
  {"feature":"city","sides":"NESW","coats":0,"cathedral":true},
  {"feature":"road","sides":"W","coats":0,"inn":true},
];

const ofPreview: Preview[] = [
  {"tiles":123,"mostPlayers":6},
];

const ofSelection: Selection[] = [
  {"type":"none","turns":0,"hand":1,"endsTurn":false},
  {"type":"tile","statement":"tile R10 2,0 0","turns":2,"hand":1,"endsTurn":false,"action":{"type":"tile","statement":"tile R10 2,0 0","x":2,"y":0,"turns":0}},
  {"type":"none","turns":0,"narrowed":"barn","hand":1,"endsTurn":false},
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"figure","statement":"meeple field.NNE","turns":0,"piece":"meeple","endsTurn":true,"action":{"type":"figure","statement":"meeple field.NNE","figure":"meeple","place":"field.NNE","x":1,"y":-4}},
  {"type":"figure","statement":"meeple field.NNE","turns":0,"piece":"meeple","narrowed":"meeple","endsTurn":true,"action":{"type":"figure","statement":"meeple field.NNE","figure":"meeple","place":"field.NNE","x":1,"y":-4}},
  {"type":"tile","statement":"abbey 2,-1","turns":1,"endsTurn":false,"action":{"type":"abbey","statement":"abbey 2,-1","x":2,"y":-1}},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"B","left":4,"all":4,"fits":true},
];

const ofWhy: Why[] = [
  {"kind":"tile","tile":"R10"},
  {"kind":"notOpen"},
  {"kind":"edge","side":"S","shows":"field","wanted":"river"},
  {"kind":"apart"},
  {"kind":"edge","side":"W","shows":"river","wanted":"road"},
  {"kind":"taken"},
  {"kind":"edge","side":"E","shows":"field","wanted":"road"},
  {"kind":"otherTile","tile":"R10"},
  {"kind":"abbeyLater"},
  {"kind":"nowhere"},
  {"kind":"riverApart"},
  {"kind":"edge","side":"N","shows":"river","wanted":"city"},
  {"kind":"noBarnCorner"},
  {"kind":"noFigure","figure":"large"},
  {"kind":"wrongPart","figure":"mayor","feature":"field"},
  {"kind":"figure","tile":"S11"},
  {"kind":"riverTurns"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"noBarn"},
  {"kind":"over"},
  {"kind":"noRecall"},
  {"kind":"noBarns"},
  {"kind":"occupied","feature":"field"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"wrongPart","figure":"abbot","feature":"city"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"wrongPart","figure":"mayor","feature":"monastery"},
  {"kind":"riverBlocked"},
  {"kind":"wrongPart","figure":"abbot","feature":"road"},
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
