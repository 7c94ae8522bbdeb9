import { headerNames } from '../contract';
import { writeJson } from '../device/storage';
import { fromBase64, toBase64 } from './base64';
import type { Cipher, CipherOptions, CipherSource } from './cipher';
import { register } from './register';
import { encryptForServer } from './rsa';
import { singleFlight } from './singleFlight';

/** Local storage key of the session cipher. */
export const sessionCipherKey = 'session-cipher';

/** Lifetime of a session cipher: one hour. */
export const sessionCipherMs = 3_600_000;

/** `date` is the expiry in milliseconds. */
interface SessionRecord {
  key: string;
  transId: string;
  date: number;
}

function readRecord(options: CipherOptions): SessionRecord | null {
  try {
    const record = JSON.parse(
      options.storage()?.getItem(sessionCipherKey) ?? 'null',
    ) as SessionRecord;
    return record && record.date > options.now() ? record : null;
  } catch {
    return null;
  }
}

const toCipher = ({ key, transId }: SessionRecord): Cipher => ({
  key: fromBase64(key),
  headers: { [headerNames.transId]: transId },
});

/** Mode 2: the page generates the key, sends it encrypted under the brand's RSA key and keeps it for one hour. */
export function createSessionCipher(options: CipherOptions): CipherSource {
  let inMemory: SessionRecord | null = null;
  let known: { transId: string; cipher: Cipher } | null = null;
  const current = (): SessionRecord | null => {
    const record = readRecord(options) ?? inMemory;
    return record && record.date > options.now() ? record : null;
  };
  const cipherOf = (record: SessionRecord): Cipher => {
    if (known?.transId !== record.transId)
      known = { transId: record.transId, cipher: toCipher(record) };
    return known.cipher;
  };
  const renew = singleFlight(async () => {
    const key = toBase64(crypto.getRandomValues(new Uint8Array(16)));
    const body = await encryptForServer(options.rsaPublicKey, key);
    const date = options.now() + sessionCipherMs;
    const { transId } = await register<{ transId: string }>(options, 'text/plain', body);
    inMemory = { key, transId, date };
    writeJson(options.storage(), sessionCipherKey, inMemory);
    return cipherOf(inMemory);
  });
  return {
    get: async () => {
      const record = current();
      return record ? cipherOf(record) : renew();
    },
    forget: (refused) => {
      if (current()?.transId !== refused.headers[headerNames.transId]) return;
      inMemory = null;
      options.storage()?.removeItem(sessionCipherKey);
    },
  };
}
