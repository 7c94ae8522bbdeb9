import { afterEach, expect, it } from '@jest/globals';
import type { PromotionImage } from '@scoreline/shared-lib/contract';

import { registerMember } from '../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { connectClient, memorySource, startTestHub, type TestHub } from '../../wire/live/testing';
import { promotionImage } from './live';
import { drawOnce, openPromotionTest, sureThing } from './testing';

const test = duringTests(openPromotionTest);
let hub: TestHub | undefined;
afterEach(() => hub?.close());

it('who watches a promotion sees each winner and what is left, without asking', async () => {
  const id = await test.openPromotion({ ...sureThing('vip', 5), entryChances: 3 });
  const source = {
    ...memorySource(new Map()),
    loadPromotion: (n: number) => promotionImage(test.db, n),
  };
  hub = await startTestHub({ source });
  const client = await connectClient(hub.url);
  client.send({ op: 'subscribe', id: 1, topics: [`promotion:${id}`] });
  const image = (await client.next('image')).data as PromotionImage;
  expect(image).toMatchObject({ draws: 0, left: { 1: 5 }, winners: {} });
  const device = await test.newDevice();
  await registerMember(test, device, 'live.winner@mail.example');
  const { draw } = await drawOnce(device, id);
  hub.hub.promotionChanged(id);
  const delta = (await client.next('delta')).data as Partial<PromotionImage>;
  expect(delta).toEqual({
    ...{ draws: 1, head: draw.proof.record.hash, headSignature: expect.any(String) },
    left: { 1: 4 },
    winners: { 1: { name: 'Live W.', prizeId: 1, at: draw.proof.record.at } },
  });
  client.webSocket.close();
});

it('draws that come fast are told together, and none is left out', async () => {
  const id = await test.openPromotion({ ...sureThing('vip', 9), entryChances: 9 });
  const source = {
    ...memorySource(new Map()),
    loadPromotion: (n: number) => promotionImage(test.db, n),
  };
  hub = await startTestHub({ source });
  const client = await connectClient(hub.url);
  client.send({ op: 'subscribe', id: 1, topics: [`promotion:${id}`] });
  await client.next('image');
  const device = await test.newDevice();
  await registerMember(test, device, 'live.fast@mail.example');
  // Draws may be slow on this machine, so the hub is notified of all of them at once.
  for (let n = 0; n < 9; n += 1) await drawOnce(device, id);
  for (let n = 0; n < 9; n += 1) hub.hub.promotionChanged(id);
  for (;;) {
    const { left } = (await client.next('delta')).data as Partial<PromotionImage>;
    if (left?.[1] === 0) break;
  }
  expect(client.frames.filter(({ op }) => op === 'delta').length).toBeLessThan(9);
  client.webSocket.close();
});

it('a promotion that there is not is an unknown topic', async () => {
  const source = {
    ...memorySource(new Map()),
    loadPromotion: (n: number) => promotionImage(test.db, n),
  };
  hub = await startTestHub({ source });
  const client = await connectClient(hub.url);
  client.send({ op: 'subscribe', id: 7, topics: ['promotion:999999'] });
  expect(await client.next('error')).toMatchObject({ id: 7, code: 'unknownTopic' });
  client.webSocket.close();
});
