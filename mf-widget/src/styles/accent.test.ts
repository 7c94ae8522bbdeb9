import { describe, expect, it } from '@jest/globals';
import { tokensOf } from '@scoreline/shared-lib/brand';
import fc from 'fast-check';

import { accentsOf, contrast, readable } from './accent';

const { light, dark } = tokensOf('scoreline');
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('an embedder’s accent', () => {
  it('stays as it is where it is read well', () => {
    expect(accentsOf('#08733a').light).toBe('#08733a');
    expect(accentsOf('#3dd584').dark).toBe('#3dd584');
  });

  it('is shifted until it is read, in light and in dark, whichever it is', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        const shifted = accentsOf(accent);
        expect(contrast(shifted.light, light.surfaceRaised)).toBeGreaterThanOrEqual(readable);
        expect(contrast(shifted.dark, dark.surfaceRaised)).toBeGreaterThanOrEqual(readable);
      }),
    );
  });

  it('is the brand’s where none is given', () => {
    expect(accentsOf(null, 'futbol')).toEqual({ light: '#BE3A12', dark: '#FF8A5C' });
  });
});
