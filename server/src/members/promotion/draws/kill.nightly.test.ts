import { expect, it } from '@jest/globals';
import { findFault, type Draw, type PromotionAudit } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';

import { duringTests } from '@scoreline/database/duringTests';
import { nodeCrypto } from '../audit/nodeCrypto';
import {
  closePromotion,
  createPromotion,
  openPromotion,
  revealPromotion,
} from '../rounds/lifecycle';
import { drawRequest, testFile } from '../testing';
import { newCaller, openServers } from './testingServers';

const kills = Number(process.env.DRAW_KILLS ?? 20);
const members = 100;
const drawsEach = 10;

const test = duringTests(() => openServers(2));

const file = () =>
  testFile({
    ...{ opensAt: new Date().toISOString(), entryChances: drawsEach },
    closesAt: new Date(Date.now() + 86_400_000).toISOString(),
    prizes: [
      { kind: 'vip', days: 1, name: { en: 'A day' }, number: 60, odds: 0.3 },
      { kind: 'thing', name: { en: 'A scarf' }, number: 10, odds: 0.3 },
    ],
  });

it(
  'two servers killed at random moments under 1,000 parallel draws spend each chance once',
  async () => {
    const id = await createPromotion(test.deps, file());
    await openPromotion(test.deps, id);
    const callers = await Promise.all(
      Array.from({ length: members }, (_, n) => newCaller(test, n)),
    );
    let isOver = false;
    const urls = () => itemAt(test.servers, Math.floor(Math.random() * 2)).url;
    async function killRepeatedly(): Promise<number> {
      let done = 0;
      for (; done < kills; done += 1) {
        const server = itemAt(test.servers, done % 2);
        await pause(Math.random() * 400);
        await server.kill();
        await server.start();
      }
      return done;
    }
    // Each member draws continuously while servers die, so that kills always interrupt draws.
    const killing = killRepeatedly().finally(() => (isOver = true));
    const answers = new Map<string, Draw>();
    await Promise.all(
      callers.map(async (caller) => {
        for (let n = 0; n < drawsEach; n += 1) {
          const request = drawRequest(id);
          const { data } = await caller.draw(urls, request);
          answers.set(request.key, data!);
          const again = await caller.draw(urls, request);
          expect(again.data).toEqual(data);
          if (!isOver) await pause(Math.random() * 2_000);
        }
        const more = await caller.draw(urls, drawRequest(id));
        expect(more.bizCode).toBe(13010);
      }),
    );
    expect(await killing).toBe(kills);
    const tickets = [...answers.values()].map(({ ticket }) => ticket).sort((a, b) => a - b);
    expect(tickets).toEqual(Array.from({ length: members * drawsEach }, (_, n) => n + 1));
    await expectBooksToBalance(id);
    await closePromotion(test.deps, id);
    await revealPromotion(test.deps, id);
    const audit = (await (
      await fetch(`${urls()}/promotion/${id}/audit.json`)
    ).json()) as PromotionAudit;
    expect(audit.rounds[0]?.records).toHaveLength(members * drawsEach);
    expect(await findFault(audit, nodeCrypto)).toBeNull();
  },
  300_000 + kills * 60_000,
);

/** Checks that spent chances, prizes won, granted days and claims match the draws. */
async function expectBooksToBalance(promotionId: number): Promise<void> {
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT coalesce(sum(amount), 0)::int FROM promotion_chances) AS chances,
    (SELECT count(*)::int FROM promotion_draws WHERE prize_id = 1) AS vip,
    (SELECT count(*)::int FROM vip_grants WHERE source = 'prize') AS grants,
    (SELECT given FROM promotion_pots WHERE promotion_id = ${promotionId} AND prize_id = 1) AS vip_out,
    (SELECT count(*)::int FROM promotion_draws WHERE prize_id = 2) AS things,
    (SELECT count(*)::int FROM promotion_claims) AS claims,
    (SELECT given FROM promotion_pots WHERE promotion_id = ${promotionId} AND prize_id = 2) AS things_out`.execute(
    test.db,
  );
  expect(rows[0]).toEqual({
    ...{ chances: 0, vip: 60, grants: 60, vip_out: 60, things: 10, claims: 10, things_out: 10 },
  });
}
