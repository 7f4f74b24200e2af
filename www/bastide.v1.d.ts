import type { ActionView, Board, EventView, Game, Setup } from "./bastide.js";
import type { BastideBoard, BoardTheme, Mode } from "./embed.js";

export type { ActionView, EventView, Game, GameView, Setup } from "./bastide.js";
export { BastideBoard } from "./embed.js";

export interface CreateOptions {
  record?: string;
  src?: string;
  /** After so many statements of the record. */
  at?: number;
  mode?: Mode;
  lang?: string;
  theme?: BoardTheme;
  players?: string | number;
  boxes?: string;
  rules?: string;
  options?: string;
  loading?: "lazy" | "eager" | "interaction";
  poster?: string;
  label?: string;
  coordinates?: "on";
  margin?: number;
  size?: string;
}

export type Validation = { ok: true; /** How many statements the record has. */ at: number; over: boolean } | { ok: false; code: string; message: string; line?: number; column?: number };

/** A board in a frame. */
export interface FrameLink {
  /** `play` { statement }, `goTo` { at } in statements, `undo`, `redo`, `getState`, `setRecord` { record, mode, at, … }. */
  ask(type: "play" | "goTo" | "undo" | "redo" | "getState" | "setRecord", payload?: object): Promise<any>;
  close(): void;
}

export interface V1 {
  version: string;
  /** Puts a board into an element; it is loaded at once. */
  createBoard(home: Element, options?: CreateOptions): BastideBoard;
  /** Makes boards of all elements with `data-bastide` in a part of the page. */
  upgrade(root?: ParentNode): void;
  /** The engine itself. */
  load(): Promise<{ Game: typeof Game; Board: typeof Board }>;
  /** Makes the tiles and pieces of a set known that is not played, for example `hills`, so that the engine draws them; its title. Records that name one need not ask. */
  loadSet(name: string): Promise<string>;
  /** A game of a record or a set-up; `free()` gives its memory back. Its own `at` and `goTo` count decisions: a statement may decline some before it. */
  game(from: string | Setup): Promise<Game>;
  /** What stands in a record, without playing it. */
  parse(text: string): Promise<{ tags: Record<string, string>; statements: { text: string; caption: string }[]; closing: string }>;
  /** Whether a record can be played, and if not, where and why. */
  validate(text: string): Promise<Validation>;
  /** A record as the engine writes it. */
  toText(text: string): Promise<string>;
  /** The board at the end of a record, or a diagram, as an SVG document with a title and a description; 640 CSS pixels wide if nothing else is said. */
  toSvg(text: string, options?: { style?: "standard" | "contrast" | "print"; theme?: "light" | "dark"; width?: number; /** Of the table around the landscape, in tiles: 0.3 if nothing else is said. */ margin?: number; /** Whether the numbers of columns and rows stand along the edges. */ coordinates?: boolean }): Promise<string>;
  /** What may be done at the end of a record. */
  legal(text: string): Promise<ActionView[]>;
  /** The address of `embed.html`, or of another page of the game, that shows a record. The package holds no such page: with it, `base` must be given. */
  link(text: string, base?: string): Promise<string>;
  /** Talks to a board in a frame, and gives the frame the board's height unless `grows` is false. Call it before the frame's `src` is set. */
  connectFrame(frame: HTMLIFrameElement, options?: { grows?: boolean; onEvent?: (type: string, payload: any) => void }): FrameLink;
}

export const v1: V1;
export const bastide: { v1: V1 };
