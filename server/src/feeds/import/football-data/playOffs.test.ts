import { describe, expect, it } from '@jest/globals';

import { playOffsOf } from './playOffs';

let day = 0;
const match = (home: string, away: string) => {
  day += 1;
  const startTime = new Date(Date.UTC(2024, 0, day)).toISOString();
  return { home: { ref: home }, away: { ref: away }, startTime };
};
const clubs = [...'ABCDEFGH'];
/** A double round robin. */
const league = () =>
  clubs.flatMap((home) => clubs.flatMap((away) => (home === away ? [] : [match(home, away)])));

describe('play-offs in the file of a league', () => {
  it('are those against a club of another division', () => {
    const first = league();
    const later = [match('H', 'Z'), match('Z', 'H')];
    const { playOffs, isUnequal } = playOffsOf([...first, ...later]);
    expect([[...playOffs], isUnequal]).toEqual([later, false]);
  });

  it('are the matches of clubs that have played as often as all did', () => {
    const first = league();
    const later = [
      match('A', 'D'),
      match('B', 'C'),
      match('D', 'A'),
      match('C', 'B'),
      match('A', 'B'),
    ];
    const { playOffs, isUnequal } = playOffsOf([...first, ...later]);
    expect([...playOffs]).toEqual(later);
    expect(isUnequal).toBe(false);
  });

  it('are none where all have played equally often', () => {
    expect(playOffsOf(league())).toEqual({ playOffs: new Set(), isUnequal: false });
  });

  it('are not known in a round that is half played', () => {
    const { playOffs, isUnequal } = playOffsOf([...league(), match('A', 'B')]);
    expect([playOffs.size, isUnequal]).toEqual([0, true]);
  });

  it('are not known of groups in which all play on', () => {
    const first = league();
    const groups = ['AB', 'CD', 'AC', 'BD', 'AD', 'BC', 'EF', 'GH'].map(([one = '', other = '']) =>
      match(one, other),
    );
    const { playOffs, isUnequal } = playOffsOf([...first, ...groups]);
    expect([playOffs.size, isUnequal]).toEqual([0, true]);
  });
});
