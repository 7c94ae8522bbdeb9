import type { Incident, PlayerCard } from '@scoreline/shared-lib/contract';
import { playerPath } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, fontSize, rem, tabularDigits } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { clockLeft, periodEndsOf } from '../match/playClock';
import { IncidentMark } from './IncidentMark';
import { incidentText } from './incidentText';
import type { TimelineIncident } from './timelineItems';

const scoring: readonly Incident['kind'][] = ['goal', 'ownGoal', 'penaltyGoal', 'score'];

const shootOut = 5;

/** `45+2'`, or in basketball the time left in the period. Kicks of a shoot-out have neither. */
function timeOf(
  { minute, added, second, period }: Incident,
  quarterSeconds?: number | null,
): string {
  if (quarterSeconds && second != null)
    return clockLeft(second, periodEndsOf(quarterSeconds, period)).left;
  if (minute === null || period === shootOut) return '';
  return added ? `${minute}+${added}'` : `${minute}'`;
}

/** One incident on its team's side of the line. */
export function IncidentLine({ incident }: { incident: TimelineIncident }) {
  const { quarterSeconds } = useMatchView().detail;
  const { kind, side, score, removed, points } = incident;
  return (
    <Line data-side={side ?? undefined} data-removed={removed || undefined}>
      <Time dir="ltr">{timeOf(incident, quarterSeconds)}</Time>
      {points ? <Points dir="ltr">{`+${points}`}</Points> : <IncidentMark incident={incident} />}
      <Words incident={incident} />
      {score && scoring.includes(kind) && <Score>{`${score.home} – ${score.away}`}</Score>}
    </Line>
  );
}

/** The players: scorer and assist, or the substitute and the player going off. */
function Words({ incident }: { incident: Incident }) {
  const { t } = useTranslation('match');
  const { player, otherPlayer, removed, kind } = incident;
  const isSwap = kind === 'substitution';
  const [first, second] = isSwap ? [otherPlayer, player] : [player, otherPlayer];
  const note = removed ? t('timeline.removed') : noteOf(incident, t);
  return (
    <Text>
      {first ? <Name player={first} /> : <b>{incidentText(incident, t)}</b>}
      {second && (
        <Second>
          {t(isSwap ? 'timeline.off' : 'timeline.assist')} <Name player={second} />
        </Second>
      )}
      {first && note && <Second>{note}</Second>}
    </Text>
  );
}

/** Detail that the icon alone does not show. */
const noteOf = (incident: Incident, t: (key: string) => string): string | null =>
  silent.includes(incident.kind) ? null : incidentText(incident, t);

const silent: readonly Incident['kind'][] = [
  'goal',
  'yellowCard',
  'redCard',
  'substitution',
  'score',
];

function Name({ player }: { player: PlayerCard }) {
  const { sport } = useMatchView().match;
  return <PlayerLink to={playerPath({ ...player, sport })}>{player.name}</PlayerLink>;
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-block: 2px;

  &[data-side='away'] {
    flex-direction: row-reverse;
    text-align: end;
  }
  &[data-removed] {
    color: var(--text-muted);
    text-decoration: line-through;
  }
`;

const Time = styled.span`
  ${tabularDigits}
  flex: none;
  inline-size: max(44px, ${rem(34)});
  font-size: ${fontSize[13]};
  font-weight: 700;
  text-align: center;

  &:empty {
    display: none;
  }
`;

const Points = styled.b`
  ${tabularDigits}
  flex: none;
  inline-size: 24px;
  font-size: ${fontSize[13]};
  text-align: center;
  color: var(--accent);
`;

const Text = styled.span`
  min-inline-size: 0;
  font-size: ${fontSize[13]};
  line-height: 1.3;
`;

const Second = styled.span`
  display: block;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const PlayerLink = styled(Link)`
  display: inline-block;
  font-weight: 500;
  line-height: ${rem(24)};
  border-radius: 4px;
  ${focusRing}

  ${Second} & {
    font-weight: 400;
  }
  &:hover {
    text-decoration: underline;
  }
`;

const Score = styled.b`
  ${tabularDigits}
  flex: none;
  padding: 2px 8px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  background: var(--surface);
`;
