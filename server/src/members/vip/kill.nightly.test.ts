import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { duringTests } from '@scoreline/database/duringTests';
import { freePort } from '@scoreline/database/embedded/freePort';
import { openTestDatabase } from '@scoreline/database/testing';
import { testingProgram } from '../../store/testingProgram';
import { createStripeProvider } from './stripe/provider';
import { startCounterpart, stripeSecrets } from './testing';
import { webhookPath } from './subscriptions/webhook';

const kills = Number(process.env.VIP_KILLS ?? 100);
const isCounted = process.env.VIP_KILLS !== undefined;

async function openKillTest() {
  const database = await openTestDatabase();
  const counterpart = await startCounterpart();
  const dataDir = await mkdtemp(join(tmpdir(), 'scoreline-vip-'));
  const port = await freePort();
  await counterpart.wish({ webhookUrl: `http://127.0.0.1:${port}${webhookPath}`, hold: false });
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: database.url, FEED: 'none' },
    ...{ PORT: String(port), OPS_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' },
    ...{ STRIPE_SECRET_KEY: stripeSecrets.secretKey, STRIPE_API_URL: counterpart.url },
    STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
  };
  const provider = createStripeProvider({
    ...{ ...stripeSecrets, apiUrl: counterpart.url, currency: 'eur', tax: false },
  });
  let child: ChildProcess | undefined;
  return {
    ...{ ...database, counterpart, provider },
    async start() {
      const main = join(import.meta.dirname, '../../main.ts');
      const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
      child = spawn(process.execPath, [await testingProgram(main)], { env, stdio: [...stdio] });
      for (;;) {
        const [{ kind }] = (await once(child, 'message')) as [{ kind: string }];
        if (kind === 'ready') return;
      }
    },
    async kill() {
      const gone = child && once(child, 'exit');
      child?.kill('SIGKILL');
      await gone;
    },
    async close() {
      child?.kill('SIGKILL');
      await counterpart.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
const test = duringTests(openKillTest);

async function newMember(): Promise<number> {
  const { rows } = await sql<{ id: number }>`INSERT INTO users (invite_code, created_at)
    VALUES (gen_random_uuid()::text, now()) RETURNING id`.execute(test.db);
  return firstItem(rows).id;
}

async function isVip(userId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM vip_entitlements
    WHERE user_id = ${userId} AND starts_at <= now() AND ends_at > now()`.execute(test.db);
  return rows.length === 1;
}

async function openCheckout() {
  const userId = await newMember();
  const facts = { userId, email: null, language: 'en', brandNumber: 1 };
  const customerRef = await test.provider.createCustomer(facts);
  const url = await test.provider.openCheckout({
    ...{ customerRef, userId, plan: 'month', brandKey: 'scoreline', language: 'en' },
    ...{ successUrl: 'https://site.example/', cancelUrl: 'https://site.example/' },
  });
  return { userId, session: url.split('/').at(-1) };
}

async function untilVip(userId: number): Promise<void> {
  while (!(await isVip(userId))) await pause(10);
}

it(
  'a server killed at any moment after a payment makes VIP once, when it is back',
  async () => {
    await test.start();
    const first = await openCheckout();
    const paidAt = performance.now();
    await test.counterpart.wish({ pay: first.session });
    await untilVip(first.userId);
    const usualMs = performance.now() - paidAt;
    let early = 0;
    for (let round = 0; round < kills; round += 1) {
      const { userId, session } = await openCheckout();
      const paying = test.counterpart.wish({ pay: session });
      await pause((Math.random() * usualMs) / 2);
      await test.kill();
      await paying;
      if (!(await isVip(userId))) early += 1;
      await test.start();
      await untilVip(userId);
      const history = await test.db
        .selectFrom('vip_history')
        .select('kind')
        .where('user_id', '=', userId)
        .execute();
      expect(history).toEqual([{ kind: 'subscribed' }]);
    }
    if (isCounted) process.stdout.write(`${early} of ${kills} kills came before VIP had begun\n`);
    // Otherwise the kills were too late to prove anything.
    expect(early).toBeGreaterThan(kills / 5);
  },
  120_000 + kills * 30_000,
);
