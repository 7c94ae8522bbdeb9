import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { storeOnce, readSecret } from '../../store/storeOnce';

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** A member, or the name of data that only the server may read. */
type Owner = number | `${string}:${string}`;

/** Encrypts data in the database that the server must be able to read. */
export interface MemberKey {
  /** AES-256-GCM: IV ‖ tag ‖ ciphertext. Opens for the same `owner` only. */
  seal(plain: Buffer, owner: Owner): Buffer;
  /** Null for another key or owner, or changed bytes. */
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
  /** 32 bytes in base64 from the environment. Without it, the key in `dataDir` is used, and created the first time. */
  memberKey?: string | undefined;
  dataDir: string;
}

/** Servers with one database must share the key. */
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
