// @ts-check
/**
 * A tile as an author sketches it: what each edge shows, which edges one feature joins, and what is printed. The fields follow from that,
 * so nobody has to draw them; `textOf` writes the tile in the words of the catalogue (src/catalogue/parse.rs), whose parser checks it.
 *
 * Round the tile there are twelve places, from north clockwise: the middle of each edge and the two half-edges beside each corner. Features
 * do not cross, so two half-edges belong to one field exactly if no feature has places on both sides of the line between them.
 */

/** @typedef {"C" | "R" | "F" | "I"} Edge city, road, field, river */
/**
 * @typedef {object} Sketch
 * @property {string} id
 * @property {Edge[]} edges from north clockwise
 * @property {[number, number][]} joined pairs of edges, by index, that one city, road or river connects; a road and a city: the road ends there
 * @property {Record<number, string[]>} printed what a feature carries (coat, inn …), by one of its edges
 * @property {string[]} symbols what is printed on the tile as a whole: monastery, garden
 * @property {boolean} [isFarmstead] whether a road that ends alone ends in the field, at a farmstead and not at a village
 */
/** @typedef {{ kind: Edge, edges: number[], gate?: number }} Feature `gate`: an edge of the city at which a road ends */

export const SIDES = ["N", "E", "S", "W"];
/** The half-edges from north clockwise. */
const HALVES = ["NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW", "NNW"];
/** How many places there are round a tile. */
const PLACES = 12;
const ALL = [0, 1, 2, 3];

/** The place of the middle of an edge. @param {number} edge */
const middle = (edge) => 3 * edge;

/** The place of a half-edge. @param {number} half */
const placeOfHalf = (half) => 3 * Math.floor(half / 2) + 1 + (half % 2);

/** The edge on which a half-edge lies. @param {number} half */
const edgeOfHalf = (half) => Math.floor((half + 1) / 2) % 4;

/**
 * The cities, roads and rivers of a tile, each with its edges in order.
 *
 * @param {Sketch} sketch
 * @returns {Feature[]}
 */
export function featuresOf({ edges, joined }) {
  const group = [...ALL];
  for (const [one, other] of joined) {
    if (edges[one] !== edges[other] || edges[one] === "F") continue;
    const [from, to] = [group[one], group[other]];
    ALL.forEach((edge) => {
      if (group[edge] === from) group[edge] = to;
    });
  }
  const roots = [...new Set(group)];
  return roots
    .map((root) => ALL.filter((edge) => group[edge] === root))
    .filter(([first]) => edges[first] !== "F")
    .map((own) => ({ kind: edges[own[0]], edges: own, gate: own.length === 1 ? gateOf(own[0], edges, joined) : undefined }));
}

/** The edge of the city at which the road of an edge ends. @param {number} road @param {Edge[]} edges @param {[number, number][]} joined */
function gateOf(road, edges, joined) {
  if (edges[road] !== "R") return undefined;
  const others = joined.flatMap(([one, other]) => (one === road ? [other] : other === road ? [one] : []));
  return others.find((edge) => edges[edge] === "C");
}

/** Whether a road ends on the tile. @param {Feature} feature */
const ends = ({ kind, edges }) => kind === "R" && edges.length === 1;

/** The places round the tile that a feature has. @param {Feature} feature */
const placesOf = ({ kind, edges }) =>
  edges.flatMap((edge) => (kind === "C" ? [-1, 0, 1].map((step) => (middle(edge) + step + PLACES) % PLACES) : [middle(edge)]));

/**
 * What parts the fields: the places of each city, road or river. Roads that end meet in the middle, or belong to the city at which they end.
 *
 * @param {Feature[]} features
 * @param {Feature} [without] a city that is left out, with the roads that end at it
 * @returns {number[][]}
 */
function partings(features, without) {
  const cityOf = (/** @type {Feature} */ { gate }) => features.find(({ kind, edges }) => kind === "C" && gate !== undefined && edges.includes(gate));
  const meeting = features.filter((feature) => ends(feature) && !cityOf(feature)).flatMap(placesOf);
  const others = features
    .filter((feature) => !ends(feature) && feature !== without)
    .map((feature) => [...placesOf(feature), ...features.filter((road) => ends(road) && cityOf(road) === feature).flatMap(placesOf)]);
  return meeting.length > 0 ? [...others, meeting] : others;
}

/** Whether one of the features lies on both sides of the line between two places. @param {number} one @param {number} other @param {number[][]} features */
function areParted(one, other, features) {
  const isBetween = (/** @type {number} */ place) => (place - one + PLACES) % PLACES < (other - one + PLACES) % PLACES;
  return features.some((places) => places.some(isBetween) && !places.every(isBetween));
}

/**
 * The fields of a tile: their half-edges, and the cities that they touch, by the index among the features.
 *
 * @param {Sketch} sketch
 * @returns {{ halves: number[], cities: number[] }[]}
 */
export function fieldsOf(sketch) {
  const features = featuresOf(sketch);
  const parted = partings(features);
  /** @type {{ halves: number[], cities: number[] }[]} */
  const fields = [];
  for (let half = 0; half < HALVES.length; half += 1) {
    if (sketch.edges[edgeOfHalf(half)] === "C") continue;
    const place = placeOfHalf(half);
    const own = fields.find(({ halves }) => !areParted(placeOfHalf(halves[0]), place, parted));
    if (own) own.halves.push(half);
    else fields.push({ halves: [half], cities: [] });
  }
  for (const field of fields) {
    const from = placeOfHalf(field.halves[0]);
    features.forEach((feature, index) => {
      if (feature.kind !== "C") return;
      const others = partings(features, feature);
      if (feature.edges.some((edge) => !areParted(from, middle(edge), others))) field.cities.push(index);
    });
  }
  return fields;
}

/** What a road ends at. @param {Feature} road @param {Feature[]} features @param {Sketch} sketch */
function endOf({ gate }, features, { symbols, isFarmstead }) {
  if (gate !== undefined) return `city.${SIDES[gate]}`;
  if (symbols.includes("monastery")) return "monastery";
  const isSingle = features.filter((road) => ends(road) && road.gate === undefined).length === 1;
  return isFarmstead && isSingle ? "farmstead" : "village";
}

/**
 * The tile in the words of the catalogue, a line each.
 *
 * @param {Sketch} sketch
 * @returns {string[]}
 */
export function textOf(sketch) {
  const { id, edges, printed, symbols } = sketch;
  const features = featuresOf(sketch);
  const letters = (/** @type {Feature} */ { edges }) => edges.map((edge) => SIDES[edge]).join("");
  const words = (/** @type {Feature} */ { edges }) =>
    [...new Set(edges.flatMap((edge) => printed[edge] ?? []))] // once, where features were joined that both had it
      .map((word) => ` ${word}`)
      .join("");
  const of = (/** @type {Edge} */ kind) => features.filter((feature) => feature.kind === kind);
  const field = (/** @type {{ halves: number[], cities: number[] }} */ { halves, cities }) => {
    const touched = cities.length > 0 ? ` touches ${cities.map((index) => SIDES[features[index].edges[0]]).join(" ")}` : "";
    return `field ${halves.map((half) => HALVES[half]).join(" ")}${touched}`;
  };
  return [
    `tile ${id} x1`,
    `edges ${edges.join("")}`,
    ...of("C").map((city) => `city ${letters(city)}${words(city)}`),
    ...of("R").map((road) => `road ${letters(road)}${words(road)}${ends(road) ? ` ends ${endOf(road, features, sketch)}` : ""}`),
    ...of("I").map((river) => `river ${letters(river)}`),
    ...fieldsOf(sketch).map(field),
    ...symbols,
  ];
}
