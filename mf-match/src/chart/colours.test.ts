import { describe, expect, it } from 'vitest';

import { chartColours, contrast, distance } from './colours';

const light = { surface: '#FFFFFF', accent: '#08733A', text: '#10161D' };
const dark = { surface: '#141B24', accent: '#3DD584', text: '#E9EEF3' };

describe('chartColours', () => {
  it('takes the clubs’ own where they are seen and told apart', () => {
    expect(chartColours(['#C8102E', '#FFFFFF'], ['#0B3D91', '#FFFFFF'], light)).toEqual({
      home: '#C8102E',
      away: '#0B3D91',
    });
  });

  it('takes a club’s second colour, or the page’s, for one that is not seen', () => {
    expect(chartColours(['#FFFFFF', '#C8102E'], null, light).home).toBe('#C8102E');
    expect(chartColours(['#FFFFFF', '#F5F5F5'], null, light).home).toBe(light.accent);
  });

  it('never draws both sides alike, in either theme', () => {
    const red: [string, string] = ['#C8102E', '#B00020'];
    for (const ground of [light, dark]) {
      const { home, away } = chartColours(red, red, ground);
      expect(distance(home, away)).toBeGreaterThan(150);
      expect(contrast(away, ground.surface)).toBeGreaterThanOrEqual(3);
    }
  });
});
