import { tinted, tokensOf, type TokenSet } from '@scoreline/shared-lib/brand';
import { widgetSizes } from '@scoreline/shared-lib/contract';

const { light, dark } = tokensOf('scoreline');

const colours = (set: TokenSet, accent: string) =>
  `--ground:${set.surfaceRaised};--line:${set.line};--text:${set.text};--hover:${tinted(set.text, 5)};--bone:${tinted(set.text, 8)};--muted:${set.textMuted};--live:${set.live};--up:${set.up};--down:${set.down};--accent:var(${accent},${set.accent});--focus:${set.focus}`;

const { comfortable, compact, foot, board, scorer, tie } = widgetSizes;
const sizes = ({ head, row, tableRow, odds }: (typeof widgetSizes)['compact' | 'comfortable']) =>
  `--head:${head}px;--row:${row}px;--line-row:${tableRow}px;--odds:${odds}px`;

const lightColours = colours(light, '--accent-light');
const darkColours = colours(dark, '--accent-dark');

/** Resets everything at the root, so that no inherited style of the page reaches a widget. */
const css = `
.w{all:initial;display:flex;flex-direction:column;box-sizing:border-box;block-size:100%;overflow:hidden;container-type:inline-size;border:1px solid var(--line);border-radius:12px;background:var(--ground);color:var(--text);font:400 15px/1.3 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums;text-align:start;-webkit-text-size-adjust:100%;color-scheme:light;${lightColours};${sizes(comfortable)}}
.w[data-density=compact]{${sizes(compact)};font-size:13px}
.w[data-theme=dark]{color-scheme:dark;${darkColours}}
@media (prefers-color-scheme:dark){.w[data-theme=auto]{color-scheme:dark;${darkColours}}}
.w *,.w *::before{box-sizing:border-box}
a{color:inherit;text-decoration:none}
a:focus-visible,button:focus-visible,.body:focus-visible{outline:2px solid var(--focus);outline-offset:-2px;border-radius:4px}
.head,.foot{flex:none;display:flex;align-items:center;gap:8px;padding-inline:12px}
.head{block-size:var(--head);border-block-end:1px solid var(--line);font-weight:700}
.foot{block-size:${foot}px;border-block-start:1px solid var(--line);font-size:12px;color:var(--muted)}
.foot a{margin-inline-start:auto;color:var(--accent);font-weight:500;white-space:nowrap;line-height:${foot}px}
.name,.title{flex:1;min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.name{padding-block:3px;margin-block:-3px}
.w[dir=ltr] :is(.name,.title){text-align:left}.w[dir=rtl] :is(.name,.title){text-align:right}
.tag{flex:none;padding:1px 5px;border:1px solid currentColor;border-radius:4px;font-size:11px;font-weight:500;color:var(--muted)}
.body{flex:1;min-block-size:0;overflow:auto;overscroll-behavior-block:auto}
.note{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;block-size:100%;padding:12px;text-align:center;color:var(--muted);overflow-wrap:anywhere}
button{font:inherit;font-weight:500;color:var(--accent);background:none;border:1px solid currentColor;border-radius:8px;min-block-size:44px;padding:4px 12px;cursor:pointer}
ul,table{margin:0;padding:0;list-style:none;border-collapse:collapse}
.row{display:flex;align-items:center;gap:8px;block-size:var(--row);padding-inline:12px}
li+li>.row{border-block-start:1px solid var(--line)}
.row:hover,tr:hover td{background:var(--hover)}
.time{flex:none;inline-size:48px;text-align:center;font-size:12px;color:var(--muted);line-height:1.25}
.time small{display:block;font-size:11px}
.live{color:var(--live);font-weight:700}
.teams{flex:1;min-inline-size:0;display:flex;flex-direction:column;gap:2px}
.team{display:flex;align-items:center;gap:8px;min-inline-size:0}
.team b{font-weight:700}
.lost{color:var(--muted)}
.crest{flex:none;display:block}
.card{flex:none;inline-size:8px;block-size:11px;border-radius:1px;background:#cf0f43;forced-color-adjust:none}
.score{flex:none;min-inline-size:1.5em;text-align:end;font-weight:700}
.kicks{flex:none;font-size:12px;color:var(--muted)}
.rolled{animation:roll .16s ease-out}
@keyframes roll{from{transform:translateY(-40%);opacity:0}}
@media (prefers-reduced-motion:reduce){.rolled{animation:none}}
.prices{display:flex;gap:4px;block-size:var(--odds);padding-block-end:6px;padding-inline:68px 12px;font-size:12px}
.board+.prices{padding-inline:12px}
.price{flex:1;display:flex;justify-content:space-between;align-items:center;gap:4px;min-inline-size:0;padding-inline:6px;border:1px solid var(--line);border-radius:6px}
.price span{color:var(--muted)}
.arrow{display:inline-block;inline-size:.6em;text-align:center}
.up{color:var(--up)}.down{color:var(--down)}
.board{display:grid;--result:32px;grid-template-columns:minmax(0,1fr) calc(3*var(--result)) minmax(0,1fr);align-items:center;gap:8px;block-size:${board}px;padding-inline:12px;text-align:center}
.board.basketball{grid-template-columns:minmax(0,1fr) calc(4.6*var(--result)) minmax(0,1fr)}
.board .time{display:block;inline-size:auto}
.board .side{display:flex;flex-direction:column;align-items:center;gap:6px;min-inline-size:0}
.board .side span{max-inline-size:100%;overflow:hidden;text-overflow:ellipsis;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;font-weight:500;overflow-wrap:anywhere}
.result{display:block;font-size:var(--result);font-weight:700;line-height:1.1;white-space:nowrap}
.scorers{display:grid;grid-template-columns:1fr 1fr;gap:0 16px;padding-inline:12px;font-size:13px;color:var(--muted)}
.scorers ul{min-inline-size:0}
.scorers li{block-size:${scorer}px;line-height:${scorer}px;overflow:hidden;white-space:nowrap}
.scorers bdi{display:inline-block;max-inline-size:100%;overflow:hidden;text-overflow:ellipsis;vertical-align:top}
.scorers svg~bdi{max-inline-size:calc(100% - 14px)}
.scorers ul+ul{text-align:end}
table{inline-size:100%;font-size:inherit}
th,td{block-size:var(--line-row);padding:0 6px;text-align:end;font-weight:400;white-space:nowrap;border-block-end:1px solid var(--line)}
th{position:sticky;inset-block-start:0;background:var(--ground);font-size:12px;color:var(--muted)}
abbr{text-decoration:none}
th:first-child,td:first-child{padding-inline-start:12px}th:last-child,td:last-child{padding-inline-end:12px}
.wide{text-align:start;inline-size:100%;max-inline-size:0}
.books td:not(.wide) bdi{display:inline-block;min-inline-size:3.8em}
.books .name{white-space:normal;line-height:1.15}
.part{text-align:start;font-weight:700;color:var(--text)}
.rounds{display:flex;gap:16px;padding:0 12px;block-size:100%}
.rounds>div{flex:1 0 min(180px,100%);min-inline-size:0}
.round{font-size:12px;font-weight:500;color:var(--muted);line-height:var(--line-row)}
.tie{display:flex;flex-direction:column;justify-content:center;gap:4px;block-size:${tie - 8}px;margin-block-end:8px;padding-inline:8px;border:1px solid var(--line);border-radius:8px}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.bone{border-radius:6px;background:var(--bone)}
.bones{display:flex;flex-direction:column;gap:12px;padding:12px}
.bones .bone{block-size:calc(var(--row) - 24px)}
@container (max-width:300px){.time{inline-size:38px;font-size:11px;overflow-wrap:anywhere}.row{gap:6px;padding-inline:8px}.prices{padding-inline:8px}.narrow{display:none}.board{--result:22px;padding-inline:6px;gap:4px}.scorers{grid-template-columns:1fr}.scorers ul+ul{text-align:start}th,td{padding-inline:3px}.head,.foot{padding-inline:8px;gap:6px}}
@container (max-width:240px){.books .wide{min-inline-size:84px}.books td:not(.wide) bdi{min-inline-size:2.8em}.least,.arrow{display:none}.price{padding-inline:3px}.prices{gap:2px}td{font-size:13px}}
@container (min-width:420px){.books td:not(.wide) bdi{min-inline-size:4.2em}}
@container (min-width:720px){.list{display:grid;grid-template-columns:1fr 1fr;column-gap:1px}.list li:nth-child(2)>.row{border-block-start:0}.board{--result:40px}}
@media print{.w,.w[data-theme]{block-size:auto;overflow:visible;color-scheme:light;${lightColours}}.body{overflow:visible}.rounds{flex-wrap:wrap;block-size:auto}}
@media (forced-colors:active){.row,.price,.tie,.tag{border-color:CanvasText}.live{text-decoration:underline}.bone{border:1px solid GrayText}}
`;

let made: CSSStyleSheet | undefined;

/** The widget's one style sheet. A constructed sheet needs no style element and so no permission by the page's policy. */
export function widgetSheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
  }
  return made;
}
