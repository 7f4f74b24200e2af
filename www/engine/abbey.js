// @ts-check
/** The tile that each player has one of; it is laid instead of drawing one. */
export const ABBEY = "ABBEY";
