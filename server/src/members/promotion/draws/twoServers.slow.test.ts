import { expect, it } from '@jest/globals';
import { findFault } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';

import { connect } from '@scoreline/database/connection/connect';
import { duringTests } from '@scoreline/database/duringTests';
import { ensureUser } from '../../accounts/queries';
import { nodeCrypto } from '../audit/nodeCrypto';
import { closePromotion, revealPromotion } from '../rounds/lifecycle';
import { createPromotions } from '../service';
import { drawRequest, openPromotionTest } from '../testing';
import type { DrawRow } from './record';

const test = duringTests(openPromotionTest);
const members = 30;
const drawsEach = 10;

/** Draws with a separate database pool, as a second server has. */
function openOther() {
  const db = connect(test.url, { max: 3 });
  const { now, logger, memberKey, promotionKey } = test.promotions;
  const promotions = createPromotions({ db, now, logger, memberKey, promotionKey });
  return { promotions, close: () => promotions.idle().then(() => db.destroy()) };
}

const cuts = 20;

/** Repeatedly cuts the connections of both servers while they work. Returns how many it cut. */
async function cutConnections(): Promise<number> {
  let cut = 0;
  for (let n = 0; n < cuts; n += 1) {
    await pause(Math.random() * 60);
    const { rows } = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND application_name = 'scoreline' AND state <> 'idle'`.execute(test.db);
    cut += rows.length;
  }
  return cut;
}

it('two servers whose connections are cut again and again draw each wish once, on one chain', async () => {
  const id = await test.openPromotion({
    entryChances: drawsEach,
    prizes: [
      { kind: 'vip', days: 1, name: { en: 'A day' }, number: 20, odds: 0.3 },
      { kind: 'thing', name: { en: 'A scarf' }, number: 5, odds: 0.3 },
    ],
  });
  const others = [openOther(), openOther()];
  const promotion = await test.promotions.catalogue.get(id);
  const now = test.clock.now;
  async function drawUntilAnswered(wish: Parameters<typeof test.promotions.draw>[1]) {
    for (;;) {
      const { promotions } = itemAt(others, Math.floor(Math.random() * 2));
      const outcome = await promotions.draw(promotion, wish).catch(() => null);
      if (outcome) return outcome;
      await pause(Math.random() * 20);
    }
  }

  async function newParticipant(n: number) {
    const facts = { email: `two-${n}@mail.example`, verified_at: now, created_at: now };
    const { id: userId } = await ensureUser(test.db, facts);
    return { userId, participantId: await test.promotions.participants(promotion, userId, now) };
  }

  async function drawAll(part: Awaited<ReturnType<typeof newParticipant>>): Promise<DrawRow[]> {
    const wishes = Array.from({ length: drawsEach }, () => drawRequest(id));
    return Promise.all(
      wishes.map(async ({ key, clientRandom }) => {
        const wish = { ...part, key, clientRandom };
        const [one, same] = await Promise.all([drawUntilAnswered(wish), drawUntilAnswered(wish)]);
        if (!('draw' in one) || !('draw' in same)) throw new Error('A chance was lost.');
        expect(same.draw.hash).toBe(one.draw.hash);
        return one.draw;
      }),
    );
  }

  const parts = await Promise.all(Array.from({ length: members }, (_, n) => newParticipant(n)));
  const [cut, drawn] = await Promise.all([cutConnections(), Promise.all(parts.map(drawAll))]);
  expect(cut).toBeGreaterThan(0);
  const draws = drawn.flat();
  const tickets = draws.map(({ ticket }) => ticket).sort((a, b) => a - b);
  expect(tickets).toEqual(Array.from({ length: members * drawsEach }, (_, n) => n + 1));
  const count = (prize: number) => draws.filter(({ prize_id }) => prize_id === prize).length;
  expect([count(1), count(2)]).toEqual([20, 5]);
  const { rows } = await sql<{ left: number; grants: number }>`SELECT
    (SELECT sum(amount)::int FROM promotion_chances) AS left,
    (SELECT count(*)::int FROM vip_grants) AS grants`.execute(test.db);
  expect(rows[0]).toEqual({ left: 0, grants: 20 });
  await Promise.all(others.map((other) => other.close()));
  await closePromotion(test.deps, id);
  await revealPromotion(test.deps, id);
  expect(await findFault(await test.audit(id), nodeCrypto)).toBeNull();
}, 120_000);
