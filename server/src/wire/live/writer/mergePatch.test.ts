import { describe, expect, it } from '@jest/globals';
import { applyMergePatch, type MergePatch } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt, valueIn } from '@scoreline/shared-lib/contract/lists';
import fc from 'fast-check';

import { createMergePatch } from './mergePatch';
import { TopicLog } from '../topics/topicLog';
import { deltaText, textFrame } from '../sockets/frame';

/** Removes nulls, because absent and null mean the same. */
function known(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([key, inner]) => [key, known(inner)]));
}

const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 3 }));
// Few keys, so that histories collide on them.
const key = fc.constantFrom('1', '2', 'home', 'score', 'clock', 'odds');
const inner = fc.dictionary(key, fc.oneof(leaf, fc.array(leaf, { maxLength: 3 })), { maxKeys: 4 });
const middle = fc.dictionary(key, fc.oneof(leaf, inner), { maxKeys: 4 });
const image: fc.Arbitrary<object> = fc.dictionary(key, fc.oneof(leaf, middle), { maxKeys: 5 });

const apply = (base: object, patch: MergePatch | undefined): object =>
  patch === undefined ? base : applyMergePatch(base, JSON.parse(JSON.stringify(patch)));

describe('merge patches', () => {
  it('image and deltas make the newest image, for any history and any place to come in', () => {
    fc.assert(
      fc.property(fc.array(image, { minLength: 1, maxLength: 12 }), fc.nat(), (history, from) => {
        const log = new TopicLog('matches:football', 7, firstItem(history));
        const images = new Map([[7, firstItem(history)]]);
        for (const next of history.slice(1)) {
          const patch = createMergePatch(log.image, next);
          if (!patch) continue;
          log.append(textFrame(deltaText(log.topic, log.seq + 1, patch)), next, 0);
          images.set(log.seq, next);
        }
        const since = 7 + (from % images.size);
        const deltas = log.framesSince(since)!.map(payload);
        expect(deltas.map((delta) => delta.seq)).toEqual(deltas.map((_, i) => since + 1 + i));
        const made = deltas.reduce((base, { data }) => apply(base, data), valueIn(images, since));
        expect(known(made)).toEqual(known(log.image));
      }),
      { numRuns: 500 },
    );
  });

  it('says nothing where nothing changed', () => {
    fc.assert(
      fc.property(image, (value) => {
        expect(createMergePatch(value, structuredClone(value))).toBeUndefined();
      }),
    );
  });

  it('says nothing of what is null and then absent, or the other way round', () => {
    expect(createMergePatch({ a: null, b: 1 }, { b: 1 })).toBeUndefined();
    expect(createMergePatch({ b: 1 }, { a: null, b: 1 })).toBeUndefined();
    expect(createMergePatch({ a: { c: null } }, { a: {} })).toBeUndefined();
    expect(createMergePatch({ a: 1, b: 1 }, { a: null })).toEqual({ a: null, b: null });
  });

  it('names what changed alone, and a list whole', () => {
    const before = { a: { x: 1, y: 2 }, list: [{ z: 1 }, { z: 2 }], end: [1, 2] };
    expect(createMergePatch(before, structuredClone(before))).toBeUndefined();
    expect(createMergePatch(before, { ...before, a: { x: 1, y: 3 } })).toEqual({ a: { y: 3 } });
    const list = [{ z: 1 }, { z: 3 }];
    expect(createMergePatch(before, { ...before, list })).toEqual({ list });
    expect(createMergePatch(before, { ...before, end: [1] })).toEqual({ end: [1] });
    expect(createMergePatch(before, { ...before, end: [1, 2, 3] })).toEqual({ end: [1, 2, 3] });
    expect(createMergePatch(before, { ...before, end: [1, null] })).toEqual({ end: [1, null] });
    expect(createMergePatch(before, { ...before, a: [1] })).toEqual({ a: [1] });
    expect(createMergePatch(before, { ...before, list: { 0: { z: 1 } } })).toEqual({
      list: { 0: { z: 1 } },
    });
  });

  it('keeps the identity of what is not named', () => {
    const before = { a: { x: 1 }, b: { y: { z: 1 }, w: {} } };
    const after = applyMergePatch(before, { b: { y: { z: 2 } } });
    expect(after.a).toBe(before.a);
    expect(after.b.w).toBe(before.b.w);
    expect(after).toEqual({ a: { x: 1 }, b: { y: { z: 2 }, w: {} } });
    expect(before.b.y.z).toBe(1);
  });

  // The examples of RFC 7396, appendix A.
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['["a","b"]', '["c","d"]', '["c","d"]'],
    ['{"a":"b"}', '["c"]', '["c"]'],
    ['{"a":"foo"}', 'null', 'null'],
    ['{"a":"foo"}', '"bar"', '"bar"'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
  ])('%s with %s is %s', (target, patch, result) => {
    expect(applyMergePatch(JSON.parse(target), JSON.parse(patch))).toEqual(JSON.parse(result));
  });
});

describe('deltas kept', () => {
  it('for two minutes, and at least 256 of them', () => {
    const log = new TopicLog('match:1', 1000, {});
    const add = (at: number) => log.append(Buffer.alloc(1), {}, at);
    for (let count = 0; count < 1_000; count += 1) add(0);
    expect(log.framesSince(1_000)).toHaveLength(1_000);
    for (let count = 0; count < 100; count += 1) add(130_000);
    expect(log.framesSince(log.seq - 256)).toHaveLength(256);
    expect(log.framesSince(1_000)).toBeNull();
    expect(log.framesSince(log.seq + 1)).toBeNull();
  });
});

function payload(frame: Buffer): { seq: number; data: MergePatch } {
  const header = itemAt(frame, 1) < 126 ? 2 : frame[1] === 126 ? 4 : 10;
  return JSON.parse(frame.subarray(header).toString());
}
