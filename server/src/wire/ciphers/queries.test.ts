import { randomBytes } from 'node:crypto';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import {
  type CipherKind,
  countFailure,
  deleteExpired,
  findCipher,
  insertDeviceCipher,
  insertSessionCipher,
} from './queries';

const database = duringTests(openTestDatabase);
const noon = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const key = randomBytes(16);

beforeEach(async () => {
  await database.db.deleteFrom('device_ciphers').execute();
  await database.db.deleteFrom('session_ciphers').execute();
});

const insertDevice = (aesId: string, now = noon) =>
  insertDeviceCipher(database.db, { aesId, deviceId: `phone of ${aesId}`, key, now });
const insertSession = (transId: string, expiresAt = after(hourMs)) =>
  insertSessionCipher(database.db, { transId, key, now: after(-hourMs), expiresAt });
const find = (kind: CipherKind, id: string, now = noon) => findCipher(database.db, kind, id, now);
const deviceRows = () => database.db.selectFrom('device_ciphers').selectAll().execute();

describe('a device’s cipher', () => {
  it('is found by its id, its device with it, and lives without an end', async () => {
    await insertDevice('one');
    await insertDevice('two');
    const cipher = { key, deviceId: 'phone of one', expiresAt: null, revoked: false };
    expect(await find('device', 'one')).toEqual(cipher);
    expect(await find('device', 'three')).toBeNull();
    expect(await find('session', 'one')).toBeNull();
  });

  it('was made, and used, when it was registered', async () => {
    await insertDevice('one');
    expect(await deviceRows()).toEqual([
      {
        ...{ aes_id: 'one', device_id: 'phone of one', key, failures: 0, revoked: false },
        ...{ created_at: noon, used_at: noon },
      },
    ]);
  });

  it('notes its last use once a day, and that of no other', async () => {
    await insertDevice('one');
    await insertDevice('two');
    const used = async () => new Map((await deviceRows()).map((row) => [row.aes_id, row.used_at]));
    await find('device', 'one', after(dayMs));
    expect(await used()).toEqual(new Map(Object.entries({ one: noon, two: noon })));
    await find('device', 'one', after(dayMs + 1));
    expect(await used()).toEqual(new Map(Object.entries({ one: after(dayMs + 1), two: noon })));
  });
});

describe('a session’s cipher', () => {
  it('is found by its id, nobody’s, with its end', async () => {
    await insertSession('one');
    await insertSession('two', after(2 * hourMs));
    const cipher = { key, deviceId: null, expiresAt: after(hourMs), revoked: false };
    expect(await find('session', 'one')).toEqual(cipher);
    expect(await find('session', 'three')).toBeNull();
    expect(await find('device', 'one')).toBeNull();
  });

  it('was made when it was registered', async () => {
    await insertSession('one');
    const rows = await database.db.selectFrom('session_ciphers').selectAll().execute();
    expect(rows).toMatchObject([{ trans_id: 'one', created_at: after(-hourMs), failures: 0 }]);
  });
});

describe.each<CipherKind>(['device', 'session'])('a failed decryption of a %s', (kind) => {
  it('revokes the key with the last one allowed, for good, and no other key', async () => {
    for (const insert of [insertDevice, insertSession])
      for (const id of ['one', 'two']) await insert(id);
    const fail = () => countFailure(database.db, kind, 'one', 3);
    expect([await fail(), await fail()]).toEqual([false, false]);
    expect(await find(kind, 'one')).toMatchObject({ revoked: false });
    expect([await fail(), await fail()]).toEqual([true, true]);
    expect(await find(kind, 'one')).toMatchObject({ revoked: true });
    // A revoked key stays revoked, even if the limit is raised later.
    expect(await countFailure(database.db, kind, 'one', 100)).toBe(true);
    const others = kind === 'device' ? 'session' : 'device';
    for (const [each, id] of [[kind, 'two'] as const, [others, 'one'] as const])
      expect(await find(each, id)).toMatchObject({ revoked: false });
  });

  it('of a key that is gone is one of a revoked key', async () => {
    expect(await countFailure(database.db, kind, 'gone', 3)).toBe(true);
  });
});

describe('what is over', () => {
  it('goes: sessions at their end, devices that were not used since', async () => {
    await insertSession('over', noon);
    await insertSession('under way', after(1));
    await insertDevice('long unused', after(-dayMs - 1));
    await insertDevice('older still', after(-2 * dayMs));
    await insertDevice('used', after(-dayMs));
    expect(await deleteExpired(database.db, noon, after(-dayMs))).toBe(3);
    expect(await find('session', 'over')).toBeNull();
    expect(await find('session', 'under way')).not.toBeNull();
    expect((await deviceRows()).map((row) => row.aes_id)).toEqual(['used']);
    expect(await deleteExpired(database.db, noon, after(-dayMs))).toBe(0);
  });
});
