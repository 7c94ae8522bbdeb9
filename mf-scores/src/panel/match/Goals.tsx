import type { Incident, MatchSummary } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { useScoresMatchEventsQuery } from '../../scoreboard/matches/matchListApi';

const goalKinds: readonly Incident['kind'][] = ['goal', 'ownGoal', 'penaltyGoal'];
const shootOut = 5;

/** Scorers with their minute under the score, each on its team's side. */
export function Goals({ match }: { match: MatchSummary }) {
  const { eventId, home, away } = match;
  const { data, refetch, isLoading, isUninitialized } = useScoresMatchEventsQuery({
    eventId,
  });
  const score = `${home.score}:${away.score}`;
  const shown = useRef(score);
  useEffect(() => {
    if (shown.current === score || isUninitialized) return;
    shown.current = score;
    void refetch();
  }, [score, refetch, isUninitialized]);
  const goals = (data?.incidents ?? []).filter(
    ({ kind, removed, period }) => goalKinds.includes(kind) && !removed && period < shootOut,
  );
  const most = Math.max(home.score ?? 0, away.score ?? 0);
  if (isLoading && most > 0) return <Awaited aria-hidden="true" $lines={most} />;
  if (goals.length === 0) return null;
  return (
    <Sides>
      {(['home', 'away'] as const).map((side) => (
        <ul key={side} data-side={side}>
          {goals
            .filter((goal) => goal.side === side)
            .map((goal) => (
              <Goal key={goal.incidentId} goal={goal} />
            ))}
        </ul>
      ))}
    </Sides>
  );
}

function Goal({ goal: { kind, player, minute, added } }: { goal: Incident }) {
  const { t } = useTranslation('scores');
  const note = kind === 'goal' ? '' : ` (${t(`goal.${kind}`)})`;
  return (
    <li>
      <bdi>{player?.name ?? t('goal.unknown')}</bdi>
      {note}{' '}
      {minute !== null && <span dir="ltr">{added ? `${minute}+${added}'` : `${minute}'`}</span>}
    </li>
  );
}

/** As high as the list of scorers will be. */
const Awaited = styled.div<{ $lines: number }>`
  font-size: ${fontSize[12]};
  block-size: calc(${({ $lines }) => $lines} * 1lh);
`;

const Sides = styled.div`
  ${tabularDigits}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);

  [data-side='home'] {
    text-align: end;
  }
`;
