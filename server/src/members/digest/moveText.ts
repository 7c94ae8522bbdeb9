import { languageOf, numberFormat } from '@scoreline/shared-lib/contract';

import type { News } from './news';
import type { DigestTexts } from './texts/all';

type Move = News['moved'][number];

/** "Arsenal 2.50 → 2.10 (−16.0%)". Numbers are isolated from the text direction of the name. */
export function moveText(move: Move, texts: DigestTexts, language: string): string {
  const { outcome, from, to, change } = move;
  const percent = numberFormat(languageOf(language).tag, {
    ...{ style: 'percent', signDisplay: 'always' },
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
  }).format(change / 100);
  const name = outcome === 'draw' ? texts.draw : move[outcome].name;
  return `${name} \u2066${from.toFixed(2)} → ${to.toFixed(2)} (${percent})\u2069`;
}
