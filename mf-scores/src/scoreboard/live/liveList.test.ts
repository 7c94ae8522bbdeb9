import { expect, it } from '@jest/globals';
import type { MatchList } from '@scoreline/shared-lib/contract';
import { testMatch, testTournament } from '@scoreline/shared-lib/testing';

import { LiveList } from './liveList';

const match = testMatch({ startTime: '2026-11-21T15:00:00.000Z' });
const tournament = { ...testTournament(), tournamentId: match.tournamentId };
const empty: MatchList = { date: '2026-11-21', serverTime: match.startTime, leagues: [] };

/** A list without leagues that receives these answers in order when it fetches the day. */
function listOf(answers: (MatchList | null)[]) {
  let list = empty;
  const pauses: number[] = [];
  const live = new LiveList({
    read: () => list,
    write: (next) => void (list = next),
    onGoals: () => undefined,
    fetchDay: () => Promise.resolve(answers.shift() ?? null),
    wait: async (ms) => void pauses.push(ms),
    mergeOptions: () => ({
      ...{ date: empty.date, today: empty.date, now: Date.parse(match.startTime) },
      dayOf: (instant) => instant.slice(0, 10),
    }),
  });
  return {
    pauses,
    leagues: () => list.leagues.map(({ tournament: { tournamentId } }) => tournamentId),
    tell() {
      live.take({ [match.eventId]: match }, null);
      return new Promise((handled) => setImmediate(handled));
    },
  };
}

const known: MatchList = { ...empty, leagues: [{ tournament, matches: [match] }] };

it('asks again for a league when the answer could not be had', async () => {
  const list = listOf([null, known]);
  await list.tell();
  expect(list.leagues()).toEqual([]);
  await list.tell();
  expect(list.leagues()).toEqual([match.tournamentId]);
});

it('asks once more, a moment later, where the answer was too old to have the league', async () => {
  const list = listOf([empty, empty, known]);
  await list.tell();
  expect(list.leagues()).toEqual([match.tournamentId]);
  expect(list.pauses).toEqual([1_000, 3_000]);
});
