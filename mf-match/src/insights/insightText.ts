import type { Insight, Sport } from '@scoreline/shared-lib/contract';

type Say = (key: string, values: Record<string, string | number>) => string;

/** An insight as a sentence with its sample: "Over 2.5 goals in 8 of Arsenal's last 10". */
export const insightText = (insight: Insight, sport: Sport, t: Say): string =>
  t(`insights.${sport}.${insight.key}`, {
    team: insight.teamName ?? '',
    hits: insight.hits,
    sample: insight.sample,
    line: insight.line ?? '',
  });
