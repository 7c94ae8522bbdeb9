import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Database } from '@scoreline/database/schema';
import { decryptJson, keyBytes } from './aes';
import {
  countFailure,
  findCipher,
  insertDeviceCipher,
  insertSessionCipher,
  type CipherKind,
  type StoredCipher,
} from './queries';

export const sessionLifeMs = 3_600_000;
/** A key is revoked at this number of failed decryptions, consecutive or not. */
export const failuresAllowed = 20;
/** Another server may miss a revocation for this long. */
const trustCacheMs = 5_000;
const cachedCiphers = 20_000;
/** Used for an unknown key, so that both cases cost the same. */
const decoy = randomBytes(keyBytes);

export interface CipherId {
  kind: CipherKind;
  id: string;
  /** The `deviceId` header: a device's key works for that device only. */
  deviceId?: string | undefined;
}

export interface Opened {
  key: Buffer;
  request: unknown;
}

interface Cached extends StoredCipher {
  readAt: number;
}

export type CipherStore = ReturnType<typeof createCipherStore>;

const newId = () => randomBytes(16).toString('base64url');

/** Keys of both modes: stored in the database, cached in memory. */
export function createCipherStore(db: Kysely<Database>, now: () => Date) {
  const cache = new LRUCache<string, Cached>({ max: cachedCiphers });

  function remembered({ kind, id }: CipherId): Cached | null {
    const cached = cache.get(`${kind}:${id}`);
    if (!cached) return null;
    const isFresh = Math.abs(now().getTime() - cached.readAt) < trustCacheMs;
    return cached.revoked || isFresh ? cached : null;
  }

  async function read({ kind, id }: CipherId): Promise<Cached | null> {
    const time = now().getTime();
    const stored = await findCipher(db, kind, id, now());
    if (!stored) return null;
    const entry = { ...stored, readAt: time };
    cache.set(`${kind}:${id}`, entry);
    return entry;
  }

  const isUsable = (cipher: Cached, { deviceId }: CipherId) =>
    !cipher.revoked &&
    (cipher.expiresAt === null || cipher.expiresAt > now()) &&
    (cipher.deviceId === null || deviceId === cipher.deviceId);

  return {
    async registerDevice(deviceId: string): Promise<{ aesId: string; key: Buffer }> {
      const [aesId, key] = [newId(), randomBytes(keyBytes)];
      await insertDeviceCipher(db, { aesId, deviceId, key, now: now() });
      return { aesId, key };
    },

    /** Without a key (the message was unreadable) the id belongs to a random key that nobody has. */
    async registerSession(key: Buffer | null): Promise<string> {
      const transId = newId();
      const expiresAt = new Date(now().getTime() + sessionLifeMs);
      const ownKey = key ?? randomBytes(keyBytes);
      await insertSessionCipher(db, { transId, key: ownKey, now: now(), expiresAt });
      return transId;
    },

    /** Null on any failure: key unknown, expired or revoked, or a body that it can't decrypt, which counts as a failure. */
    async open(cipherId: CipherId, body: string): Promise<Opened | null> {
      const cipher = remembered(cipherId) ?? (await read(cipherId));
      if (!cipher || !isUsable(cipher, cipherId)) {
        decryptJson(decoy, body);
        return null;
      }
      const opened = decryptJson(cipher.key, body);
      if (opened) return { key: cipher.key, request: opened.json };
      const { kind, id } = cipherId;
      if (await countFailure(db, kind, id, failuresAllowed)) cipher.revoked = true;
      return null;
    },
  };
}
