import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { isLanguage } from '../routing/languages';
import { widgetHeight } from './height';
import { readWidgetOptions, widgetParameters, widgetParametersOf } from './options';
import { clientOfChannel, readViewKey, viewKeyOf, widgetChannel } from './views';

const read = (given: Record<string, string>) =>
  readWidgetOptions((name) => given[name] ?? null, isLanguage);
const here = { date: '2026-11-22', timeZone: 'Europe/Madrid' };

describe('what an embedder writes', () => {
  it.each([
    [{}, 'client-id'],
    [{ 'client-id': 'demo' }, null],
    [{ 'client-id': 'Demo!' }, 'client-id'],
    [{ 'client-id': 'demo', type: 'scores' }, 'type'],
    [{ 'client-id': 'demo', type: 'match' }, 'match'],
    [{ 'client-id': 'demo', type: 'match', match: '17' }, null],
    [{ 'client-id': 'demo', type: 'match', match: '017' }, 'match'],
    [{ 'client-id': 'demo', type: 'standings' }, 'league'],
    [{ 'client-id': 'demo', type: 'bracket', league: '8' }, null],
    [{ 'client-id': 'demo', lang: 'xx' }, 'lang'],
    [{ 'client-id': 'demo', accent: 'red' }, 'accent'],
    [{ 'client-id': 'demo', accent: '0A3' }, null],
    [{ 'client-id': 'demo', count: '31' }, 'count'],
    [{ 'client-id': 'demo', odds: 'yes' }, 'odds'],
    [{ 'client-id': 'demo', theme: 'dark', density: 'loose' }, 'density'],
  ])('%j lacks %s', (given, problem) => {
    expect(read(given).problem).toBe(problem);
  });

  it('has a height whatever it is, and says the same again', () => {
    const given = fc.dictionary(fc.constantFrom(...widgetParameters), fc.string());
    fc.assert(
      fc.property(given, (parameters) => {
        const { options, problem } = read(parameters);
        expect(widgetHeight(options)).toBeGreaterThan(100);
        if (problem) return;
        const again = read(Object.fromEntries(widgetParametersOf(options)));
        expect(again.problem).toBeNull();
        expect(viewKeyOf(again.options, here)).toBe(viewKeyOf(options, here));
        expect(readViewKey(viewKeyOf(options, here))).not.toBeNull();
      }),
    );
  });

  it('takes a colour in every way it is written', () => {
    expect(read({ accent: 'FA0' }).options.accent).toBe('#ffaa00');
    expect(read({ accent: '#ffAA00' }).options.accent).toBe('#ffaa00');
  });
});

describe('a view’s key', () => {
  it.each([
    ['match:17', { kind: 'match', parts: ['17'] }],
    [
      'day:basketball:2026-11-22:Etc/GMT+5',
      { kind: 'day', parts: ['basketball', '2026-11-22', 'Etc/GMT+5'] },
    ],
    ['match:0', null],
    ['match:17 or 1=1', null],
    ['team:17', null],
  ])('%s is %j', (key, expected) => {
    expect(readViewKey(key)).toEqual(expected);
  });
});

it('a channel names its client, and no other channel does', () => {
  expect(clientOfChannel(widgetChannel('news-1'))).toBe('news-1');
  for (const other of ['widget-', 'widgets', 'newsletter', 'widget-A', 'x widget-a'])
    expect(clientOfChannel(other)).toBeNull();
});
