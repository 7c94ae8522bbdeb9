import { runInNewContext } from 'node:vm';

import { expect, it } from '@jest/globals';

import { ownSettings } from './ownSettings';

/** Runs the script on a device with these stored settings. */
function applied(
  stored: Record<string, unknown>,
  { cookie = '', sheets = true, smallestType = 0, textSize = 16 } = {},
) {
  const attributes: Record<string, string> = {};
  const document = {
    cookie,
    documentElement: {
      style: {} as { fontSize?: string },
      setAttribute: (name: string, value: string) => void (attributes[name] = value),
      appendChild: () => undefined,
      removeChild: () => undefined,
    },
    createElement: () => ({
      style: { cssText: '', fontSize: '1px' },
      offsetWidth: 100 * textSize,
      get offsetHeight() {
        return Math.round(1.36 * Math.max(smallestType, parseFloat(this.style.fontSize)));
      },
    }),
    adoptedStyleSheets: [] as { rules: string }[],
  };
  class Sheet {
    rules = '';
    replaceSync(rules: string) {
      this.rules = rules;
    }
  }
  const history = { scrollRestoration: 'auto' };
  const localStorage = {
    getItem: (key: string) =>
      typeof stored[key] === 'string' ? stored[key] : JSON.stringify(stored[key] ?? null),
  };
  runInNewContext(ownSettings, {
    document,
    localStorage,
    history,
    // A new context has its own clock.
    Date,
    ...(sheets && { CSSStyleSheet: Sheet }),
  });
  // The application restores the scroll position; the browser would search for the replaced content.
  expect(history.scrollRestoration).toBe('manual');
  const { fontSize } = document.documentElement.style;
  return {
    attributes,
    ...(fontSize && { fontSize }),
    rules: document.adoptedStyleSheets.map((sheet) => sheet.rules).join(''),
  };
}

it('lets all of a page grow with the smallest type size of the browser', () => {
  expect(applied({}, { smallestType: 24 })).toMatchObject({ fontSize: '162%' });
  expect(applied({}, { smallestType: 12 })).toEqual({ attributes: {}, rules: '' });
  expect(applied({}, { smallestType: 24, textSize: 32 })).toEqual({ attributes: {}, rules: '' });
});

it('leaves the page of a new device as it is', () => {
  expect(applied({})).toEqual({ attributes: {}, rules: '' });
});

it('hides scores before they are painted, and takes the chosen theme', () => {
  const { attributes } = applied({ settings: { values: { spoilerFree: true, theme: 'dark' } } });
  expect(attributes).toEqual({ 'data-spoiler-free': '', 'data-theme': 'dark' });
  expect(applied({}, { cookie: 'a=b; theme=light' }).attributes).toEqual({ 'data-theme': 'light' });
  expect(applied({}, { cookie: 'theme=red' }).attributes).toEqual({});
});

it('hides betting content of who has switched it off, of others on the device only while nobody is signed in', () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  const settings = { excluded: { 7: later, 8: '2020-01-01T00:00:00.000Z' } };
  const isHidden = (cookie: string) =>
    'data-excluded' in applied({ settings }, { cookie }).attributes;
  expect([isHidden(''), isHidden('token=x; userId=7'), isHidden('userId=8')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isHidden('token=x; userId=8'), isHidden('token=x; userId=9')]).toEqual([false, false]);
  expect(applied({ settings: { excluded: { 8: 'soon' } } }).attributes).toEqual({});
});

it('leaves room for prices where they are on, and not where odds are hidden', () => {
  const marked = (values: object) => applied({ settings: { values } }).attributes;
  expect(marked({ listPrices: true })).toEqual({ 'data-prices-line': '' });
  expect(marked({ listPrices: true, showOdds: false })).toEqual({});
});

it('leaves a list that this device orders by time to the application', () => {
  expect(applied({ 'scores-order': 'time' }).attributes).toEqual({ 'data-own-leagues': '' });
  expect(applied({ 'scores-order': 'league' }).attributes).toEqual({});
});

it('puts leagues where the application will have them', () => {
  const following = {
    followed: { league: [{ targetId: 3 }] },
    leagues: { pinned: [4], hidden: [5], collapsed: [6] },
  };
  const { rules } = applied({ following });
  expect(rules.indexOf('"4"]{order:-1}')).toBeLessThan(rules.indexOf('"3"]{order:-2}'));
  expect(rules).toContain('[data-league="5"]{display:none}');
  expect(rules).toContain('[data-league="6"] ul{display:none}');
});

it('shows no league where it cannot place them, and survives what it cannot read', () => {
  const following = { leagues: { hidden: [5] } };
  expect(applied({ following }, { sheets: false }).attributes).toEqual({ 'data-own-leagues': '' });
  expect(applied({ settings: '{', following: { leagues: { pinned: ['x"]{}'] } } })).toEqual({
    attributes: {},
    rules: '',
  });
});
