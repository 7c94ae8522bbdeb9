import type { Incident } from '@scoreline/shared-lib/contract';

export interface PeriodMark {
  kind: 'period';
  period: number;
  score: { home: number; away: number } | null;
}

export type TimelineItem = Incident | PeriodMark;

/** Nothing to tell by themselves: a period's end stands as a line of its own. */
const silent: readonly Incident['kind'][] = ['periodStart'];

/**
 * Incidents newest first with a line at each period's end. A goal that was taken back stays, told as such; the news that
 * cancelled it would say it twice.
 */
export function timelineItems(incidents: readonly Incident[]): TimelineItem[] {
  const told = incidents.filter(
    ({ kind, removed }) => !silent.includes(kind) && !(kind === 'goalCancelled' && removed),
  );
  const items = told.flatMap((incident): TimelineItem[] => {
    if (incident.kind !== 'periodEnd') return [incident];
    return [{ kind: 'period', period: incident.period, score: incident.score }];
  });
  return items.reverse();
}
