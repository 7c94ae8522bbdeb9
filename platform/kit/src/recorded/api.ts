import {
  constants,
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
  randomUUID,
} from 'node:crypto';

import { bizCodes, headerNames } from '@scoreline/shared-lib/contract';

import type { Player } from './player';

/** Simulated server problems that a developer can choose. */
export const troubles = ['fine', 'slow', 'failing', 'busy', 'signedOut', 'unreachable'] as const;
export type Trouble = (typeof troubles)[number];

/** Delay of the simulated slow server, in milliseconds. */
export const slowMs = 3_000;

export interface ApiCall {
  path: string;
  headers: Record<string, string | undefined>;
  body: string;
}

interface ApiAnswer {
  status: number;
  body: string;
}

function seal(key: Buffer, value: unknown): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(JSON.stringify(value)), cipher.final()]).toString(
    'base64',
  );
}

function unseal(key: Buffer, text: string): unknown {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-128-cbc', key, bytes.subarray(0, 16));
  const plain = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
  return JSON.parse(plain.toString());
}

const envelope = (data: unknown) => ({ bizCode: bizCodes.success, message: '', data });
const refused = (status: number, bizCode: number, message: string): ApiAnswer => ({
  status,
  body: JSON.stringify({ bizCode, message, data: null }),
});
const plain = (data: unknown): ApiAnswer => ({ status: 200, body: JSON.stringify(envelope(data)) });

const registration = 'patron/frontend/device';

const refusals: Partial<Record<Trouble, ApiAnswer>> = {
  failing: refused(500, bizCodes.invalidInput, 'It fails, as was chosen.'),
  busy: refused(429, bizCodes.limitReached, 'Too many, as was chosen.'),
  signedOut: refused(401, bizCodes.invalidInput, 'Not Login'),
};

/** The API of a standalone page: the site's own ciphers, so that the page runs unchanged, with recorded answers. */
export function createRecordedApi(player: Player) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = new Map<string, Buffer>();

  function addSession(key: Buffer): string {
    const id = randomUUID();
    keys.set(id, key);
    return id;
  }

  function register({ headers, body }: ApiCall): ApiAnswer {
    if (headers['content-type']?.startsWith('application/json')) {
      const key = randomBytes(16);
      return plain({ aesCipher: key.toString('base64'), aesId: addSession(key) });
    }
    const sealed = Buffer.from(body, 'base64');
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const text = privateDecrypt({ key: privateKey, oaepHash: 'sha256', padding }, sealed);
    return plain({ transId: addSession(Buffer.from(text.toString('latin1'), 'base64')) });
  }

  function operate({ path, headers, body }: ApiCall): ApiAnswer {
    const id = (name: string) => headers[name.toLowerCase()] ?? '';
    const key = keys.get(id(headerNames.aesId)) ?? keys.get(id(headerNames.transId));
    if (!key) return refused(400, bizCodes.invalidInput, 'The key is not known.');
    const data = player.answer(path, unseal(key, body) as Record<string, unknown>);
    if (data === undefined)
      return refused(503, bizCodes.invalidInput, `There is no recording of ${path}.`);
    return { status: 200, body: seal(key, envelope(data)) };
  }

  return {
    /** PEM, for the page's brand. */
    rsaPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    /** @throws for a message that cannot be decrypted or parsed. */
    answer(call: ApiCall, trouble: Trouble): ApiAnswer {
      if (call.path === registration) return register(call);
      return refusals[trouble] ?? operate(call);
    },
  };
}

export type RecordedApi = ReturnType<typeof createRecordedApi>;
