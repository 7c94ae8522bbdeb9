import { describe, expect, it } from '@jest/globals';

import { createVisitors, defaultVisitorLimits } from './visitors';

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

  it('hold their sockets however long they ask for nothing', () => {
    const { visitors, clock } = open();
    visitors.enter('192.0.2.1');
    visitors.enter('192.0.2.1');
    clock.ms = 60_000;
    visitors.sweep();
    expect(visitors.enter('192.0.2.1')).toBeNull();
  });

  it('are many behind a carrier’s gateway: a thousand sockets, each with two pages full of topics', () => {
    let ms = 0;
    const visitors = createVisitors(defaultVisitorLimits, () => ms);
    const all = Array.from({ length: 1_000 }, () => visitors.enter('192.0.2.1'));
    expect(all.every(Boolean)).toBe(true);
    expect(visitors.enter('192.0.2.1')).toBeNull();
    expect([all[0]?.mayAsk(401), all[0]?.mayAsk(400), all[0]?.mayAsk(1)]).toEqual([
      false,
      true,
      false,
    ]);
    // 10,000 at once together: 25 sockets use all.
    for (const visitor of all.slice(1, 25)) expect(visitor?.mayAsk(400)).toBe(true);
    expect(all[25]?.mayAsk(1)).toBe(false);
    ms = 1_000;
    expect([all[0]?.mayAsk(21), all[0]?.mayAsk(20)]).toEqual([false, true]);
    expect([all[26]?.mayAsk(400), all[27]?.mayAsk(81), all[27]?.mayAsk(80)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
