import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Job } from '../../store/jobs/jobs';
import { demoTerms, demoTitles, vipDays } from './demoTexts';
import type { PromotionFile } from './file/promotionFile';
import { createPromotion, type LifecycleDeps, openPromotion, Refused } from './rounds/lifecycle';
import { promotionOfKey } from './promotions/queries';

const dayMs = 86_400_000;
const demoDays = 28;

const demoFile = (key: string, now: Date, brands: ReadonlyMap<string, number>): PromotionFile => ({
  key,
  opensAt: now.toISOString(),
  closesAt: new Date(now.getTime() + demoDays * dayMs).toISOString(),
  title: demoTitles,
  terms: demoTerms,
  regions: [...brands].map(([brand, brandNumber]) => ({ brand, brandNumber, countries: null })),
  ...{ minimumAge: 18, entryChances: 1, friendsADay: 10, householdADay: 5, claimDays: 14 },
  prizes: [
    { kind: 'vip', days: 30, name: vipDays(30), number: 50, odds: 0.01 },
    { kind: 'vip', days: 7, name: vipDays(7), number: 500, odds: 0.09 },
    { kind: 'vip', days: 1, name: vipDays(1), number: 5_000, odds: 0.3 },
  ],
});

/** Whether a demo promotion is on, and the number of the next one. */
async function demoState(db: Kysely<Database>, now: Date) {
  const rows = await db
    .selectFrom('promotions')
    .select(['key', 'closes_at', 'state'])
    .where('key', 'like', 'demo-%')
    .execute();
  const isOn = rows.some(
    ({ closes_at, state }) => closes_at > now && (state === 'announced' || state === 'open'),
  );
  return { isOn, next: rows.length + 1 };
}

interface DemoDeps extends LifecycleDeps {
  brands: ReadonlyMap<string, number>;
}

/** Opens the demo's promotion if none is on; its only prize is days of VIP. Of several servers, one succeeds. */
export async function openDemoPromotion(deps: DemoDeps): Promise<void> {
  const { db, now, brands } = deps;
  const { isOn, next } = await demoState(db, now());
  if (!isOn)
    // Another server may have created it just now.
    await createPromotion(deps, demoFile(`demo-${next}`, now(), brands)).catch(ignoreRefused);
  const key = `demo-${isOn ? next - 1 : next}`;
  const made = await promotionOfKey(db, key);
  // A round that waits for its beacon is opened by a later run of the job.
  if (made?.state === 'announced') await openPromotion(deps, made.id).catch(ignoreRefused);
}

function ignoreRefused(error: unknown): void {
  const isKnown = (error as { code?: unknown } | null)?.code === '23505';
  if (!(error instanceof Refused) && !isKnown) throw error;
}

export const demoJobs = (deps: DemoDeps): Job[] => [
  { name: 'demo-promotion', cron: '* * * * *', run: () => openDemoPromotion(deps) },
];
