// Samples of every view, compared with the public types; written by tests/views.rs.
import type { ActionView, BarnView, BoxView, CardView, CellView, Consequences, EventView, FeatureView, FigureView, GameView, Goods, OptionView, PartView, PlayerView, Preview, Selection, TileView, TilesLeftView, Why } from "../../src/web/types.d.ts";

/** True if two types have the same members. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const ofActionView: ActionView[] = [
  {"type":"tile","statement":"tile S04 1,0 0","x":1,"y":0,"turns":0},
  {"type":"skip","statement":"skip"},
  {"type":"figure","statement":"meeple field.ESE","figure":"meeple","place":"field.ESE","x":1,"y":0},
  {"type":"barn","statement":"barn NE","x":0,"y":1,"corner":"NE"},
  {"type":"recall","statement":"recall"},
  {"type":"abbey","statement":"abbey 1,2","x":1,"y":2},
  {"type":"move","statement":"wagon 1,1 city.N","figure":"wagon","place":"city.N","x":1,"y":1},
  {"type":"end","statement":"end"},
];

const ofBoxView: BoxView[] = [
  {"name":"base","mostPlayers":5},
];

const ofCellView: CellView[] = [
  {"type":"cell","x":0,"y":-1,"fits":93,"left":150},
];

const ofConsequences: Consequences[] = [
  {"events":[],"features":[]},
  {"events":[],"features":[]},
  {"events":[{"type":"scored","player":0,"points":4,"feature":"garden","x":-4,"y":-2,"place":"garden","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":3,"strengths":[1]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":2,"place":"city.N","completed":true,"tiles":2,"coats":0,"open":0,"cities":0,"worth":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":0,"y":-7,"place":"city.W","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
  {"events":[{"type":"goods","player":2,"wine":0,"wheat":1,"cloth":0,"x":-1,"y":-7,"place":"city.E"},{"type":"card","player":2,"card":"king","tiles":3,"x":-1,"y":-7,"place":"city.E"}],"features":[]},
  {"events":[{"type":"scored","player":2,"points":2,"feature":"road","x":2,"y":2,"place":"road.E","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"road","x":-7,"y":-4,"place":"road.E","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"inn":true,"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-2,"y":-11,"place":"city.E","completed":false,"tiles":3,"coats":1,"open":4,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":0,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true}]},
  {"events":[{"type":"figureMoved","player":1,"figure":"wagon","x":2,"y":0,"place":"road.W","toX":1,"toY":1,"toPlace":"city.N"}],"features":[]},
  {"events":[{"type":"scored","player":0,"points":20,"feature":"field","x":-5,"y":-4,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":4,"pig":true,"pigsty":true,"count":0,"neighbours":0,"strengths":[]},{"type":"scored","player":0,"points":10,"feature":"goods","goods":"wine","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]}],"features":[]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":3,"y":3,"place":"city.N","completed":true,"tiles":10,"coats":2,"open":0,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":36,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":3,"y":3,"place":"city.N","completed":true,"tiles":8,"coats":1,"open":0,"cities":0,"cathedral":true,"worth":27,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0}]},
  {"events":[],"features":[{"type":"feature","feature":"city","x":-1,"y":0,"place":"city.N","completed":false,"tiles":3,"coats":0,"open":3,"cities":0,"cathedral":true,"worth":3,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true}]},
];

const ofEventView: EventView[] = [
  {"type":"turn","player":0,"turn":1,"tile":"S04"},
  {"type":"tilePlaced","player":0,"tile":"S04","x":1,"y":0,"turns":2},
  {"type":"figurePlaced","player":0,"figure":"large","x":1,"y":0,"place":"field.NNE"},
  {"type":"discarded","player":1,"tile":"S12"},
  {"type":"barnPlaced","player":1,"x":0,"y":1,"corner":"NE"},
  {"type":"figureReturned","player":0,"figure":"large","x":1,"y":0,"place":"field.NNE"},
  {"type":"turn","player":0,"turn":17},
  {"type":"drawn","player":0,"tile":"T23"},
  {"type":"card","player":1,"card":"robber","tiles":2,"x":-1,"y":-5,"place":"road.S"},
  {"type":"scored","player":3,"points":5,"feature":"monastery","x":0,"y":2,"place":"monastery","completed":false,"atEnd":false,"tiles":1,"coats":0,"cities":0,"count":0,"neighbours":4,"strengths":[]},
  {"type":"scored","player":2,"points":2,"feature":"city","x":1,"y":-10,"place":"city.W","completed":true,"atEnd":false,"tiles":2,"coats":0,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":0,"points":3,"feature":"field","x":1,"y":-4,"place":"field.ESE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":3,"points":4,"feature":"field","x":5,"y":0,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":1,"pig":true,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":20,"feature":"barn","x":0,"y":1,"place":"field.NNE","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":5,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":10,"feature":"goods","goods":"wheat","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":10,"feature":"king","completed":false,"atEnd":true,"tiles":3,"coats":0,"cities":0,"count":12,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":20,"feature":"robber","completed":false,"atEnd":true,"tiles":4,"coats":0,"cities":0,"count":18,"neighbours":0,"strengths":[]},
  {"type":"over","winners":[1],"points":84},
  {"type":"secondPart","player":3},
  {"type":"scored","player":2,"points":3,"feature":"road","x":2,"y":3,"place":"road.N","completed":false,"atEnd":true,"tiles":3,"coats":0,"inn":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
  {"type":"scored","player":1,"points":10,"feature":"goods","goods":"cloth","completed":false,"atEnd":true,"tiles":0,"coats":0,"cities":0,"count":1,"neighbours":0,"strengths":[]},
  {"type":"scored","player":2,"points":4,"feature":"city","x":-6,"y":-2,"place":"city.N","completed":false,"atEnd":true,"tiles":3,"coats":1,"cathedral":true,"cities":0,"count":0,"neighbours":0,"strengths":[]},
];

const ofFeatureView: FeatureView[] = [
  {"type":"feature","feature":"field","x":0,"y":0,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[0],"holders":[],"barns":[],"points":[0],"neighbours":0},
  {"type":"feature","feature":"field","x":1,"y":0,"place":"field.SSW","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[0],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":2,"y":0,"place":"road.N","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":1,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"monastery","x":2,"y":0,"place":"monastery","completed":false,"tiles":1,"coats":0,"open":7,"cities":0,"worth":2,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":1},
  {"type":"feature","feature":"garden","x":1,"y":1,"place":"garden","completed":false,"tiles":1,"coats":0,"open":5,"cities":0,"worth":4,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":3},
  {"type":"feature","feature":"city","x":4,"y":0,"place":"city.E","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":0,"y":1,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[1],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-1,"y":1,"place":"city.S","completed":false,"tiles":1,"coats":0,"open":1,"cities":0,"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"field","x":-4,"y":-4,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-5,"y":-4,"place":"city.N","completed":false,"tiles":1,"coats":0,"open":2,"cities":0,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":1,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"road","x":-6,"y":-4,"place":"road.E","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"inn":true,"worth":0,"could":4,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"city","x":-1,"y":-7,"place":"city.E","completed":false,"tiles":2,"coats":0,"open":1,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":2,"could":2,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
  {"type":"feature","feature":"city","x":0,"y":-7,"place":"city.W","completed":true,"tiles":3,"coats":0,"open":0,"cities":0,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-2,"y":-10,"place":"city.N","completed":false,"tiles":2,"coats":1,"open":4,"cities":0,"cathedral":true,"worth":0,"could":9,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"nothing":true},
  {"type":"feature","feature":"field","x":0,"y":0,"place":"field.WNW","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"road","x":1,"y":3,"place":"road.E","completed":false,"tiles":3,"coats":0,"open":1,"cities":0,"inn":true,"worth":3,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"field","x":-6,"y":-4,"place":"field.NNE","completed":false,"tiles":0,"coats":0,"open":0,"cities":0,"pigsty":true,"worth":0,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"each":true},
  {"type":"feature","feature":"city","x":-6,"y":-2,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":4,"cities":0,"cathedral":true,"worth":2,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":0,"y":7,"place":"city.N","completed":false,"tiles":2,"coats":0,"open":4,"cities":0,"cathedral":true,"goods":{"wine":1,"wheat":0,"cloth":0},"worth":2,"could":6,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0},
  {"type":"feature","feature":"city","x":-1,"y":1,"place":"city.N","completed":false,"tiles":4,"coats":0,"open":3,"cities":0,"cathedral":true,"goods":{"wine":0,"wheat":1,"cloth":0},"worth":4,"could":12,"strengths":[],"holders":[],"barns":[],"points":[],"neighbours":0,"powerless":true},
];

const ofGameView: GameView[] = [
  {"rules":"2016","boxes":["base"],"options":[{"name":"farms","box":"base","help":"What farmers earn when the game is over.","values":[{"value":"third","label":"3 points for each completed city beside their field"}],"value":"third"},{"name":"abbey-parts","box":"abbey","help":"Which parts of Abbey & Mayor are used.","values":[],"joined":true,"value":"all"}],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[{"figure":"meeple","count":6}],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]},{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]},{"colour":"blue","name":"Blue","level":"greedy","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]},{"colour":"green","name":"Green","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","player":0,"turn":1,"drawn":"S04","remaining":150,"tiles":[{"tile":"R01","x":0,"y":0,"turns":0}],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","player":0,"turn":1,"remaining":150,"tiles":[{"tile":"S04","x":1,"y":0,"turns":2,"player":0}],"figures":[{"figure":"large","player":0,"x":1,"y":0,"place":"field.NNE","lying":true}],"barns":[],"decisions":2,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"figure","player":2,"turn":3,"remaining":148,"tiles":[],"figures":[],"barns":[],"decisions":7,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"phantom","player":2,"turn":7,"remaining":140,"tiles":[],"figures":[],"barns":[{"player":1,"x":0,"y":1,"corner":"NE"}],"decisions":17,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[{"card":"robber","tiles":2}]}],"asks":"phantom","player":2,"turn":19,"remaining":127,"tiles":[],"figures":[],"barns":[],"decisions":41,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"blue","name":"Blue","level":"greedy","score":8,"supply":[],"goods":{"wine":0,"wheat":1,"cloth":0},"cards":[{"card":"king","tiles":3}]}],"asks":"tile","player":3,"turn":32,"drawn":"T17","remaining":114,"tiles":[],"figures":[],"barns":[],"decisions":70,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"abbey","player":3,"turn":48,"remaining":99,"tiles":[],"figures":[],"barns":[],"decisions":103,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"nothing","player":2,"turn":155,"remaining":0,"tiles":[],"figures":[],"barns":[],"decisions":256,"canUndo":true,"canRedo":false,"over":true,"winners":[1]},
  {"rules":"2016","boxes":[],"options":[],"players":[{"colour":"yellow","name":"Yellow","score":0,"supply":[],"cards":[]},{"colour":"black","name":"Black","score":0,"supply":[],"cards":[]}],"asks":"tile","player":0,"turn":1,"drawn":"T23","remaining":38,"tiles":[],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2016","boxes":[],"options":[],"players":[],"asks":"wagon","player":1,"turn":12,"remaining":27,"tiles":[],"figures":[],"barns":[],"decisions":24,"canUndo":true,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2001","boxes":[],"options":[],"players":[{"colour":"pink","name":"Pink","level":"planner","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]},{"colour":"red","name":"Red","level":"master","score":0,"supply":[],"goods":{"wine":0,"wheat":0,"cloth":0},"cards":[]}],"asks":"tile","player":0,"turn":1,"drawn":"D","remaining":38,"tiles":[],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
  {"rules":"2021","boxes":[],"options":[],"players":[{"colour":"red","name":"Red","level":"novice","score":0,"supply":[],"cards":[]}],"asks":"tile","player":0,"turn":1,"drawn":"S04","remaining":110,"tiles":[],"figures":[],"barns":[],"decisions":0,"canUndo":false,"canRedo":false,"over":false,"winners":[]},
];

const ofPartView: PartView[] = [
  {"feature":"monastery","sides":"","coats":0},
  {"feature":"road","sides":"W","coats":0},
  {"feature":"city","sides":"E","coats":0},
  {"feature":"garden","sides":"","coats":0},
  {"feature":"river","sides":"S","coats":0},
  {"feature":"city","sides":"NESW","coats":0,"cathedral":true},
  {"feature":"road","sides":"W","coats":0,"inn":true},
  {"feature":"city","sides":"NE","coats":0,"goods":{"wine":0,"wheat":1,"cloth":0}},
  {"feature":"field","sides":"","coats":0,"pigsty":true},
];

const ofPreview: Preview[] = [
  {"tiles":152,"mostPlayers":6},
];

const ofSelection: Selection[] = [
  {"type":"none","turns":0,"hand":1,"endsTurn":false},
  {"type":"tile","statement":"tile R06 3,0 1","turns":2,"hand":1,"endsTurn":false,"action":{"type":"tile","statement":"tile R06 3,0 1","x":3,"y":0,"turns":1}},
  {"type":"none","turns":0,"narrowed":"barn","hand":1,"endsTurn":false},
  {"type":"none","turns":0,"endsTurn":false},
  {"type":"none","turns":0,"narrowed":"barn","endsTurn":false},
  {"type":"figure","statement":"meeple city.S","turns":0,"piece":"meeple","endsTurn":true,"action":{"type":"figure","statement":"meeple city.S","figure":"meeple","place":"city.S","x":-3,"y":0}},
  {"type":"figure","statement":"meeple city.S","turns":0,"piece":"meeple","narrowed":"meeple","endsTurn":true,"action":{"type":"figure","statement":"meeple city.S","figure":"meeple","place":"city.S","x":-3,"y":0}},
  {"type":"tile","statement":"abbey 3,1","turns":1,"endsTurn":false,"action":{"type":"abbey","statement":"abbey 3,1","x":3,"y":1}},
];

const ofTilesLeftView: TilesLeftView[] = [
  {"tile":"B","left":4,"all":4,"fits":true},
];

const ofWhy: Why[] = [
  {"kind":"tile","tile":"R06"},
  {"kind":"notOpen"},
  {"kind":"taken"},
  {"kind":"edge","side":"N","shows":"river","wanted":"field"},
  {"kind":"apart"},
  {"kind":"otherTile","tile":"R06"},
  {"kind":"abbeyLater"},
  {"kind":"nowhere"},
  {"kind":"edge","side":"S","shows":"road","wanted":"river"},
  {"kind":"riverTurns"},
  {"kind":"edge","side":"E","shows":"road","wanted":"field"},
  {"kind":"noRecall"},
  {"kind":"noBarn"},
  {"kind":"occupied","feature":"field"},
  {"kind":"barnThere"},
  {"kind":"noFigure","figure":"large"},
  {"kind":"wrongPart","figure":"abbot","feature":"city"},
  {"kind":"noFollower","figure":"builder","feature":"city"},
  {"kind":"phantomLater"},
  {"kind":"figure","tile":"R08"},
  {"kind":"noBarnCorner"},
  {"kind":"phantom"},
  {"kind":"occupied","feature":"road"},
  {"kind":"wrongPart","figure":"meeple","feature":"garden"},
  {"kind":"edge","side":"W","shows":"field","wanted":"city"},
  {"kind":"wrongPart","figure":"mayor","feature":"monastery"},
  {"kind":"over"},
  {"kind":"wagon"},
  {"kind":"wagonTarget"},
  {"kind":"noBarns"},
  {"kind":"abbey"},
  {"kind":"noHole"},
  {"kind":"riverApart"},
  {"kind":"neverDrawn","tile":"ABBEY"},
  {"kind":"riverBlocked"},
  {"kind":"full"},
];

// A type has no fields but those that some sample has.
const same0: Same<keyof BarnView, "corner" | "player" | "x" | "y"> = true;
const same1: Same<keyof BoxView, "mostPlayers" | "name"> = true;
const same2: Same<keyof CardView, "card" | "tiles"> = true;
const same3: Same<keyof CellView, "fits" | "left" | "type" | "x" | "y"> = true;
const same4: Same<keyof Consequences, "events" | "features"> = true;
const same5: Same<keyof Extract<ActionView, { type: "abbey" }>, "statement" | "type" | "x" | "y"> = true;
const same6: Same<keyof Extract<ActionView, { type: "barn" }>, "corner" | "statement" | "type" | "x" | "y"> = true;
const same7: Same<keyof Extract<ActionView, { type: "end" }>, "statement" | "type"> = true;
const same8: Same<keyof Extract<ActionView, { type: "figure" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same9: Same<keyof Extract<ActionView, { type: "move" }>, "figure" | "place" | "statement" | "type" | "x" | "y"> = true;
const same10: Same<keyof Extract<ActionView, { type: "recall" }>, "statement" | "type"> = true;
const same11: Same<keyof Extract<ActionView, { type: "skip" }>, "statement" | "type"> = true;
const same12: Same<keyof Extract<ActionView, { type: "tile" }>, "like" | "statement" | "turns" | "type" | "x" | "y"> = true;
const same13: Same<keyof Extract<EventView, { type: "barnPlaced" }>, "corner" | "player" | "type" | "x" | "y"> = true;
const same14: Same<keyof Extract<EventView, { type: "card" }>, "card" | "place" | "player" | "tiles" | "type" | "x" | "y"> = true;
const same15: Same<keyof Extract<EventView, { type: "discarded" }>, "player" | "tile" | "type"> = true;
const same16: Same<keyof Extract<EventView, { type: "drawn" }>, "player" | "tile" | "type"> = true;
const same17: Same<keyof Extract<EventView, { type: "figureMoved" }>, "figure" | "place" | "player" | "toPlace" | "toX" | "toY" | "type" | "x" | "y"> = true;
const same18: Same<keyof Extract<EventView, { type: "figurePlaced" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same19: Same<keyof Extract<EventView, { type: "figureReturned" }>, "figure" | "place" | "player" | "type" | "x" | "y"> = true;
const same20: Same<keyof Extract<EventView, { type: "goods" }>, "cloth" | "place" | "player" | "type" | "wheat" | "wine" | "x" | "y"> = true;
const same21: Same<keyof Extract<EventView, { type: "over" }>, "points" | "type" | "winners"> = true;
const same22: Same<keyof Extract<EventView, { type: "scored" }>, "atEnd" | "cathedral" | "cities" | "coats" | "completed" | "count" | "feature" | "goods" | "inn" | "neighbours" | "pig" | "pigsty" | "place" | "player" | "points" | "strengths" | "tiles" | "type" | "x" | "y"> = true;
const same23: Same<keyof Extract<EventView, { type: "secondPart" }>, "player" | "type"> = true;
const same24: Same<keyof Extract<EventView, { type: "tilePlaced" }>, "player" | "tile" | "turns" | "type" | "x" | "y"> = true;
const same25: Same<keyof Extract<EventView, { type: "turn" }>, "player" | "tile" | "turn" | "type"> = true;
const same26: Same<keyof FeatureView, "barns" | "cathedral" | "cities" | "coats" | "completed" | "could" | "each" | "feature" | "goods" | "holders" | "inn" | "neighbours" | "nothing" | "open" | "pigsty" | "place" | "points" | "powerless" | "strengths" | "tiles" | "type" | "worth" | "x" | "y"> = true;
const same27: Same<keyof FigureView, "figure" | "lying" | "place" | "player" | "x" | "y"> = true;
const same28: Same<keyof GameView, "asks" | "barns" | "boxes" | "canRedo" | "canUndo" | "decisions" | "drawn" | "figures" | "options" | "over" | "player" | "players" | "remaining" | "rules" | "tiles" | "turn" | "winners"> = true;
const same29: Same<keyof Goods, "cloth" | "wheat" | "wine"> = true;
const same30: Same<keyof OptionView, "box" | "help" | "joined" | "name" | "value" | "values"> = true;
const same31: Same<keyof OptionView["values"][number], "label" | "value"> = true;
const same32: Same<keyof PartView, "cathedral" | "coats" | "feature" | "goods" | "inn" | "pigsty" | "sides"> = true;
const same33: Same<keyof PlayerView, "cards" | "colour" | "goods" | "level" | "name" | "score" | "supply"> = true;
const same34: Same<keyof PlayerView["supply"][number], "count" | "figure"> = true;
const same35: Same<keyof Preview, "mostPlayers" | "tiles"> = true;
const same36: Same<keyof Selection, "action" | "endsTurn" | "hand" | "narrowed" | "piece" | "statement" | "turns" | "type"> = true;
const same37: Same<keyof TileView, "player" | "tile" | "turns" | "x" | "y"> = true;
const same38: Same<keyof TilesLeftView, "all" | "fits" | "left" | "tile"> = true;
const same39: Same<keyof Why, "feature" | "figure" | "kind" | "shows" | "side" | "tile" | "wanted"> = true;
const same40: Same<NonNullable<ActionView["type"]>, "abbey" | "barn" | "end" | "figure" | "move" | "recall" | "skip" | "tile"> = true;
const same41: Same<NonNullable<CardView["card"]>, "king" | "robber"> = true;
const same42: Same<NonNullable<CellView["type"]>, "cell"> = true;
const same43: Same<NonNullable<EventView["type"]>, "barnPlaced" | "card" | "discarded" | "drawn" | "figureMoved" | "figurePlaced" | "figureReturned" | "goods" | "over" | "scored" | "secondPart" | "tilePlaced" | "turn"> = true;
const same44: Same<NonNullable<Extract<EventView, { type: "card" }>["card"]>, "king" | "robber"> = true;
const same45: Same<NonNullable<Extract<EventView, { type: "scored" }>["feature"]>, "barn" | "city" | "field" | "garden" | "goods" | "king" | "monastery" | "road" | "robber"> = true;
const same46: Same<NonNullable<Extract<EventView, { type: "scored" }>["goods"]>, "cloth" | "wheat" | "wine"> = true;
const same47: Same<NonNullable<FeatureView["feature"]>, "city" | "field" | "garden" | "monastery" | "road"> = true;
const same48: Same<NonNullable<FeatureView["type"]>, "feature"> = true;
const same49: Same<NonNullable<GameView["asks"]>, "abbey" | "figure" | "nothing" | "phantom" | "tile" | "wagon"> = true;
const same50: Same<NonNullable<PartView["feature"]>, "city" | "field" | "garden" | "monastery" | "river" | "road"> = true;
const same51: Same<NonNullable<PlayerView["colour"]>, "black" | "blue" | "green" | "pink" | "red" | "yellow"> = true;
const same52: Same<NonNullable<PlayerView["level"]>, "greedy" | "master" | "novice" | "planner"> = true;
const same53: Same<NonNullable<Selection["type"]>, "figure" | "none" | "skip" | "tile"> = true;
const same54: Same<NonNullable<Why["feature"]>, "city" | "field" | "garden" | "monastery" | "road"> = true;
const same55: Same<NonNullable<Why["kind"]>, "abbey" | "abbeyLater" | "apart" | "barnThere" | "edge" | "figure" | "full" | "neverDrawn" | "noBarn" | "noBarnCorner" | "noBarns" | "noFigure" | "noFollower" | "noHole" | "noRecall" | "noWagon" | "notOpen" | "nowhere" | "occupied" | "otherTile" | "over" | "phantom" | "phantomLater" | "riverApart" | "riverBlocked" | "riverTurns" | "taken" | "tile" | "wagon" | "wagonTarget" | "wrongPart"> = true;
const same56: Same<NonNullable<Why["side"]>, "E" | "N" | "S" | "W"> = true;

export const all = [ofActionView, ofBoxView, ofCellView, ofConsequences, ofEventView, ofFeatureView, ofGameView, ofPartView, ofPreview, ofSelection, ofTilesLeftView, ofWhy, same0, same1, same2, same3, same4, same5, same6, same7, same8, same9, same10, same11, same12, same13, same14, same15, same16, same17, same18, same19, same20, same21, same22, same23, same24, same25, same26, same27, same28, same29, same30, same31, same32, same33, same34, same35, same36, same37, same38, same39, same40, same41, same42, same43, same44, same45, same46, same47, same48, same49, same50, same51, same52, same53, same54, same55, same56];
