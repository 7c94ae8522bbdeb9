import { central } from '../places';
import { readClubs, type Competition, type Unranked } from '../shape';

type Given = Pick<Competition, 'key' | 'name' | 'category' | 'start' | 'end' | 'scoring'> &
  Partial<Omit<Unranked, 'teams' | 'sport'>> & { clubs: string };

/** What most of Europe's leagues have in common: a double round from summer to spring, mostly played at weekends. */
export const usual = {
  sport: 'football',
  format: 'table',
  legs: 2,
  days: [5, 6, 7, 1],
  midweek: [2, 3, 4],
  zone: central,
  kickOff: [11 * 60, 21 * 60 + 15],
  spread: 1,
} as const satisfies Partial<Competition>;

export function league({ clubs, ...given }: Given): Unranked {
  return { ...usual, ...given, teams: readClubs(clubs, 'football', given.category.code) };
}

export const play = (entrants: number, legs: 1 | 2) => ({
  entrants,
  legs,
  finalNeutral: legs === 2,
});
