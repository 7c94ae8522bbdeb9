import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import {
  findFault,
  type PromotionCurrent,
  type PromotionDetail,
} from '@scoreline/shared-lib/contract';

import { registerMember } from '../../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { newMemberKey } from '../../two-step/memberKey';
import { nodeCrypto } from '../audit/nodeCrypto';
import { openDemoPromotion } from '../demo';
import { runPromotion } from '../operators/command';
import { drawOnce, openPromotionTest, testFile } from '../testing';
import { createBeacon } from './beacon';
import { advanceRounds } from './jobs';
import { createPromotion, openPromotion, Refused } from './lifecycle';
import { newPromotionKey } from './promotionKey';

/** A local stub of drand: a round every 30 s since the start of the day. */
async function openBeacon(clock: { now: Date }) {
  const genesis = Date.parse('2026-11-21T00:00:00Z') / 1000;
  const period = 30;
  const said = new Map<number, { randomness: string; signature: string }>();
  const of = (round: number) => {
    const signature = randomBytes(48).toString('hex');
    const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
    const known = said.get(round) ?? { randomness, signature };
    said.set(round, known);
    return { round, ...known };
  };
  const server = createServer((request, reply) => {
    const round = Number(request.url?.split('/').at(-1));
    const isPublished = genesis + (round - 1) * period <= clock.now.getTime() / 1000;
    if (request.url === '/info')
      return reply.end(JSON.stringify({ period, genesis_time: genesis, hash: 'ab' }));
    reply.statusCode = isPublished ? 200 : 404;
    return reply.end(isPublished ? JSON.stringify(of(round)) : '{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { said, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const test = duringTests(openPromotionTest);
const run = (...args: string[]) =>
  runPromotion(args, { ...test.deps, brands: new Map([['scoreline', 1]]) });
let members = 0;

async function newMember() {
  const device = await test.newDevice();
  await registerMember(test, device, `rounds-${++members}@mail.example`);
  return device;
}

it('operators lead a promotion from its file to its revealed seed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-promotion-'));
  const path = join(folder, 'promo.json');
  const { regions: _regions, ...file } = testFile({ key: 'command' });
  await writeFile(path, JSON.stringify({ ...file, regions: [{ brand: 'scoreline' }] }));
  const shown = await run('create', path);
  const [, id = ''] = /Promotion (\d+) “command”: announced/.exec(shown) ?? [];
  const [, seedHash] = /seed hash ([0-9a-f]{64})/.exec(shown) ?? [];
  await expect(run('create', path)).rejects.toThrow('There is a promotion “command” already.');
  const announced = await test.audit(Number(id));
  expect(announced.rounds[0]).toMatchObject({ seedHash, head: seedHash, seed: null, records: [] });
  await expect(run('close', id)).rejects.toThrow('is announced, not open');
  expect(await run('open', id)).toContain(': open,');
  await drawOnce(await newMember(), Number(id));
  await expect(run('reveal', id)).rejects.toThrow('is open, not closed');
  await run('close', id);
  expect(await run('reveal', id)).toContain(': revealed, 1 draws');
  const audit = join(folder, 'audit.json');
  await run('export', id, audit);
  expect(await run('verify', audit)).toContain('every prize follows from the revealed seed');
  expect(await run('show', id)).toContain('1 draws');
  expect(await run('fraud', id)).toBe('Every friend counts so far.');
  for (const wrong of [['draw'], ['open'], ['open', 'x'], ['show', '99999'], []])
    await expect(run(...wrong)).rejects.toThrow(/Usage|no such promotion/);
  await rm(folder, { recursive: true });
});

it('a round draws with the keys alone that it was announced with', async () => {
  const id = await createPromotion(test.deps, testFile());
  const others = { ...test.deps, promotionKey: newPromotionKey() };
  await expect(openPromotion(others, id)).rejects.toThrow('another PROMOTION_KEY');
  const sealed = { ...test.deps, memberKey: newMemberKey() };
  await expect(openPromotion(sealed, id)).rejects.toThrow('another MEMBER_KEY');
});

it('a beacon named in advance is a part of the seed, which anybody can follow', async () => {
  const spoken = await openBeacon(test.clock);
  const beacon = createBeacon(spoken.url);
  const deps = { ...test.deps, beacon };
  const id = await createPromotion(deps, testFile());
  const before = (await test.db.selectFrom('promotion_rounds').selectAll().execute()).find(
    ({ promotion_id }) => promotion_id === id,
  );
  expect(before).toMatchObject({ seed_hash: null, witness: { url: spoken.url, randomness: null } });
  await expect(openPromotion(deps, id)).rejects.toThrow('has not spoken yet');
  await advanceRounds(deps);
  await expect(openPromotion(deps, id)).rejects.toThrow(Refused);
  test.clock.now = new Date(test.clock.now.getTime() + 120_000);
  await advanceRounds(deps);
  await openPromotion(deps, id);
  const device = await newMember();
  await drawOnce(device, id);
  expect(await findFault(await test.audit(id), nodeCrypto)).toBeNull();
  test.clock.now = new Date('2026-12-21T00:00:01Z');
  await advanceRounds(deps);
  const audit = await test.audit(id);
  const [round] = audit.rounds;
  expect(spoken.said.get(round!.witness!.beaconRound)?.randomness).toBe(round!.witness!.randomness);
  expect(round!.seed).not.toBe(round!.witness!.secret);
  expect(await findFault(audit, nodeCrypto)).toBeNull();
  round!.witness!.randomness = 'cd'.repeat(32);
  expect(await findFault(audit, nodeCrypto)).toMatchObject({ fault: 'wrongWitness' });
  spoken.close();
  test.clock.now = new Date('2026-11-21T12:00:00Z');
});

it('a beacon that contradicts itself is not believed', async () => {
  const spoken = await openBeacon(test.clock);
  spoken.said.set(1, { randomness: 'ab'.repeat(32), signature: 'cd'.repeat(48) });
  await expect(createBeacon(spoken.url).randomnessOf(1)).rejects.toThrow('contradicts itself');
  spoken.close();
});

it('the demo opens one promotion with VIP alone, however often it is asked, and the next when that is over', async () => {
  const deps = { ...test.deps, brands: new Map([['scoreline', 1]]) };
  await Promise.all([openDemoPromotion(deps), openDemoPromotion(deps)]);
  await openDemoPromotion(deps);
  const demos = () =>
    test.db
      .selectFrom('promotions')
      .select(['id', 'key', 'state'])
      .where('key', 'like', 'demo-%')
      .execute();
  const [demo, ...others] = await demos();
  expect(demo).toMatchObject({ key: 'demo-1', state: 'open' });
  expect(others).toEqual([]);
  const device = await newMember();
  const detail = (await device.call('promotion/detail', { promotionId: demo!.id, language: 'es' }))
    .data as PromotionDetail;
  expect(detail.prizes.every(({ kind }) => kind === 'vip')).toBe(true);
  expect(detail.title).toBe('Invita a tus amigos y gana VIP');
  expect(detail.chances).toBe(1);
  test.clock.now = new Date('2026-12-20T12:00:00Z');
  await advanceRounds(test.deps);
  await openDemoPromotion(deps);
  expect((await demos()).map(({ key, state }) => `${key} ${state}`).sort()).toEqual([
    'demo-1 revealed',
    'demo-2 open',
  ]);
  const current = (await (await test.newDevice()).call('promotion/current')).data;
  expect((current as PromotionCurrent).promotionId).not.toBe(demo!.id);
  test.clock.now = new Date('2026-11-21T12:00:00Z');
});
