import type { Sport } from '@scoreline/shared-lib/contract';

import type { Appearance } from './results';

export interface Tally {
  teamId: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
  /** Unrounded, where points are halved; among teams level on points, the higher one is ahead. */
  exactPoints: number;
  /** 0 to 1. */
  winRate: number;
  /** Newest last, at most five. */
  form: ('W' | 'D' | 'L')[];
}

const formLength = 5;

/** Adds up a team's appearances, in order of time. Only football has points. */
export function tallyOf(
  teamId: number,
  sport: Sport,
  appearances: readonly Appearance[],
  winPoints = 3,
): Tally {
  const outcomes = appearances.map(
    ({ scored, conceded, outcome }) =>
      outcome ?? (scored > conceded ? 'W' : scored < conceded ? 'L' : 'D'),
  );
  const count = (outcome: string) => outcomes.filter((other) => other === outcome).length;
  const [won, drawn, lost] = [count('W'), count('D'), count('L')];
  const played = appearances.length;
  const points = sport === 'football' ? won * winPoints + drawn : 0;
  return {
    teamId,
    played,
    won,
    drawn,
    lost,
    scored: sum(appearances, 'scored'),
    conceded: sum(appearances, 'conceded'),
    points,
    exactPoints: points,
    winRate: played === 0 ? 0 : won / played,
    form: outcomes.slice(-formLength),
  };
}

const sum = (appearances: readonly Appearance[], key: 'scored' | 'conceded') =>
  appearances.reduce((total, appearance) => total + appearance[key], 0);
