import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from '@jest/globals';
import type { Gifs } from '@scoreline/shared-lib/contract';
import { pino } from 'pino';

import { openMemberApp, unlimited } from '../../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { testingProgram } from '../../../store/testingProgram';
import { newMemberKey } from '../../two-step/memberKey';
import { newPromotionKey } from '../rounds/promotionKey';
import { createPromotions } from '../service';
import { createGifLibrary } from './library';

const apiKey = 'key-of-the-test';

/** Starts a stub of the library in a separate process. */
async function startGiphy() {
  const child: ChildProcess = spawn(
    process.execPath,
    [await testingProgram(resolve('e2e/counterparts/giphy/main.ts'))],
    {
      env: { PATH: process.env.PATH, GIF_API_KEY: apiKey },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  if (!child.stdout) throw new Error('The counterpart tells nothing.');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, stop: () => child.kill() };
}

async function openGifTest() {
  const giphy = await startGiphy();
  const openWith = (key: string | null) =>
    openMemberApp(({ db, now }) => {
      const keys = { memberKey: newMemberKey(), promotionKey: newPromotionKey() };
      const gifs = key ? createGifLibrary({ apiKey: key, apiUrl: giphy.url }) : undefined;
      const logger = pino({ level: 'silent' });
      return {
        ...unlimited,
        members: { promotions: createPromotions({ db, now, logger, ...keys, gifs }) },
      };
    });
  const [offered, refused, none] = [
    await openWith(apiKey),
    await openWith('x'),
    await openWith(null),
  ];
  return {
    ...{ offered, refused, none },
    async close() {
      for (const app of [offered, refused, none]) await app.close();
      giphy.stop();
    },
  };
}
const test = duringTests(openGifTest);

it('GIFs are found and shown from this site’s own address', async () => {
  const device = await test.offered.newDevice();
  const { data } = await device.call('promotion/gifs', { text: 'Goal' });
  const [gif, ...others] = (data as Gifs).gifs;
  expect(others).toEqual([]);
  expect(gif).toEqual({
    ...{ id: 'goal', title: 'goal GIF', width: 200, height: 113 },
    preview: '/promotion-gifs/goal/preview.gif',
    image: '/promotion-gifs/goal/image.gif',
  });
  const picture = await test.offered.app.inject({ url: gif!.image });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/gif');
  expect(picture.rawPayload.subarray(0, 4).toString()).toBe('GIF8');
  // This server didn't search for it; another server may have.
  const other = await test.offered.app.inject({ url: '/promotion-gifs/referee/preview.gif' });
  expect(other.statusCode).toBe(200);
  const popular = await device.call('promotion/gifs');
  expect((popular.data as Gifs).gifs).toHaveLength(6);
});

it.each([
  '/promotion-gifs/nothing/image.gif',
  '/promotion-gifs/goal/../x.gif',
  '/promotion-gifs/goal/big.gif',
])('%s is no picture', async (url) => {
  expect((await test.offered.app.inject({ url })).statusCode).toBe(404);
});

it('without a key, or with one that the library refuses, they are not offered', async () => {
  for (const app of [test.refused, test.none]) {
    const device = await app.newDevice();
    expect((await device.call('promotion/gifs', { text: 'goal' })).bizCode).toBe(13014);
  }
  expect((await test.none.app.inject({ url: '/promotion-gifs/goal/image.gif' })).statusCode).toBe(
    404,
  );
});

it('a search that fails is no fault of this site for anybody who waits for it, and is asked anew', async () => {
  const device = await test.offered.newDevice();
  const find = async (text: string) => {
    const { status, bizCode } = await device.call('promotion/gifs', { text });
    return [status, bizCode];
  };
  expect(await Promise.all([find('outage'), find('outage'), find('outage')])).toEqual([
    [200, 13014],
    [200, 13014],
    [200, 13014],
  ]);
  expect(await find('flaky goal')).toEqual([200, 13014]);
  expect(await find('flaky goal')).toEqual([200, 10000]);
});
