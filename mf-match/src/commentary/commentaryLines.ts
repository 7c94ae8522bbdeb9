import type { Incident, MatchShot, MatchSummary } from '@scoreline/shared-lib/contract';

type Words = Record<string, string | number>;

/** A line of the commentary: a template's key and its values. */
interface CommentaryLine {
  key: string;
  values: Words;
  period: number;
  /** `45+2'`, empty for a whistle and for a kick of a shoot-out. */
  minute: string;
  strong: boolean;
  /** Set when the provider's own words are used because there is no template. */
  told?: Incident;
  /** Sort key, which also orders lines of the same minute. */
  order: number;
}

interface CommentaryInput {
  incidents: readonly Incident[];
  shots: readonly MatchShot[];
  match: Pick<MatchSummary, 'home' | 'away'>;
}

const goals: readonly Incident['kind'][] = ['goal', 'ownGoal', 'penaltyGoal'];
const shootOut = 5;

const minuteText = (minute: number | null, added: number | null): string =>
  minute === null ? '' : added ? `${minute}+${added}'` : `${minute}'`;

/** The match in sentences, newest first: incidents, and shots that were not goals. */
export function commentaryLines({ incidents, shots, match }: CommentaryInput): CommentaryLine[] {
  const lines = incidents.flatMap((incident): CommentaryLine[] => {
    const key = keyOf(incident);
    if (!key) return [];
    const { period, minute, added, kind } = incident;
    const isWhistle = kind === 'periodStart' || kind === 'periodEnd';
    return [
      {
        key,
        values: valuesOf(incident, match),
        period,
        minute: isWhistle || period === shootOut ? '' : minuteText(minute, added),
        strong: isWhistle || goals.includes(kind),
        ...(kind === 'other' || (kind === 'var' && incident.detail) ? { told: incident } : {}),
        order: orderOf(incident),
      },
    ];
  });
  const missed = shots
    .filter(({ outcome, situation }) => outcome !== 'goal' && situation !== 'penalty')
    .map(({ side, player, period, minute, added, outcome }) => ({
      key: `shots.${outcome}`,
      values: { team: match[side].name, player: player?.name ?? match[side].name },
      period,
      minute: minuteText(minute, added),
      strong: false,
      order: order(period, minute, added),
    }));
  return [...lines, ...missed].sort((a, b) => b.order - a.order);
}

const order = (period: number, minute: number | null, added: number | null): number =>
  period * 1000 + (minute ?? 0) * 5 + (added ?? 0) / 10;

/** The whistles sort before and after everything else in their period. */
function orderOf({ kind, period, minute, added, incidentId }: Incident): number {
  if (kind === 'periodStart') return period * 1000;
  if (kind === 'periodEnd') return period * 1000 + 999;
  return order(period, minute, added) + (period === shootOut ? incidentId / 1e10 : 0);
}

function keyOf({ kind, period, removed, side, score }: Incident): string | null {
  if (removed || kind === 'score') return null;
  if (kind === 'periodStart' || kind === 'periodEnd')
    return `${kind}.${Math.min(period, shootOut)}`;
  if (kind !== 'goal' || !score || !side) return kind;
  const lead = side === 'home' ? score.home - score.away : score.away - score.home;
  return lead === 0 ? 'goalLevel' : lead === 1 ? 'goalLead' : 'goal';
}

function valuesOf(
  { side, player, otherPlayer, score }: Incident,
  match: CommentaryInput['match'],
): Words {
  const team = side ? match[side].name : '';
  return {
    team,
    player: player?.name ?? team,
    other: otherPlayer?.name ?? team,
    score: score ? `${score.home} – ${score.away}` : '',
  };
}
