import { expect, it } from '@jest/globals';
import type { MatchStatus } from '@scoreline/shared-lib/contract';
import { testMatch, testSide } from '@scoreline/shared-lib/testing';

import { spokenMatch, type Speak } from './spokenMatch';

const viewer = { locale: 'en-GB', timeZone: 'UTC' };
const words: Speak = (key, values = {}) =>
  ({
    'spoken.teams': `${values['home']} against ${values['away']}`,
    'spoken.score': `${values['home']} ${values['homeScore']}, ${values['away']} ${values['awayScore']}`,
    'spoken.kickOff': 'kick-off',
  })[key] ?? key.slice(key.lastIndexOf('.') + 1);

const spoken = (status: MatchStatus, score: number | null = null) =>
  spokenMatch(
    testMatch({
      ...{ status, startTime: '2026-11-21T15:00:00.000Z' },
      home: testSide('Ashford', { score }),
      away: testSide('Belmont', { score }),
    }),
    Date.parse('2026-11-21T14:00:00.000Z'),
    words,
    viewer,
  );

it('says the kick-off of a match to come, its score and state afterwards', () => {
  expect(spoken('notStarted')).toBe('Ashford against Belmont, kick-off 15:00');
  expect(spoken('finished', 1)).toBe('Ashford 1, Belmont 1, finished');
});

it('says who won on penalties after the score', () => {
  const shootOut = testMatch({
    ...{ status: 'afterPenalties', startTime: '2026-11-21T15:00:00.000Z' },
    home: testSide('Ashford', { score: 1, periods: [0, 1, 0, 0, 3] }),
    away: testSide('Belmont', { score: 1, periods: [1, 0, 0, 0, 4] }),
  });
  const said = spokenMatch(shootOut, Date.parse('2026-11-21T18:00:00.000Z'), words, viewer);
  expect(said).toBe('Ashford 1, Belmont 1 (3–4), afterPenalties');
});

it('says the state alone where the score is unknown or hidden', () => {
  expect(spoken('finished')).toBe('Ashford against Belmont, finished');
  expect(spoken('cancelled')).toBe('Ashford against Belmont, cancelled');
});
