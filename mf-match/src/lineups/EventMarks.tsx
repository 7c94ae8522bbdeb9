import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, Icon, VisuallyHidden } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import type { PlayerEvents } from './playerEvents';

/** Goals, card and substitution of a player. `floats` places them beside the shirt on the pitch. */
export function EventMarks({ events, floats = false }: { events: PlayerEvents; floats?: boolean }) {
  const { t } = useTranslation('match');
  const { goals, ownGoals, card, off, on } = events;
  return (
    <Marks data-floats={floats || undefined}>
      {goals > 0 && (
        <Mark role="img" aria-label={t('lineups.goals', { count: goals })}>
          <Icon name="football" size={14} />
          {goals > 1 && goals}
        </Mark>
      )}
      {ownGoals > 0 && (
        <Mark role="img" aria-label={t('timeline.kinds.ownGoal')} data-own-goal>
          <Icon name="football" size={14} />
        </Mark>
      )}
      {card && <Card role="img" aria-label={t(`timeline.kinds.${card}`)} data-card={card} />}
      {(off ?? on) && (
        <Mark data-swap={off ? 'off' : 'on'}>
          <span aria-hidden="true">{off ? '▼' : '▲'}</span>
          <VisuallyHidden>{t(off ? 'lineups.off' : 'lineups.on')}</VisuallyHidden>
          <bdi dir="ltr">{off ?? on}</bdi>
        </Mark>
      )}
    </Marks>
  );
}

const Marks = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;

  &[data-floats] {
    position: absolute;
    /* Two fit above the next player's rating, which is below them in a row of five. */
    inset-block-start: -9px;
    inset-inline-start: 50%;
    margin-inline-start: 12px;
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
  }
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  padding: 1px 3px;
  border-radius: 6px;
  font-size: ${fontSize[11]};
  font-weight: 700;
  line-height: 1.2;
  color: var(--text);
  background: var(--surface);

  &[data-own-goal] {
    color: var(--loss);
  }
  &[data-swap='off'] > :first-child {
    color: var(--down);
  }
  &[data-swap='on'] > :first-child {
    color: var(--up);
  }
`;

const Card = styled.span`
  inline-size: 10px;
  block-size: 13px;
  border-radius: 2px;
  /* Keep the card's colour in forced colours. */
  forced-color-adjust: none;
  background: #f2b84b;
  box-shadow: 0 0 0 1px rgb(0 0 0 / 32%);

  &[data-card='redCard'] {
    background: var(--live);
  }
  &[data-card='secondYellow'] {
    background: linear-gradient(135deg, #f2b84b 50%, var(--live) 50%);
  }
`;
