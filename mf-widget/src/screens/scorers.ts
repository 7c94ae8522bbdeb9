import type { Incident } from '@scoreline/shared-lib/contract';

import type { Translate } from '../page/texts';

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

/** Who scored for a side and who was sent off, as lines in order of play. */
export function scorersOf(
  incidents: readonly Incident[],
  side: 'home' | 'away',
  t: Translate,
): Line[] {
  return (
    incidents
      .filter(({ kind, removed }) => !removed && (goals.includes(kind) || cards.includes(kind)))
      // An own goal is told with the side that it counts for.
      .filter((each) => each.side === side)
      .sort(inOrder)
      .map((incident) => {
        const { kind, incidentId: id, player } = incident;
        const how =
          kind === 'ownGoal'
            ? ` (${t('ownGoal')})`
            : kind === 'penaltyGoal'
              ? ` (${t('penalty')})`
              : '';
        return {
          id,
          text: `${player?.name ?? ''}${minuteOf(incident)}${how}`.trim(),
          isCard: cards.includes(kind),
        };
      })
  );
}
