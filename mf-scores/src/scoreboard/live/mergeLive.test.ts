import { describe, expect, it } from '@jest/globals';
import type { MatchList, MatchSummary, Tournament } from '@scoreline/shared-lib/contract';
import { dayOf } from '@scoreline/shared-lib/format';
import { testMatch, testSide } from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { mergeLive, type LiveMerge } from './mergeLive';

const league = (tournamentId: number): Tournament => ({
  tournamentId,
  sport: 'football',
  name: `League ${tournamentId}`,
  slug: 'league',
  category: { categoryId: 1, name: 'England', slug: 'england', countryCode: 'gb-eng' },
  priority: tournamentId,
  hasStandings: true,
});

const listOf = (...matches: MatchSummary[]): MatchList => ({
  date: '2026-11-21',
  leagues: [{ tournament: league(1), matches }],
  serverTime: '2026-11-21T12:00:00.000Z',
});

const imageOf = (...matches: MatchSummary[]) =>
  Object.fromEntries(matches.map((match) => [match.eventId, match]));

const merge = (over: Partial<LiveMerge> = {}): LiveMerge => ({
  date: '2026-11-21',
  today: '2026-11-21',
  dayOf: (instant) => dayOf(instant, 'Asia/Kathmandu'),
  now: Date.parse('2026-11-21T19:00:00Z'),
  tournaments: new Map(),
  ...over,
});

const afternoon = '2026-11-21T12:00:00.000Z';
const first = testMatch({ eventId: 1, startTime: afternoon });
const second = testMatch({ eventId: 2, startTime: afternoon });
const scored = { ...first, home: testSide('Arsenal', { score: 1 }), revision: 2 };
const idsOf = ({ leagues }: MatchList) =>
  leagues.flatMap(({ matches }) => matches.map(({ eventId }) => eventId));

describe('mergeLive', () => {
  it('changes the matches a delta names and keeps every other identity', () => {
    const list = listOf(first, second);
    const next = mergeLive(list, imageOf(scored, second), new Set([1]), merge());
    expect(firstItem(firstItem(next.leagues).matches).home.score).toBe(1);
    expect(firstItem(next.leagues).matches[1]).toBe(second);
    expect(firstItem(next.leagues).tournament).toBe(firstItem(list.leagues).tournament);
  });

  it('gives the same list back where nothing changed', () => {
    const list = listOf(first);
    const once = mergeLive(list, imageOf(scored), null, merge());
    expect(
      firstItem(mergeLive(once, imageOf(scored), new Set([1]), merge()).leagues).matches[0],
    ).toEqual(firstItem(once.leagues).matches[0]);
    const image = imageOf(scored);
    const taken = mergeLive(list, image, null, merge());
    expect(mergeLive(taken, image, null, merge())).toBe(taken);
  });

  it('does not go back to an older revision', () => {
    const list = listOf(scored);
    expect(mergeLive(list, imageOf(first), null, merge())).toBe(list);
  });

  it('puts back the nulls that a merge patch leaves out', () => {
    const { clock: _clock, odds: _odds, ...bare } = scored;
    const next = mergeLive(listOf(first), imageOf(bare as MatchSummary), null, merge());
    expect(firstItem(next.leagues).matches[0]).toMatchObject({ clock: null, odds: null });
  });

  it('takes in a new match of its day and of a league it knows, and leaves other days out', () => {
    const tomorrow = testMatch({ eventId: 3, startTime: '2026-11-21T18:20:00.000Z' });
    const next = mergeLive(listOf(first), imageOf(first, second, tomorrow), null, merge());
    expect(idsOf(next)).toEqual([1, 2]);
  });

  it('takes in a match of a league it has learned of', () => {
    const other = { ...second, tournamentId: 9 };
    const image = imageOf(first, other);
    expect(idsOf(mergeLive(listOf(first), image, null, merge()))).toEqual([1]);
    const tournaments = new Map([[9, league(9)]]);
    const next = mergeLive(listOf(first), image, null, merge({ tournaments }));
    expect(next.leagues.map(({ tournament }) => tournament.tournamentId)).toEqual([1, 9]);
  });

  it('keeps a match in play since yesterday in today, and in no other day', () => {
    const overnight = testMatch({
      eventId: 4,
      startTime: '2026-11-20T17:30:00.000Z',
      status: 'live',
    });
    const image = imageOf(first, overnight);
    expect(idsOf(mergeLive(listOf(first), image, null, merge()))).toEqual([1, 4]);
    const yesterday = merge({ date: '2026-11-19' });
    expect(idsOf(mergeLive(listOf(first), image, null, yesterday))).toEqual([1]);
  });

  it('lets go of a match the topic dropped, but not of one that only grew old', () => {
    const old = testMatch({ eventId: 5, startTime: '2026-11-20T18:30:00.000Z' });
    const next = mergeLive(listOf(first, old), {}, new Set([1, 5]), merge());
    expect(idsOf(next)).toEqual([5]);
  });

  it('lets go of a match that was moved to another day', () => {
    const moved = { ...first, startTime: '2026-11-22T12:00:00.000Z', revision: 2 };
    expect(idsOf(mergeLive(listOf(first, second), imageOf(moved, second), null, merge()))).toEqual([
      2,
    ]);
  });
});

it('takes no match of yesterday that is over into today, and one in play it does', () => {
  const yesterday = '2026-11-20T12:00:00.000Z';
  const over = (
    ['finished', 'afterExtraTime', 'afterPenalties', 'awarded', 'abandoned'] as const
  ).map((status, i) =>
    testMatch({ eventId: 50 + i, tournamentId: 1, startTime: yesterday, status }),
  );
  const inPlay = testMatch({ eventId: 60, tournamentId: 1, startTime: yesterday, status: 'live' });
  const { leagues } = mergeLive(listOf(), imageOf(...over, inPlay), null, merge());
  expect(leagues.flatMap(({ matches }) => matches.map(({ eventId }) => eventId))).toEqual([60]);
});
