import type { Incident, IncidentKind } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Icon, type IconName } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { incidentText } from './incidentText';

const cards: Partial<Record<IncidentKind, string>> = {
  yellowCard: 'yellow',
  secondYellow: 'second',
  redCard: 'red',
};

const icons: Partial<Record<IncidentKind, IconName>> = {
  var: 'eye',
  other: 'eye',
  goalCancelled: 'close',
  penaltyMissed: 'close',
};

/** The icon of an incident, with its name for screen readers. */
export function IncidentMark({ incident }: { incident: Incident }) {
  const { t } = useTranslation('match');
  const { sport } = useMatchView().match;
  const { kind } = incident;
  const card = cards[kind];
  return (
    <Mark role="img" aria-label={incidentText(incident, t)} data-kind={kind}>
      {card ? (
        <Card data-card={card} />
      ) : kind === 'substitution' ? (
        <Swap />
      ) : (
        <Icon name={icons[kind] ?? sport} size={18} />
      )}
    </Mark>
  );
}

/** A player coming on is green and up, one going off red and down. */
const Swap = () => (
  <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" focusable="false">
    <path d="M8 19V6M4 10l4-4 4 4" fill="none" stroke="var(--up)" strokeWidth={2.4} />
    <path d="M16 5v13M12 14l4 4 4-4" fill="none" stroke="var(--down)" strokeWidth={2.4} />
  </svg>
);

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: var(--text-muted);

  &[data-kind='goal'],
  &[data-kind='penaltyGoal'] {
    color: var(--accent);
  }
  &[data-kind='ownGoal'],
  &[data-kind='penaltyMissed'] {
    color: var(--loss);
  }
`;

const Card = styled.span`
  inline-size: 12px;
  block-size: 16px;
  border-radius: 2px;
  /* Keep the card's colour in forced colours. */
  forced-color-adjust: none;

  &[data-card='yellow'] {
    background: #f2b84b;
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 32%);
  }
  &[data-card='red'] {
    background: var(--live);
  }
  &[data-card='second'] {
    background: linear-gradient(135deg, #f2b84b 50%, var(--live) 50%);
  }
`;
