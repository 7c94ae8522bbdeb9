import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';

import { firstItem } from '../../contract/lists';
import { Crest } from './Crest';
import { crestSvg, drawCrest, initialsOf } from '../../contract';

const team = {
  competitorId: 42,
  name: 'Bayern München',
  colours: ['#dc052d', '#ffffff'] as const,
};

describe('a crest', () => {
  it('is the same for the same team, and takes the club’s colours', () => {
    expect(drawCrest(team, 64)).toEqual(drawCrest({ ...team }, 64));
    expect(crestSvg(team)).toContain('#dc052d');
    const unknown = firstItem(drawCrest({ competitorId: 42, name: 'X' }, 16).elements).attributes
      .fill;
    expect(unknown).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('differs between teams in shape, pattern and colour', () => {
    const all = Array.from({ length: 600 }, (_, id) =>
      crestSvg({ competitorId: id, name: '' }, 16),
    );
    const drawings = new Set(all.map((svg) => svg.replace(/crest-\d+/g, '')));
    expect(drawings.size).toBeGreaterThan(500);
  });

  it('carries initials from 24 px on', () => {
    expect(crestSvg(team, 23)).not.toContain('>BM<');
    expect(crestSvg(team, 24)).toContain('>BM</text>');
  });

  it('has its letters on a plate of the colour they are read on, whatever the pattern', () => {
    for (let id = 0; id < 60; id += 1) {
      const { elements } = drawCrest({ competitorId: id, name: `Club ${id}` }, 56);
      const [ground] = elements;
      const [plate, letters] = elements.slice(-2);
      expect(letters?.tag).toBe('text');
      expect(plate?.attributes.fill).toBe(ground?.attributes.fill);
      expect(letters?.attributes.fill).not.toBe(plate?.attributes.fill);
    }
  });

  it('is well-formed and closed to names that are markup', () => {
    const parsed = new DOMParser().parseFromString(
      crestSvg({ competitorId: 1, name: '<&" & "&' }, 64),
      'image/svg+xml',
    );
    expect(parsed.querySelector('parsererror')).toBeNull();
  });

  it('is drawn alike by React', () => {
    const { container } = render(<Crest {...team} size={32} />);
    const drawn = [...container.querySelectorAll('g *')].map((element) => element.tagName);
    expect(drawn).toEqual(drawCrest(team, 32).elements.map(({ tag }) => tag));
    expect(container.querySelector('text')?.getAttribute('text-anchor')).toBe('middle');
  });
});

describe('initials', () => {
  it.each([
    ['Manchester United', 'MU'],
    ['1. FC Köln', '1FK'],
    ['Arsenal', 'ARS'],
    ['Paris Saint-Germain', 'PSG'],
    ['上海海港', '上海海'],
    ['', ''],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
