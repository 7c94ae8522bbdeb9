import { jest } from '@jest/globals';
import type * as Argon2 from '@node-rs/argon2';

const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
const hashCost = /^\$argon2id\$v=\d+\$[^$]+/;

/** Each slow hash with its parameters. Import this before any module that hashes. */
export const counted: string[] = [];

jest.mock('@node-rs/argon2', () => ({
  hash: (...asked: Parameters<typeof argon2.hash>) => {
    const { salt, ...parameters } = asked[1] ?? {};
    counted.push(`hash ${JSON.stringify({ ...parameters, salt: salt?.length })}`);
    return argon2.hash(...asked);
  },
  verify: (...asked: Parameters<typeof argon2.verify>) => {
    counted.push(`verify ${hashCost.exec(String(asked[0]))?.[0]}`);
    return argon2.verify(...asked);
  },
}));
