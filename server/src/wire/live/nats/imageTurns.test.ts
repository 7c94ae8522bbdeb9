import { beforeEach, describe, expect, it } from '@jest/globals';

import { createImageTurns } from './imageTurns';

const [football, basketball] = ['matches:football', 'matches:basketball'];
const delta = '{"op":"delta","seq":7}';
const image = '{"op":"image","seq":7}';
let turns: ReturnType<typeof createImageTurns>;
beforeEach(() => {
  turns = createImageTurns();
});

/** The deltas, counted from 1, with which the topic's image is due. */
const dueOf = (deltas: number, topic = football) =>
  Array.from({ length: deltas }, (_, at) => at + 1).filter(() => turns.isDue(topic, delta));

describe('the image of a topic', () => {
  it('is due with the first frame and with every 64th', () => {
    expect(dueOf(130)).toEqual([1, 64, 128]);
  });

  it('is due whenever a frame is one', () => {
    dueOf(10);
    expect([turns.isDue(football, image), turns.isDue(football, delta)]).toEqual([true, false]);
  });

  it('is a matter of each topic for itself', () => {
    dueOf(10);
    expect(dueOf(3, basketball)).toEqual([1]);
    turns.forget(basketball);
    expect([dueOf(3), dueOf(3, basketball)]).toEqual([[], [1]]);
  });

  it('is due with the first frame of a term', () => {
    dueOf(10);
    dueOf(10, basketball);
    turns.forgetAll();
    expect([dueOf(3), dueOf(3, basketball)]).toEqual([[1], [1]]);
  });
});
