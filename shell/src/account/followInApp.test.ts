import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { AppStore } from '@scoreline/shared-lib/api';
import type { LiveConnection } from '@scoreline/shared-lib/live';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { followInApp } from './followInApp';

interface Sent {
  action: string;
  payload: Record<string, unknown>;
}
let sent: Sent[] = [];
let state: { following: object; settings: object };
let changed = () => {};
let publish: (image: object) => void = () => {};

const match = (homeScore: number, status = 'live') => ({
  7: {
    ...{ eventId: 7, sport: 'football', tournamentId: 1, startTime: '2026-11-28T12:00:00Z' },
    ...{ status, clock: null, odds: null, revision: homeScore },
    home: { name: 'Reds', score: homeScore },
    away: { name: 'Blues', score: 0 },
  },
});
const followed = (...ids: number[]) => ({
  followed: { match: ids.map((targetId) => ({ targetId, sport: 'football' })) },
});
const spoilers = (spoilerFree: boolean) => ({ values: { spoilerFree } });

beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
  const scoreline = { postMessage: (message: Sent) => sent.push(message) };
  stubGlobal('webkit', { messageHandlers: { scoreline } });
  stubGlobal('navigator', { userAgent: 'ScorelineApp/2.4.0 (ios)' });
  state = { following: followed(7), settings: spoilers(false) };
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => (changed = listener),
  };
  const connection = {
    subscribe: (_topic: string, listener: (image: object) => void) => {
      publish = listener;
      return () => (publish = () => {});
    },
  };
  followInApp(store as unknown as AppStore, connection as unknown as LiveConnection);
});
afterEach(() => {
  jest.useRealTimers();
  unstubGlobals();
});

const scores = () =>
  sent.map(({ action, payload }) =>
    action === 'haptic' ? payload.kind : [payload.homeScore, payload.ended],
  );

it('reports a followed match, and vibrates for a goal and for one that is cancelled', () => {
  publish(match(0));
  expect(sent[0]).toMatchObject({
    action: 'matchActivity',
    payload: { eventId: 7, home: 'Reds', away: 'Blues', path: '/football/match/reds-vs-blues/7' },
  });
  publish(match(1));
  publish(match(0));
  publish(match(0, 'finished'));
  expect(scores()).toEqual([[0, false], 'goal', [1, false], 'cancelled', [0, false], [0, true]]);
});

it('reports the end once, and when the match is no longer followed', () => {
  publish(match(0));
  state = { ...state, following: followed() };
  changed();
  changed();
  expect(scores()).toEqual([
    [0, false],
    [0, true],
  ]);
});

it('says nothing of matches that are not followed, or are not live', () => {
  publish({ 8: { ...match(1)[7], eventId: 8 } });
  publish(match(1, 'finished'));
  expect(sent).toEqual([]);
});

it('gives nothing away in spoiler-free mode', () => {
  state = { ...state, settings: spoilers(true) };
  publish(match(0));
  publish(match(1));
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});
