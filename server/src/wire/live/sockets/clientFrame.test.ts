import { describe, expect, it } from '@jest/globals';
import { liveLimits } from '@scoreline/shared-lib/contract';

import { parseClientFrame } from './clientFrame';

const parse = (frame: unknown) => parseClientFrame(JSON.stringify(frame));
const many = (count: number) => Array.from({ length: count }, (_, at) => `match:${at + 1}`);

describe('a frame of a client', () => {
  it.each([
    { op: 'ping' },
    { op: 'subscribe', id: 1, topics: ['match:17'] },
    { op: 'subscribe', id: 2, topics: ['match:17'], since: { 'match:17': 5 } },
    { op: 'subscribe', id: 3, topics: [], since: {} },
    { op: 'unsubscribe', id: 4, topics: ['match:17', 'match:18'] },
  ])('is taken as it is: %j', (frame) => {
    expect(parse(frame)).toEqual({ frame });
  });

  it('has nothing but what the protocol knows', () => {
    const asked = { op: 'subscribe', id: 1, topics: ['a'], more: true };
    expect(parse({ ...asked, since: null })).toEqual({
      frame: { op: 'subscribe', id: 1, topics: ['a'] },
    });
    expect(parse({ ...asked, op: 'unsubscribe', since: { a: 1 } })).toEqual({
      frame: { op: 'unsubscribe', id: 1, topics: ['a'] },
    });
    expect(parse({ op: 'ping', id: 1 })).toEqual({ frame: { op: 'ping' } });
  });

  it.each(['', '{', 'null', '[]', '"ping"', '{}'])('is none without a word: %s', (text) => {
    expect(parseClientFrame(text)).toEqual({ error: 'badFrame', id: null });
  });

  it.each([undefined, null, '1', {}])('is none without a number of its own: %j', (id) => {
    expect(parse({ op: 'subscribe', id, topics: ['a'] })).toEqual({ error: 'badFrame', id: null });
  });

  it('is none with a number that JSON reads as endless', () => {
    expect(parseClientFrame('{"op":"subscribe","id":1e999,"topics":[]}')).toEqual({
      error: 'badFrame',
      id: null,
    });
  });

  it.each([
    { op: 'publish', topics: ['a'] },
    { op: 'subscribe' },
    { op: 'subscribe', topics: 'a' },
    { op: 'subscribe', topics: ['a', 1] },
    { op: 'unsubscribe', topics: [null] },
    { op: 'subscribe', topics: ['a'], since: 5 },
    { op: 'subscribe', topics: ['a'], since: [5] },
    { op: 'subscribe', topics: ['a'], since: { a: 1.5 } },
    { op: 'subscribe', topics: ['a'], since: { a: 1, b: '2' } },
  ])('that is wrong is answered by its number: %j', (frame) => {
    expect(parse({ ...frame, id: 7 })).toEqual({ error: 'badFrame', id: 7 });
  });

  it('names so many topics and no more', () => {
    const most = liveLimits.topicsPerClient;
    const asking = (count: number) => ({ op: 'subscribe', id: 8, topics: many(count) });
    expect(parse(asking(most))).toEqual({ frame: asking(most) });
    expect(parse(asking(most + 1))).toEqual({ error: 'tooManyTopics', id: 8 });
    expect(parse({ ...asking(most + 1), op: 'unsubscribe' })).toEqual({
      error: 'tooManyTopics',
      id: 8,
    });
  });
});
