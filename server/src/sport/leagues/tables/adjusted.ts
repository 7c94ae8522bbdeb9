import type { StandingsAdjustment } from '@scoreline/shared-lib/contract';

import type { SeasonRules, TablePart } from '../rules/seasonRules';
import type { Tally } from './tally';
import { clubRef } from '../../../store/catalogue/clubs';

export type Adjustments = ReadonlyMap<number, readonly StandingsAdjustment[]>;

interface Named {
  id: number;
  name: string;
  country: string | null;
}

/** Each team's decisions up to a moment, in order of time; a decision without a day counts from the start. */
export function adjustmentsOf(
  { adjustments = [] }: SeasonRules,
  teams: readonly Named[],
  by: Date | undefined,
): Adjustments {
  const day = by?.toISOString().slice(0, 10);
  const decided = adjustments.filter(({ date }) => !day || !date || date <= day);
  return new Map(
    teams.map(({ id, name, country }) => {
      const ref = clubRef(country ?? '', name);
      const own = decided.filter(({ club }) => clubRef(country ?? '', club) === ref);
      return [id, own.map(({ club: _club, ...adjustment }) => adjustment)];
    }),
  );
}

const sum = (adjustments: readonly StandingsAdjustment[] = []): number =>
  adjustments.reduce((total, { points }) => total + points, 0);

/** A tally with deducted and restored points. */
export function adjusted(tally: Tally, adjustments: Adjustments): Tally {
  const points = tally.points + sum(adjustments.get(tally.teamId));
  return { ...tally, points, exactPoints: points };
}

/** The points of the regular season, halved if the rule requires it, plus those won since. */
export function carried(
  tally: Tally,
  regular: Tally,
  { halved }: TablePart,
  adjustments: { before: Adjustments; all: Adjustments },
): Tally {
  const { teamId } = tally;
  const own = regular.points + sum(adjustments.before.get(teamId));
  const since =
    tally.points -
    regular.points +
    sum(adjustments.all.get(teamId)) -
    sum(adjustments.before.get(teamId));
  const exact = halved ? own / 2 : own;
  const rounded = halved === 'up' ? Math.ceil(exact) : Math.floor(exact);
  return { ...tally, points: rounded + since, exactPoints: exact + since };
}
