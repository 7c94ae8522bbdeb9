import { setImmediate as soon } from 'node:timers';

import { expect, it } from '@jest/globals';

import { inTurns } from './inTurns';

it('gives all items in order, and lets others work between two parts, empty ones too', async () => {
  let turns = 0;
  let over = false;
  const count = () => {
    turns += 1;
    if (!over) soon(count);
  };
  soon(count);
  const seen: number[] = [];
  function* parts(): Generator<number[]> {
    for (const part of [[1, 2], [], [], [3]]) {
      seen.push(turns);
      yield part;
    }
  }
  const items: number[] = [];
  for await (const item of inTurns<number>(parts())) items.push(item);
  over = true;
  expect(items).toEqual([1, 2, 3]);
  expect(new Set(seen).size).toBe(seen.length);
});
