import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Chip, hiddenScrollbar } from '@scoreline/shared-lib/ui';
import { useDispatch, useSelector } from 'react-redux';
import styled, { keyframes } from 'styled-components';

import { storeOrder } from '../stored/listOrder';
import { usePrices } from '../odds/usePrices';
import { useBoard } from '../scoreboard/boardContext';
import {
  followedToggled,
  liveToggled,
  orderChosen,
  type WithBoard,
} from '../scoreboard/boardSlice';

interface FiltersProps {
  live: number;
  followed: number;
  onToday: () => void;
  onEditLeagues: () => void;
}

/**
 * Filters and order of the day, after the button back to today. A filter that would leave no match is not offered. The line
 * scrolls, so that it is never wider than its page.
 */
export function Filters({ live, followed, onToday, onEditLeagues }: FiltersProps) {
  const { t } = useTranslation('scores');
  const dispatch = useDispatch();
  const { date, today } = useBoard();
  const { liveOnly, followedOnly, order } = useSelector((state: WithBoard) => state.scores);
  const { prices, toggle } = usePrices();
  const excluded = useExcludedUntil() !== null;
  const chooseOrder = () => {
    const next = order === 'time' ? 'league' : 'time';
    storeOrder(next);
    dispatch(orderChosen(next));
  };
  return (
    <Line role="group" aria-label={t('filter.label')}>
      {date !== today && (
        <Chip aria-pressed={undefined} icon="back" onClick={onToday}>
          {t('day.backToToday')}
        </Chip>
      )}
      {live > 0 && (
        <Chip selected={liveOnly} onClick={() => dispatch(liveToggled())}>
          <LiveDot data-on={liveOnly || undefined} />
          {t('filter.live', { count: live })}
        </Chip>
      )}
      {(followed > 0 || followedOnly) && (
        <Chip selected={followedOnly} icon="star" onClick={() => dispatch(followedToggled())}>
          {t('filter.subscribed', { count: followed })}
        </Chip>
      )}
      <Chip selected={order === 'time'} icon="clock" onClick={chooseOrder}>
        {t('filter.byTime')}
      </Chip>
      {!excluded && (
        <Chip selected={prices} onClick={toggle}>
          {t('filter.odds')}
        </Chip>
      )}
      <Chip icon="edit" aria-pressed={undefined} onClick={onEditLeagues}>
        {t('filter.editLeagues')}
      </Chip>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 8px;
  padding-inline-start: 16px;
  overflow-x: auto;
  ${hiddenScrollbar}
  --towards: to right;

  /* Fades overflow at the edge. At the end of the line it is next to the last chip. */
  &::after {
    content: '';
    position: sticky;
    inset-inline-end: 0;
    flex: none;
    inline-size: 32px;
    margin-inline-start: -24px;
    pointer-events: none;
    background: linear-gradient(var(--towards), transparent, var(--surface));
  }
  [dir='rtl'] & {
    --towards: to left;
  }

  @media print {
    display: none;
  }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

const LiveDot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: var(--live);
  animation: ${breathe} 2s ease-in-out infinite;

  &[data-on] {
    background: currentColor;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;

    &:not([data-on]) {
      background: ButtonText;
    }
  }
`;
