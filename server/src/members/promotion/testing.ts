import { randomUUID } from 'node:crypto';
import type { Draw, LoginData, PromotionAudit } from '@scoreline/shared-lib/contract';
import { pino } from 'pino';

import {
  ciphered,
  type MemberApp,
  mailedCode,
  openMemberApp,
  passwordLogin,
  registerMember,
  type TestDevice,
  unlimited,
} from '../accounts/testing';
import { createChanges } from '../../sport/matches/changes';
import { newMemberKey } from '../two-step/memberKey';
import type { PromotionFile } from './file/promotionFile';
import { newPromotionKey } from './rounds/promotionKey';
import {
  closePromotion,
  createPromotion,
  type LifecycleDeps,
  openPromotion,
  revealPromotion,
} from './rounds/lifecycle';
import { createPromotions } from './service';

const logger = pino({ level: 'silent' });

/** A promotion that is open on the day of the test clock. */
export const testFile = (change: Partial<PromotionFile> = {}): PromotionFile => ({
  key: `test-${randomUUID()}`,
  opensAt: '2026-11-21T00:00:00Z',
  closesAt: '2026-12-21T00:00:00Z',
  title: { en: 'Win VIP', es: 'Gana VIP' },
  terms: { en: ['Free entry.'] },
  regions: [{ brand: 'scoreline', brandNumber: 1, countries: null }],
  ...{ minimumAge: 18, entryChances: 1, friendsADay: 10, householdADay: 50, claimDays: 14 },
  prizes: [
    { kind: 'vip', days: 7, name: { en: '7 days of VIP' }, number: 1_000, odds: 0.3 },
    { kind: 'thing', name: { en: 'A scarf', es: 'Una bufanda' }, number: 2, odds: 0.2 },
  ],
  ...change,
});

/** Prizes with certain odds, until all are won. */
export const sureThing = (kind: 'vip' | 'thing', number: number): Partial<PromotionFile> => ({
  prizes: [
    kind === 'vip'
      ? { kind, days: 7, name: { en: '7 days of VIP' }, number, odds: 1 }
      : { kind, name: { en: 'A scarf', es: 'Una bufanda' }, number, odds: 1 },
  ],
});

/** The whole server with its keys, and the operators' dependencies. */
export async function openPromotionTest() {
  const memberKey = newMemberKey();
  const promotionKey = newPromotionKey();
  const changed: number[] = [];
  let built: ReturnType<typeof createPromotions> | undefined;
  const test = await openMemberApp((made) => {
    const changes = createChanges({ db: made.db, logger });
    built = createPromotions({
      ...{ ...made, logger, memberKey, promotionKey },
      onDrawn(id) {
        changed.push(id);
        changes.promotionChanged(id);
      },
    });
    return {
      ...unlimited,
      changes,
      config: { trustProxy: false, countryHeader: 'x-country' },
      members: { memberKey, promotions: built },
    };
  });
  const deps: LifecycleDeps = {
    ...{ db: test.db, now: () => test.clock.now, logger, memberKey, promotionKey },
  };
  return {
    ...{ ...test, deps, changed, promotions: built! },
    /** Announces and opens a promotion. Returns its id. */
    async openPromotion(change: Partial<PromotionFile> = {}): Promise<number> {
      const id = await createPromotion(deps, testFile(change));
      await openPromotion(deps, id);
      return id;
    },
    async audit(id: number): Promise<PromotionAudit> {
      const answer = await test.app.inject({ url: `/promotion/${id}/audit.json` });
      return answer.json<PromotionAudit>();
    },
  };
}

/** Registers with an invite, proves the address and signs in. */
export async function registerInvited(
  test: MemberApp,
  device: TestDevice,
  email: string,
  inviteCode?: string,
): Promise<LoginData> {
  await device.call(ciphered('register-login'), { ...passwordLogin(email), inviteCode });
  const code = await mailedCode(test, email);
  return (await device.call(ciphered('verify-email'), { email, code })).data as LoginData;
}

const randomHex = () => randomUUID().replaceAll('-', '');

export const drawRequest = (promotionId: number) => ({
  ...{ promotionId, key: randomUUID(), clientRandom: randomHex() },
});

export async function drawOnce(device: TestDevice, promotionId: number) {
  const request = drawRequest(promotionId);
  const { bizCode, data } = await device.call('promotion/draw', request);
  return { request, bizCode, draw: data as Draw };
}

/** Draws, closes and reveals a round. Returns its audit. */
export async function playRound(
  test: Awaited<ReturnType<typeof openPromotionTest>>,
  id: number,
  draws: number,
): Promise<PromotionAudit> {
  const device = await test.newDevice();
  await registerMember(test, device, `player-${randomUUID()}@mail.example`);
  for (let n = 0; n < draws; n += 1) await drawOnce(device, id);
  await closePromotion(test.deps, id);
  await revealPromotion(test.deps, id);
  return test.audit(id);
}
