import { describe, expect, test } from '@jest/globals';

import type { IncidentEvent } from '@scoreline/shared-lib/contract/feed';
import { readIncidents } from './incidentFile';

const rowOf = (incident: Record<string, string>) => ({
  team: 'home',
  minute: "16'",
  incident_type: 'Yellow Card',
  player_name: 'Alba T.',
  ...incident,
});
const matchWith = (incidents: unknown[], rest = {}) => ({
  league: 'england_premier-league-2024-2025',
  home: 'fc-arsenal',
  away: 'brighton-hove-albion',
  date: '2025-05-25',
  incident: { incidents },
  ...rest,
});
const read = (entries: unknown) =>
  readIncidents({ name: 'x.json', text: JSON.stringify(entries), modifiedAt: 9 });
const incidentsOf = (entries: unknown[]) =>
  read(entries).events.filter((event): event is IncidentEvent => event.type === 'incident');

test('a match is of the season and the clubs that result files name', () => {
  const [event] = incidentsOf([matchWith([rowOf({})])]);
  expect(event!.matchRef).toBe('E0/2024-25/gb-eng/arsenal/gb-eng/brighton');
});

test.each([
  ["16'", 1, 16, null],
  ["45+12'", 1, 45, 12],
  ["46'", 2, 46, null],
  ["90+3'", 2, 90, 3],
  ['73:00', 2, 73, null],
])('%s is of half %i', (minute, period, at, added) => {
  const [event] = incidentsOf([matchWith([rowOf({ minute })])]);
  expect(event).toMatchObject({ period, minute: at, added });
});

test('a penalty without a score was missed, an own goal is scored by the other side', () => {
  const scored = { home_score: '1', away_score: '0' };
  const [missed, penalty, own] = incidentsOf([
    matchWith([
      rowOf({ incident_type: 'Penalty Awarded' }),
      rowOf({ incident_type: 'Penalty Awarded', ...scored }),
      rowOf({ incident_type: 'Own goal', assist_player_name: 'Nobody N.', ...scored }),
    ]),
  ]);
  expect(missed).toMatchObject({ kind: 'penaltyMissed', score: null });
  expect(penalty).toMatchObject({ kind: 'penaltyGoal', score: { home: 1, away: 0 } });
  expect(own).toMatchObject({
    kind: 'ownGoal',
    side: 'home',
    playerRef: 'gb-eng/brighton/alba-t',
    otherPlayerRef: null,
  });
});

describe('what cannot be understood is told by its row', () => {
  const fault = 'incident 1 could not be understood';
  test.each([
    ['an unknown kind', matchWith([rowOf({ incident_type: 'Coin toss' })]), fault],
    ['no minute', matchWith([rowOf({ minute: 'late' })]), fault],
    ['no side', matchWith([rowOf({ team: 'both' })]), fault],
    ['a score in words', matchWith([rowOf({ home_score: 'two' })]), fault],
    ['another league', matchWith([], { league: 'x-2024-2025' }), 'unknown league "x-2024-2025"'],
    ['a broken date', matchWith([], { date: '25.05.' }), 'it is no match with incidents'],
    ['no match at all', 7, 'it is no match with incidents'],
  ])('%s', (_, entry, reason) => {
    const { events, skipped } = read([matchWith([rowOf({})]), entry]);
    expect(skipped).toEqual([{ row: 2, reason }]);
    expect(events.filter(({ type }) => type === 'incident')).toHaveLength(1);
  });

  test('a file that is no list is refused', () => {
    expect(() => read({ matches: [] })).toThrow();
  });
});
