// @ts-check
/** The looks of a board in its shadow, as a style sheet that needs nobody's leave. */
import { wearer } from "../lib/shadow-style.js";

const LIGHT =
  "--table: var(--bastide-table, #e9e2d0); --paper: var(--bastide-paper, #fcf8ee); --paper-deep: #f3ebd8; --ink: var(--bastide-ink, #33291c); --ink-soft: #66563f; --line: #d8cbb0; --line-strong: #8c7a5c; --accent: var(--bastide-accent, #ab4427); --accent-deep: #8d3319; --on-accent: #fffaf0; --focus: #1f4f8f; --shade: rgb(70 50 20 / 18%); color-scheme: light;";
const DARK =
  "--table: var(--bastide-table, #2f3532); --paper: var(--bastide-paper, #232825); --paper-deep: #2c322e; --ink: var(--bastide-ink, #f3ead6); --ink-soft: #c6bba2; --line: #454c45; --line-strong: #968d76; --accent: var(--bastide-accent, #e39468); --accent-deep: #f0aa80; --on-accent: #2a160b; --focus: #9cc7f2; --shade: rgb(0 0 0 / 45%); color-scheme: dark;";

const STYLE = `
.bastide { ${LIGHT} --serif: var(--bastide-font, var(--bastide-title-font, ui-serif, "Iowan Old Style", Palatino, Georgia, serif)); --sans: var(--bastide-font, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif); --radius: 10px; container: bastide / size; position: absolute; inset: 0; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 1rem/1.4 var(--sans); text-align: start; }
.bastide[data-theme="dark"] { ${DARK} }
.bastide[data-style="contrast"] { --ink-soft: var(--ink); --line: var(--line-strong); --line-strong: var(--ink); }
.bastide[data-style="print"] { --paper: #fff; --table: #fff; --paper-deep: #fff; --ink: #000; --ink-soft: #000; --line: #888; --line-strong: #000; --accent: #000; --accent-deep: #000; --on-accent: #fff; }
[data-colour="red"] { --player: #b8001d; --on-player: #fff; }
[data-colour="blue"] { --player: #2643c6; --on-player: #fff; }
[data-colour="green"] { --player: #04694f; --on-player: #fff; }
[data-colour="yellow"] { --player: #ffe81a; --on-player: #2c2205; }
[data-colour="black"] { --player: #33323a; --on-player: #fff; }
[data-colour="pink"] { --player: #f18cc8; --on-player: #3a0f2a; }
*, *::before, *::after { box-sizing: border-box; }
p, ol, h2 { margin: 0; padding: 0; }
ol { list-style: none; }
h2, .hand-who, .step-count { font: 600 1.05rem/1.2 var(--serif); }
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; touch-action: manipulation; }
[hidden] { display: none !important; }
.hidden-text { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.small { color: var(--ink-soft); font-size: 0.875rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
.icon { flex: none; width: 1.35em; height: 1.35em; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.mark { flex: none; width: 0.8em; height: 0.8em; fill: currentcolor; }
.figure { width: 2rem; height: 2rem; }
.primary, .secondary { display: inline-flex; align-items: center; justify-content: center; gap: 0.4rem; min-height: 44px; padding: 0.3rem 0.9rem; border: 1.5px solid var(--line-strong); border-radius: var(--radius); background: var(--paper); font-weight: 600; line-height: 1.15; text-align: center; }
.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
.primary:hover { background: var(--accent-deep); }
:is(.secondary, .icon-button):hover { background: var(--paper-deep); }
.icon-button { display: grid; place-items: center; flex: none; width: 44px; height: 44px; padding: 0; border: 1.5px solid var(--line); border-radius: var(--radius); background: var(--paper); color: var(--ink); }
[aria-disabled="true"], [aria-disabled="true"]:hover { border-color: var(--line); background: var(--paper-deep); color: var(--ink-soft); cursor: default; }

.players { flex: none; display: flex; gap: 4px; height: 34px; padding: 4px 4px 0; overflow: hidden; background: var(--table); }
.player { flex: 0 1 auto; display: flex; align-items: center; gap: 5px; min-width: 0; padding: 0 8px; border-radius: 8px; background: var(--player); color: var(--on-player); font-size: 0.875rem; line-height: 1; }
.player[aria-current] { outline: 2px solid var(--ink); outline-offset: -2px; box-shadow: inset 0 0 0 3px var(--paper); }
.player .name { overflow: hidden; padding-block: 2px; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; }
.player .gain { font-weight: 700; }
.player .score { flex: none; font-variant-numeric: tabular-nums; font-size: 1rem; }
/* The points of many players stay in sight: first what each has just gained gives way, then names and marks. */
@container bastide (max-width: 36em) { .players:has(> :nth-child(6)) .gain { display: none; } }
@container bastide (max-width: 27em) { .players:has(> :nth-child(6)) { .player { padding: 0 6px; } .name { flex: none; width: 0; margin-inline-end: -5px; } } }
@container bastide (max-width: 22em) { .players:has(> :nth-child(6)) { .player { padding: 0 4px; } .mark { display: none; } } }
@container bastide (max-width: 30em) { .players:has(> :nth-child(5)) .gain { display: none; } }
@container bastide (max-width: 23em) { .players:has(> :nth-child(5)) { .player { padding: 0 6px; } .name { flex: none; width: 0; margin-inline-end: -5px; } } }
@container bastide (max-width: 18em) { .players:has(> :nth-child(5)) { .player { padding: 0 4px; } .mark { display: none; } } }
@container bastide (max-width: 24em) { .players:has(> :nth-child(4)) .gain { display: none; } }
@container bastide (max-width: 18em) { .players:has(> :nth-child(4)) { .player { padding: 0 6px; } .name { flex: none; width: 0; margin-inline-end: -5px; } } }
@container bastide (max-width: 14em) { .players:has(> :nth-child(4)) { .player { padding: 0 4px; } .mark { display: none; } } }

.table { position: relative; flex: 1; min-height: 0; background: var(--table); }
.board { display: block; position: absolute; inset: 0; width: 100%; height: 100%; touch-action: pan-x pan-y !important; } /* the engine sets none, as in the game */
.board.hushed { visibility: hidden; }
.board:focus { touch-action: none !important; }
.tools { position: absolute; right: 5px; bottom: 5px; display: flex; flex-flow: column wrap-reverse; justify-content: flex-end; gap: 4px; max-height: calc(100% - 10px); } /* a second column where the board is low */
.sight { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
.sight-marks > * { position: absolute; top: 0; left: 0; }
.sight-role { padding: 0 5px; border-radius: 999px; background: #fffaf0e0; color: #33291c; font-size: 0.72rem; font-weight: 600; line-height: 1.35; white-space: nowrap; }
.sight-role:has(.icon) { display: grid; place-items: center; width: 18px; height: 18px; padding: 0; }
.sight-role .icon { width: 13px; height: 13px; }
.sight-beyond { display: grid; place-items: center; width: 18px; height: 18px; margin: -9px 0 0 -9px; border-radius: 50%; background: var(--ink); color: var(--paper); opacity: 0.85; }
.sight-beyond .icon { width: 14px; height: 14px; stroke-width: 3.5; }
.sight-more { position: absolute; right: 56px; bottom: 6px; display: flex; align-items: center; gap: 6px; max-width: calc(100% - 64px); min-height: 44px; padding: 4px 12px 4px 8px; border: 0; border-radius: 22px; background: var(--ink); color: var(--paper); font-size: 0.85rem; line-height: 1.15; text-align: start; pointer-events: auto; }
.sight-more[data-at="higher"] { bottom: 56px; }
.sight-more[data-at="top"] { top: 6px; bottom: auto; }
.told { position: absolute; inset: auto 60px 12px 12px; width: fit-content; max-width: calc(100% - 72px); margin-inline: auto; padding: 0.5rem 0.9rem; border-radius: var(--radius); background: var(--ink); color: var(--paper); font-weight: 600; pointer-events: none; }
.light-card { position: absolute; z-index: 1; right: 8px; left: 8px; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; gap: 2px 12px; max-height: calc(100% - 16px); overflow: auto; padding: 8px 12px 10px; border: 1.5px solid var(--line-strong); border-radius: var(--radius); background: var(--paper); box-shadow: 0 6px 20px var(--shade); line-height: 1.35; }
.light-card[data-held="false"] { pointer-events: none; }
.light-card[data-place="above"] { top: 8px; }
.light-card[data-place="below"] { bottom: 8px; }
.light-card > * { grid-column: 1 / -1; }
.light-card h2 { grid-column: 1; }
.light-card .icon-button { grid-area: 1 / 2; margin: -6px -8px -8px 0; border-color: transparent; }
.light-worth { display: flex; flex-wrap: wrap; gap: 0 1rem; color: var(--ink-soft); }
.light-worth strong { color: var(--ink); font: 600 1.3rem/1.2 var(--serif); }
.light-held { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 10px; }
.light-held p { flex: 1 1 12rem; }
.light-more { display: flex; flex-wrap: wrap; align-items: center; gap: 0 14px; }
.light-more > p { flex: 1 1 9rem; }
.light-more:empty { display: none; }
.light-figure { display: inline-flex; align-items: center; font-weight: 600; }
.choices { position: absolute; inset: 0 auto auto 0; z-index: 2; width: min(22rem, 100%); max-height: 100%; overflow: auto; padding: 10px; background: var(--paper); border: 1.5px solid var(--line-strong); }
.choices:not(:focus-within) { width: 1px; height: 1px; overflow: hidden; padding: 0; border: 0; clip-path: inset(50%); }
.choices :is(select, input) { width: 100%; min-height: 44px; border: 1.5px solid var(--line-strong); border-radius: 8px; background: var(--paper); }

.hand { flex: none; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 4px 10px; height: 64px; padding: 4px 8px; border-top: 3px solid var(--player); }
.hand-frame { display: grid; place-items: center; width: 52px; height: 52px; }
.hand-frame .tile { width: 52px; height: 52px; border-radius: 4px; }
.hand-frame .figure { width: 44px; height: 44px; }
.hand-text { height: 56px; overflow: auto; font-size: 0.9rem; line-height: 1.25; }
.hand-who { unicode-bidi: isolate; }
.hand-buttons { display: grid; grid-template-columns: 44px 44px minmax(0, 1fr) minmax(0, 1fr); gap: 6px; width: min(27rem, 56cqi); }
.hand-buttons > :nth-child(1) { grid-column: 1; }
.hand-buttons > :nth-child(2) { grid-column: 2; }
.hand-buttons > :nth-child(3) { grid-column: 3; }
.hand-buttons > :nth-child(4) { grid-column: 4; }
.hand-buttons > * { grid-row: 1; }
.hand-buttons:has(> :nth-child(4)[hidden]) > :nth-child(3) { grid-column: 3 / -1; }
.hand-buttons:has(> :nth-child(2)[hidden]):has(> :nth-child(4)[hidden]) > :nth-child(3) { grid-column: 2 / -1; }
.hand-buttons > :is(.primary, .secondary):not(.icon-button) { min-width: 0; max-height: 48px; padding: 2px 6px; font-size: 0.875rem; line-height: 1.1; }
.pieces { display: inline-flex; flex-wrap: wrap; gap: 4px; }
.piece { display: inline-flex; align-items: center; gap: 4px; min-width: 44px; min-height: 44px; padding: 2px 6px; border: 1.5px solid var(--line); border-radius: 8px; background: var(--paper); font-size: 0.8rem; }
.piece[aria-pressed="true"], .piece.chosen { border-color: var(--accent); border-width: 2.5px; }
.piece .figure { width: 1.6rem; height: 1.6rem; }
.offers { display: inline-flex; flex-wrap: wrap; gap: 4px; }
.offer .figure { width: 1.4rem; height: 1.4rem; }
.offers-fold { display: none; }
.held-tile { width: 1.4rem; height: 1.4rem; }
.hand:has(.bazaar) { grid-template-columns: minmax(0, 1fr) auto; height: auto; max-height: 62%; overflow: auto; }
.hand:has(.bazaar) .hand-frame { display: none; }
.hand:has(.bazaar) .hand-text { height: auto; }
.hand:has(.bazaar) .hand-buttons { grid-template-columns: 44px; align-self: start; width: auto; }
.offers:has(.bazaar) { display: block; }
.bazaar, .bazaar-bid { display: grid; gap: 6px; }
.bazaar ul { margin: 0; padding: 0; list-style: none; }
.bazaar-tiles, .bazaar-players, .bazaar-amount, .bazaar-quicks, .bazaar .row { display: flex; flex-wrap: wrap; gap: 4px; }
.bazaar-tile { display: block; padding: 2px; border: 2.5px solid transparent; border-radius: 8px; background: none; }
.bazaar-tiles .tile { display: block; width: 56px; height: 56px; }
button.bazaar-tile { border-color: var(--line-strong); }
.bazaar-tile[data-lot] { border-color: var(--accent); }
.bazaar-player { display: inline-flex; align-items: center; gap: 4px; padding: 0 6px; border: 1.5px solid var(--player); border-radius: 12px; }
.bazaar-player[aria-current] { background: var(--player); color: var(--on-player); }
.bazaar-points { width: 4.5rem; min-height: 44px; border: 1.5px solid var(--line-strong); border-radius: 8px; background: var(--paper); text-align: center; }
.bazaar-quick { min-width: 44px; }
.bazaar-quick[aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1.5px var(--ink); }

.panel { flex: none; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 6px 10px; height: 104px; padding: 8px 10px; border-top: 1px solid var(--line); }
.panel-text { align-self: stretch; max-height: 100%; overflow: auto; overflow-wrap: anywhere; unicode-bidi: plaintext; }
.panel:has(.legend) { grid-template: auto / minmax(0, 1fr) !important; height: auto !important; max-height: min(10rem, 34%); }
.legend { padding-inline-start: 1.6rem; list-style: decimal; }
.legend li { padding: 1px 0; }
.step-count { color: var(--ink-soft); }
.step-events { font-weight: 600; }
.panel-buttons { display: flex; flex-wrap: wrap; gap: 6px; max-width: 16rem; justify-content: end; }

.panel:has(.replay-controls) { display: block; height: 186px; }
.replay-controls { display: grid; grid-template: "text text" 68px "time time" 44px "steps pace" 48px / minmax(0, 1fr) auto; height: auto; gap: 2px 8px; padding: 0; border: 0; }
.replay-controls .hand-text { grid-area: text; max-height: 68px; }
.replay-controls .hand-who { margin: 0; }
.replay-controls .caption { color: var(--ink); font-weight: 600; unicode-bidi: plaintext; }
.replay-time { grid-area: time; align-self: stretch; position: relative; }
.replay-time input { position: absolute; inset: 0; width: 100%; height: 44px; margin: 0; accent-color: var(--accent); }
.replay-marks { position: absolute; inset: 0 8px auto; width: calc(100% - 16px); height: 14px; }
.replay-marks rect { fill: var(--player); }
.replay-steps { grid-area: steps; display: flex; gap: 6px; }
.replay-buttons { grid-area: pace; }
.replay-pace { font-weight: 600; }
.written { display: none; }

@container bastide (max-width: 33em) {
  .hand:not(.replay-controls) { grid-template: "frame text" 1fr "buttons buttons" 44px / auto minmax(0, 1fr); height: 112px; }
  .hand-frame { grid-area: frame; }
  .hand-buttons { grid-area: buttons; width: auto; }
  .hand-buttons > :is(.primary, .secondary):not(.icon-button) { max-height: 44px; padding: 2px; font-size: 0.8rem; }
  .panel:not(:has(.replay-controls)) { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 1fr) auto; height: 140px; }
  .panel-buttons { max-width: none; }
  .panel-buttons > * { flex: 1; }
  .replay-controls { gap: 2px 4px; }
  .replay-steps { gap: 3px; }
}
@container bastide (max-height: 22em) or ((max-width: 33em) and (max-height: 30em)) { /* a low frame: the board comes first, the text beside its buttons scrolls */
  .panel:not(:has(.replay-controls)) { grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto; height: 60px; padding-block: 4px; }
  .panel-buttons > * { flex: none; }
  .panel:has(.replay-controls) { height: 164px; }
  .replay-controls { grid-template-rows: 56px 44px 48px; }
  .replay-controls .hand-text { max-height: 56px; }
}
@container bastide (max-height: 22em) and (min-width: 33em) {
  .panel:has(.replay-controls) { height: 108px; }
  .replay-controls { grid-template: "text text text" 44px "steps time pace" 48px / auto minmax(0, 1fr) auto; }
  .replay-controls .hand-text { max-height: 44px; }
}
@container bastide (max-width: 33em) and (max-height: 20em) { /* there is room for one row of each: colours tell whose turn it is, and the sentences are read out */
  .hand:not(.replay-controls) { grid-template: "frame buttons" 1fr / auto minmax(0, 1fr); height: 60px; }
  .hand-text:not(.replay-controls *) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .hand:has(:is(.pieces, .offers):not([hidden])) {
    grid-template: "text text" 48px "frame buttons" 1fr / auto minmax(0, 1fr);
    height: 108px;
    & .hand-text { position: static; width: auto; height: 48px; overflow: auto; clip-path: none; }
    & .hand-text > :is(.hand-who, .hand-hint) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  .panel:not(:has(.replay-controls)) { height: 52px; }
  .panel:has(.replay-controls) { height: 108px; }
  .replay-controls { grid-template: "text text" 40px "steps pace" 48px / minmax(0, 1fr) auto; }
  .replay-time { display: none; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
@media (forced-colors: active) { .mark { forced-color-adjust: none; } .player { border: 1px solid; } .player[aria-current] { border-width: 3px; } }
.printed { display: none; }
@media print {
  .players, .table, .hand, .panel-buttons, .replay-controls, .step-count, .caption.how, .panel:has(.legend) { display: none !important; }
  .frame:has(.printed) { aspect-ratio: auto !important; min-height: 0 !important; max-height: none !important; overflow: visible !important; border-radius: 0 !important; background: none !important; color: #000 !important; }
  .frame:has(.printed) :is(.home, .bastide) { display: block; position: static; container-type: normal; background: none; color: #000; }
  .frame:has(> .printed) > .poster { display: none; }
  .printed { display: block; break-inside: avoid; }
  .printed-points { display: flex; flex-wrap: wrap; gap: 0 1.2rem; margin: 0 0 0.4rem; font-weight: 600; }
  .printed-board { display: block; width: auto; max-width: min(100%, 12cm); height: auto; max-height: 8.5cm; border: 1px solid #000; }
  .printed-hand { display: flex; align-items: center; gap: 0.6rem; margin: 0.4rem 0 0; }
  .printed-tile { width: 1.8cm; height: 1.8cm; border: 1px solid #000; }
  .panel, .panel:has(.replay-controls) { display: block; height: auto; padding: 0.3rem 0; border: 0; }
  .panel-text { overflow: visible; }
  .written { display: block; padding-inline-start: 2rem; list-style: decimal; columns: 2; column-gap: 3rem; font-size: 0.8rem; }
}
`;

export const wear = wearer(STYLE);
