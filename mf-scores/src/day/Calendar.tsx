import { useFollowedList } from '@scoreline/shared-lib/following';
import { formatDay, type Day } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  chosenInForcedColours,
  focusRing,
  fontSize,
  IconButton,
  plainButton,
  tabularDigits,
} from '@scoreline/shared-lib/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import { useBoard } from '../scoreboard/boardContext';
import { useMatchCalendarQuery } from '../scoreboard/matches/matchListApi';
import { addMonths, dayStep, monthDays, weekdays, weekStart } from './monthDays';

/** A month, with a dot under each day that has a match the viewer subscribed to. */
export function Calendar({ onChoose }: { onChoose: (day: Day) => void }) {
  const { t } = useTranslation('scores');
  const { date, locale } = useBoard();
  const [focus, setFocus] = useState(date);
  const grid = useRef<HTMLDivElement>(null);
  const month = focus.slice(0, 7);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayStep(event.key, focus, rtl);
    if (!next) return;
    event.preventDefault();
    setFocus(next);
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus(),
    );
  };
  const turn = (months: number) => setFocus(`${addMonths(month, months)}-01`);
  return (
    <>
      <Head>
        <IconButton icon="back" label={t('calendar.earlier')} onClick={() => turn(-1)} />
        <Month aria-live="polite">
          {formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
        </Month>
        <IconButton icon="forward" label={t('calendar.later')} onClick={() => turn(1)} />
      </Head>
      <Grid ref={grid} onKeyDown={move}>
        {weekdays(locale).map((name) => (
          <Weekday key={name} aria-hidden="true">
            {name}
          </Weekday>
        ))}
        <Days month={month} focus={focus} onChoose={onChoose} />
      </Grid>
      <Legend>
        <Dot /> {t('calendar.subscribed')}
      </Legend>
    </>
  );
}

interface DaysProps {
  month: string;
  focus: Day;
  onChoose: (day: Day) => void;
}

function Days({ month, focus, onChoose }: DaysProps) {
  const { t } = useTranslation('scores');
  const { sport, timeZone, locale, date, today } = useBoard();
  const matchIds = useFollowedList('match')
    .filter((match) => match.sport === sport)
    .map(({ targetId }) => targetId)
    .slice(-2000);
  const { data } = useMatchCalendarQuery({ sport, month, timeZone, eventIds: matchIds });
  const subscribed = new Map(data?.days.map((day) => [day.date, day.subscribed]));
  return monthDays(month).map((day, at) => {
    const count = subscribed.get(day) ?? 0;
    const name = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
    return (
      <Choice
        key={day}
        type="button"
        data-day={day}
        data-today={day === today || undefined}
        aria-current={day === date ? 'date' : undefined}
        aria-label={count ? `${name}, ${t('calendar.dot', { count })}` : name}
        tabIndex={day === focus ? 0 : -1}
        style={at === 0 ? { gridColumnStart: weekStart(month, locale) } : undefined}
        onClick={() => onChoose(day)}
      >
        {formatDay(day, locale, { day: 'numeric' })}
        {count > 0 && <Dot />}
      </Choice>
    );
  });
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Month = styled.p`
  font-weight: 700;
`;

const Grid = styled.div`
  ${tabularDigits}
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  justify-items: center;
`;

const Weekday = styled.span`
  padding-block: 8px;
  font-size: ${fontSize[11]};
  color: var(--text-muted);
`;

const Dot = styled.span`
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: var(--accent);
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;
  }
`;

const Choice = styled.button`
  ${plainButton}
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  ${focusRing}

  &[data-today] {
    font-weight: 700;
    color: var(--accent);
  }
  &[aria-current] {
    color: var(--on-accent);
    background: var(--accent);
    ${chosenInForcedColours}
  }
  ${Dot} {
    position: absolute;
    inset-block-end: 4px;
  }
  &[aria-current] ${Dot} {
    background: var(--on-accent);
  }
`;

const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block-start: 12px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
