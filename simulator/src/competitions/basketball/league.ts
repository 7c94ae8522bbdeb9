import type { Club, Competition, Unranked } from '../shape';
import { readClubs } from '../shape';

type Given = Pick<
  Competition,
  'key' | 'name' | 'category' | 'start' | 'end' | 'scoring' | 'legs' | 'zone' | 'kickOff'
> &
  Partial<Omit<Unranked, 'teams' | 'sport'>> & { clubs: string; others?: readonly Club[] };

/** Basketball is played on any day; `others` are clubs that a table names by their code alone. */
export const league = ({ clubs, others, ...given }: Given): Unranked => ({
  sport: 'basketball',
  format: 'table',
  days: [1, 2, 3, 4, 5, 6, 7],
  midweek: [2, 3, 4],
  spread: 1,
  ...given,
  teams: readClubs(clubs, 'basketball', given.category.code, others),
});

/** A series of so many wins. */
export const series = (entrants: number, wins: number) =>
  ({ entrants, legs: 1, wins, finalNeutral: false }) as const;
