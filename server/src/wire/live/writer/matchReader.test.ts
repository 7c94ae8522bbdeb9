import { describe, expect, it, jest } from '@jest/globals';
import type { MatchImage } from '@scoreline/shared-lib/contract';
import { pino } from 'pino';

import { createMatchReader } from './matchReader';
import { summaryOf } from '../testing';

const imageOf = (matchId: number): MatchImage => ({
  ...{ summary: summaryOf(matchId), incidents: {}, statistics: {}, odds: {}, momentum: {} },
});

/** A reader whose database answers on the test's signal. */
function openReader({ there }: { there: number[] }) {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const wanted = new Set<number>();
  const images: string[] = [];
  const waiting: { matchId: number; answer(): void }[] = [];
  const source = {
    loadSummaries: jest.fn(async () => []),
    loadWindow: jest.fn(async () => []),
    whichExist: jest.fn(async (ids: number[]) => ids.filter((id) => there.includes(id))),
    loadMatch: jest.fn(
      (matchId: number) =>
        new Promise<MatchImage>((resolve) =>
          waiting.push({ matchId, answer: () => resolve(imageOf(matchId)) }),
        ),
    ),
  };
  const published = {
    image: () => null,
    replace: (topic: string) => void images.push(topic),
    append: () => undefined,
    wanted: (matchId: number) => wanted.has(matchId),
    missing: (topic: string) => void images.push(`no ${topic}`),
  };
  const logger = pino({ level: 'silent' });
  const reader = createMatchReader({ source, now: () => clock.now, logger, published });
  const open = (...ids: number[]) => {
    for (const id of ids) {
      wanted.add(id);
      reader.open(id);
    }
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const answerNext = async () => {
    waiting.shift()?.answer();
    await settle();
  };
  const underWay = () => waiting.map(({ matchId }) => matchId);
  return { reader, source, wanted, images, clock, open, settle, answerNext, underWay };
}

const invented = Array.from({ length: 20_000 }, (_, index) => 1_000_000 + index);

describe('the reader of single matches', () => {
  it('skips what nobody wants any more, however much it was', async () => {
    const test = openReader({ there: [1] });
    test.open(...invented);
    test.wanted.clear();
    test.open(1);
    await test.settle();
    expect(test.underWay()).toEqual([1]);
    // The first lot was under way before anybody had left.
    expect(test.source.whichExist.mock.calls.flat(2).length).toBeLessThanOrEqual(201);
  });

  it('asks once for many whether they are there, and remembers those that are not', async () => {
    const test = openReader({ there: [1] });
    test.open(...invented.slice(0, 400), 1);
    for (let turn = 0; turn < 10; turn++) await test.settle();
    const asked = test.source.whichExist.mock.calls.length;
    expect(asked).toBeLessThanOrEqual(4);
    expect(test.underWay()).toEqual([1]);
    test.images.length = 0;
    test.open(...invented.slice(0, 400));
    await test.settle();
    expect(test.images).toHaveLength(400);
    expect(test.source.whichExist).toHaveBeenCalledTimes(asked);
  });

  it('looks again for a match that was missing once it changes, or after a minute', async () => {
    const there = [] as number[];
    const test = openReader({ there });
    test.open(7, 8);
    await test.settle();
    expect(test.images).toEqual(['no match:7', 'no match:8']);
    there.push(7, 8);
    test.reader.changed([7]);
    test.open(7);
    await test.settle();
    expect(test.underWay()).toEqual([7]);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    test.open(8);
    await test.settle();
    expect(test.underWay()).toEqual([7, 8]);
  });

  it('reads matches that changed before new ones, four at a time', async () => {
    const there = [1, 2, 3, 4, 5, 6, 7, 8];
    const test = openReader({ there });
    test.open(1, 2, 3, 4, 5, 6);
    await test.settle();
    expect(test.underWay()).toEqual([1, 2, 3, 4]);
    test.wanted.add(7).add(8);
    test.reader.changed([7, 8]);
    await test.answerNext();
    await test.answerNext();
    expect(test.underWay()).toEqual([3, 4, 7, 8]);
  });

  it('reads one again that changes while it is read, and never twice at once', async () => {
    const test = openReader({ there: [1] });
    test.open(1);
    await test.settle();
    test.reader.changed([1]);
    test.open(1);
    await test.settle();
    expect(test.underWay()).toEqual([1]);
    await test.answerNext();
    expect(test.underWay()).toEqual([1]);
    test.reader.stop();
  });
});
