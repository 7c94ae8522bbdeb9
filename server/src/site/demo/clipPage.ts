import type { LanguageEntry } from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../../wire/html';
import type { Goal } from './goals';

export interface Clip {
  language: LanguageEntry;
  /** The word for demo data in the page's language. */
  demoWord: string;
  backWord: string;
  matchAddress: string;
  /** The brand's base path, which has the site's icon. */
  basePath: string;
  home: string;
  away: string;
  goals: readonly Goal[];
  /** The name of a kind of goal, for example a penalty or an own goal; empty for a plain goal. */
  kindName(kind: Goal['kind']): string;
}

const scoreText = ({ home, away }: Goal['score']) => `${home} – ${away}`;

const step = (score: Goal['score'], goal: number) =>
  `<span class="step${goal > 0 ? ` goal at-${goal}` : ''}" aria-hidden="true">${scoreText(score)}</span>`;

/** The score after each goal, layered over the final score, which is the heading's text. */
function scoreboard({ home, away, goals }: Clip): string {
  const start = { home: 0, away: 0 };
  const final = goals.at(-1)?.score ?? start;
  const steps = goals.map(({ score }, index) => step(score, index + 1));
  return `<h1><bdi>${escapeHtml(home)}</bdi> <span class="score">${scoreText(final)}${step(start, 0)}${steps.join('')}</span> <bdi>${escapeHtml(away)}</bdi></h1>`;
}

/** A pitch from above; the home side's goal is at the start of the line. */
const pitch = `<svg viewBox="-300 -180 600 360" aria-hidden="true"><g class="chalk"><rect x="-270" y="-160" width="540" height="320"/><path d="M0-160V160M-270-80h80V80h-80M270-80h-80V80h80M-270-26h-14v52h14M270-26h14v52h-14"/><circle r="48"/></g><circle class="ball" r="9"/></svg>`;

function goalLine({ side, minute, player, kind, score }: Goal, index: number, clip: Clip): string {
  const name = clip.kindName(kind);
  const note = name ? ` <small>${escapeHtml(name)}</small>` : '';
  return `<li class="goal at-${index + 1} ${side}"><span dir="ltr">${escapeHtml(minute)}</span><bdi>${escapeHtml(player)}${note}</bdi><span>${scoreText(score)}</span></li>`;
}

/** The demo's highlights of a match: its goals, replayed on a drawn pitch and listed. Styled unlike the product. */
export function clipPage(clip: Clip, styles: string): string {
  const { language, demoWord, basePath, home, away, goals } = clip;
  const title = escapeHtml(`${home} – ${away} · ${demoWord}`);
  const lines = goals.map((goal, index) => goalLine(goal, index, clip));
  return `<!doctype html><html lang="${language.tag}" dir="${language.dir}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="icon" type="image/svg+xml"${attributes({ href: `${basePath}icons/icon.svg` })}><style>${styles}</style>
<main><div class="top"><a${attributes({ href: clip.matchAddress })}>${escapeHtml(clip.backWord)}</a><p class="note">${escapeHtml(demoWord)}</p></div>${scoreboard(clip)}${pitch}<ol>${lines.join('')}</ol></main></html>`;
}
