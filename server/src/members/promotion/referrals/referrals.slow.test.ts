import { expect, it } from '@jest/globals';
import type { LoginData, PromotionStanding } from '@scoreline/shared-lib/contract';

import { ciphered, type TestDevice } from '../../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { drawOnce, openPromotionTest, registerInvited } from '../testing';
import { fraudText } from '../operators/format';
import { suspicions } from '../operators/queries';
import { plainMail } from './marks';
import { shortName } from './names';

const test = duringTests(openPromotionTest);
let people = 0;

async function newMember(
  inviteCode?: string,
  change: { email?: string; device?: TestDevice } = {},
) {
  const device = change.device ?? (await test.newDevice());
  const email = change.email ?? `friend.no${++people}@mail.example`;
  const login = await registerInvited(test, device, email, inviteCode);
  return { device, email, ...login };
}

const standingOf = async ({ device }: { device: TestDevice }, promotionId: number) =>
  (await device.call('promotion/standing', { promotionId })).data as PromotionStanding;

it('a friend who registers, proves the address and has a device of their own gives both a chance', async () => {
  const id = await test.openPromotion();
  const inviter = await newMember(undefined, { email: 'ana.martin@mail.example' });
  const device = await test.newDevice();
  const request = {
    type: 'password',
    email: 'luis.gil@mail.example',
    password: 'orange tram at noon',
  };
  await device.call(ciphered('register-login'), { ...request, inviteCode: inviter.inviteCode });
  expect(await standingOf(inviter, id)).toMatchObject({
    chances: 1,
    friends: [{ name: 'Luis G.', state: 'pending' }],
    code: inviter.inviteCode,
  });
  const friend = await newMember(inviter.inviteCode, { email: 'luis.gil@mail.example', device });
  expect(await standingOf(inviter, id)).toMatchObject({
    chances: 2,
    friends: [{ name: 'Luis G.', state: 'qualified' }],
  });
  expect((await standingOf(friend, id)).chances).toBe(2);
  expect((await drawOnce(inviter.device, id)).bizCode).toBe(10000);
  expect((await drawOnce(friend.device, id)).bizCode).toBe(10000);
  const invited = await friend.device.call('promotion/invite', {
    ...{ promotionId: id, code: inviter.inviteCode.toLowerCase() },
  });
  expect(invited.data).toEqual({ inviter: 'Ana M.' });
  const nobody = await friend.device.call('promotion/invite', {
    promotionId: id,
    code: 'AAAAAAAA',
  });
  expect(nobody.bizCode).toBe(11014);
});

it('signing in again, or many times at once, gives nothing more', async () => {
  const id = await test.openPromotion();
  const inviter = await newMember();
  const friend = await newMember(inviter.inviteCode);
  const login = { type: 'password', email: friend.email, password: 'orange tram at noon' };
  await Promise.all(
    Array.from({ length: 5 }, () => friend.device.call(ciphered('register-login'), login)),
  );
  expect((await standingOf(inviter, id)).chances).toBe(2);
});

const reasonOf = async (inviter: { device: TestDevice }, id: number) => {
  const { chances, friends } = await standingOf(inviter, id);
  return { chances, state: friends[0]?.state, reason: friends[0]?.reason };
};

it('inviting oneself at the same device does not count', async () => {
  const id = await test.openPromotion();
  const inviter = await newMember();
  const other = await newMember(inviter.inviteCode, { device: inviter.device });
  const back = { type: 'password', email: inviter.email, password: 'orange tram at noon' };
  expect((await standingOf(other, id)).chances).toBe(1);
  await inviter.device.call(ciphered('register-login'), back);
  expect(await reasonOf(inviter, id)).toEqual({
    ...{ chances: 1, state: 'notCounted', reason: 'sameDevice' },
  });
});

it('inviting oneself by the same mailbox does not count: dots and tags change nothing', async () => {
  const id = await test.openPromotion();
  const inviter = await newMember(undefined, { email: 'eva.rey@mail.example' });
  for (const email of ['evarey+two@mail.example', 'e.v.a.rey@mail.example']) {
    await newMember(inviter.inviteCode, { email });
    expect(await reasonOf(inviter, id)).toEqual({
      ...{ chances: 1, state: 'notCounted', reason: 'sameMail' },
    });
  }
});

it('one friend under two spellings of an address counts once', async () => {
  const id = await test.openPromotion();
  const inviter = await newMember();
  await newMember(inviter.inviteCode, { email: 'twice@mail.example' });
  await newMember(inviter.inviteCode, { email: 'tw.ice+again@mail.example' });
  expect(await reasonOf(inviter, id)).toEqual({
    ...{ chances: 2, state: 'notCounted', reason: 'sameMail' },
  });
});

it('friends of a program that makes up device ids stay pending until they log in on a registered device', async () => {
  const id = await test.openPromotion();
  const inviter = await newMember();
  const program = await test.newDevice();
  for (const n of [1, 2, 3, 4]) {
    const device: TestDevice = {
      ...(await test.newDevice()),
      call: (path, request, headers) =>
        program.call(path, request, { deviceId: `made-up-device-${n}`, ...headers }),
    };
    await newMember(inviter.inviteCode, { email: `made-up-${n}@mail.example`, device });
  }
  const { chances, friends } = await standingOf(inviter, id);
  expect(chances).toBe(1);
  expect(friends.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending', 'pending']);
  await newMember(undefined, { email: 'made-up-1@mail.example' });
  expect((await standingOf(inviter, id)).chances).toBe(2);
});

it('a device that had a member before does not count, even one who has left', async () => {
  const id = await test.openPromotion();
  const [inviter, stranger] = [await newMember(), await newMember()];
  await newMember(inviter.inviteCode, { device: stranger.device });
  expect(await reasonOf(inviter, id)).toMatchObject({ chances: 1, reason: 'usedDevice' });
  const friend = await newMember(inviter.inviteCode);
  await test.db.deleteFrom('users').where('id', '=', friend.userId).execute();
  await newMember(inviter.inviteCode, { device: friend.device });
  expect(await reasonOf(inviter, id)).toMatchObject({ chances: 2, reason: 'usedDevice' });
});

it('a household and an inviter have limits a day, which end with it', async () => {
  const id = await test.openPromotion({ householdADay: 2, friendsADay: 3 });
  const inviter = await newMember();
  for (let n = 0; n < 3; n += 1) await newMember(inviter.inviteCode);
  expect(await reasonOf(inviter, id)).toMatchObject({ chances: 3, reason: 'householdLimit' });
  const inside = await test.openPromotion({ householdADay: 50, friendsADay: 3 });
  const many = await newMember();
  for (let n = 0; n < 4; n += 1) await newMember(many.inviteCode);
  expect(await reasonOf(many, inside)).toMatchObject({ chances: 4, reason: 'dailyLimit' });
  test.clock.now = new Date(test.clock.now.getTime() + 86_400_000);
  const next = await newMember(many.inviteCode);
  expect((await standingOf(next, inside)).chances).toBe(2);
  expect(fraudText(await suspicions(test.db, inside))).toContain('1 daily limit');
});

it('a friend who leaves stays counted, nameless', async () => {
  const id = await test.openPromotion();
  const inviter = await newMember();
  const friend = await newMember(inviter.inviteCode);
  await test.db.deleteFrom('users').where('id', '=', friend.userId).execute();
  expect(await standingOf(inviter, id)).toMatchObject({
    chances: 2,
    friends: [{ name: '', state: 'qualified' }],
  });
});

it('who comes without an invite, or by a code of nobody, is nobody’s friend', async () => {
  const id = await test.openPromotion();
  const inviter = await newMember();
  await newMember();
  const stray: LoginData = await newMember('ZZZZZZZZ');
  expect(stray.userId).toBeGreaterThan(0);
  expect((await standingOf(inviter, id)).friends).toEqual([]);
});

it('plain addresses and short names', () => {
  expect(plainMail('A.n.a+tag@GoogleMail.com')).toBe('ana@gmail.com');
  const named = (third_party_name: string, email: string | null = null) =>
    shortName({ third_party_name, email });
  expect(named('Ana María Martín')).toBe('Ana M.');
  expect(named('Pelé')).toBe('Pelé');
  expect(named('', 'ana.martin+x@mail.example')).toBe('Ana M.');
  expect(named('', 'xk42@mail.example')).toBe('Xk…');
  expect(named('')).toBe('');
  expect(shortName(null)).toBe('');
});
