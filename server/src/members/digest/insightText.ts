import { languageOf, numberFormat } from '@scoreline/shared-lib/contract';

import type { News } from './news';
import type { DigestTexts } from './texts/all';

type Insight = NonNullable<News['insight']>;

/** The insight's sentence with its sample; a key without a text yields only the match. */
export function insightText(insight: Insight, texts: DigestTexts, language: string): string {
  const { sport, key, teamName, hits, sample, line, home, away } = insight;
  const sentences: Record<string, string> = texts.insights[sport];
  const number = numberFormat(languageOf(language).tag);
  const words: Record<string, string> = {
    team: teamName ?? '',
    hits: number.format(hits),
    sample: number.format(sample),
    line: line === null ? '' : number.format(line),
  };
  const sentence = (sentences[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name) => words[name] ?? '');
  return [`${home.name} – ${away.name}`, sentence].filter(Boolean).join(': ');
}
