import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { openPromotionTest } from '../members/promotion/testing';
import type { Wish } from '../members/promotion/draws/queries';

interface Figures {
  /** Latencies of draws at the paced rate, in milliseconds. */
  latencies: number[];
  /** Throughput with clients that draw continuously. */
  perSecond: number;
  /** Latencies of sequential transactions of one row. */
  single: number[];
}

const [draws = 5_000, clients = 32, rate = 300] = process.argv.slice(2).map(Number);
const members = 500;
const each = Math.ceil(draws / members);
const test = await openPromotionTest();
const id = await test.openPromotion({
  entryChances: 100,
  prizes: [
    { kind: 'vip', days: 30, name: { en: '30 days' }, number: 1_000_000, odds: 0.01 },
    { kind: 'vip', days: 7, name: { en: '7 days' }, number: 1_000_000, odds: 0.09 },
    { kind: 'vip', days: 1, name: { en: '1 day' }, number: 1_000_000, odds: 0.3 },
  ],
});
const promotion = await test.promotions.catalogue.get(id);
const { rows } = await sql<{ id: number }>`INSERT INTO users (invite_code, created_at)
  SELECT 'bench' || n, now() FROM generate_series(1, ${members}) n RETURNING id`.execute(test.db);
const parts: Omit<Wish, 'key' | 'clientRandom'>[] = [];
for (const { id: userId } of rows) {
  const participantId = await test.promotions.participants(promotion, userId, test.clock.now);
  parts.push({ participantId, userId });
}
const wishes: Wish[] = Array.from({ length: each }, () =>
  parts.map((part) => ({
    ...part,
    ...{ key: randomUUID(), clientRandom: randomBytes(16).toString('hex') },
  })),
).flat();

async function draw(wish: Wish): Promise<void> {
  const outcome = await test.promotions.draw(promotion, wish);
  if (!('draw' in outcome)) throw new Error(`A draw was refused: ${outcome.refusal}.`);
}

/** Draws at a fixed rate, independent of earlier ones; each latency counts from its due time. */
async function drawPaced(paced: readonly Wish[]): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    paced.map(async (wish, n) => {
      const due = began + (n * 1000) / rate;
      await pause(due - performance.now());
      await draw(wish);
      return performance.now() - due;
    }),
  );
}

/** A client that draws again as soon as it has its answer. */
async function drawOn(): Promise<void> {
  for (let wish = wishes.pop(); wish; wish = wishes.pop()) await draw(wish);
}

// Warm-up: prepares statements and optimises the code.
for (const wish of wishes.splice(0, members)) await draw(wish);
const latencies = await drawPaced(wishes.splice(0, Math.floor(wishes.length / 3)));
const count = wishes.length;
const began = performance.now();
await Promise.all(Array.from({ length: clients }, drawOn));
const perSecond = (count * 1000) / (performance.now() - began);

await sql`CREATE TABLE bench_rows (n integer)`.execute(test.db);
const single: number[] = [];
for (let n = 0; n < 300; n += 1) {
  const start = performance.now();
  await test.db
    .transaction()
    .execute((db) => sql`INSERT INTO bench_rows VALUES (${n})`.execute(db));
  single.push(performance.now() - start);
}
const figures: Figures = { latencies, perSecond, single };
process.send?.(figures);
await test.close();
process.disconnect();
