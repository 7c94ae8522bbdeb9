import { expect, it } from '@jest/globals';
import type { PlayerDetail } from '@scoreline/shared-lib/contract';

import { withoutClubs } from './queries';

const totals = (tournamentId: number, season: string, matches: number, goals: number) =>
  ({
    tournament: { tournamentId },
    season,
    matches,
    values: { goals },
  }) as unknown as PlayerDetail['seasons'][number];

it('tells a season with two clubs in one league as one, in the order of the seasons', () => {
  const rows = [
    totals(1, '2026/27', 12, 4),
    totals(1, '2025/26', 20, 3),
    totals(2, '2025/26', 5, 1),
    totals(1, '2025/26', 15, 2),
  ];
  expect(withoutClubs(rows)).toMatchObject([
    { season: '2026/27', matches: 12, values: { goals: 4 } },
    { season: '2025/26', matches: 35, values: { goals: 5 } },
    { tournament: { tournamentId: 2 }, matches: 5, values: { goals: 1 } },
  ]);
});
