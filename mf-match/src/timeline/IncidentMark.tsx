import type { IncidentKind } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Icon, type IconName } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useMatchPlace } from '../match/matchContext';

const cards: Partial<Record<IncidentKind, string>> = {
  yellowCard: 'yellow',
  secondYellow: 'second',
  redCard: 'red',
};

const icons: Partial<Record<IncidentKind, IconName>> = {
  substitution: 'sort',
  var: 'eye',
  goalCancelled: 'close',
  penaltyMissed: 'close',
};

/** The sign of an incident, which says its name to a screen reader. */
export function IncidentMark({ kind }: { kind: IncidentKind }) {
  const { t } = useTranslation('match');
  const { sport } = useMatchPlace().match;
  const card = cards[kind];
  return (
    <Mark role="img" aria-label={t(`timeline.kinds.${kind}`)} data-kind={kind}>
      {card ? <Card data-card={card} /> : <Icon name={icons[kind] ?? sport} size={18} />}
    </Mark>
  );
}

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
