import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { canary } from './canary';
import type { SigningKey } from './keys';
import { promote } from './promote';
import { currentCanary, currentRelease, lifetimeDays, selectionOf } from './publish';
import { historyOf, type Registry } from './registry';
import { buildOf, registryWith, track } from './registryFixture';
import { allChannels, renew } from './renew';

const dayMs = 86_400_000;
const start = Date.parse('2026-11-22T12:00:00Z');
const stable = { shell: buildOf('shell', 1), 'mf-scores': buildOf('mf-scores', 1) };

let registry: Registry;
let key: SigningKey;

const day = (number: number) => {
  const at = start + number * dayMs;
  jest.spyOn(Date, 'now').mockReturnValue(at);
  return at;
};

beforeEach(async () => {
  day(0);
  ({ registry, key } = await registryWith(['shell', 1], ['mf-scores', 1], ['mf-scores', 2]));
  await promote(registry, track, key, stable);
});
afterEach(() => void jest.restoreAllMocks());

describe('the time for which a release counts', () => {
  it('is let alone until half of it is over', async () => {
    expect(await renew(registry, track, key, day(lifetimeDays / 2 - 1))).toBeNull();
    expect(await historyOf(registry, track)).toEqual([1]);
  });

  it('begins again with the same builds under a new number, once', async () => {
    const now = day(lifetimeDays / 2);
    const renewed = await renew(registry, track, key, now);
    expect(renewed).toMatchObject({
      seq: 2,
      expires: new Date(now + lifetimeDays * dayMs).toISOString(),
    });
    expect(selectionOf(renewed!)).toEqual(stable);
    expect(await currentRelease(registry, track)).toEqual(renewed);
    expect(await renew(registry, track, key, now)).toBeNull();
  });

  it('begins once where two renew at the same moment', async () => {
    const now = day(lifetimeDays - 1);
    const [one, other] = await Promise.all([
      renew(registry, track, key, now),
      renew(registry, track, key, now),
    ]);
    expect([one?.seq, other?.seq]).toEqual([2, 2]);
    expect(await historyOf(registry, track)).toEqual([1, 2]);
  });

  it('begins again for the canary beside it, whose devices keep their side', async () => {
    const tried = await canary(registry, track, key, 10, { 'mf-scores': buildOf('mf-scores', 2) });
    await renew(registry, track, key, day(lifetimeDays / 2));
    const running = await currentCanary(registry, track);
    expect(running).toMatchObject({ canary: { percent: 10, salt: tried.canary!.salt } });
    expect(selectionOf(running!)).toEqual(selectionOf(tried));
    for (const { expires } of [running!, (await currentRelease(registry, track))!])
      expect(Date.parse(expires!)).toBe(start + 1.5 * lifetimeDays * dayMs);
  });

  it('is that of every channel of a brand, and of no other brand', async () => {
    const widget = { ...track, channel: 'widget-v1' };
    const others = { ...track, brand: 'futbol' };
    for (const each of [widget, others]) await promote(registry, each, key, stable);
    const found = await allChannels(registry, [track]);
    expect(found).toEqual([track, widget]);
    const now = day(lifetimeDays / 2);
    for (const each of found) await renew(registry, each, key, now);
    expect(await historyOf(registry, widget)).toEqual([1, 2]);
    expect(await historyOf(registry, others)).toEqual([1]);
  });

  it('that is over begins again too', async () => {
    const renewed = await renew(registry, track, key, day(lifetimeDays + 1));
    expect(renewed).toMatchObject({ seq: 2 });
    expect(selectionOf(renewed!)).toEqual(stable);
  });
});
