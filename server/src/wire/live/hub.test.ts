import { afterEach, describe, expect, it } from '@jest/globals';
import {
  applyMergePatch,
  type MatchesImage,
  type MatchImage,
} from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { Registry } from 'prom-client';

import { openLiveTests, summaryOf } from './testing';

const football = 'matches:football';
const { start, connect, closeAll } = openLiveTests();

const home = (score: number) => ({ ...summaryOf(1).home, score });

afterEach(closeAll);

describe('live socket', () => {
  it('sends the image, then deltas numbered by one', async () => {
    const test = await start();
    const client = await connect(test, football);
    const image = await client.next('image');
    expect(image.data).toMatchObject({ 1: { eventId: 1, home: { score: 0 } } });
    for (const score of [1, 2]) {
      test.change(1, { home: home(score) });
      const delta = await client.next('delta');
      expect(delta).toMatchObject({ topic: football, seq: image.seq + score });
      expect(delta.data).toEqual({ 1: { home: { score } } });
    }
  });

  it('says which number a list had before a change', async () => {
    const test = await start();
    const client = await connect(test, football);
    const { seq } = await client.next('image');
    const before = performance.now();
    test.change(1, { home: home(1) });
    await client.next('delta');
    const numbers = [before, performance.now()].map((at) => test.hub.seqAt(football, at));
    expect(numbers).toEqual([seq, seq + 1]);
    expect(test.hub.seqAt(football, 0)).toBeNull();
  });

  it('joins changes that come together in one delta, and is silent where nothing changed', async () => {
    const test = await start({ matches: new Map([1, 2, 3].map((id) => [id, summaryOf(id)])) });
    const client = await connect(test, football);
    await client.next('image');
    test.change(3, {});
    test.change(1, { home: home(1) });
    test.change(2, { revision: 2 });
    expect((await client.next('delta')).data).toEqual({
      1: { home: { score: 1 } },
      2: { revision: 2 },
    });
  });

  it('resumes by deltas, by nothing when up to date, and by an image otherwise', async () => {
    const test = await start();
    const first = await connect(test, football);
    const { seq } = await first.next('image');
    test.change(1, { home: home(1) });
    await first.next('delta');
    test.change(1, { home: home(2) });
    await first.next('delta');

    const resumed = await connect(test);
    resumed.send({ op: 'subscribe', id: 1, topics: [football], since: { [football]: seq } });
    expect((await resumed.next('delta')).seq).toBe(seq + 1);
    expect((await resumed.next('delta')).seq).toBe(seq + 2);
    resumed.send({ op: 'subscribe', id: 2, topics: [football], since: { [football]: seq + 2 } });
    resumed.send({ op: 'ping' });
    await resumed.next('heartbeat');
    expect(resumed.frames.map((frame) => frame.op)).toEqual(['delta', 'delta', 'heartbeat']);

    for (const since of [seq + 3, seq - 1, 0, Number.MAX_SAFE_INTEGER]) {
      const other = await connect(test);
      other.send({ op: 'subscribe', id: 1, topics: [football], since: { [football]: since } });
      expect(await other.next('image')).toMatchObject({ seq: seq + 2 });
    }
  });

  it('tells one match in full, and only to who asked', async () => {
    const test = await start();
    const client = await connect(test, 'match:1');
    const image = await client.next('image');
    expect(image.data).toMatchObject({ summary: { eventId: 1 }, incidents: {}, odds: {} });
    test.change(1, { home: home(1) });
    const delta = await client.next('delta');
    expect(delta).toMatchObject({ topic: 'match:1', data: { summary: { home: { score: 1 } } } });
    expect(client.frames.every((frame) => !('topic' in frame) || frame.topic === 'match:1')).toBe(
      true,
    );
  });

  it('lets a match enter and leave the list with the clock', async () => {
    const test = await start();
    const client = await connect(test, football);
    await client.next('image');
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    test.change(2, { status: 'notStarted', clock: null, startTime: days(0.9) });
    expect((await client.next('delta')).data).toMatchObject({ 2: { eventId: 2 } });
    test.change(2, { startTime: days(1.1) });
    expect((await client.next('delta')).data).toEqual({ 2: null });
    test.matches.delete(1);
    test.hub.matchesChanged([1]);
    expect((await client.next('delta')).data).toEqual({ 1: null });
  });

  it('stops after unsubscribe', async () => {
    const test = await start();
    const client = await connect(test, football);
    await client.next('image');
    client.send({ op: 'unsubscribe', id: 2, topics: [football, 'match:9'] });
    client.send({ op: 'ping' });
    await client.next('heartbeat');
    const other = await connect(test, football);
    await other.next('image');
    test.change(1, { home: home(1) });
    await other.next('delta');
    client.send({ op: 'ping' });
    await client.next('heartbeat');
    expect(client.frames.filter((frame) => frame.op === 'delta')).toEqual([]);
  });

  it('gives a fresh image of a match that changed while nobody listened', async () => {
    const test = await start();
    const first = await connect(test, 'match:1');
    await first.next('image');
    first.send({ op: 'unsubscribe', id: 2, topics: ['match:1'] });
    first.send({ op: 'ping' });
    await first.next('heartbeat');
    const list = await connect(test, football);
    await list.next('image');
    test.change(1, { home: home(4) });
    await list.next('delta');
    first.send({ op: 'subscribe', id: 3, topics: ['match:1'] });
    const scoreOf = (data: unknown) => (data as MatchImage).summary.home.score;
    while (scoreOf((await first.next('image')).data) !== 4);
  });

  it('goes on after the database failed', async () => {
    const matches = new Map([[1, summaryOf(1)]]);
    const test = await start({ matches });
    const client = await connect(test, football);
    const image = await client.next('image');
    const get = matches.get.bind(matches);
    matches.get = () => {
      matches.get = get;
      throw new Error('connection lost');
    };
    matches.set(1, summaryOf(1, { home: home(1), startTime: get(1)!.startTime }));
    test.hub.matchesChanged([1]);
    const delta = await client.next('delta');
    expect(applyMergePatch(image.data as MatchesImage, delta.data)[1]?.home.score).toBe(1);
  });

  it('conflates for a client that does not read, and holds a bounded buffer for it', async () => {
    const metrics = new Registry();
    const test = await start({ metrics, slowClientBytes: 32 * 1024 });
    const slow = await connect(test, football);
    await slow.next('image');
    slow.webSocket.pause();
    const quick = await connect(test, football);
    await quick.next('image');

    // Names of 200 KB: many times more than the system's sockets buffer.
    const rounds = 80;
    for (let score = 1; score <= rounds; score += 1) {
      test.change(1, { home: { ...home(score), name: `${score}`.padEnd(200_000, 'x') } });
      await quick.next('delta');
    }
    const { values } = await metrics.getSingleMetric('live_conflations_total')!.get();
    expect(firstItem(values).value).toBe(1);

    slow.webSocket.resume();
    const image = await slow.next('image');
    expect((image.data as MatchesImage)[1]?.home.score).toBe(rounds);
    const before = slow.frames.filter((frame) => frame.op === 'delta').length;
    expect(before).toBeLessThan(rounds);
    test.change(1, { home: home(rounds + 1) });
    const seqs = async () => (await slow.next('delta')).seq;
    for (let skipped = 0; skipped < before; skipped += 1) await seqs();
    expect(await seqs()).toBe(image.seq + 1);
  });
});
