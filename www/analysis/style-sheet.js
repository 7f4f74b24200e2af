// @ts-check
/** How what stands beside an analysis board looks, in the shadow of the board: beside it where it is wide, below it in parts where it is narrow. */
import { wearer } from "../lib/shadow-style.js";

const STYLE = `
.analysis .panel { display: flex; flex-direction: column; align-items: stretch; gap: 0; height: 46%; padding: 0; }
.tabs { flex: none; display: flex; gap: 4px; padding: 4px 8px 0; border-bottom: 1px solid var(--line); }
.tab { flex: 1; min-height: 44px; border: 0; border-bottom: 3px solid transparent; background: none; font-weight: 600; }
.tab[aria-pressed="true"] { border-bottom-color: var(--accent); }
.panel:not([data-part="moves"]) > .part-moves, .panel:not([data-part="notes"]) > .notes, .panel:not([data-part="engine"]) > .engine, .panel:not([data-part="decided"]) > .decided, .panel:not([data-part="games"]) > .part-games { display: none; }
.panel > section { flex: 1; min-height: 0; overflow: auto; padding: 8px; }
.panel > .part-moves { display: flex; flex-direction: column; gap: 6px; }

.lines { position: relative; flex: 1; min-height: 3.5rem; overflow: auto; }
.line-opening { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
.line-turn { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 4px; padding: 1px 0; }
.line-number { display: inline-flex; align-items: center; gap: 4px; min-width: 3.1rem; padding: 1px 6px; border-radius: 6px; background: var(--player); color: var(--on-player); font-size: 0.8rem; font-variant-numeric: tabular-nums; }
.line-move { display: inline-flex; align-items: center; gap: 5px; min-height: 40px; padding: 2px 7px; border: 1.5px solid transparent; border-radius: 8px; background: none; font-size: 0.9rem; text-align: start; }
.line-move:hover { background: var(--paper-deep); }
.line-move[aria-current] { border-color: var(--accent); background: var(--paper-deep); }
.line-tile { width: 30px; height: 30px; border-radius: 3px; }
.line-figure { width: 26px; height: 26px; }
.line-points { display: inline-flex; align-items: center; gap: 2px; padding: 0 5px; border-radius: 8px; background: var(--player); color: var(--on-player); font-size: 0.8rem; font-weight: 700; }
.line-mark { font-weight: 800; }
.line-mark:is([data-mark="!"], [data-mark="!!"]) { color: #1b6b3a; }
.line-mark:is([data-mark="?"], [data-mark="??"]) { color: #a3271d; }
.bastide[data-theme="dark"] .line-mark:is([data-mark="!"], [data-mark="!!"]) { color: #8fd6a6; }
.bastide[data-theme="dark"] .line-mark:is([data-mark="?"], [data-mark="??"]) { color: #f2a097; }
.line-comment { flex-basis: 100%; padding: 2px 8px 4px; overflow-wrap: anywhere; white-space: pre-line; unicode-bidi: plaintext; }
.line-noted { padding: 2px 4px; color: var(--ink-soft); }
.line-shapes { padding-inline: 4px; }
.line-variation { margin-block: 2px; margin-inline-start: 10px; padding-inline-start: 8px; border-inline-start: 3px solid var(--line-strong); }
.line-variation .line-variation .line-variation .line-variation .line-variation { margin-inline-start: 0; padding-inline-start: 2px; border-inline-start-width: 1px; }
.line-variation .line-move { font-size: 0.85rem; }
.picker { flex: none; max-height: 40%; overflow: auto; }
.picker-tiles { display: flex; flex-wrap: wrap; gap: 4px; padding: 4px 0; }
.picker-tile { display: inline-flex; align-items: center; gap: 4px; min-width: 44px; min-height: 44px; padding: 3px 6px; border: 1.5px solid var(--line); border-radius: 8px; background: var(--paper); font-size: 0.8rem; }
.picker-tile[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1.5px var(--accent); }
.line-steps { flex: none; order: 4; padding: 6px 8px; border-top: 1px solid var(--line); display: grid; grid-template-columns: repeat(4, minmax(44px, 1fr)); gap: 6px; }
.line-steps:not(:has(.next-note[hidden])) { grid-template-columns: repeat(4, minmax(44px, 1fr)) auto; }
.line-steps .next-note { min-height: 44px; padding: 2px 10px; font-size: 0.9rem; }
.next-note[hidden] { display: none; }
.line-steps .icon-button { width: auto; }

.panel > .notes { display: grid; align-content: start; gap: 6px; }
.signs { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 4px; }
.sign { display: flex; align-items: center; gap: 4px; min-height: 40px; padding: 2px 5px; border: 1.5px solid var(--line); border-radius: 8px; background: var(--paper); font-size: 0.8rem; line-height: 1.1; text-align: start; }
.sign b { flex: none; min-width: 1.15rem; font-size: 1rem; }
.sign[aria-pressed="true"], .note-tools [aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1.5px var(--accent); }
.comment { width: 100%; min-height: 3.6rem; padding: 6px 8px; border: 1.5px solid var(--line-strong); border-radius: 8px; background: var(--paper); font: inherit; color: inherit; resize: vertical; }
.notes textarea::placeholder { color: var(--ink-soft); opacity: 1; }
.notes p:empty { display: none; }
.note-tools { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 4px; }
.note-tool { display: flex; flex-direction: column; align-items: center; gap: 2px; min-height: 44px; padding: 4px 2px; border: 1.5px solid var(--line); border-radius: 8px; background: var(--paper); font-size: 0.75rem; line-height: 1.1; }
.note-tool[aria-disabled="true"] { border-style: dashed; opacity: 0.55; }
.note-tool .icon { width: 20px; height: 20px; }
.note-tool:nth-child(5) { grid-column: span 2; }
.board.drawing { cursor: crosshair; }
.tools [aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1.5px var(--accent); }

.switch { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 0 4px; border: 0; background: none; font-weight: 600; }
.switch::before { content: ""; flex: none; width: 40px; height: 24px; border: 1.5px solid var(--line-strong); border-radius: 12px; background: radial-gradient(circle 8px at 12px 50%, var(--ink-soft) 96%, transparent) var(--paper-deep); }
.switch[aria-checked="true"]::before { border-color: var(--accent); background: radial-gradient(circle 8px at 26px 50%, var(--on-accent) 96%, transparent) var(--accent); }
.best { display: grid; gap: 4px; padding: 4px 0; }
.best-turn { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 2px 8px; width: 100%; min-height: 48px; padding: 4px 8px; border: 1.5px solid var(--line); border-radius: 10px; background: var(--paper); text-align: start; }
.best-turn:hover { background: var(--paper-deep); }
.best-number { display: grid; place-items: center; width: 1.7rem; height: 1.7rem; border-radius: 50%; background: var(--ink); color: var(--paper); }
.best-what { display: contents; }
.best-what > * { overflow-wrap: anywhere; }
.best-what > .small { grid-column: 2 / -1; }
.best-lead { grid-area: 1 / 3; font-variant-numeric: tabular-nums; white-space: nowrap; }
.best-turn-told { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; }
.best-reply { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
.best-reply .line-tile { width: 20px; height: 20px; }

.practice { flex: none !important; display: grid; gap: 6px; border-bottom: 1px solid var(--line); background: var(--paper-deep); }
.practice-told { font-weight: 600; }
.practice-buttons [hidden] { display: none; }
.compared-turn { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; font-weight: 400; }
.compared-turn > .best-number { width: 1.4rem; height: 1.4rem; font-size: 0.85rem; }
.practice-told > .small { display: block; font-weight: 400; }
.practice-buttons { display: flex; flex-wrap: wrap; gap: 6px; }
.practice-buttons .secondary { flex: 1 1 auto; padding: 2px 8px; font-size: 0.9rem; }
.decided > * + * { margin-top: 6px; }
.lead-drawing { position: relative; height: 130px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper-deep); overflow: hidden; }
.lead-drawing > svg { display: block; width: 100%; height: 100%; }
.lead-drawing :is(.lead-side, .lead-scale) { position: absolute; padding: 0 5px; border-radius: 4px; font-size: 0.75rem; line-height: 1.35; pointer-events: none; }
.lead-side { left: 4px; max-width: 70%; background: var(--player); color: var(--on-player); }
.lead-side, .lead-name { display: flex; align-items: center; gap: 3px; overflow: hidden; white-space: nowrap; }
.lead-scale { right: 4px; background: var(--paper); color: var(--ink); font-variant-numeric: tabular-nums; }
.lead-drawing .above { top: 6px; }
.lead-drawing .below { bottom: 6px; }
.lead-marks { position: absolute; inset: 0; pointer-events: none; }
.lead-turn { position: absolute; width: 11px; height: 11px; margin: -5.5px 0 0 -5.5px; border: 2px solid var(--paper); border-radius: 50%; background: var(--player); box-shadow: 0 0 0 1.5px var(--ink); }
.lead-names { display: flex; flex-wrap: wrap; gap: 2px 8px; font-size: 0.8rem; }
.lead-names:empty { display: none; }
.lead-name .mark { color: var(--player); }
.lead-turns { position: relative; height: 1.2rem; font-size: 0.75rem; color: var(--ink-soft); }
.lead-turns span { position: absolute; white-space: nowrap; }
.lead-edge { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.lead-key { padding-bottom: 4px; }
.worst-of { display: flex; flex-wrap: wrap; gap: 4px; }
.worst-of:empty { display: none; }
.worst-player { display: inline-flex; align-items: center; gap: 4px; min-height: 40px; max-width: 10rem; padding: 2px 10px; overflow: hidden; border: 1.5px solid var(--line); border-radius: 20px; background: var(--paper); font-size: 0.85rem; text-overflow: ellipsis; white-space: nowrap; }
.worst-player[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1.5px var(--accent); }
.worst-player .mark { flex: none; color: var(--player); }
.lead-drawing::after { content: ""; position: absolute; inset-block: 0; left: calc(var(--at, 0) * 100%); width: 0; border-left: 2px solid var(--ink); }
.lead-area { fill: var(--player); fill-opacity: 0.55; }
.lead-line { fill: none; stroke: var(--player); stroke-width: 2.5; vector-effect: non-scaling-stroke; }
.lead-case { fill: none; stroke: var(--paper); stroke-width: 5; vector-effect: non-scaling-stroke; }
.lead-middle { stroke: var(--line-strong); stroke-width: 1; vector-effect: non-scaling-stroke; }
.lead input { appearance: none; width: 100%; height: 44px; margin: 0; background: transparent; cursor: pointer; }
.lead input::-webkit-slider-runnable-track { height: 8px; border: 1px solid var(--line-strong); border-radius: 4px; background: var(--table); }
.lead input::-moz-range-track { height: 6px; border: 1px solid var(--line-strong); border-radius: 4px; background: var(--table); }
.lead input::-webkit-slider-thumb { appearance: none; width: 26px; height: 26px; margin-top: -10px; border: 2px solid var(--paper); border-radius: 50%; background: var(--accent); box-shadow: 0 0 0 1.5px var(--ink); }
.lead input::-moz-range-thumb { width: 22px; height: 22px; border: 2px solid var(--paper); border-radius: 50%; background: var(--accent); box-shadow: 0 0 0 1.5px var(--ink); }
.lead-table table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
.lead-table caption { padding-bottom: 4px; text-align: start; }
.lead-table :is(th, td) { padding: 4px 6px; border-bottom: 1px solid var(--line); text-align: start; font-weight: 400; }
.lead-table td { font-variant-numeric: tabular-nums; white-space: nowrap; }
.lead-table th[scope="col"] { max-width: 8.5rem; overflow: hidden; font-weight: 700; text-overflow: ellipsis; white-space: nowrap; }
.lead-table .mark { margin-inline-end: 4px; color: var(--player); }
.worst { display: grid; gap: 4px; }
.worst-told { display: grid; }
.worst [aria-current] { border-color: var(--accent); background: var(--paper-deep); }
.worst .secondary { justify-content: flex-start; width: 100%; text-align: start; font-weight: 400; }

@container bastide (min-width: 56em) or ((min-width: 40em) and (max-height: 31em)) {
  .analysis .panel { position: absolute; inset: 0 0 0 auto; width: 24rem; height: 100% !important; border-top: 0; border-inline-start: 1px solid var(--line); }
  .analysis > :is(.players, .table, .hand) { margin-inline-end: 24rem; }
}
@container bastide (min-width: 40em) and (max-width: 55.99em) and (max-height: 31em) {
  .analysis .panel { width: 21rem; }
  .analysis > :is(.players, .table, .hand) { margin-inline-end: 21rem; }
  .tabs { gap: 0; padding-inline: 4px; }
  .tab { min-width: 0; padding-inline: 0; font-size: 0.85rem; }
}
@container bastide ((min-width: 40em) and (max-height: 31em)) or ((min-width: 56em) and (max-width: 78em)) {
  .analysis > .hand { grid-template: "frame text" 1fr "buttons buttons" 44px / auto minmax(0, 1fr); height: 112px; }
  .analysis > .hand > .hand-frame { grid-area: frame; }
  .analysis > .hand > .hand-buttons { grid-area: buttons; width: auto; }
}
@container bastide (min-width: 40em) and (max-height: 31em) {
  .analysis > .hand { grid-template: "frame text buttons" 1fr / auto minmax(0, 1fr) fit-content(46%); height: 60px; font-size: 0.8rem; line-height: 1.15; }
  .analysis > .hand:not(:has(.hand-frame .tile)) > .hand-frame { display: none; }
  .analysis > .hand .hand-who { position: absolute; clip-path: inset(50%); } /* the frame round a name says so, too */
  .analysis > .hand > .hand-buttons > * { padding-inline: 0.6rem; font-size: 0.85rem; line-height: 1.1; }
}
@container bastide (min-width: 56em) and (min-height: 40em) {
  .analysis .panel { overflow-y: auto; }
  .panel > .part-moves { flex: 1 0 14rem; }
  .tab[data-part="engine"] { display: none; }
  .panel > .engine { display: block !important; flex: none; border-top: 1px solid var(--line); order: 3; }
  .panel[data-part="engine"] > .part-moves { display: flex; }
  .panel[data-part="decided"] > .engine:has(> .best:empty) > p { display: none; }
}
@container bastide (min-width: 56em) and (min-height: 54em) {
  .tab[data-part="notes"] { display: none; }
  .panel[data-part="notes"] > .part-moves { display: flex; }
  .panel:is([data-part="moves"], [data-part="engine"], [data-part="notes"]) > .notes { display: grid; flex: none; overflow: visible; }
}
@container bastide (max-width: 33em) {
  .analysis .panel { height: 48% !important; }
  .line-move { min-height: 44px; }
  .lead-key { display: none; }
}
@container bastide (min-width: 20em) and (max-width: 39.99em) and (max-height: 26em) { /* a low frame, or a phone held sideways with large text */
  .analysis .panel { position: absolute; inset: 0 0 0 auto; width: 54%; height: 100% !important; border-top: 0; border-inline-start: 1px solid var(--line); }
  .analysis > :is(.players, .table, .hand) { margin-inline-end: 54%; }
  .analysis > .hand:not(.replay-controls) { grid-template: "buttons" 1fr / minmax(0, 1fr); height: 56px; }
  .analysis > .hand > :not(.hand-buttons) { position: absolute; clip-path: inset(50%); }
  .analysis > .hand > .hand-buttons { grid-area: buttons; width: auto; }
  .tabs { gap: 0; padding-inline: 4px; overflow-x: auto; }
  .tab { flex: 1 0 auto; padding-inline: 6px; }
  .line-steps { padding: 2px 4px; }
}
@container bastide (min-width: 20em) and (max-width: 24em) and (min-height: 14.01em) and (max-height: 26em) { /* the buttons have two rows */
  .analysis > .hand:not(.replay-controls) { height: 108px; }
  .analysis > .hand > .hand-buttons { grid-template-columns: 1fr 1fr; }
  .analysis > .hand > .hand-buttons > :is(.primary, .secondary):not(.icon-button) { grid-area: 2 / 1 / auto / -1; }
}
@container bastide (min-width: 20em) and (max-width: 39.99em) and (max-height: 14em) {
  .analysis > :is(.players, .hand) { font-size: 0.6rem; }
  .tab { font-size: 0.7rem; }
}
@media print { .tabs, .line-steps, .notes, .engine, .decided { display: none !important; } .lines { overflow: visible !important; } }
`;

export const wearAnalysis = wearer(STYLE);
