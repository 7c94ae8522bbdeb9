import type { Insight, Sport } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';

type Say = (key: string, values: Record<string, string | number>) => string;

/** An insight as a sentence with its sample: "Over 2.5 goals in 8 of Arsenal's last 10". */
export const insightText = (insight: Insight, sport: Sport, t: Say, locale: string): string =>
  t(`insights.${sport}.${insight.key}`, {
    team: insight.teamName ?? '',
    hits: insight.hits,
    sample: insight.sample,
    line: typeof insight.line === 'number' ? numberFormat(locale).format(insight.line) : '',
  });
