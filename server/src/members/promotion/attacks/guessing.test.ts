import { expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openDevice, openMemberApp } from '../../accounts/testing';

const asked: string[] = [];
const test = duringTests(() =>
  openMemberApp({
    config: { trustProxy: 1 },
    rateLimiter: {
      take(key) {
        asked.push(key);
        return Promise.resolve(0);
      },
      giveBack: () => Promise.resolve(),
    },
  }),
);

it('whoever has a whole network of addresses guesses codes no faster than from one', async () => {
  for (const host of ['1', 'ffff:2', 'a:b:3']) {
    const address = { 'x-forwarded-for': `2001:db8:1:2::${host}` };
    const device = await openDevice(test, `guess-${host}`, address);
    await device.call('promotion/invite', { promotionId: 1, code: 'AAAAAAAA' });
  }
  const limits = asked.filter((key) => key.startsWith('invites:'));
  expect(limits).toHaveLength(3);
  expect(new Set(limits).size).toBe(1);
});
