import { isLive, type MatchSummary, withoutMargin } from '@scoreline/shared-lib/contract';
import { tickClock } from '@scoreline/shared-lib/format';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';

import { outcomesOf } from '../odds/priceMove';
import type { PulseOf } from '../pulse/pulseApi';

interface Weights {
  tension: number;
  goals: number;
  surprise: number;
  pressure: number;
  dismissals: number;
}

const football: Weights = {
  ...{ tension: 0.4, goals: 0.2, surprise: 0.2, pressure: 0.15 },
  dismissals: 0.05,
};
const basketball: Weights = { tension: 0.75, goals: 0, surprise: 0.25, pressure: 0, dismissals: 0 };

/** How open a football match still is, by goal difference. */
const closeness = [1, 0.75, 0.25];
/** A basketball game with this point difference is decided. */
const decided = 20;
const manyGoals = 6;
const manyDismissals = 2;
const start = 0.4;
const quarterMinutes = 12;

const atMostOne = (value: number): number => Math.min(1, value);

/** Share of regular time played, 1 in extra time and overtime. */
function progress({ clock, sport, status, home }: MatchSummary, now: number): number {
  const regular = sport === 'football' ? 2 : 4;
  if ((clock?.period ?? home.periods.length) > regular) return 1;
  // There is no running clock during a break.
  if (!clock) return status === 'halfTime' ? 0.5 : 0;
  const { period, minute, secondsLeft } = tickClock(clock, now, sport);
  if (sport === 'football') return (minute ?? 0) / 90;
  const left = secondsLeft === undefined ? 0 : secondsLeft / 60 / quarterMinutes;
  return (period - Math.min(1, left)) / regular;
}

/** How unlikely the current score was by the opening prices, or 0 without prices. */
function surprise({ odds, home, away, sport }: MatchSummary): number {
  const prices = outcomesOf(sport).map((outcome) => odds?.opening[outcome] ?? 0);
  if (prices.some((price) => price <= 1)) return 0;
  const lead = (home.score ?? 0) - (away.score ?? 0);
  const chances = withoutMargin(prices);
  if (lead !== 0) return 1 - (lead > 0 ? firstItem(chances) : lastItem(chances));
  // A draw is a surprise by the difference between the two sides' chances.
  return Math.abs(firstItem(chances) - lastItem(chances));
}

const pressure = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : atMostOne(values.reduce((sum, value) => sum + Math.abs(value), 0) / values.length / 100);

/** 0 to 100, or null unless the match is live. docs/model.md has the formula and its numbers. */
export function excitement(
  match: MatchSummary,
  pulse: PulseOf | undefined,
  now: number,
): number | null {
  const { home, away, sport, status } = match;
  if (!isLive(status) || home.score === null || away.score === null) return null;
  const weights = sport === 'football' ? football : basketball;
  const apart = Math.abs(home.score - away.score);
  const open = sport === 'football' ? (closeness[apart] ?? 0) : Math.max(0, 1 - apart / decided);
  const parts: Weights = {
    tension: open * (start + (1 - start) * progress(match, now)),
    goals: atMostOne((home.score + away.score) / manyGoals),
    surprise: surprise(match),
    pressure: pressure(pulse?.values ?? []),
    dismissals: atMostOne((home.redCards + away.redCards) / manyDismissals),
  };
  const sum = (Object.keys(parts) as (keyof Weights)[]).reduce(
    (total, part) => total + weights[part] * parts[part],
    0,
  );
  return Math.round(sum * 100);
}
