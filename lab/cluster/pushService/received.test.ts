import { expect, it } from '@jest/globals';

import { Received } from './received';

const loud = (atMs: number) => ({ atMs, isRepeat: false });
const quiet = (atMs: number) => ({ atMs, isRepeat: true });

it('counts each notification of each app once', () => {
  const received = new Received();
  for (const app of ['one', 'two']) for (const id of ['1', '2']) received.take(app, id, loud(0));
  expect(received.figures()).toEqual({ all: 4, repeated: 0, doubled: 0, doubles: {} });
});

it('holds one that says it is a repeat for unheard', () => {
  const received = new Received();
  received.take('one', '1', loud(0));
  received.take('one', '1', quiet(5));
  expect(received.figures()).toMatchObject({ all: 2, repeated: 1, doubled: 0 });
});

it('hears a repeat where the first never came', () => {
  const received = new Received();
  received.take('one', '1', quiet(5));
  expect(received.figures()).toMatchObject({ all: 1, repeated: 0, doubled: 0 });
});

it.each([
  ['comes twice', [loud(0), loud(7)]],
  ['comes after its repeat', [quiet(0), loud(7)]],
])('says when one %s', (_how, arrivals) => {
  const received = new Received();
  for (const arrival of arrivals) received.take('one', '1', arrival);
  expect(received.figures()).toMatchObject({ doubled: 1, doubles: { 'one 1': arrivals } });
});
