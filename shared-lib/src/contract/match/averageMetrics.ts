import type { Sport } from '../sport';

/** Metrics of the team rankings. */
export const averageMetrics = {
  football: ['goals', 'conceded', 'winRate', 'points'],
  basketball: ['points', 'conceded', 'winRate'],
} as const;
export type AverageMetric = (typeof averageMetrics.football)[number];
/** Ranking metrics of a sport; the first one is the default. */
export const metricsOf = (sport: Sport): readonly AverageMetric[] => averageMetrics[sport];
