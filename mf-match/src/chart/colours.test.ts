import { describe, expect, it } from '@jest/globals';
import { contrast } from '@scoreline/shared-lib/ui';

import { chartColours, distance } from './colours';
import { hslOf } from './hsl';

const light = { surface: '#FFFFFF', accent: '#08733A', text: '#10161D' };
const dark = { surface: '#141B24', accent: '#3DD584', text: '#E9EEF3' };
const grounds = { light, dark };

const red: [string, string] = ['#C8102E', '#1D428A'];
const blue: [string, string] = ['#0B3D91', '#FFFFFF'];
const black: [string, string] = ['#000000', '#FFFFFF'];
const gold: [string, string] = ['#FDB927', '#552583'];

const hueApart = (one: string, other: string) => {
  const turn = Math.abs(hslOf(one).hue - hslOf(other).hue);
  return Math.min(turn, 360 - turn);
};

describe('chartColours', () => {
  it('takes the clubs’ own where they are seen and told apart', () => {
    expect(chartColours(red, blue, grounds).light).toEqual({ home: '#C8102E', away: '#0B3D91' });
  });

  it('keeps a team’s hue from one theme to the other', () => {
    for (const [home, away] of [
      [red, blue],
      [blue, gold],
      [gold, red],
    ] as const) {
      const drawn = chartColours(home, away, grounds);
      expect(hueApart(drawn.light.home, drawn.dark.home)).toBeLessThan(4);
      expect(hueApart(drawn.light.away, drawn.dark.away)).toBeLessThan(4);
    }
  });

  it('takes the second colour of a club in white, and the text’s for one without any hue', () => {
    const drawn = chartColours(['#FFFFFF', '#C8102E'], black, grounds);
    expect(drawn.light.home).toBe('#C8102E');
    expect(drawn.light.away).toBe(light.text);
    expect(drawn.dark.away).toBe(dark.text);
    expect(chartColours(null, null, grounds).dark).toEqual({ home: dark.accent, away: dark.text });
  });

  it('is seen on the page and told apart in either theme, whoever plays', () => {
    const clubs = [red, blue, black, gold, null, ['#C8102E', '#B00020'] as const];
    for (const home of clubs)
      for (const away of clubs) {
        const drawn = chartColours(home, away, grounds);
        for (const theme of ['light', 'dark'] as const) {
          const { surface } = grounds[theme];
          expect(distance(drawn[theme].home, drawn[theme].away)).toBeGreaterThanOrEqual(150);
          expect(contrast(drawn[theme].home, surface)).toBeGreaterThanOrEqual(3);
          expect(contrast(drawn[theme].away, surface)).toBeGreaterThanOrEqual(3);
        }
      }
  });
});
