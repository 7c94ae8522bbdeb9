import { expect, it } from '@jest/globals';
import type { MatchShot } from '@scoreline/shared-lib/contract';

import texts from '../../locales/en.json';
import { testIncident, testSummary } from '../testing/testPage';
import { commentaryLines } from './commentaryLines';

const match = testSummary();
const shot = (over: Partial<MatchShot>): MatchShot => ({
  ...{ side: 'away', period: 1, minute: 10, added: null, player: null },
  ...{ x: 88, y: 50, xg: 0.1, body: 'head', situation: 'openPlay', outcome: 'saved' },
  ...over,
});
const keysOf = (given: Partial<Parameters<typeof commentaryLines>[0]>) =>
  commentaryLines({ incidents: [], shots: [], match, ...given }).map(({ key }) => key);

it('tells a goal by what it does to the score', () => {
  const goals = [
    testIncident({ minute: 10, score: { home: 1, away: 0 } }),
    testIncident({ minute: 20, side: 'away', score: { home: 1, away: 1 } }),
    testIncident({ minute: 30, score: { home: 2, away: 1 } }),
    testIncident({ minute: 40, score: { home: 3, away: 1 } }),
  ];
  expect(keysOf({ incidents: goals })).toEqual(['goal', 'goalLead', 'goalLevel', 'goalLead']);
});

it('stands newest first, whistles around all of their period, shots that brought nothing between', () => {
  const incidents = [
    testIncident({ kind: 'periodStart', minute: 1, side: null }),
    testIncident({ kind: 'yellowCard', minute: 12, score: null }),
    testIncident({ kind: 'periodEnd', minute: 45, added: 2, side: null }),
  ];
  const shots = [
    shot({ minute: 45, added: 1, outcome: 'woodwork' }),
    shot({}),
    shot({ outcome: 'goal' }),
    shot({ situation: 'penalty' }),
  ];
  expect(keysOf({ incidents, shots })).toEqual([
    'periodEnd.1',
    'shots.woodwork',
    'yellowCard',
    'shots.saved',
    'periodStart.1',
  ]);
});

it('leaves out what was taken back', () => {
  const incidents = [
    testIncident({ removed: true }),
    testIncident({ kind: 'goalCancelled', minute: 25, score: { home: 0, away: 0 } }),
  ];
  expect(keysOf({ incidents })).toEqual(['goalCancelled']);
});

it('has a text for every kind of line', () => {
  const held = texts.commentary as Record<string, string | Record<string, string>>;
  const kinds = ['goal', 'goalLead', 'goalLevel', 'ownGoal', 'penaltyGoal', 'penaltyMissed'];
  const others = ['yellowCard', 'secondYellow', 'redCard', 'substitution', 'goalCancelled', 'var'];
  for (const key of [...kinds, ...others]) expect(typeof held[key]).toBe('string');
  for (const key of ['saved', 'woodwork', 'off', 'blocked'])
    expect((held['shots'] as Record<string, string>)[key]).toBeTruthy();
});
