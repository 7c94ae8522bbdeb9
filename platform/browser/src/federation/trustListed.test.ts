import { beforeAll, describe, expect, it } from '@jest/globals';

import { guardScripts } from './trustListed';

const listed = '/builds/mf-scores/b1/lazy.js';
const other = 'https://www.googletagmanager.com/gtm.js?id=GTM-EXAMPLE';
const files = {
  integrityOf: (address: string) => (address.endsWith(listed) ? 'sha384-listed' : undefined),
  add: () => undefined,
};
const script = () => document.createElement('script');

let trust: ReturnType<typeof guardScripts>;
beforeAll(() => {
  trust = guardScripts(null);
});

describe('guardScripts', () => {
  it('lets nothing come before there is a list', () => {
    expect(() => (script().src = listed)).toThrow(/not part of the release/);
    trust(files, [other]);
  });

  it.each([
    ['a property', (element: HTMLScriptElement) => (element.src = listed)],
    ['an attribute', (element: HTMLScriptElement) => element.setAttribute('src', listed)],
  ])('gives a script of the release its hash with its address, set as %s', (_way, set) => {
    const element = script();
    element.integrity = 'sha384-other';
    set(element);
    expect(element).toMatchObject({ integrity: 'sha384-listed', crossOrigin: 'anonymous' });
    expect(element.src).toBe(new URL(listed, location.href).href);
  });

  it('lets a script of the brand come as it is', () => {
    const element = script();
    element.src = other;
    expect(element.src).toBe(other);
    expect(element.hasAttribute('crossorigin')).toBe(false);
  });

  it.each(['https://evil.example/x.js', '/builds/mf-scores/b1/unlisted.js', 'data:,0'])(
    'refuses %s before anything is fetched',
    (address) => {
      const element = script();
      expect(() => (element.src = address)).toThrow(/not part of the release/);
      expect(() => element.setAttribute('src', address)).toThrow(/not part of the release/);
      expect(element.hasAttribute('src')).toBe(false);
    },
  );

  describe('of style sheets', () => {
    const sheet = '/builds/mf-scores/b1/lazy.js';
    const link = (rel: string) => Object.assign(document.createElement('link'), { rel });

    it.each([
      ['a property', (element: HTMLLinkElement) => (element.href = sheet)],
      ['an attribute', (element: HTMLLinkElement) => element.setAttribute('href', sheet)],
    ])('gives one of the release its hash with its address, set as %s', (_way, set) => {
      const element = link('stylesheet');
      set(element);
      expect(element).toMatchObject({ integrity: 'sha384-listed', crossOrigin: 'anonymous' });
      expect(element.href).toBe(new URL(sheet, location.href).href);
    });

    it('gives one its hash before it is called a style sheet', () => {
      const element = link('');
      element.href = sheet;
      expect(element.integrity).toBe('sha384-listed');
    });

    it('refuses one that is not listed, and lets an icon be', () => {
      const element = link('stylesheet');
      expect(() => (element.href = '/builds/mf-scores/b1/other.css')).toThrow(/not part of/);
      const icon = link('icon');
      icon.href = '/icon.svg';
      expect(icon.getAttribute('href')).toBe('/icon.svg');
    });
  });

  it('leaves the other attributes of scripts alone', () => {
    const element = script();
    element.setAttribute('data-name', 'x');
    expect(element.getAttribute('data-name')).toBe('x');
  });
});
