import type { Incident } from '@scoreline/shared-lib/contract';

import type { Translate } from '../../page/texts';

interface Line {
  id: number;
  text: string;
  isCard: boolean;
}

const goals = ['goal', 'ownGoal', 'penaltyGoal'];
const cards = ['redCard', 'secondYellow'];

const minuteOf = ({ minute, added }: Incident): string =>
  minute === null ? '' : ` ${minute}${added ? `+${added}` : ''}′`;

const inOrder = (a: Incident, b: Incident): number =>
  a.period - b.period ||
  (a.minute ?? 0) - (b.minute ?? 0) ||
  (a.added ?? 0) - (b.added ?? 0) ||
  a.incidentId - b.incidentId;

/** Scorers and dismissals of a side in order of play. All goals of a player are on the line of the first. */
export function scorersOf(
  incidents: readonly Incident[],
  side: 'home' | 'away',
  t: Translate,
): Line[] {
  const how: Partial<Record<Incident['kind'], string>> = {
    ownGoal: ` (${t('ownGoal')})`,
    penaltyGoal: ` (${t('penalty')})`,
  };
  const lines = new Map<string, Line>();
  const shown = incidents
    .filter(({ kind, removed }) => !removed && (goals.includes(kind) || cards.includes(kind)))
    // An own goal carries the side that it counts for.
    .filter((each) => each.side === side)
    .sort(inOrder);
  for (const incident of shown) {
    const { kind, incidentId: id, player } = incident;
    const isCard = cards.includes(kind);
    const what = `${minuteOf(incident)}${how[kind] ?? ''}`;
    const key = player && !isCard ? `player ${player.playerId}` : `incident ${id}`;
    const line = lines.get(key);
    if (line) line.text += `,${what}`;
    else lines.set(key, { id, text: `${player?.name ?? ''}${what}`.trim(), isCard });
  }
  return [...lines.values()];
}
