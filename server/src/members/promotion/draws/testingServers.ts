import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Draw } from '@scoreline/shared-lib/contract';
import { pino } from 'pino';
import { freePort } from '@scoreline/database/embedded/freePort';

import { testingProgram } from '../../../store/testingProgram';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { decryptJson, encrypt } from '../../../wire/ciphers/aes';
import { ensureUser } from '../../accounts/queries';
import { openSession } from '../../sessions/sessions';
import { loadMemberKey } from '../../two-step/memberKey';
import { loadPromotionKey } from '../rounds/promotionKey';

const now = () => new Date();

/** A server process that can be killed and restarted at the same address. */
async function openServer(env: Record<string, string>) {
  const port = await freePort();
  let child: ChildProcess | undefined;
  async function start(): Promise<void> {
    const main = join(import.meta.dirname, '../../../main.ts');
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    child = spawn(process.execPath, [await testingProgram(main)], {
      env: { ...env, PORT: String(port), OPS_PORT: '0', HOST: '127.0.0.1' },
      stdio: [...stdio],
    });
    for (;;) {
      const [{ kind }] = (await once(child, 'message')) as [{ kind: string }];
      if (kind === 'ready') return;
    }
  }
  async function kill(): Promise<void> {
    const gone = child && once(child, 'exit');
    child?.kill('SIGKILL');
    await gone;
  }
  await start();
  return { url: `http://127.0.0.1:${port}`, start, kill };
}

/** Servers with one database and one set of keys, and the dependencies of operators' commands. */
export async function openServers(count: number) {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'scoreline-draws-'));
  const env = {
    ...{ PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DATABASE_URL: database.url },
    ...{ FEED: 'none', LOG_LEVEL: 'fatal' },
  };
  const deps = {
    ...{ db: database.db, now, logger: pino({ level: 'silent' }) },
    ...{ memberKey: loadMemberKey({ dataDir }), promotionKey: loadPromotionKey({ dataDir }) },
  };
  const servers: Awaited<ReturnType<typeof openServer>>[] = [];
  for (let n = 0; n < count; n += 1) servers.push(await openServer(env));
  return {
    ...{ ...database, deps, servers },
    async close() {
      for (const server of servers) await server.kill();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A member at a device who retries calls at any of the servers until one answers. */
export async function newCaller({ db }: Pick<TestDatabase, 'db'>, n: number) {
  const time = now();
  const facts = { email: `caller-${n}@mail.example`, verified_at: time, created_at: time };
  const { id: userId } = await ensureUser(db, facts);
  const deviceId = `caller-${n}`;
  const { access } = await openSession({ db, now }, { userId, deviceId, method: 'password' });
  const [key, transId] = [randomBytes(16), randomBytes(16).toString('base64url')];
  await db
    .insertInto('session_ciphers')
    .values({
      ...{ trans_id: transId, key, created_at: time },
      expires_at: new Date(time.getTime() + 3_600_000),
    })
    .execute();
  const headers = {
    ...{ 'content-type': 'text/plain', transId, deviceId, mid: '1' },
    Authorization: `Bearer ${access}`,
  };

  async function ask(url: string, request: object) {
    const answer = await fetch(`${url}/api/promotion/draw`, {
      ...{ method: 'POST', headers, signal: AbortSignal.timeout(5_000) },
      body: encrypt(key, Buffer.from(JSON.stringify(request))),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${text}`);
    return decryptJson(key, text)!.json as { bizCode: number; data: Draw | null };
  }

  return {
    userId,
    /** Asks one server after another until one answers. */
    async draw(urls: () => string, request: object) {
      for (let tries = 0; tries < 3_000; tries += 1) {
        const answer = await ask(urls(), request).catch(() => null);
        if (answer && answer.bizCode !== 15000) return answer;
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
      }
      throw new Error('No server has answered for minutes.');
    },
  };
}
