import { formatDay, relativeDay, type Day } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  chosenInForcedColours,
  focusRing,
  fontSize,
  hiddenScrollbar,
  plainButton,
  rem,
  tabularDigits,
} from '@scoreline/shared-lib/ui';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import { stripDays } from './stripDays';

interface DayStripProps {
  today: Day;
  chosen: Day;
  locale: string;
  onChoose: (day: Day) => void;
}

function stepOf(event: KeyboardEvent<HTMLElement>): number {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  if (event.key === 'ArrowRight') return forward;
  return event.key === 'ArrowLeft' ? -forward : 0;
}

/** Today ±7 days. Arrow keys move the focus. */
export function DayStrip({ today, chosen, locale, onChoose }: DayStripProps) {
  const { t } = useTranslation('scores');
  const strip = useRef<HTMLElement>(null);
  const days = stripDays(today, chosen);
  useLayoutEffect(() => centreOnceLaidOut(strip.current), [chosen]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = days[days.indexOf(chosen) + stepOf(event)];
    if (!next || next === chosen) return;
    event.preventDefault();
    onChoose(next);
    strip.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <Strip ref={strip} aria-label={t('day.strip')} onKeyDown={move}>
      {days.map((day) => (
        <Choice
          key={day}
          type="button"
          data-day={day}
          aria-current={day === chosen ? 'date' : undefined}
          tabIndex={day === chosen ? 0 : -1}
          onClick={() => onChoose(day)}
        >
          {/* The visible text is the name, so that voice control finds it. The space separates the two parts when read aloud. */}
          <Weekday>{nameOf(day, today, locale)} </Weekday>
          <DayNumber>{formatDay(day, locale, { day: 'numeric', month: 'short' })}</DayNumber>
        </Choice>
      ))}
    </Strip>
  );
}

const nameOf = (day: Day, today: Day, locale: string): string =>
  (day === today ? relativeDay(day, today, locale) : null) ??
  formatDay(day, locale, { weekday: 'short' });

/** Centres the chosen day between layout and paint, when measuring forces no extra layout. */
function centreOnceLaidOut(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    centre(strip);
  });
  observer.observe(strip);
  return () => observer.disconnect();
}

function centre(strip: HTMLElement): void {
  const chosen = strip.querySelector<HTMLElement>('[aria-current]');
  if (!chosen) return;
  const [outer, inner] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

const Strip = styled.nav`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  overflow-x: auto;
  ${hiddenScrollbar}
`;

const Choice = styled.button`
  ${plainButton}
  position: relative;
  flex: none;
  display: grid;
  align-content: center;
  justify-items: center;
  min-inline-size: 56px;
  block-size: ${rem(44)};
  padding-inline: 4px;
  border-radius: 8px;
  color: var(--text-muted);
  ${focusRing}
  --ring-offset: -2px;

  &[aria-current] {
    color: var(--accent);
    ${chosenInForcedColours}
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 12px;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 1px;
    background: currentColor;
  }
`;

const Weekday = styled.span`
  font-size: ${fontSize[11]};
  font-weight: 500;
  line-height: ${rem(16)};
  white-space: nowrap;
  text-transform: capitalize;
`;

const DayNumber = styled.span`
  ${tabularDigits}
  font-size: ${fontSize[13]};
  font-weight: 500;
  line-height: ${rem(18)};
  white-space: nowrap;

  [aria-current] > & {
    font-weight: 700;
  }
`;
