import { expect, it } from '@jest/globals';
import type { MatchList } from '@scoreline/shared-lib/contract';
import { testMatch, testTournament } from '@scoreline/shared-lib/testing';

import { LiveList } from './liveList';

const match = testMatch({ startTime: '2026-11-21T15:00:00.000Z' });
const tournament = { ...testTournament(), tournamentId: match.tournamentId };
const empty: MatchList = { date: '2026-11-21', serverTime: match.startTime, leagues: [] };

it('asks again for a league when the answer could not be had', async () => {
  const answers = [null, { ...empty, leagues: [{ tournament, matches: [match] }] }];
  let list = empty;
  const live = new LiveList({
    read: () => list,
    write: (next) => void (list = next),
    onGoals: () => undefined,
    fetchDay: () => Promise.resolve(answers.shift() ?? null),
    mergeOptions: () => ({
      ...{ date: empty.date, today: empty.date, now: Date.parse(match.startTime) },
      dayOf: (instant) => instant.slice(0, 10),
    }),
  });
  const tell = () => {
    live.take({ [match.eventId]: match }, null);
    return new Promise((handled) => setImmediate(handled));
  };
  await tell();
  expect(list.leagues).toEqual([]);
  await tell();
  expect(list.leagues.map(({ tournament: { tournamentId } }) => tournamentId)).toEqual([
    match.tournamentId,
  ]);
});
