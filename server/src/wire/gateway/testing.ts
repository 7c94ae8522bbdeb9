import { publicEncrypt, constants, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { buildApp, type AppDeps } from '../../app';
import { decryptJson, encrypt } from '../ciphers/aes';
import { loadRsaKey } from '../ciphers/rsaKey';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { traceStatement } from '../../store/traces/statementSpan';

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  publicKey: string;
  /** The server's clock, which tests set. */
  clock: { now: Date };
}

/** A test's changes to the server; a function if they need its database. */
export type TestDeps = Partial<AppDeps> | ((made: Pick<AppDeps, 'db' | 'now'>) => Partial<AppDeps>);

/** The whole server on a new database, with a frozen clock. */
export async function openTestApp(deps: TestDeps = {}): Promise<TestApp> {
  const database = await openTestDatabase(undefined, { traceStatement });
  const dataDir = await mkdtemp(join(tmpdir(), 'scoreline-app-'));
  const rsaKey = await loadRsaKey({ dataDir });
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const now = () => clock.now;
  const app = await buildApp({
    config: { trustProxy: false },
    db: database.db,
    logger: pino({ level: 'silent' }),
    now,
    rsaKey,
    ...(typeof deps === 'function' ? deps({ db: database.db, now }) : deps),
  });
  const close = async () => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  };
  return { ...database, app, publicKey: rsaKey.publicKey, clock, close };
}

export interface TestKey {
  key: Buffer;
  headers: Record<string, string>;
}

const deviceRoute = '/api/patron/frontend/device';

/** Mode 1. */
export async function deviceKey(
  app: FastifyInstance,
  deviceId = 'device-1',
  headers: Record<string, string> = {},
): Promise<TestKey> {
  const payload = { fcmToken: deviceId };
  const answer = await app.inject({ method: 'POST', url: deviceRoute, payload, headers });
  const { data } = answer.json<{ data: { aesCipher: string; aesId: string } }>();
  return {
    key: Buffer.from(data.aesCipher, 'base64'),
    headers: { deviceId, aesId: data.aesId, 'content-type': 'text/plain' },
  };
}

/** Mode 2, with the client's usual message or another one. */
export async function sessionKey(
  { app, publicKey }: Pick<TestApp, 'app' | 'publicKey'>,
  always: Record<string, string> = {},
  seal = sealKey,
): Promise<TestKey> {
  const key = randomBytes(16);
  const payload = seal(publicKey, key);
  const headers = { 'content-type': 'text/plain' };
  const answer = await app.inject({
    ...{ method: 'POST', url: deviceRoute, payload },
    headers: { ...headers, ...always },
  });
  const { data } = answer.json<{ data: { transId: string } }>();
  return { key, headers: { ...headers, transId: data.transId } };
}

export function sealKey(publicKey: string, key: Buffer): string {
  const options = { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  return publicEncrypt(options, Buffer.from(key.toString('base64'))).toString('base64');
}

/** Calls an operation encrypted; `body` is the decrypted answer. */
export async function callOperation(
  app: FastifyInstance,
  { key, headers }: TestKey,
  path: string,
  request: unknown,
) {
  const payload = encrypt(key, Buffer.from(JSON.stringify(request)));
  const answer = await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  return { answer, body: decryptJson(key, answer.body)?.json as Answer | undefined };
}

interface Answer {
  bizCode: number;
  message: string;
  data: unknown;
}
