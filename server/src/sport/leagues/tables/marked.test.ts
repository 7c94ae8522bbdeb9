import { expect, it } from '@jest/globals';

import { withMoves, withZones } from './marked';
import { zones } from '../rules/zones';
import type { Table } from './tableRows';

const table = (...ids: number[]): Table => ({
  stage: 'regularSeason',
  group: null,
  rows: ids.map((competitorId, index) => ({
    ...{ rank: index + 1, competitorId, name: `T${competitorId}` },
    ...{ played: 1, won: 1, drawn: 0, lost: 0, form: [] },
    ...{ goalsFor: 1, goalsAgainst: 0, goalDifference: 1, points: 3 },
  })),
});
const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

it('says how many places the matches in play have moved each team', () => {
  const [live] = withMoves([table(3, 1, 2)], [table(1, 2, 3)]);
  expect(live?.rows.map(({ moved }) => moved)).toEqual([2, -1, -1]);
  const [same] = withMoves([table(1, 2)], [table(1, 2)]);
  expect(same?.rows.every((row) => !('moved' in row))).toBe(true);
});

it('has zones where the table is the one that the rule speaks of', () => {
  expect(withZones(table(...twenty), zones['E0']).zones).toContainEqual({
    kind: 'relegation',
    from: 18,
    to: 20,
  });
  expect(withZones(table(1, 2, 3), zones['E0']).zones).toBeUndefined();
  expect(
    withZones({ ...table(...twenty), stage: 'groupStage' }, zones['E0']).zones,
  ).toBeUndefined();
  expect(withZones(table(...twenty), undefined).zones).toBeUndefined();
});

it('has zones of conferences alone where the rule is theirs', () => {
  const fifteen = twenty.slice(0, 15);
  expect(withZones({ ...table(...fifteen), group: 'ec' }, zones['nba']).zones).toHaveLength(2);
  expect(withZones(table(...fifteen), zones['nba']).zones).toBeUndefined();
});

it('has no rule whose places overlap or lie outside its table', () => {
  for (const { teams, zones: places } of Object.values(zones)) {
    const taken = places.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    expect(new Set(taken).size).toBe(taken.length);
    expect(Math.max(...taken)).toBeLessThanOrEqual(teams);
  }
});
