import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { firstItem, valueIn } from '@scoreline/shared-lib/contract/lists';

import { walkForward } from './calibration';
import { gamesOfFiles } from './games';
import { logLoss, reliability } from './scoring';

const file = resolve('../shared/data/nba-sbr-odds/nba_2015-16_2017-18.csv');
const present = existsSync(file);
if (!present) console.warn(`skipped: ${file} is absent`);

(present ? describe : describe.skip)('three seasons of the NBA', () => {
  const games = present ? gamesOfFiles([file]) : [];

  test('are read with their closing moneylines, whoever won', () => {
    expect(games.length).toBeGreaterThan(3_900);
    // Cleveland at Chicago, 27 October 2015: +160 and −180.
    expect(games[0]).toMatchObject({
      ...{ sport: 'basketball', homeScore: 97, awayScore: 95, opening: [] },
      at: new Date('2015-10-27T00:00:00Z'),
    });
    expect(firstItem(games).closing[0]).toBeCloseTo(1 + 100 / 180, 6);
    expect(firstItem(games).closing[1]).toBeCloseTo(2.6, 6);
  });

  test('are told better by the rating than by knowing nothing, best by the prices, and as often as said', () => {
    const forecasts = walkForward(games);
    expect(forecasts.has('opening, power')).toBe(false);
    const loss = (way: string) => logLoss(valueIn(forecasts, way));
    expect(loss('closing, power')).toBeLessThan(loss('rating'));
    expect(loss('rating')).toBeLessThan(loss('always the same') - 0.05);
    for (const { n, said, came } of reliability(valueIn(forecasts, 'rating')))
      expect(Math.abs(said - came)).toBeLessThan(n < 300 ? 0.06 : 0.04);
  });
});
