import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { findFault, type PromotionAudit } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';
import { sql } from 'kysely';

import { duringTests } from '@scoreline/database/duringTests';
import { runVerify } from '../operators/command';
import { closePromotion, createPromotion, openPromotion } from '../rounds/lifecycle';
import { roundsOf } from '../rounds/queries';
import { openSecret } from '../rounds/seeds';
import { openPromotionTest, playRound, testFile } from '../testing';
import { findPromotion } from '../promotions/queries';
import { auditText } from './audit';
import { nodeCrypto, sha256Hex } from './nodeCrypto';
import { secondJson } from './secondRule';
import { signAnew, withoutTerms } from './testingTerms';
import { verifyAudit } from './verify';

const test = duringTests(openPromotionTest);
const draws = 6;

const played = async () =>
  playRound(test, await test.openPromotion({ entryChances: draws }), draws);
const faultOf = async (audit: PromotionAudit) => (await findFault(audit, nodeCrypto))?.fault;
const shaOfHex = (hex: string) =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

it('dates, prizes and texts of every language are published under a hash that the seed holds', async () => {
  const audit = await played();
  const { promotion, prizes, rounds } = audit;
  const [{ terms, seed, seedHash }] = rounds as [PromotionAudit['rounds'][number]];
  expect(promotion).toMatchObject({
    ...{ title: 'Win VIP', titles: { en: 'Win VIP', es: 'Gana VIP' } },
    ...{ texts: { en: ['Free entry.'] }, regions: [{ brand: 'scoreline', countries: null }] },
    ...{ minimumAge: 18, entryChances: draws, friendsADay: 10, householdADay: 50, claimDays: 14 },
  });
  expect(prizes[1]?.names).toEqual({ en: 'A scarf', es: 'Una bufanda' });
  expect(terms?.hash).toBe(sha256Hex(secondJson({ promotion, prizes })));
  expect(shaOfHex(terms!.secret! + terms!.hash)).toBe(seed);
  expect(shaOfHex(seed!)).toBe(seedHash);
  expect(await verifyAudit(JSON.stringify(audit))).toContain(`terms hash ${terms!.hash}`);
});

const changes: [string, (audit: PromotionAudit) => void][] = [
  ['title', ({ promotion }) => void (promotion.title = 'Win a car')],
  ['title in another language', ({ promotion }) => void (promotion.titles!.es = 'Gana un coche')],
  ['end', ({ promotion }) => void (promotion.closesAt = '2027-01-21T00:00:00.000Z')],
  ['beginning', ({ promotion }) => void (promotion.opensAt = '2026-11-20T00:00:00.000Z')],
  ['paragraph of the terms', ({ promotion }) => void promotion.texts!.en!.push('Pay first.')],
  ['age', ({ promotion }) => void (promotion.minimumAge = 21)],
  ['region', ({ promotion }) => void (firstItem(promotion.regions!).countries = ['ES'])],
  ['field that nobody knows', ({ promotion }) => void Object.assign(promotion, { fee: 5 })],
  ['field that is left out', ({ promotion }) => void delete promotion.claimDays],
  ['name of a prize', ({ prizes }) => void (itemAt(prizes, 1).name = 'A car')],
  ['name in another language', ({ prizes }) => void (itemAt(prizes, 1).names!.es = 'Un coche')],
  ['prize’s days', ({ prizes }) => void (firstItem(prizes).days = 1)],
  ['prize’s kind', ({ prizes }) => void (itemAt(prizes, 1).kind = 'vip')],
  [
    'prize that nobody has won',
    ({ prizes }) => void prizes.push({ ...itemAt(prizes, 1), prizeId: 3 }),
  ],
  ['hash', ({ rounds }) => void (firstItem(rounds).terms!.hash = 'ab'.repeat(32))],
  [
    'signature, of the chain’s head',
    ({ rounds }) => void (firstItem(rounds).terms!.signature = firstItem(rounds).headSignature),
  ],
  ['secret', ({ rounds }) => void (firstItem(rounds).terms!.secret = 'ab'.repeat(32))],
  ['secret that is left out', ({ rounds }) => void (firstItem(rounds).terms!.secret = null)],
];

it('another title, date, prize, name or text than was announced is found, by the command too', async () => {
  const audit = await played();
  for (const [what, change] of changes) {
    const changed = structuredClone(audit);
    change(changed);
    expect({ what, fault: await faultOf(changed) }).toEqual({ what, fault: 'wrongTerms' });
    await expect(verifyAudit(JSON.stringify(changed))).rejects.toThrow(
      'Round 1 has other dates, prizes, odds or names',
    );
  }
});

it('terms that were taken out, with dates that were changed then, are missed', async () => {
  const audit = await played();
  const stripped = withoutTerms(audit);
  stripped.promotion.closesAt = '2027-01-21T00:00:00.000Z';
  await expect(verifyAudit(JSON.stringify(stripped))).rejects.toThrow(
    'Round 1 has no signed terms: they were taken out of the file',
  );
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const path = join(folder, 'audit.json');
  await writeFile(path, JSON.stringify(stripped));
  await expect(runVerify(['verify', path])).rejects.toThrow('no signed terms');
  expect(await runVerify(['verify', path, '--older'])).toContain('under no signature');
  await rm(folder, { recursive: true });
});

it('terms of another round or promotion do not stand in for a round’s own', async () => {
  const [audit, other] = [await played(), await played()];
  firstItem(audit.rounds).terms = firstItem(other.rounds).terms;
  expect(await faultOf(audit)).toBe('wrongTerms');
  const moved = structuredClone(other);
  firstItem(moved.rounds).id = 2;
  firstItem(moved.rounds).records = [];
  firstItem(moved.rounds).head = firstItem(audit.rounds).head;
  firstItem(moved.rounds).headSignature = firstItem(audit.rounds).headSignature;
  firstItem(moved.rounds).seedHash = firstItem(audit.rounds).head;
  expect(await faultOf(moved)).toBe('wrongTerms');
});

it('not even whoever holds the key changes terms once the round was announced', async () => {
  const audit = await played();
  itemAt(audit.prizes, 1).number = 1_000;
  audit.promotion.closesAt = '2027-01-21T00:00:00.000Z';
  signAnew(test.deps.promotionKey, audit);
  expect(await faultOf(audit)).toBe('wrongTerms');
});

it('a promotion whose row was changed between announcement and opening does not open', async () => {
  const id = await createPromotion(test.deps, testFile());
  await sql`UPDATE promotions SET closes_at = closes_at + interval '1 day' WHERE id = ${id}`.execute(
    test.db,
  );
  await expect(openPromotion(test.deps, id)).rejects.toThrow('not those that were announced');
});

it('a row that was changed after the announcement shows in what is published', async () => {
  const id = await test.openPromotion();
  await closePromotion(test.deps, id);
  await sql`UPDATE promotions SET rules = jsonb_set(rules, '{title,es}', '"Gana un coche"')
    WHERE id = ${id}`.execute(test.db);
  let text = '';
  for await (const piece of auditText(test.deps, (await findPromotion(test.db, id))!))
    text += piece;
  expect(await faultOf(JSON.parse(text) as PromotionAudit)).toBe('wrongTerms');
});

it('a round that was announced before terms were signed draws and is checked as before', async () => {
  const id = await createPromotion(test.deps, testFile({ entryChances: draws }));
  const { memberKey, promotionKey } = test.deps;
  const [round] = await roundsOf(test.db, id);
  const seedHash = sha256Hex(openSecret(memberKey, round!));
  const head = promotionKey.sign(Buffer.from(seedHash, 'hex'));
  await sql`UPDATE promotion_rounds SET terms_hash = NULL, terms_signature = NULL,
    seed_hash = ${seedHash}, head = ${seedHash}, head_signature = ${head}
    WHERE promotion_id = ${id}`.execute(test.db);
  await openPromotion(test.deps, id);
  const audit = await playRound(test, id, draws);
  expect(audit.rounds[0]).not.toHaveProperty('terms');
  expect(await faultOf(audit)).toBeUndefined();
  const older = JSON.stringify(withoutTerms(audit));
  expect(await verifyAudit(older, { older: true })).toContain(
    'its dates and names are under no signature',
  );
  await expect(verifyAudit(older)).rejects.toThrow('Round 1 has no signed terms');
  itemAt(firstItem(audit.rounds).records, 2).prizeId =
    itemAt(firstItem(audit.rounds).records, 2).prizeId === 1 ? 2 : 1;
  expect(await faultOf(audit)).toBe('alteredRecord');
});
