import { expect, it } from '@jest/globals';
import { testSide } from '@scoreline/shared-lib/testing';

import { testSummary } from '../testing/testPage';
import { formPoints } from './formPoints';

/** Results of team 1, newest first, alternating home and away. */
const results = (...margins: number[]) =>
  margins.map((margin, at) => {
    const own = testSide('Own', { competitorId: 1, score: 1 + margin });
    const other = testSide('Other', { competitorId: 2, score: 1 });
    const [home, away] = at % 2 === 0 ? [own, other] : [other, own];
    return testSummary({ eventId: at + 1, status: 'finished', home, away });
  });

it('counts the points of five in a row, oldest first', () => {
  const points = formPoints(results(1, 0, -1, 1, 1, 0, 1), 1);
  expect(points.map(({ value }) => value)).toEqual([
    3 + 1 + 3 + 3 + 0,
    1 + 3 + 3 + 0 + 1,
    3 + 3 + 0 + 1 + 3,
  ]);
  expect(points.at(-1)?.match.eventId).toBe(1);
  expect(points[0]?.most).toBe(15);
});

it('leaves out what was not played to the end', () => {
  const abandoned = testSummary({ status: 'abandoned' });
  expect(formPoints([abandoned, ...results(1, 1, 1, 1, 1)], 1)).toHaveLength(1);
});
