import { describe, expect, it } from '@jest/globals';

import { createVisitors } from './visitors';

const limits = {
  socketsByAddress: 2,
  topicsBySocket: { burst: 3, perSecond: 1 },
  topicsByAddress: { burst: 5, perSecond: 1 },
};

function open() {
  const clock = { ms: 0 };
  return { clock, visitors: createVisitors(limits, () => clock.ms) };
}

describe('visitors of the live socket', () => {
  it('hold so many sockets an address; one that closes twice frees one place', () => {
    const { visitors } = open();
    const [first, second] = [visitors.enter('192.0.2.1'), visitors.enter('192.0.2.1')];
    expect([first, second, visitors.enter('192.0.2.1')].map(Boolean)).toEqual([true, true, false]);
    expect(visitors.enter('192.0.2.2')).not.toBeNull();
    first?.left();
    first?.left();
    expect([visitors.enter('192.0.2.1'), visitors.enter('192.0.2.1')].map(Boolean)).toEqual([
      true,
      false,
    ]);
  });

  it('ask for so many topics a socket, an address, and more with time', () => {
    const { visitors, clock } = open();
    const [first, second] = [visitors.enter('192.0.2.1'), visitors.enter('192.0.2.1')];
    expect([first?.mayAsk(4), first?.mayAsk(3), first?.mayAsk(1)]).toEqual([false, true, false]);
    expect([second?.mayAsk(3), second?.mayAsk(2)]).toEqual([false, true]);
    clock.ms = 2_000;
    expect([first?.mayAsk(2), first?.mayAsk(1)]).toEqual([true, false]);
  });

  it('are remembered until what they spent has come back', () => {
    const { visitors, clock } = open();
    const visitor = visitors.enter('192.0.2.1');
    visitor?.mayAsk(3);
    visitors.sweep();
    visitor?.left();
    clock.ms = 2_999;
    visitors.sweep();
    expect(visitors.addresses()).toBe(1);
    clock.ms = 3_000;
    visitors.sweep();
    expect(visitors.addresses()).toBe(0);
  });
});
