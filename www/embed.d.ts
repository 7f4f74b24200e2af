/// <reference lib="dom" />
import type { ActionView, Assessment, EventView, GameView, Outlook, Review } from "./bastide.js";

export type Mode = "still" | "view" | "example" | "puzzle" | "play" | "daily" | "duel" | "replay" | "analysis";
export type BoardTheme = "auto" | "light" | "dark" | "print" | "contrast";

/** What is told with an event. */
export interface BoardState { mode: string; /** How many statements are done, counted as by the attribute `at`. */ at: number; record: string; view: GameView; /** In mode `analysis`: what is drawn at this moment, as `mark`, `note` and `arrow` of a record. */ shapes?: string[] }
export interface BoardMove { at: number; record: string; events: EventView[] }
export interface BoardOver { winners: number[]; scores: number[]; record: string }
/** Every turn of the game as a master found it: `turns` says of each what it gave away (`cost`), and what was better if anything was. */
export interface BoardJudgement { record: string; players: GameView["players"]; outlook: Outlook; turns: (Assessment & Partial<Review> & { turn: number })[] }
export interface BoardError { code: string; message: string; line?: number; column?: number }

export interface BoardEvents {
  "bastide:ready": CustomEvent<BoardState>;
  "bastide:move": CustomEvent<BoardMove>;
  "bastide:over": CustomEvent<BoardOver>;
  "bastide:solve": CustomEvent<{ at: number; record: string }>;
  "bastide:change": CustomEvent<{ record: string; game: string }>;
  "bastide:judge": CustomEvent<BoardJudgement>;
  "bastide:error": CustomEvent<BoardError>;
}

/** The element `<bastide-board>`. Its methods throw with code "state" while there is no board. */
export class BastideBoard extends HTMLElement {
  static observedAttributes: string[];
  record: string;
  /** What `bastide:judge` told of this game before: an analysis board that is opened with it shows it again, without working it out. */
  judgement?: BoardJudgement;
  src: string;
  /** The moment: after so many statements of the record, expectations left out; 0 is the set-up. */
  at: string;
  mode: Mode | "";
  theme: BoardTheme | "";
  players: string;
  boxes: string;
  rules: string;
  options: string;
  loading: "lazy" | "eager" | "interaction" | "";
  poster: string;
  label: string;
  coordinates: "on" | "";
  /** Of a still: how much of the table is shown around the landscape, in tiles, 0 to 2. */
  margin: string;
  /** The width and height in CSS pixels, `320x240`, or `240` for both. */
  size: string;
  /** Loads the board now; kept when it is there or has failed. */
  open(): Promise<void>;
  /** Takes the board away with all that it holds. */
  destroy(): void;
  getState(): BoardState;
  legal(): ActionView[];
  play(statement: string): EventView[];
  undo(): void;
  redo(): void;
  /**
   * To the moment after so many statements, counted as by the attribute `at` in every mode: those of the record as it is written, then each
   * decision on the board. At most as far as the record or the game goes, and in an example or a puzzle not before its beginning.
   */
  goTo(at: number): void;
  toText(): string;
  toSvg(options?: { style?: "standard" | "contrast" | "print"; theme?: "light" | "dark"; width?: number; margin?: number; coordinates?: boolean }): string;
  /** Shows why there is no board. */
  refuse(error: { code?: string; message: string }): void;
  addEventListener<K extends keyof BoardEvents>(type: K, listener: (event: BoardEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** The longest record, in characters. */
export const LONGEST: number;
/** The modules behind bastide.v1.js; no part of the interface. */
export const program: () => Promise<any>;
/** Makes boards of all elements with `data-bastide` in a part of the page. */
export function upgrade(root?: ParentNode): void;

declare global {
  interface HTMLElementTagNameMap { "bastide-board": BastideBoard }
}
