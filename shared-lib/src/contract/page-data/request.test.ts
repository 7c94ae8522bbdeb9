import { describe, expect, it } from '@jest/globals';

import type { PageQuestion } from '../types';
import { isAsked, type PageVisit, requestOf } from './request';

const visit = (search: string, over: Partial<PageVisit> = {}): PageVisit => ({
  sport: 'football',
  today: '2026-11-22',
  timeZone: 'Asia/Kathmandu',
  language: 'ne',
  query: new URLSearchParams(search),
  params: { zoneId: '12', name: 'north' },
  ...over,
});

const asking = (request: PageQuestion['request'], search = '', over: Partial<PageVisit> = {}) =>
  requestOf({ operation: 'sports-query/match/list', request }, visit(search, over));

describe('the request of a page’s question', () => {
  it('has parameters of the path, as text or as a number', () => {
    const request = { zone: { path: 'zoneId', as: 'number' }, name: { path: 'name' } } as const;
    expect(asking(request)).toEqual({ zone: 12, name: 'north' });
    for (const zoneId of ['0', '-1', '1.5', '1e3', ' 7', 'north', '99999999999'])
      expect(asking(request, '', { params: { zoneId, name: 'north' } }).zone).toBeNaN();
  });

  it('has the visit’s sport, day, zone and language', () => {
    const request = {
      sport: { visit: 'sport' },
      date: { query: 'date', as: 'day', otherwise: { visit: 'today' } },
      timeZone: { visit: 'timeZone' },
      language: { visit: 'language' },
    } as const;
    const said = {
      ...{ sport: 'football', date: '2026-11-22' },
      ...{ timeZone: 'Asia/Kathmandu', language: 'ne' },
    };
    expect(asking(request)).toEqual(said);
    expect(asking(request, 'date=2026-03-01')).toEqual({ ...said, date: '2026-03-01' });
    expect(asking(request, 'date=tomorrow')).toEqual(said);
  });

  it('takes of the query what fits, as what it is listed as, and leaves out the rest', () => {
    const request: PageQuestion['request'] = {
      within: { query: 'within', oneOf: [12, 24] },
      league: { query: 'league', as: 'id' },
    };
    expect(asking(request, 'within=24&league=7')).toEqual({ within: 24, league: 7 });
    expect(asking(request, 'within=25&league=0')).toEqual({});
    expect(asking(request)).toEqual({});
  });

  it('can depend on the sport', () => {
    const request = { metric: { bySport: { football: 'goals', basketball: 'points' } } };
    expect(asking(request)).toEqual({ metric: 'goals' });
    expect(asking(request, '', { sport: 'basketball' })).toEqual({ metric: 'points' });
  });
});

describe('a question', () => {
  const when = (condition: NonNullable<PageQuestion['when']>, search: string) =>
    isAsked({ operation: 'a', request: {}, when: condition }, visit(search));

  it('is asked at the addresses it is for', () => {
    const first = { query: 'tab', in: [null, 'table'] };
    expect(['', 'tab=table', 'tab=odds'].map((search) => when(first, search))).toEqual([
      true,
      true,
      false,
    ]);
    const others = { query: 'tab', notIn: ['odds'] };
    expect(['', 'tab=table', 'tab=odds'].map((search) => when(others, search))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
