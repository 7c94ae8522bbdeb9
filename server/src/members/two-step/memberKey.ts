import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { storeOnce, readSecret } from '../../store/storeOnce';

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** A member, or a thing that only the server may read, by its name. */
type Owner = number | `${string}:${string}`;

/** Encrypts what the database keeps of members and the server must be able to read. */
export interface MemberKey {
  /** AES-256-GCM: IV ‖ tag ‖ ciphertext. Opens for the same `owner` alone. */
  seal(plain: Buffer, owner: Owner): Buffer;
  /** Null where it is another key's, another owner's, or was changed. */
  open(sealed: Buffer, owner: Owner): Buffer | null;
}

export function memberKeyOf(key: Buffer): MemberKey {
  const bound = (owner: Owner) => Buffer.from(`member:${owner}`);
  return {
    seal(plain, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound(owner));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open(sealed, owner) {
      const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)];
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
        decipher.setAAD(bound(owner)).setAuthTag(tag);
        const text = sealed.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(text), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

export const newMemberKey = (): MemberKey => memberKeyOf(randomBytes(keyBytes));

export interface KeyLocation {
  /** Base64 of 32 bytes from the environment; without it the key in `dataDir` is used, and made the first time. */
  memberKey?: string | undefined;
  dataDir: string;
}

/** Servers that share a database must share the key. */
export function loadMemberKey({ memberKey, dataDir }: KeyLocation): MemberKey {
  const key = Buffer.from(memberKey ?? storedKey(join(dataDir, 'keys')), 'base64');
  if (key.length !== keyBytes)
    throw new Error(`The key of ${memberKey ? 'MEMBER_KEY' : dataDir} must be ${keyBytes} bytes.`);
  return memberKeyOf(key);
}

function storedKey(folder: string): string {
  const file = join(folder, 'member.key');
  return readSecret(file) ?? storeOnce(file, randomBytes(keyBytes).toString('base64'));
}
