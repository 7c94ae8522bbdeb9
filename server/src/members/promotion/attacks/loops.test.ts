import { expect, it } from '@jest/globals';
import type { PromotionStanding } from '@scoreline/shared-lib/contract';

import { duringTests } from '@scoreline/database/duringTests';
import { ciphered, passwordLogin, type TestDevice } from '../../accounts/testing';
import { openPromotionTest, registerInvited } from '../testing';

// Friends who invite each other in a circle.
const test = duringTests(openPromotionTest);
let people = 0;

async function newMember(inviteCode?: string, email = `circle.no${++people}@mail.example`) {
  const device = await test.newDevice();
  return { device, email, ...(await registerInvited(test, device, email, inviteCode)) };
}

async function standingOf({ device }: { device: TestDevice }, promotionId: number) {
  const { data } = await device.call('promotion/standing', { promotionId });
  const { chances, friends } = data as PromotionStanding;
  return { chances, states: friends.map(({ state, reason = '' }) => `${state} ${reason}`.trim()) };
}

it('a circle of invites counts each friend once, and whoever began it for nobody', async () => {
  const id = await test.openPromotion();
  const first = await newMember();
  const second = await newMember(first.inviteCode);
  const third = await newMember(second.inviteCode);
  for (const { device, email } of [first, second, third])
    for (const { inviteCode } of [first, second, third])
      await device.call(ciphered('register-login'), { ...passwordLogin(email), inviteCode });
  expect(await standingOf(first, id)).toEqual({ chances: 2, states: ['qualified'] });
  expect(await standingOf(second, id)).toEqual({ chances: 3, states: ['qualified'] });
  expect(await standingOf(third, id)).toEqual({ chances: 2, states: [] });
});

it('whoever took part, left and comes back by a friend’s invite is no new friend', async () => {
  const id = await test.openPromotion();
  const first = await newMember();
  expect((await standingOf(first, id)).chances).toBe(1);
  const second = await newMember(first.inviteCode);
  await test.db.deleteFrom('users').where('id', '=', first.userId).execute();
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const back = await newMember(second.inviteCode, first.email.replace('.no', 'no'));
  expect(await standingOf(back, id)).toEqual({ chances: 0, states: [] });
  expect(await standingOf(second, id)).toEqual({ chances: 2, states: ['notCounted sameMail'] });
});
