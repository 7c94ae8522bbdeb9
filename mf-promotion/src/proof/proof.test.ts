import { describe, expect, it } from '@jest/globals';
import type { PromotionAudit } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { testOwnDraw } from '../testing/testPromotion';
import { proveDraw } from './drawProof';
import { proofCrypto } from './proofCrypto';
import { proveRounds } from './roundProof';
import { spare } from './spareCrypto';
import { testAudit } from './testAudit';

const date = '1 Dec 2026';
const statesOf = (steps: { state: string }[]) => steps.map(({ state }) => state);
const copy = (audit: PromotionAudit) => structuredClone(audit);
const names = { prize: (id: number) => `prize ${id}`, none: 'none' };
const fraction = (share: number) => share.toFixed(3);

describe('a round', () => {
  it('is as promised, step by step', async () => {
    const { audit } = testAudit();
    const { steps, fault, isOpen } = await proveRounds(audit, await proofCrypto(), date);
    expect([fault, isOpen]).toEqual([null, false]);
    expect(statesOf(steps)).toEqual(['good', 'good', 'good', 'good']);
  });

  it('is the same by the library that stands in for WebCrypto', async () => {
    const { audit } = testAudit();
    expect((await proveRounds(audit, spare, date)).fault).toBeNull();
    firstItem(audit.rounds).headSignature = firstItem(testAudit().audit.rounds).headSignature;
    expect((await proveRounds(audit, spare, date)).fault?.fault).toBe('badSignature');
  });

  it('says before the seed is there what is still to come', async () => {
    const { audit } = testAudit({ isRevealed: false });
    const { steps, fault } = await proveRounds(audit, await proofCrypto(), date);
    expect(fault).toBeNull();
    expect(statesOf(steps)).toEqual(['good', 'good', 'later', 'later']);
    expect(steps[2]).toMatchObject({ text: 'seedLater', values: { date } });
  });

  const attacks: [string, (audit: PromotionAudit) => void, string[]][] = [
    [
      'an altered record',
      ({ rounds }) => (itemAt(firstItem(rounds).records, 3).clientRandom = 'f'.repeat(32)),
      ['bad', 'skipped', 'skipped', 'skipped'],
    ],
    [
      'a removed record',
      ({ rounds }) => void firstItem(rounds).records.splice(4, 1),
      ['bad', 'skipped', 'skipped', 'skipped'],
    ],
    [
      'a forged key',
      ({ rounds }) => (firstItem(rounds).publicKey = firstItem(testAudit().audit.rounds).publicKey),
      ['good', 'bad', 'skipped', 'skipped'],
    ],
    [
      'another seed',
      ({ rounds }) => (firstItem(rounds).seed = '0'.repeat(64)),
      ['good', 'good', 'bad', 'skipped'],
    ],
    [
      'other dates than were announced',
      ({ promotion }) => (promotion.closesAt = '2027-01-01T00:00:00.000Z'),
      ['good', 'bad', 'skipped', 'skipped'],
    ],
    [
      'another name of a prize',
      ({ prizes }) => (itemAt(prizes, 1).name = 'Car'),
      ['good', 'bad', 'skipped', 'skipped'],
    ],
    [
      'terms that the seed does not hold',
      ({ rounds }) => (firstItem(rounds).terms!.secret = '0'.repeat(64)),
      ['good', 'bad', 'skipped', 'skipped'],
    ],
    [
      'other odds where no terms were signed',
      ({ prizes, rounds }) => {
        delete firstItem(rounds).terms;
        firstItem(prizes).odds = 0.000001;
      },
      ['good', 'good', 'good', 'bad'],
    ],
  ];
  it.each(attacks)('shows %s', async (_, attack, states) => {
    const audit = copy(testAudit({ count: 40 }).audit);
    attack(audit);
    const { steps, fault } = await proveRounds(audit, await proofCrypto(), date);
    expect(fault).not.toBeNull();
    expect(statesOf(steps)).toEqual(states);
  });
});

describe('an own draw', () => {
  const options = async (audit: PromotionAudit, sent?: string) => ({
    ...{ audit, crypto: await proofCrypto(), date, names, fraction, edge: fraction, sent },
  });
  const own = (audit: PromotionAudit, at: number) => {
    const record = itemAt(firstItem(audit.rounds).records, at);
    return testOwnDraw({ record, seedHash: firstItem(audit.rounds).seedHash });
  };

  it('is worked out again from seed, ticket and random', async () => {
    const { audit } = testAudit();
    const draw = own(audit, 2);
    const used = itemAt(firstItem(audit.rounds).records, 2).prizeId === null ? { usedUp: 2 } : {};
    const steps = await proveDraw(
      { ...draw, ...used },
      await options(audit, draw.record.clientRandom),
    );
    expect(statesOf(steps)).toEqual(['good', 'good', 'good', 'good', 'good', 'good']);
    expect(firstItem(steps).text).toBe('randomKept');
  });

  it('waits for the seed with what needs it', async () => {
    const { audit } = testAudit({ isRevealed: false });
    const steps = await proveDraw(own(audit, 0), await options(audit));
    expect(statesOf(steps)).toEqual(['good', 'good', 'good', 'later', 'later', 'later']);
  });

  it('shows another random than the device sent, another’s record and another seed', async () => {
    const { audit } = testAudit();
    const draw = own(audit, 1);
    const foreign = {
      ...draw,
      record: itemAt(firstItem(testAudit().audit.rounds).records, 1),
      seed: '1'.repeat(64),
    };
    const steps = await proveDraw(foreign, await options(audit, 'c'.repeat(32)));
    expect(statesOf(steps).slice(0, 4)).toEqual(['bad', 'good', 'bad', 'bad']);
  });
});
