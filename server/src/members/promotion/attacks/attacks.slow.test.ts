import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import {
  type Draw,
  findFault,
  type PromotionRecords,
  type PromotionStanding,
} from '@scoreline/shared-lib/contract';

import { duringTests } from '@scoreline/database/duringTests';
import { openDevice, passwordLogin, registerMember, type TestDevice } from '../../accounts/testing';
import { nodeCrypto } from '../audit/nodeCrypto';
import { closePromotion, createPromotion } from '../rounds/lifecycle';
import { drawOnce, drawRequest, openPromotionTest, sureThing, testFile } from '../testing';

// Attacks by members who know the protocol and nothing else.
const test = duringTests(openPromotionTest);
let members = 0;

async function newMember(email = `attacker-${++members}@mail.example`) {
  const device = await test.newDevice();
  const { userId, inviteCode } = await registerMember(test, device, email);
  return { device, userId, inviteCode, email };
}

const chancesOf = async (device: TestDevice, promotionId: number) =>
  ((await device.call('promotion/standing', { promotionId })).data as PromotionStanding).chances;

/** Signs the same member in at another device. */
async function elsewhere(email: string, headers: Record<string, string> = {}) {
  const device = await openDevice(test, `elsewhere-${randomUUID()}`, headers);
  await device.call('patron/frontend/ciphered/register-login', passwordLogin(email));
  return device;
}

it('draws of one chance from two devices at once, under one key and under many, are one draw', async () => {
  const id = await test.openPromotion();
  const { device, email } = await newMember();
  const other = await elsewhere(email);
  const shared = drawRequest(id);
  const requests = [shared, shared, ...Array.from({ length: 6 }, () => drawRequest(id))];
  const answers = await Promise.all(
    requests.flatMap((request) =>
      [device, other].map((from) => from.call('promotion/draw', request)),
    ),
  );
  const tickets = answers.flatMap(({ data }) => (data ? [(data as Draw).ticket] : []));
  expect(new Set(tickets).size).toBe(1);
  const refusals = answers.filter(({ data }) => !data).map(({ bizCode }) => bizCode);
  expect(new Set(refusals)).toEqual(new Set([13010]));
  expect(await chancesOf(other, id)).toBe(0);
});

it('of 500 draws of one chance at once, each under a key of its own, one is made', async () => {
  const id = await test.openPromotion();
  const { device } = await newMember();
  const answers = await Promise.all(Array.from({ length: 500 }, () => drawOnce(device, id)));
  expect(answers.filter(({ bizCode }) => bizCode === 10000)).toHaveLength(1);
  expect(answers.filter(({ bizCode }) => bizCode === 13010)).toHaveLength(499);
  const audit = await test.audit(id);
  expect(audit.rounds[0]?.records).toHaveLength(1);
  expect(await findFault(audit, nodeCrypto)).toBeNull();
});

it('a key of another member is another draw, and says nothing of the first', async () => {
  const id = await test.openPromotion();
  const [victim, thief] = [await newMember(), await newMember()];
  const { request, draw } = await drawOnce(victim.device, id);
  const { data } = await thief.device.call('promotion/draw', request);
  expect((data as Draw).ticket).toBe(draw.ticket + 1);
  expect(await chancesOf(victim.device, id)).toBe(0);
  expect(await chancesOf(thief.device, id)).toBe(0);
});

it('a key sent again under other letters is the same draw; with another random it is refused', async () => {
  const id = await test.openPromotion({ entryChances: 2 });
  const { device } = await newMember();
  const { request, draw } = await drawOnce(device, id);
  const upper = await device.call('promotion/draw', {
    ...{ ...request, key: request.key.toUpperCase() },
  });
  expect(upper.data).toEqual(draw);
  for (const forged of [
    { clientRandom: 'f'.repeat(32) },
    { clientRandom: request.clientRandom.toUpperCase() },
    { key: `{${request.key}}` },
    { key: request.key.replaceAll('-', '') },
    { key: [request.key] },
    { key: `${request.key} ` },
  ])
    expect((await device.call('promotion/draw', { ...request, ...forged })).bizCode).toBe(11000);
  expect(await chancesOf(device, id)).toBe(1);
});

it('nobody reads another member’s records or claims another’s prize, whatever ticket is named', async () => {
  const id = await test.openPromotion(sureThing('thing', 5));
  const [victim, thief] = [await newMember(), await newMember()];
  const { draw } = await drawOnce(victim.device, id);
  for (const cursor of [undefined, '2', '9999999999', '-1', '0', "1' OR '1'='1", 'null'])
    expect(
      (await thief.device.call('promotion/records', { promotionId: id, cursor })).data,
    ).toEqual({ records: [], cursor: null } satisfies PromotionRecords);
  const form = { name: 'T', street: 'S', postalCode: '', city: 'C', country: 'ES' };
  for (const ticket of [draw.ticket, draw.ticket + 1, 2 ** 31, Number.MAX_SAFE_INTEGER])
    expect([11000, 11015]).toContain(
      (await thief.device.call('promotion/claim', { promotionId: id, ticket, form })).bizCode,
    );
});

it('a prize is claimed once: two at once are one, and after its deadline nothing is changed', async () => {
  const id = await test.openPromotion(sureThing('thing', 5));
  const { device, email } = await newMember();
  const { draw } = await drawOnce(device, id);
  const form = { name: 'A', street: 'S', postalCode: '', city: 'C', country: 'ES' };
  const claim = { promotionId: id, ticket: draw.ticket, form };
  const both = await Promise.all([1, 2].map(() => device.call('promotion/claim', claim)));
  expect(both.map(({ bizCode }) => bizCode)).toEqual([10000, 10000]);
  const before = test.clock.now;
  test.clock.now = new Date(Date.parse(draw.deadline!));
  const late = await elsewhere(email);
  expect((await late.call('promotion/claim', claim)).bizCode).toBe(13013);
  test.clock.now = before;
});

it('a round that is not open yet, or is closed, gives nothing, and its keys stay unused', async () => {
  const announced = await createPromotion(test.deps, testFile());
  const later = await test.openPromotion({ opensAt: '2026-12-01T00:00:00Z' });
  const over = await test.openPromotion();
  const { device } = await newMember();
  await closePromotion(test.deps, over);
  for (const id of [announced, later, over]) {
    expect((await drawOnce(device, id)).bizCode).toBe(13011);
    expect(await chancesOf(device, id)).toBe(1);
  }
});

it('whoever has one mailbox begins with the chances of one, under however many spellings, and after leaving too', async () => {
  const id = await test.openPromotion();
  const first = await newMember('one.box@mail.example');
  expect(await chancesOf(first.device, id)).toBe(1);
  for (const email of ['onebox+2@mail.example', 'o.n.e.box@mail.example']) {
    const again = await newMember(email);
    expect(await chancesOf(again.device, id)).toBe(0);
    expect((await drawOnce(again.device, id)).bizCode).toBe(13010);
  }
  await test.db.deleteFrom('users').where('id', '=', first.userId).execute();
  const back = await newMember('one.box@mail.example');
  expect(await chancesOf(back.device, id)).toBe(0);
});

it.each([2 ** 31, 2 ** 31 - 1, Number.MAX_SAFE_INTEGER, 0, -1, 1.5, '1', null])(
  'promotion %s is unknown or refused, never a fault of the server',
  async (promotionId) => {
    const { device } = await newMember();
    const requests: Record<string, object> = {
      ...{ overview: {}, roll: {}, detail: {}, standing: {}, records: {}, winners: {} },
      draw: { key: randomUUID(), clientRandom: 'a'.repeat(32) },
      invite: { code: 'AAAAAAAA' },
      claim: {
        ticket: 1,
        form: { name: 'A', street: 'S', postalCode: '', city: 'C', country: 'ES' },
      },
    };
    for (const [operation, request] of Object.entries(requests)) {
      const answer = await device.call(`promotion/${operation}`, { promotionId, ...request });
      expect({ operation, status: answer.status }).toEqual({ operation, status: 200 });
      expect([11000, 11013]).toContain(answer.bizCode);
    }
  },
);

it('texts that a database cannot hold are refused, never a fault of the server', async () => {
  const id = await test.openPromotion();
  const { device } = await newMember();
  for (const code of ['\0', 'A\0B', '\ud800', 'İ'.repeat(64)])
    expect((await device.call('promotion/invite', { promotionId: id, code })).status).toBe(200);
  for (const cursor of ['\0', '\ud800'])
    for (const list of ['records', 'winners'])
      expect((await device.call(`promotion/${list}`, { promotionId: id, cursor })).status).toBe(
        200,
      );
  for (const language of ['toString', 'valueOf', '']) {
    const answer = await device.call('promotion/overview', { promotionId: id, language });
    const title = (answer.data as { title?: string } | null)?.title;
    expect({ language, bizCode: answer.bizCode, title }).toEqual({
      ...{ language, bizCode: 10000, title: 'Win VIP' },
    });
  }
});

it('a body of more than 64 KiB is not read', async () => {
  const id = await test.openPromotion();
  const { device } = await newMember();
  const request = { ...drawRequest(id), more: 'x'.repeat(70_000) };
  expect((await device.call('promotion/draw', request)).status).toBe(413);
  expect(await chancesOf(device, id)).toBe(1);
});

it('after all this the chain holds', async () => {
  const id = await test.openPromotion({ entryChances: 3 });
  const { device } = await newMember();
  await Promise.all([drawOnce(device, id), drawOnce(device, id), drawOnce(device, id)]);
  expect(await findFault(await test.audit(id), nodeCrypto)).toBeNull();
});
