import { valueIn } from '@scoreline/shared-lib/contract/lists';

import type { Club } from '../competitions/shape';
import type { Fixture } from '../fixture';
import { hashOf } from '../random';
import type { Result } from './results';

interface Row {
  points: number;
  difference: number;
  scored: number;
}

/** Clubs by points, difference and goals of the matches played; where all are equal by lot. */
export function standings(
  clubs: readonly Club[],
  played: readonly { fixture: Fixture; result: Result }[],
): Club[] {
  const rows = new Map(clubs.map((club) => [club.ref, { points: 0, difference: 0, scored: 0 }]));
  for (const { fixture, result } of played) {
    add(rows.get(fixture.home.ref), result.home, result.away);
    add(rows.get(fixture.away.ref), result.away, result.home);
  }
  const row = (club: Club) => valueIn(rows, club.ref);
  return [...clubs].sort(
    (a, b) =>
      row(b).points - row(a).points ||
      row(b).difference - row(a).difference ||
      row(b).scored - row(a).scored ||
      hashOf('lot', a.ref) - hashOf('lot', b.ref),
  );
}

function add(row: Row | undefined, scored: number, conceded: number): void {
  if (!row) return;
  row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
  row.difference += scored - conceded;
  row.scored += scored;
}
