import { describe, expect, it } from '@jest/globals';
import type { FeedEvent, IncidentEvent } from '@scoreline/shared-lib/contract/feed';

import { Changes } from './changes';

/** Only the fields that identify an event: `Changes` passes the rest on unread. */
const event = (type: FeedEvent['type'], facts: object): FeedEvent =>
  ({ type, source: 'test', revision: 1, ...facts }) as FeedEvent;

const incident = (ref: string, minute = 1): IncidentEvent =>
  event('incident', { matchRef: 'm', ref, minute, removed: false }) as IncidentEvent;

describe('what is new in a poll', () => {
  it('is what was not said before, whatever the revision', () => {
    const changes = new Changes();
    const said = event('state', { matchRef: 'm', status: 'live' });
    expect(changes.only([said])).toEqual([said]);
    expect(changes.only([{ ...said, revision: 2 }])).toEqual([]);
    const over = event('state', { matchRef: 'm', status: 'finished' });
    expect(changes.only([said, over])).toEqual([over]);
    expect(changes.only([said])).toEqual([said]);
  });

  it.each<[FeedEvent['type'], object, object]>([
    ['state', { matchRef: 'm' }, { matchRef: 'n' }],
    ['momentum', { matchRef: 'm' }, { matchRef: 'n' }],
    ['shots', { matchRef: 'm' }, { matchRef: 'n' }],
    ['incident', { matchRef: 'm', ref: '1' }, { matchRef: 'm', ref: '2' }],
    ['incident', { matchRef: 'm', ref: '1' }, { matchRef: 'n', ref: '1' }],
    ['lineup', { matchRef: 'm', side: 'home' }, { matchRef: 'm', side: 'away' }],
    ['lineup', { matchRef: 'm', side: 'home' }, { matchRef: 'n', side: 'home' }],
    ['statistics', { matchRef: 'm', period: 1 }, { matchRef: 'm', period: 2 }],
    ['playerStatistics', { matchRef: 'm', playerRef: '1' }, { matchRef: 'm', playerRef: '2' }],
    ['squad', { teamRef: 't' }, { teamRef: 'u' }],
    ['team', { ref: 't' }, { ref: 'u' }],
  ])('is told apart by its subject: %s', (type, one, other) => {
    const changes = new Changes();
    const [first, second] = [event(type, one), event(type, other)];
    expect(changes.only([first, second])).toEqual([first, second]);
    expect(changes.only([first, second])).toEqual([]);
    const news = { ...first, source: 'another' };
    expect(changes.only([news, second])).toEqual([news]);
  });

  const price = (facts: object) =>
    event('price', {
      ...{ matchRef: 'm', bookmaker: 'b', market: '1x2', line: 0, prices: { home: 2 } },
      ...facts,
    });

  it('is a price of another match, bookmaker, market or line', () => {
    const changes = new Changes();
    const all = [
      price({}),
      price({ matchRef: 'n' }),
      price({ bookmaker: 'c' }),
      price({ market: 'overUnder' }),
      price({ line: 2.5 }),
    ];
    expect(changes.only(all)).toEqual(all);
    expect(changes.only(all)).toEqual([]);
  });

  it('is a price that moved, not the moment it was read at', () => {
    const changes = new Changes();
    changes.only([price({ at: '2026-11-21T15:00:00Z' })]);
    expect(changes.only([price({ at: '2026-11-21T15:01:00Z' })])).toEqual([]);
    const moved = price({ prices: { home: 2.1 } });
    expect(changes.only([moved])).toEqual([moved]);
  });

  it('is a clock that jumped, not the moment it was read at', () => {
    const changes = new Changes();
    const state = (clock: object | null) => event('state', { matchRef: 'm', clock });
    changes.only([state({ seconds: 60, at: '2026-11-21T15:01:00Z' })]);
    expect(changes.only([state({ seconds: 60, at: '2026-11-21T15:02:00Z' })])).toEqual([]);
    const later = state({ seconds: 90, at: '2026-11-21T15:02:00Z' });
    expect(changes.only([later])).toEqual([later]);
    expect(changes.only([state(null)])).toEqual([state(null)]);
    expect(changes.only([state(null)])).toEqual([]);
  });

  it('is told apart by its type too', () => {
    const changes = new Changes();
    const both = [event('momentum', { matchRef: 'm' }), event('shots', { matchRef: 'm' })];
    expect(changes.only(both)).toEqual(both);
    expect(changes.only(both)).toEqual([]);
  });
});

describe('incidents of a match', () => {
  it('that are gone are taken back once more each time, with the new revision', () => {
    const changes = new Changes();
    expect(changes.incidentsOf('m', [incident('1'), incident('2')], 10)).toEqual([
      incident('1'),
      incident('2'),
    ]);
    const gone = { ...incident('1'), revision: 20, removed: true };
    expect(changes.incidentsOf('m', [incident('2', 5)], 20)).toEqual([incident('2', 5), gone]);
    expect(changes.incidentsOf('m', [incident('2', 5)], 30)).toEqual([
      incident('2', 5),
      { ...gone, revision: 30 },
    ]);
    expect(changes.incidentsOf('m', [incident('1'), incident('2', 5)], 40)).toEqual([
      incident('1'),
      incident('2', 5),
    ]);
  });

  it('are those of this match alone', () => {
    const changes = new Changes();
    changes.incidentsOf('m', [incident('1')], 10);
    expect(changes.incidentsOf('n', [], 20)).toEqual([]);
  });
});

describe('a match that is forgotten', () => {
  it('is new again, and no other is', () => {
    const changes = new Changes();
    const ours = [
      event('state', { matchRef: 'm' }),
      event('lineup', { matchRef: 'm', side: 'home' }),
      event('price', { matchRef: 'm', bookmaker: 'b', market: '1x2', line: 0, prices: {} }),
    ];
    const theirs = event('state', { matchRef: 'n' });
    changes.only([...ours, theirs]);
    changes.incidentsOf('m', [incident('1')], 10);
    changes.incidentsOf('n', [incident('9')], 10);
    changes.forget('m');
    expect(changes.only([...ours, theirs])).toEqual(ours);
    expect(changes.incidentsOf('m', [], 20)).toEqual([]);
    expect(changes.incidentsOf('n', [], 20)).toHaveLength(1);
  });
});
