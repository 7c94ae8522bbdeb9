import { describe, expect, it, jest } from '@jest/globals';
import { createNextState } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';

import { firstItem, itemAt } from '../contract/lists';
import type { MatchesImage, MatchList, MatchSummary } from '../contract';
import type { LiveConnection } from './connection';
import { followTopic, updateMatches } from './matchListCache';
import type { TopicListener } from './topic/topicState';

const side = (score: number | null) => ({
  competitorId: 1,
  name: 'A',
  score,
  periods: [],
  redCards: 0,
});
const match = (matchId: number, change: Partial<MatchSummary> = {}): MatchSummary => ({
  eventId: matchId,
  sport: 'football',
  tournamentId: 1,
  startTime: '2026-11-21T18:00:00.000Z',
  status: 'live',
  clock: null,
  home: side(0),
  away: side(0),
  odds: null,
  revision: 3,
  ...change,
});
const list: MatchList = {
  date: '2026-11-21',
  serverTime: '2026-11-21T19:00:00.000Z',
  leagues: [[1, 2], [3]].map((ids) => ({
    tournament: {
      tournamentId: 1,
      sport: 'football',
      name: 'L',
      slug: 'l',
      category: { categoryId: 1, name: 'C', slug: 'c', countryCode: null },
      priority: 1,
      hasStandings: true,
    },
    matches: ids.map((id) => match(id)),
  })),
};
const delta = (...patches: Record<string, unknown>[]) => ({ patches, catchUp: false });

describe('updating a cached list', () => {
  it('replaces what a delta names, in its place, and nothing else', () => {
    const image = { 1: match(1), 3: match(3, { home: side(1), revision: 4 }) };
    const next = createNextState(list, (draft) => {
      updateMatches(draft, image, delta({ 3: { home: { score: 1 } } }));
    });
    expect(firstItem(itemAt(next.leagues, 1).matches).home.score).toBe(1);
    expect(next.leagues[0]).toBe(list.leagues[0]);
  });

  it('keeps the list as it is where a whole image says the same or older', () => {
    const image: MatchesImage = { 1: match(1), 2: match(2, { home: side(9), revision: 2 }) };
    expect(createNextState(list, (draft) => void updateMatches(draft, image, null))).toBe(list);
  });

  it('puts back the nulls that a patch took away', () => {
    const { clock: _clock, odds: _odds, ...rest } = match(1, { revision: 4, status: 'finished' });
    const next = createNextState(list, (draft) => {
      updateMatches(draft, { 1: rest as MatchSummary }, delta({ 1: { clock: null } }));
    });
    expect(firstItem(next.leagues).matches[0]).toMatchObject({ clock: null, odds: null });
  });

  it('names what came and what went', () => {
    const changed = delta({ 2: null, 8: {}, 9: null });
    expect(updateMatches(list, { 8: match(8) }, changed)).toEqual({
      added: [match(8)],
      removed: [2],
    });
  });
});

describe('following a topic for a cache entry', () => {
  it('starts when the data is there and stops when the entry goes', async () => {
    let tell: TopicListener<unknown> | undefined;
    const stop = jest.fn();
    const subscribe = jest.fn((_topic: string, listener: TopicListener<unknown>) => {
      tell = listener;
      return stop;
    });
    const loaded = withResolvers();
    const removed = withResolvers();
    const drafts: number[] = [];
    const done = followTopic<{ n: number }, number>(
      { subscribe } as unknown as LiveConnection,
      'match:1',
      {
        cacheDataLoaded: loaded.promise,
        cacheEntryRemoved: removed.promise,
        updateCachedData: (recipe) => recipe({ n: 1 }),
      },
      (draft, image) => drafts.push(draft.n + image),
    );
    expect(subscribe).not.toHaveBeenCalled();
    loaded.resolve();
    await waitFor(() => expect(tell).toBeDefined());
    tell!(4, null);
    expect(drafts).toEqual([5]);
    removed.resolve();
    await done;
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

// Node 20 lacks Promise.withResolvers.
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
