import { expect, it } from '@jest/globals';
import type { MatchStatus, MatchSummary } from '@scoreline/shared-lib/contract';
import { testMatch } from '@scoreline/shared-lib/testing';

import { arrange, type WallMatch } from './arrange';

const match = (matchId: number, status: MatchStatus = 'live') =>
  testMatch({ eventId: matchId, status, startTime: `2026-11-21T1${matchId}:00:00.000Z` });
const matches = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => match(id));
const heat =
  (indices: Record<number, number>) =>
  ({ eventId }: MatchSummary) =>
    indices[eventId] ?? 10;
const ids = (wallMatches: WallMatch[]) => wallMatches.map(({ matchId }) => matchId);

it('shows the six most exciting matches, the most exciting first', () => {
  const wallMatches = arrange(matches, [], heat({ 8: 90, 7: 50 }), []);
  expect(ids(wallMatches)).toEqual([8, 7, 1, 2, 3, 4]);
  expect(wallMatches[0]).toEqual({ matchId: 8, index: 90 });
});

it('keeps a place for every pinned match, whatever it is like', () => {
  expect(ids(arrange([...matches, match(9, 'finished')], [9, 6], heat({ 8: 90 }), []))).toEqual([
    8, 6, 9, 1, 2, 3,
  ]);
});

it('fills up with what comes next, then with what is over', () => {
  const day = [match(3, 'finished'), match(2, 'notStarted'), match(1, 'notStarted'), match(4)];
  const index = ({ status }: { status: MatchStatus }) => (status === 'live' ? 5 : null);
  expect(ids(arrange(day, [], index, []))).toEqual([4, 1, 2, 3]);
  expect(arrange([], [], index, [])).toEqual([]);
});

it('has what will not be played on last of all', () => {
  const day = [
    match(1, 'abandoned'),
    match(2, 'postponed'),
    match(3, 'finished'),
    match(4, 'delayed'),
  ];
  expect(ids(arrange(day, [], () => null, []))).toEqual([4, 3, 1, 2]);
});

it('changes the lead for a much more exciting match only, and no other place', () => {
  const six = matches.slice(0, 6);
  const first = arrange(six, [], heat({ 1: 50 }), []);
  expect(ids(first)).toEqual([1, 2, 3, 4, 5, 6]);
  const second = arrange(six, [], heat({ 1: 50, 5: 57 }), first);
  expect(ids(second)).toEqual([1, 2, 3, 4, 5, 6]);
  const third = arrange(six, [], heat({ 1: 50, 5: 58, 6: 40 }), second);
  expect(ids(third)).toEqual([5, 1, 2, 3, 4, 6]);
});
