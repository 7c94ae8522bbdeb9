import { themeCss, tokens } from '@scoreline/shared-lib/brand';
import {
  listHeights,
  narrowList,
  otherDayMark,
  pricesLineMark,
} from '@scoreline/shared-lib/contract';
import { rem } from '@scoreline/shared-lib/ui';

import { frameCss } from './frameCss';

const { narrowRow, prices } = listHeights;

/** What the server has written of the page, set where the application will draw the same: lines of its heights. */
const writtenCss = [
  '.written{box-sizing:border-box;max-inline-size:720px;margin-inline:auto;font:0.9375rem/1.4 system-ui,sans-serif}',
  // In the order of this device, which its first script knows.
  '.written{display:flex;flex-direction:column}',
  '.written>:is(header,nav){order:-3}',
  '[data-spoiler-free] .written :is(b,td,small){visibility:hidden}',
  '[data-excluded] .written [data-betting]{display:none}',
  '[data-own-leagues] .written section{visibility:hidden}',
  '.written :is(h1,h2,p,ul){margin:0;padding:0;list-style:none}',
  '.written a{color:inherit;text-decoration:none}',
  '.written :is(p,nav){padding-inline:16px;color:var(--text-muted);font-size:0.8125rem}',
  '.written>p{padding-block:8px}',
  `.written header{display:grid;align-content:center;gap:8px;box-sizing:border-box;min-block-size:${rem(listHeights.head)}}`,
  '.written h1{padding-inline:16px;font-size:1.375rem}',
  `.written h2{box-sizing:border-box;display:flex;gap:6px;align-items:center;block-size:${rem(listHeights.league)};padding-inline:16px;border-block-end:1px solid var(--line);font-size:0.8125rem}`,
  `.written li a{display:grid;grid-template:1fr 1fr/${rem(44)} 1fr auto;align-items:center;column-gap:16px;box-sizing:border-box;block-size:${rem(listHeights.row)};padding-block:1px 4px;padding-inline:8px 52px;background:var(--surface-raised);border-block-end:1px solid var(--line);line-height:1.25}`,
  // Its words would move when the script behind writes the time.
  '@supports selector(:has(*)){@media(scripting:enabled){.written p:has(>time:empty){visibility:hidden}}}',
  // As wide as a date is, so that no line breaks anew when the script writes it.
  '.written time[data-time=date]:empty::before{visibility:hidden;content:"Wed, 28 Nov 2026, 20:45"}',
  '.written time{grid-row:1/3;text-align:center;color:var(--text-muted);font-size:0.8125rem}',
  '.written b{font-variant-numeric:tabular-nums}',
  '.written small{grid-area:1/4/3;color:var(--text-muted)}',
  '.written table{inline-size:100%;border-collapse:collapse;background:var(--surface-raised);font-variant-numeric:tabular-nums}',
  '.written :is(td,th){block-size:40px;padding:0 8px;border-block-end:1px solid var(--line);font-weight:400;text-align:center}',
  '.written th:nth-child(2){text-align:start}',
  `[${otherDayMark}] .written :is(h2,ul){visibility:hidden}`,
  `@media ${narrowList}{.written li a{block-size:${rem(narrowRow)}}[${pricesLineMark}] .written li a{block-size:${rem(narrowRow + prices)};padding-block-end:${rem(prices + 4)}}}`,
  // Where the list will stand between the columns of a large screen.
  '@media(min-width:768px){.written[data-tab=scores]{max-inline-size:none;padding-inline:16px 372px}}',
  '@media(min-width:1200px){.written[data-tab=scores]{--edge:max(16px,calc((100% - 1388px)/2));padding-inline:calc(var(--edge) + 264px) calc(var(--edge) + 404px)}}',
  '@media(min-width:1600px){.written[data-tab=scores]{--wall:clamp(300px,100% - 1444px,612px);--edge:max(16px,calc((100% - 1412px - var(--wall))/2));padding-inline-end:calc(var(--edge) + 428px + var(--wall))}}',
];

/** Paper has no navigation, and nothing to press; colours that carry meaning stay. */
const printCss = [
  '@media print{',
  'html{print-color-adjust:exact;-webkit-print-color-adjust:exact}',
  'body{background:none}',
  '.frame{display:block;min-block-size:0;padding:0}',
  '.frame-bar,.frame-strip,footer,[role=tablist],[role=dialog],[role=status],header button{display:none!important}',
  'h2,h3,thead{break-after:avoid}',
  'li,tr{break-inside:avoid}',
  '}',
].join('');

/** What every page shows before a script has run: the theme's ground, and rows where the list will stand. */
const firstCss = [
  'body{margin:0;background:var(--surface);color:var(--text)}',
  '.written:empty,.written-lines{min-block-size:100vh;background:linear-gradient(var(--line) 1px,transparent 1px) 0 0/100% 48px}',
  ...writtenCss,
  printCss,
].join('');

/** The style sheet the page server writes into a page, by style provider; made by the build. */
export const pageStyles: Record<string, string> = Object.fromEntries(
  Object.keys(tokens).map((provider) => [provider, themeCss(provider) + frameCss + firstCss]),
);
