import { expect, it } from '@jest/globals';

import { notAheadOf } from './deviceClocks';

const now = new Date('2026-11-21T12:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
const change = (id: string, at: string) => ({ id, at });
const moments = (changes: { id: string; at: string }[]) =>
  Object.fromEntries(notAheadOf(now, changes).map(({ id, at }) => [id, at]));

it('leaves changes at the time at which they were made, up to now', () => {
  const past = [change('a', after(-1)), change('b', after(0))];
  expect(notAheadOf(now, past)).toEqual(past);
});

it('counts a change of a clock that is ahead as made now', () => {
  expect(moments([change('a', after(1))])).toEqual({ a: '2026-11-21T12:00:00.000000Z' });
});

it('leaves what such a device did in its order, a microsecond apart, and everything else alone', () => {
  const changes = [
    { ...change('b', after(2_000)), op: 'add' },
    { ...change('early', after(-60_000)), op: 'add' },
    { ...change('a', after(3_000)), op: 'remove' },
    { ...change('c', after(1_000)), op: 'add' },
  ];
  expect(notAheadOf(now, changes)).toEqual([
    { id: 'b', at: '2026-11-21T11:59:59.999999Z', op: 'add' },
    { id: 'early', at: after(-60_000), op: 'add' },
    { id: 'a', at: '2026-11-21T12:00:00.000000Z', op: 'remove' },
    { id: 'c', at: '2026-11-21T11:59:59.999998Z', op: 'add' },
  ]);
});

it('takes of two at one moment the one with the greater id for the later', () => {
  const at = after(1_000);
  const expected = { a: '2026-11-21T11:59:59.999999Z', b: '2026-11-21T12:00:00.000000Z' };
  for (const ids of [
    ['a', 'b'],
    ['b', 'a'],
  ])
    expect(moments(ids.map((id) => change(id, at)))).toEqual(expected);
});

it('holds the order of more changes than a millisecond has microseconds', () => {
  const ids = Array.from({ length: 2_002 }, (_, n) => String(n).padStart(4, '0'));
  const found = moments(ids.map((id, n) => change(id, after(n + 1))));
  const inOrder = ids.map((id) => found[id]);
  expect(inOrder).toEqual([...inOrder].sort());
  expect(new Set(inOrder).size).toBe(ids.length);
  expect([inOrder.at(-1), inOrder.at(-1001), inOrder.at(-1002), inOrder[0]]).toEqual([
    '2026-11-21T12:00:00.000000Z',
    '2026-11-21T11:59:59.999000Z',
    '2026-11-21T11:59:59.998999Z',
    '2026-11-21T11:59:59.997999Z',
  ]);
});
