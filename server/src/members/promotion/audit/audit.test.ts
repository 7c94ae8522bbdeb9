import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type AuditFault, findFault, type PromotionAudit } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { registerMember } from '../../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { runVerify } from '../operators/command';
import { newPromotionKey } from '../rounds/promotionKey';
import { drawOnce, openPromotionTest, playRound } from '../testing';
import { nodeCrypto } from './nodeCrypto';
import { secondHash, secondRule } from './secondRule';
import { signAnew, withoutTerms } from './testingTerms';
import { verifyAudit } from './verify';

const test = duringTests(openPromotionTest);

/** A round with draws, closed and revealed. */
const playedRound = async (draws = 12): Promise<PromotionAudit> =>
  playRound(test, await test.openPromotion({ entryChances: draws }), draws);

/** A round in which each prize and a blank was drawn, so that every attack has something to change. */
async function variedRound(): Promise<PromotionAudit> {
  for (;;) {
    const audit = await playedRound();
    const came = new Set(firstItem(audit.rounds).records.map(({ prizeId }) => prizeId));
    if (came.size === audit.prizes.length + 1) return audit;
  }
}

it('what is published checks out, by ours and by a second implementation', async () => {
  const audit = await playedRound();
  expect(await findFault(audit, nodeCrypto)).toBeNull();
  const [round] = audit.rounds;
  let previous = round!.seedHash;
  const given = new Map<number, number>();
  for (const record of round!.records) {
    expect(record.previous).toBe(previous);
    expect(secondHash(record)).toBe(record.hash);
    previous = record.hash;
    const ruled = secondRule(round!.seed!, record, audit.prizes);
    const number = audit.prizes.find(({ prizeId }) => prizeId === ruled)?.number ?? 0;
    const out = given.get(ruled ?? 0) ?? 0;
    expect(record.prizeId).toBe(out < number ? ruled : null);
    if (record.prizeId) given.set(record.prizeId, out + 1);
  }
  expect(round!.head).toBe(previous);
  expect(await verifyAudit(JSON.stringify(audit))).toContain('12 draws');
});

it('an audit without a round proves nothing, and is refused', async () => {
  const audit = { ...(await playedRound(1)), rounds: [] };
  await expect(verifyAudit(JSON.stringify(audit))).rejects.toThrow('it has no round');
});

it('nobody’s name, account or key stands in it', async () => {
  const text = JSON.stringify(await playedRound(3));
  expect(text).not.toMatch(/mail\.example|participant|user|"key"/);
});

it('while a round runs its seed is nobody’s, and its head is signed', async () => {
  const id = await test.openPromotion();
  const device = await test.newDevice();
  await registerMember(test, device, 'audit-open@mail.example');
  await drawOnce(device, id);
  const audit = await test.audit(id);
  expect(audit.rounds[0]).toMatchObject({ seed: null });
  expect(await findFault(audit, nodeCrypto)).toBeNull();
  const detail = (await device.call('promotion/detail', { promotionId: id })).data;
  const { head, headSignature, seedHash, terms } = firstItem(audit.rounds);
  expect(terms?.secret).toBeNull();
  const { hash, signature } = terms!;
  expect(detail).toMatchObject({
    round: { seed: null, seedHash, head, headSignature, draws: 1, terms: { hash, signature } },
  });
});

type Round = PromotionAudit['rounds'][number];

const exchangePrize = (record: Round['records'][number]) =>
  (record.prizeId = record.prizeId === 2 ? 1 : 2);

const forged = newPromotionKey();
const attacks: [string, AuditFault, (round: Round, audit: PromotionAudit) => void][] = [
  ['an altered prize', 'alteredRecord', ({ records }) => void exchangePrize(itemAt(records, 3))],
  [
    'an altered random',
    'alteredRecord',
    ({ records }) => void (itemAt(records, 3).clientRandom = 'a'.repeat(32)),
  ],
  [
    'an altered time',
    'alteredRecord',
    ({ records }) => void (firstItem(records).at = '2026-11-21T00:00:00.000Z'),
  ],
  ['a removed record', 'wrongTicket', ({ records }) => void records.splice(4, 1)],
  ['the last record removed', 'wrongHead', ({ records }) => void records.pop()],
  ['all records removed', 'wrongHead', ({ records }) => void records.splice(0)],
  ['an added record', 'wrongTicket', ({ records }) => void records.push({ ...itemAt(records, 2) })],
  [
    'two records swapped',
    'wrongTicket',
    ({ records }) => void records.splice(2, 2, itemAt(records, 3), itemAt(records, 2)),
  ],
  [
    'two draws swapped under their tickets',
    'brokenChain',
    ({ records }) => {
      const [a, b] = [itemAt(records, 2), itemAt(records, 3)];
      records.splice(2, 2, { ...b, ticket: a.ticket }, { ...a, ticket: b.ticket });
    },
  ],
  [
    'a record altered with its hash made anew',
    'brokenChain',
    ({ records }) => {
      const changed = { ...itemAt(records, 5) };
      exchangePrize(changed);
      records[5] = { ...changed, hash: secondHash(changed) };
    },
  ],
  [
    'a chain made anew with its old head',
    'wrongHead',
    (round) => void rechain(round, (record) => ({ ...record, clientRandom: 'b'.repeat(32) })),
  ],
  [
    'a chain made anew with a head of its own',
    'badSignature',
    (round) => {
      rechain(round, (record) => ({ ...record, clientRandom: 'b'.repeat(32) }));
      round.head = lastItem(round.records).hash;
    },
  ],
  [
    'a forged key’s signature',
    'badSignature',
    (round) => void (round.headSignature = forged.sign(Buffer.from(round.head, 'hex'))),
  ],
  ['another seed', 'wrongSeed', (round) => void (round.seed = 'ab'.repeat(32))],
  [
    'odds that were changed afterwards',
    'wrongTerms',
    (_round, { prizes }) => void prizes.forEach((prize) => (prize.odds = 0.5)),
  ],
  [
    'a number that was lowered afterwards',
    'wrongTerms',
    (_round, { prizes }) => void (firstItem(prizes).number = 1),
  ],
  ['another hash of the seed', 'brokenChain', (round) => void (round.seedHash = 'cd'.repeat(32))],
  ['another key', 'badSignature', (round) => void (round.publicKey = forged.publicKey)],
  [
    'a prize put back that nobody signed',
    'badReturn',
    (round, { promotion }) =>
      void round.returned.push({
        ...{ promotionId: promotion.promotionId, roundId: round.id, ticket: 1, prizeId: 1 },
        ...{ beforeTicket: 2, at: firstItem(round.records).at, signature: round.headSignature },
      }),
  ],
  ['prizes in another order', 'wrongTerms', (_round, { prizes }) => void prizes.reverse()],
  [
    'a record of another promotion',
    'wrongPromotion',
    ({ records }) => void (itemAt(records, 1).promotionId += 1),
  ],
];

/** Changes the sixth record and recomputes every later one. */
function rechain(
  round: Round,
  change: (record: Round['records'][number]) => Round['records'][number],
) {
  let previous = round.seedHash;
  round.records.forEach((record, index) => {
    const changed = { ...(index === 5 ? change(record) : record), previous };
    round.records[index] = { ...changed, hash: secondHash(changed) };
    previous = round.records[index].hash;
  });
}

it('every attack on a published round is found, with what it did', async () => {
  const audit = await variedRound();
  for (const [what, fault, attack] of attacks) {
    const attacked = structuredClone(audit);
    attack(firstItem(attacked.rounds), attacked);
    const found = await findFault(attacked, nodeCrypto);
    expect({ what, fault: found?.fault }).toEqual({ what, fault });
  }
});

it('odds, numbers and order of prizes are held against the seed where no terms were signed', async () => {
  const day = { kind: 'vip', days: 1, name: { en: 'A day' }, number: 100, odds: 0.5 } as const;
  const id = await test.openPromotion({ entryChances: 5, prizes: [day, day] });
  const audit = withoutTerms(await playRound(test, id, 5));
  expect(await findFault(audit, nodeCrypto)).toBeNull();
  const changes: [AuditFault, (prizes: PromotionAudit['prizes']) => void][] = [
    ['wrongPrize', (prizes) => void prizes.forEach((prize) => (prize.odds = 0))],
    ['numberExceeded', (prizes) => void prizes.forEach((prize) => (prize.number = 0))],
    ['wrongPrize', (prizes) => void prizes.reverse()],
  ];
  for (const [fault, change] of changes) {
    const { prizes, ...rest } = structuredClone(audit);
    change(prizes);
    expect(await findFault({ ...rest, prizes }, nodeCrypto)).toMatchObject({ fault, ticket: 1 });
  }
});

it('a prize that was won is never exchanged under the key that signs', async () => {
  const audit = await variedRound();
  const [round] = audit.rounds;
  const at = round!.records.findIndex(({ prizeId }) => prizeId === null);
  // The owner of the key signs a chain with another prize, but the seed still determines the right one.
  itemAt(round!.records, at).prizeId = 1;
  rechain(round!, (record) => record);
  const insider = newPromotionKey();
  Object.assign(round!, { head: lastItem(round!.records).hash, publicKey: insider.publicKey });
  round!.headSignature = insider.sign(Buffer.from(round!.head, 'hex'));
  signAnew(insider, audit);
  expect(await findFault(audit, nodeCrypto)).toMatchObject({ fault: 'wrongPrize', ticket: at + 1 });
});

it('the command reads a file, and says the first fault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-audit-'));
  const path = join(folder, 'audit.json');
  const audit = await playedRound(4);
  await writeFile(path, JSON.stringify(audit));
  expect(await runVerify(['verify', path])).toContain('Every record is as it was published.');
  itemAt(firstItem(audit.rounds).records, 2).prizeId = 1;
  itemAt(firstItem(audit.rounds).records, 2).clientRandom = 'c'.repeat(32);
  await writeFile(path, JSON.stringify(audit));
  await expect(runVerify(['verify', path])).rejects.toThrow(/ticket 3: it was altered/);
  await writeFile(path, '{"rounds": 1}');
  await expect(runVerify(['verify', path])).rejects.toThrow(/no audit.json/);
  await rm(folder, { recursive: true });
});
