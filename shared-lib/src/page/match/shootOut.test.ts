import { expect, it } from '@jest/globals';
import { type MatchStatus, shootOutText, winnerOf } from '@scoreline/shared-lib/contract';
import { testMatch, testSide } from '@scoreline/shared-lib/testing';

const ended = (status: MatchStatus, home: number[], away: number[]) =>
  testMatch({
    status,
    home: testSide('Ashford', { score: 1, periods: home }),
    away: testSide('Belmont', { score: 1, periods: away }),
  });

it('a shoot-out is written after the score, and decides who won', () => {
  const shootOut = ended('afterPenalties', [1, 0, 3], [0, 1, 4]);
  expect([shootOutText(shootOut), winnerOf(shootOut)]).toEqual(['(3–4)', 'away']);
});

it('a draw has neither, and a match in play no winner', () => {
  const draw = ended('finished', [1, 0], [0, 1]);
  expect([shootOutText(draw), winnerOf(draw)]).toEqual([null, null]);
  const kicking = {
    ...ended('live', [1, 0, 0, 0, 2], [0, 1, 0, 0, 1]),
    clock: { period: 5, running: false, at: '2026-11-21T17:00:00.000Z' },
  };
  expect([shootOutText(kicking), winnerOf(kicking)]).toEqual(['(2–1)', null]);
});

it('a penalty shoot-out of basketball is none', () => {
  const game = { ...ended('afterPenalties', [20, 1], [20, 2]), sport: 'basketball' as const };
  expect(shootOutText(game)).toBeNull();
});
