import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

import { passwordLimits } from '@scoreline/shared-lib/contract/schemas';

import { BizError } from '../../../wire/gateway/bizError';

/** argon2id with 19 MiB, two passes and one lane, OWASP's figures for it and this library's own. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of the 49,000 commonest passwords (MIT licence, @zxcvbn-ts), those long enough to be chosen here. */
const common = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= passwordLimits.min),
);
const charactersOf = (text: string) => [...text].length;
/** "aaaaaaaa", "abababab": one or two characters over and over. */
const isRepetition = (text: string) => new Set(text).size <= 2;

/** What people here think of first: names of the brands and of what they show. Listed in docs/asvs.md. */
export const contextWords = [
  'scoreline',
  'livescore',
  'futbol',
  'futebol',
  'football',
  'basketball',
];
const ownLetters = 4;
/** "Scoreline2026!": a word of ours, and hardly a letter beside it. */
function isContextWord(folded: string): boolean {
  const plain = folded.normalize('NFD').replace(/\p{M}/gu, '');
  const rest = contextWords.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest !== plain && rest.replace(/[^\p{L}]/gu, '').length < ownLetters;
}

/** Throws where a password is too short, too long, or among those that are tried first. */
export function checkNewPassword(password: string, email: string): void {
  const { min, max } = passwordLimits;
  const length = charactersOf(password);
  if (length < min || length > max) throw new BizError('passwordLength');
  const folded = password.toLowerCase();
  const isOwnAddress = folded === email || folded === email.split('@')[0];
  if (common.has(folded) || isContextWord(folded) || isRepetition(folded) || isOwnAddress)
    throw new BizError('commonPassword');
}

/** The same secret in one form of Unicode, whatever keyboard typed it. */
const normalised = (secret: string) => secret.normalize('NFC');

/** With a salt of its own, where none is given. */
export const hashSecretSlowly = (secret: string, salt?: Uint8Array): Promise<string> =>
  hash(normalised(secret), { ...cost, ...(salt && { salt }) });

/** Made once: verified against where there is nothing, so that both take the same time. */
let decoy: Promise<string> | undefined;

/** False where there is no hash, after the same work. */
export async function verifySecret(stored: string | null | undefined, secret: string) {
  const against = stored ?? (await (decoy ??= hashSecretSlowly('nobody has chosen this')));
  const matches = await verify(against, normalised(secret));
  return matches && stored !== null && stored !== undefined;
}
