import { randomBytes } from 'node:crypto';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { encrypt } from './aes';
import { type CipherId, createCipherStore, failuresAllowed, sessionLifeMs } from './cipherStore';

const database = duringTests(openTestDatabase);
const start = new Date('2026-11-21T12:00:00Z');
const request = { sport: 'football' };
const sealed = (key: Buffer) => encrypt(key, Buffer.from(JSON.stringify(request)));
const garbled = sealed(randomBytes(16)).slice(0, 24);

let now: Date;
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
let reads: number;

beforeEach(() => {
  now = start;
  reads = 0;
});

/** The ciphers of a separate server on the shared database, with its statements counted. */
function openServer() {
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') reads += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return createCipherStore(counted, () => now);
}

async function deviceAt(server: ReturnType<typeof openServer>, deviceId = 'phone') {
  const { aesId, key } = await server.registerDevice(deviceId);
  const cipherId: CipherId = { kind: 'device', id: aesId, deviceId };
  return { cipherId, key };
}

async function sessionAt(server: ReturnType<typeof openServer>) {
  const key = randomBytes(16);
  const id = await server.registerSession(key);
  return { cipherId: { kind: 'session', id } as CipherId, key };
}

const revokeInDatabase = () =>
  database.db.updateTable('device_ciphers').set({ revoked: true }).execute();

describe('a device’s key', () => {
  it('opens what it sealed, on every server, for as long as it is used', async () => {
    const server = openServer();
    const { cipherId, key } = await deviceAt(server);
    expect([key.length, cipherId.id]).toEqual([16, expect.stringMatching(/^[\w-]{22}$/)]);
    for (const each of [server, openServer()])
      expect(await each.open(cipherId, sealed(key))).toEqual({ key, request });
    pass(400 * 86_400_000);
    expect(await server.open(cipherId, sealed(key))).toEqual({ key, request });
  });

  it('opens nothing for another device, nor for none', async () => {
    const server = openServer();
    const { cipherId, key } = await deviceAt(server);
    const { kind, id } = cipherId;
    expect(await server.open({ kind, id, deviceId: 'tablet' }, sealed(key))).toBeNull();
    expect(await server.open({ kind, id }, sealed(key))).toBeNull();
  });

  it('is another one for each that asks, and opens nothing of the others', async () => {
    const server = openServer();
    const [one, other] = [await deviceAt(server), await deviceAt(server)];
    expect(one.key.equals(other.key)).toBe(false);
    for (const { cipherId, key } of [one, other])
      expect(await server.open(cipherId, sealed(key))).toEqual({ key, request });
    expect(await server.open(one.cipherId, sealed(other.key))).toBeNull();
  });

  it('is none of a session, and none that nobody registered', async () => {
    const server = openServer();
    const { cipherId, key } = await deviceAt(server);
    expect(await server.open({ ...cipherId, kind: 'session' }, sealed(key))).toBeNull();
    expect(await server.open({ ...cipherId, id: 'made-up' }, sealed(key))).toBeNull();
    expect(await server.open(cipherId, sealed(key))).toEqual({ key, request });
  });
});

describe('a session’s key', () => {
  it('is the one that was brought, for whatever device, for an hour', async () => {
    const server = openServer();
    const { cipherId, key } = await sessionAt(server);
    expect(cipherId.id).toMatch(/^[\w-]{22}$/);
    expect(await server.open(cipherId, sealed(key))).toEqual({ key, request });
    pass(sessionLifeMs - 1);
    const elsewhere = { ...cipherId, deviceId: 'phone' };
    expect(await server.open(elsewhere, sealed(key))).toEqual({ key, request });
    pass(1);
    expect(await server.open(cipherId, sealed(key))).toBeNull();
    expect(sessionLifeMs).toBe(60 * 60_000);
  });

  it('that was not to be read is one that nobody knows', async () => {
    const server = openServer();
    await server.registerSession(null);
    await server.registerSession(null);
    const rows = await database.db.selectFrom('session_ciphers').select('key').execute();
    const keys = rows.map(({ key }) => key.toString('hex'));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a body that a key does not open', () => {
  it('counts against the key, whose revocation holds at once and everywhere', async () => {
    const server = openServer();
    const { cipherId, key } = await deviceAt(server);
    for (let failure = 1; failure < failuresAllowed; failure += 1)
      expect(await server.open(cipherId, garbled)).toBeNull();
    // A successful decryption doesn't undo the revocation.
    expect(await server.open(cipherId, sealed(key))).toEqual({ key, request });
    expect(await server.open(cipherId, garbled)).toBeNull();
    expect(await server.open(cipherId, sealed(key))).toBeNull();
    expect(await openServer().open(cipherId, sealed(key))).toBeNull();
  });

  it('counts against a session’s as well, and is no other key’s', async () => {
    const server = openServer();
    const [one, other] = [await sessionAt(server), await sessionAt(server)];
    for (let failure = 0; failure < failuresAllowed; failure += 1)
      expect(await server.open(one.cipherId, garbled)).toBeNull();
    expect(await server.open(one.cipherId, sealed(one.key))).toBeNull();
    expect(await server.open(other.cipherId, sealed(other.key))).not.toBeNull();
  });

  it('of another device’s hand does not count', async () => {
    const server = openServer();
    const { cipherId, key } = await deviceAt(server);
    for (let failure = 0; failure < failuresAllowed; failure += 1)
      expect(await server.open({ ...cipherId, deviceId: 'tablet' }, garbled)).toBeNull();
    expect(await server.open(cipherId, sealed(key))).toEqual({ key, request });
  });
});

describe('a key in use', () => {
  it('is read again after five seconds, so that another server’s revocation is known by then', async () => {
    const server = openServer();
    const { cipherId, key } = await deviceAt(server);
    await server.open(cipherId, sealed(key));
    await revokeInDatabase();
    pass(4_999);
    expect(await server.open(cipherId, sealed(key))).toEqual({ key, request });
    expect(reads).toBe(1);
    pass(1);
    expect(await server.open(cipherId, sealed(key))).toBeNull();
    expect(reads).toBe(2);
  });

  it('is read again where the clock was put back', async () => {
    const server = openServer();
    const { cipherId, key } = await deviceAt(server);
    await server.open(cipherId, sealed(key));
    await revokeInDatabase();
    pass(-5_000);
    expect(await server.open(cipherId, sealed(key))).toBeNull();
  });

  it('is the only kind that is remembered: made-up ids push no key out of memory', async () => {
    const server = openServer();
    for (let time = 0; time < 2; time += 1)
      expect(await server.open({ kind: 'session', id: 'made-up' }, garbled)).toBeNull();
    expect(reads).toBe(2);
  });

  it('is not read again once it is known to be revoked', async () => {
    const server = openServer();
    const { cipherId, key } = await deviceAt(server);
    await revokeInDatabase();
    for (let time = 0; time < 3; time += 1) {
      expect(await server.open(cipherId, sealed(key))).toBeNull();
      pass(60_000);
    }
    expect(reads).toBe(1);
  });

  it('keeps its five seconds from when it was read, whatever is asked meanwhile', async () => {
    const server = openServer();
    const [one, other] = [await deviceAt(server), await deviceAt(server)];
    await server.open(one.cipherId, sealed(one.key));
    pass(3_000);
    await server.open(one.cipherId, sealed(one.key));
    await server.open(other.cipherId, sealed(other.key));
    expect(reads).toBe(2);
    pass(2_000);
    await server.open(one.cipherId, sealed(one.key));
    await server.open(other.cipherId, sealed(other.key));
    expect(reads).toBe(3);
  });
});
