import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { openTestConnection, type TestConnection } from '../testing';
import type { TopicStart } from './topicState';

const topic = 'matches:football';
const match = (eventId: number, score: number) => ({ eventId, home: { score } });
const startAt = (seq: number, ...matches: { eventId: number }[]): TopicStart => ({
  ...{ seq, wholeBy: 'eventId' },
  image: Object.fromEntries(matches.map((each) => [each.eventId, each])),
});

let test: TestConnection;
beforeEach(() => {
  jest.useFakeTimers();
  test = openTestConnection();
});
afterEach(() => {
  test.connection.close();
  jest.useRealTimers();
});

const listen = (beginning?: Parameters<typeof test.connection.subscribe>[2]) => {
  const listener = jest.fn();
  const leave = test.connection.subscribe(topic, listener, beginning);
  return { listener, leave };
};
const delta = (seq: number, data: unknown) => ({ op: 'delta' as const, topic, seq, data });
const image = (seq: number, data: unknown) => ({ op: 'image' as const, topic, seq, data });
const patchesOf = ({ listener }: ReturnType<typeof listen>) =>
  listener.mock.calls.map(([known, change]) => [known, (change as { patches?: unknown })?.patches]);

/** The `since` values of all subscribe requests. */
const asked = () =>
  test.socket().sent.flatMap((frame) => (frame.op === 'subscribe' ? [frame.since] : []));

describe('who begins with entries of its own', () => {
  it('asks for what came after them, and is told of it with what it has', async () => {
    const list = listen(startAt(7, match(1, 0), match(2, 0)));
    await test.open();
    expect(asked()).toEqual([{ [topic]: 7 }]);
    await test.say(delta(8, { 1: { home: { score: 1 } } }));
    expect(patchesOf(list)).toEqual([
      [{ 1: match(1, 1), 2: match(2, 0) }, [{ 1: { home: { score: 1 } } }]],
    ]);
  });

  it('is told of another entry only where that comes whole', async () => {
    const list = listen(startAt(7, match(1, 0)));
    await test.open();
    await test.say(delta(8, { 9: { home: { score: 3 } } }), delta(9, { 5: match(5, 0) }));
    expect(patchesOf(list).at(-1)?.[0]).toEqual({ 1: match(1, 0), 5: match(5, 0) });
  });

  it('takes the image where the server has let go of what came between', async () => {
    const list = listen(startAt(7, match(1, 0)));
    await test.open();
    await test.say(image(900, { 1: match(1, 4), 9: match(9, 2) }));
    await test.say(delta(901, { 9: { home: { score: 3 } } }));
    expect(patchesOf(list).map(([known]) => known)).toEqual([
      { 1: match(1, 4), 9: match(9, 2) },
      { 1: match(1, 4), 9: match(9, 3) },
    ]);
  });

  it('asks again from where it stands when the connection was away', async () => {
    listen(startAt(7, match(1, 0)));
    await test.open();
    await test.say(delta(8, { 1: { home: { score: 1 } } }));
    await test.breakOff();
    expect(asked()).toEqual([{ [topic]: 8 }]);
  });

  it('shares the topic with a list that knows no others, and is told what is known', async () => {
    listen(startAt(7, match(1, 0), match(2, 0)));
    await test.open();
    await test.say(delta(8, { 1: { home: { score: 1 } } }));
    const second = listen(startAt(7, match(1, 0)));
    await test.frame();
    expect(patchesOf(second)).toEqual([[{ 1: match(1, 1), 2: match(2, 0) }, undefined]]);
    expect(asked()).toHaveLength(1);
  });

  it('shares it with a newer list of others', async () => {
    const first = listen(startAt(7, match(1, 0)));
    await test.open();
    listen(startAt(8, match(2, 5)));
    await test.say(
      delta(8, { 2: { home: { score: 5 } } }),
      delta(9, { 2: { home: { score: 6 } } }),
    );
    expect(patchesOf(first).at(-1)?.[0]).toEqual({ 1: match(1, 0), 2: match(2, 6) });
    expect(asked()).toHaveLength(1);
  });

  it('begins at the older of two numbers where nobody was asked yet', async () => {
    listen(startAt(9, match(1, 0)));
    listen(startAt(7, match(2, 0)));
    await test.open();
    expect(asked()).toEqual([{ [topic]: 7 }]);
  });

  it('has the image asked for where an older list of others comes late', async () => {
    listen(startAt(7, match(1, 0)));
    await test.open();
    await test.say(delta(8, { 2: { home: { score: 1 } } }));
    const older = listen(startAt(7, match(2, 0)));
    await test.frame();
    await test.say(image(8, { 1: match(1, 0), 2: match(2, 1) }));
    expect(asked()).toEqual([{ [topic]: 7 }, {}]);
    expect(patchesOf(older)).toEqual([[{ 1: match(1, 0), 2: match(2, 1) }, undefined]]);
  });

  it.each([
    ['before', (list: () => void, whole: () => void) => (whole(), list())],
    ['after', (list: () => void, whole: () => void) => (list(), whole())],
  ])('leaves the image to who needs all of it and comes %s', async (_when, inOrder) => {
    inOrder(
      () => listen(startAt(7, match(1, 0))),
      () => listen(),
    );
    await test.open();
    expect(asked()).toEqual([{}]);
  });
});

describe('who wants changes alone', () => {
  it.each([
    ['before', (list: () => void, changes: () => void) => (changes(), list())],
    ['after', (list: () => void, changes: () => void) => (list(), changes())],
  ])('has no image asked for where a list comes %s', async (_when, inOrder) => {
    let changes: ReturnType<typeof listen> | undefined;
    inOrder(
      () => listen(startAt(7, match(1, 0))),
      () => (changes = listen('changes')),
    );
    await test.open();
    expect(asked()).toEqual([{ [topic]: 7 }]);
    await test.say(delta(8, { 9: { odds: 1 } }));
    expect(changes?.listener.mock.calls.at(-1)?.[1]).toMatchObject({
      patches: [{ 9: { odds: 1 } }],
    });
  });
});
