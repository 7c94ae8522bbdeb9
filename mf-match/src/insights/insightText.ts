import { type Insight, insightTeam, type MatchSummary } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';

type Say = (key: string, values: Record<string, string | number>) => string;

type Sides = Pick<MatchSummary, 'sport' | 'home' | 'away'>;

/** An insight as a sentence with its sample: "Over 2.5 goals in 8 of Arsenal's last 10"; teams by the names of this page. */
export const insightText = (insight: Insight, match: Sides, t: Say, locale: string): string =>
  t(`insights.${match.sport}.${insight.key}`, {
    team: insightTeam(insight, match),
    hits: insight.hits,
    sample: insight.sample,
    line: typeof insight.line === 'number' ? numberFormat(locale).format(insight.line) : '',
  });
