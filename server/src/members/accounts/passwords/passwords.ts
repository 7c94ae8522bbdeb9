import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

import { passwordLimits } from '@scoreline/shared-lib/contract/schemas';

import { BizError } from '../../../wire/gateway/bizError';

/** argon2id with 19 MiB, two passes and one lane: OWASP's parameters, and the library's defaults. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Those of the 49,000 most common passwords (MIT licence, @zxcvbn-ts) that are long enough to be accepted here. */
const common = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= passwordLimits.min),
);
const charactersOf = (text: string) => [...text].length;
/** "aaaaaaaa", "abababab": at most two different characters. */
const isRepetition = (text: string) => new Set(text).size <= 2;

/** Obvious words here: names of the brands and of their content. Listed in docs/asvs.md. */
export const contextWords = [
  'scoreline',
  'livescore',
  'futbol',
  'futebol',
  'football',
  'basketball',
];
const ownLetters = 4;
/** "Scoreline2026!": a context word with hardly any other letter. */
function isContextWord(folded: string): boolean {
  const plain = folded.normalize('NFD').replace(/\p{M}/gu, '');
  const rest = contextWords.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest !== plain && rest.replace(/[^\p{L}]/gu, '').length < ownLetters;
}

/** Throws if a password is too short, too long or easy to guess. */
export function checkNewPassword(password: string, email: string): void {
  const { min, max } = passwordLimits;
  const length = charactersOf(password);
  if (length < min || length > max) throw new BizError('passwordLength');
  const folded = password.toLowerCase();
  const isOwnAddress = folded === email || folded === email.split('@')[0];
  if (common.has(folded) || isContextWord(folded) || isRepetition(folded) || isOwnAddress)
    throw new BizError('commonPassword');
}

/** Normalises Unicode, because keyboards send different forms of the same secret. */
const normalised = (secret: string) => secret.normalize('NFC');

/** Uses a random salt if none is given. */
export const hashSecretSlowly = (secret: string, salt?: Uint8Array): Promise<string> =>
  hash(normalised(secret), { ...cost, ...(salt && { salt }) });

/** Hashed once, and verified against when there is no stored hash, so that both cases take the same time. */
let decoy: Promise<string> | undefined;

/** False without a stored hash, after the same work. */
export async function verifySecret(stored: string | null | undefined, secret: string) {
  const against = stored ?? (await (decoy ??= hashSecretSlowly('nobody has chosen this')));
  const matches = await verify(against, normalised(secret));
  return matches && stored !== null && stored !== undefined;
}
