import { describe, expect, it } from '@jest/globals';

import { roles, tokens, type ColourScheme, type Role } from './index';

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const surfaces: Role[] = ['surface', 'surfaceRaised'];
const texts: Role[] = [
  'text',
  'textMuted',
  'accent',
  'live',
  'up',
  'down',
  'win',
  'draw',
  'loss',
  'warning',
];
const onColour: [Role, Role][] = [
  ['onAccent', 'accent'],
  ['onLive', 'live'],
  ['onResult', 'win'],
  ['onResult', 'draw'],
  ['onResult', 'loss'],
];
const pairs = [
  ...texts.flatMap((text) => surfaces.map((s): [Role, Role] => [text, s])),
  ...onColour,
];

describe.each(Object.keys(tokens))('tokens of %s', (brand) => {
  it.each(['light', 'dark'] as ColourScheme[])('%s: text is read at 4.5:1', (scheme) => {
    const set = tokens[brand]![scheme];
    const weak = pairs
      .map(([text, surface]) => ({ text, surface, ratio: contrast(set[text], set[surface]) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(weak).toEqual([]);
  });

  it.each(['light', 'dark'] as ColourScheme[])('%s: the focus ring is seen at 3:1', (scheme) => {
    const set = tokens[brand]![scheme];
    for (const surface of surfaces)
      expect(contrast(set.focus, set[surface])).toBeGreaterThanOrEqual(3);
  });

  it('has a colour for every role', () => {
    for (const scheme of ['light', 'dark'] as ColourScheme[])
      for (const role of roles) expect(tokens[brand]![scheme][role]).toMatch(/^#[0-9A-F]{6}$/);
  });
});
