import { sports, type Sport } from '@scoreline/shared-lib/contract';
import type { Day } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton, rem, SegmentedControl, UpdatingBar } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { DayStrip } from '../day/DayStrip';
import { SearchLink } from '../search/SearchLink';
import { useBoard } from './boardContext';

interface ToolbarProps {
  updating: boolean;
  onSport: (sport: Sport) => void;
  onDay: (day: Day) => void;
  onCalendar: () => void;
  onOptions: () => void;
}

/** The sport switch and the options. */
export function SportLine({ onSport, onOptions }: ToolbarProps) {
  const { t } = useTranslation(['scores', 'shared']);
  const { sport } = useBoard();
  const options = sports.map((value) => ({ value, label: t(`shared:sports.${value}`) }));
  return (
    <Line>
      <SegmentedControl
        label={t('sport.choose')}
        options={options}
        value={sport}
        onChange={onSport}
      />
      <Ways>
        <SearchLink />
        <IconButton icon="settings" label={t('options.title')} onClick={onOptions} />
      </Ways>
    </Line>
  );
}

/** The days and the calendar, which stay visible while the list scrolls. */
export function DayLine({ updating, onDay, onCalendar }: ToolbarProps) {
  const { t } = useTranslation('scores');
  const { date, today, locale } = useBoard();
  return (
    <Sticky>
      <Days>
        <DayStrip today={today} chosen={date} locale={locale} onChoose={onDay} />
        <IconButton icon="calendar" label={t('calendar.open')} onClick={onCalendar} />
      </Days>
      <UpdatingBar active={updating} />
    </Sticky>
  );
}

const Line = styled.div`
  display: flex;
  /* In large text the sports fill the line. */
  flex-wrap: wrap;
  align-items: center;
  min-block-size: ${rem(48)};
  padding-inline: 16px 4px;

  @media print {
    display: none;
  }
`;

const Ways = styled.span`
  display: flex;
  gap: 4px;
  margin-inline-start: auto;
`;

const Sticky = styled.div`
  position: sticky;
  inset-block-start: var(--frame-top, 0px);
  z-index: 3;
  background: var(--surface);
  border-block-end: 1px solid var(--line);

  @media print {
    display: none;
  }
`;

const Days = styled.div`
  display: flex;
  align-items: center;
  padding-inline-end: 4px;
`;
