import { describe, expect, it } from '@jest/globals';

import { placeStarters, type Starter } from './placeStarters';

const starter = (playerId: number, grid: string | null): Starter => ({
  playerId,
  name: `Player ${playerId}`,
  slug: `player-${playerId}`,
  shirtNumber: playerId,
  position: null,
  countryCode: null,
  grid,
});
const ids = (rows: Starter[][] | null) => rows?.map((row) => row.map(({ playerId }) => playerId));

describe('placeStarters', () => {
  it('takes the provider’s rows and places', () => {
    const starters = [starter(9, '3:1'), starter(4, '2:2'), starter(1, '1:1'), starter(3, '2:1')];
    expect(ids(placeStarters({ starters, formation: null }))).toEqual([[1], [3, 4], [9]]);
  });

  it('takes the formation where there are no places', () => {
    const starters = Array.from({ length: 11 }, (_, at) => starter(at + 1, null));
    expect(ids(placeStarters({ starters, formation: '4-3-3' }))).toEqual([
      [1],
      [2, 3, 4, 5],
      [6, 7, 8],
      [9, 10, 11],
    ]);
  });

  it('draws nothing where neither tells', () => {
    const starters = [starter(1, null), starter(2, null)];
    expect(placeStarters({ starters, formation: '4-3-3' })).toBeNull();
    expect(placeStarters({ starters: [], formation: '4-3-3' })).toBeNull();
  });
});
