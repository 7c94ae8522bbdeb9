import type { Incident, MatchSummary } from '@scoreline/shared-lib/contract';

type Score = NonNullable<Incident['score']>;

export interface PeriodMark {
  kind: 'period';
  period: number;
  score: Score | null;
}

/** `points` is the value of a basket. */
export type TimelineIncident = Incident & { points?: number };
export type TimelineItem = TimelineIncident | PeriodMark;

/** The fields that say which periods are over and how they ended. */
type Played = Pick<MatchSummary, 'sport' | 'status' | 'home' | 'away'>;

const over: readonly MatchSummary['status'][] = ['finished', 'afterExtraTime', 'afterPenalties'];
const shootOut = 5;

/** Not listed: the end of a period has a line of its own. */
const silent: readonly Incident['kind'][] = ['periodStart'];
const scoring: readonly Incident['kind'][] = ['goal', 'ownGoal', 'penaltyGoal', 'score'];

/**
 * Incidents newest first, with a line at each period's end, whether the feed reports it or a later period implies it. A cancelled
 * goal stays and is marked as cancelled, so its cancellation incident is not listed again.
 */
export function timelineItems(incidents: readonly Incident[], match: Played): TimelineItem[] {
  const listed = incidents.filter(
    ({ kind, removed }) => !silent.includes(kind) && !(kind === 'goalCancelled' && removed),
  );
  const items: TimelineItem[] = [];
  let score: Score | null = { home: 0, away: 0 };
  let closed = 0;
  const close = (period: number, end?: Score | null) => {
    for (; closed < period; closed += 1)
      items.push({
        kind: 'period',
        period: closed + 1,
        score: end ?? scoreAfter(match, closed + 1),
      });
  };
  for (const incident of listed) {
    close(incident.period - 1);
    if (incident.kind === 'periodEnd') {
      close(incident.period, incident.score);
      continue;
    }
    const counts = scoring.includes(incident.kind) && !incident.removed;
    const points = counts && incident.kind === 'score' ? pointsOf(score, incident.score) : null;
    items.push(points === null ? incident : { ...incident, points });
    if (counts) score = incident.score;
  }
  if (over.includes(match.status)) close(match.home.periods.length);
  return items.reverse();
}

/** The score at the end of a period, or the kicks of a shoot-out. Null if the periods are unknown. */
function scoreAfter({ sport, home, away }: Played, period: number): Score | null {
  if (home.periods.length < period || away.periods.length < period) return null;
  const from = sport === 'football' && period === shootOut ? period - 1 : 0;
  const sum = (periods: readonly number[]) =>
    periods.slice(from, period).reduce((total, scored) => total + scored, 0);
  return { home: sum(home.periods), away: sum(away.periods) };
}

/** Null if a score in between was not reported. */
function pointsOf(before: Score | null, after: Score | null): number | null {
  if (!before || !after) return null;
  const points = after.home + after.away - before.home - before.away;
  return points >= 1 && points <= 3 ? points : null;
}
