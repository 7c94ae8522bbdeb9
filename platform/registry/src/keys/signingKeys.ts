import { Refusal } from '@scoreline/remote-kit/admission';
import {
  type Release,
  releaseVersion,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';

import { countsAt, type Policy } from '../policy/document';
import { type SigningKey, signingKeys } from './releaseKeys';
import { readSigned } from './signature';

/**
 * The policy's newest key whose private half is in `folder`.
 * @throws Refusal if there is none.
 */
export async function releaseKey(folder: string, policy: Policy, now: Date): Promise<SigningKey> {
  const own = await signingKeys(folder);
  const newestFirst = policy.releaseKeys
    .filter((key) => countsAt(key, now))
    .sort((a, b) => Date.parse(b.from) - Date.parse(a.from));
  for (const { id } of newestFirst) {
    const key = own.find(({ keyId }) => keyId === id);
    if (key) return key;
  }
  throw new Refusal('keys', 'the policy names no release key that this registry holds');
}

/**
 * The content of a release of that track and number.
 * @throws Refusal unless a key of the policy that was valid then has signed it.
 */
export function trustedRelease(
  signed: SignedRelease,
  policy: Policy,
  track: string,
  seq: number,
): Release {
  const refuse = (reason: string) =>
    new Refusal('trust', `release ${seq} of ${track} cannot be trusted: ${reason}`);
  const key = policy.releaseKeys.find(({ id }) => id === signed.keyId);
  if (!key) throw refuse(`the policy does not name the key ${signed.keyId}`);
  const release = readSigned(signed, key.public);
  if (!release) throw refuse('its signature does not fit its content');
  if ((release.version ?? 1) > releaseVersion)
    throw refuse(`it is of version ${release.version}, which only pages read`);
  if (!countsAt(key, new Date(release.createdAt))) throw refuse('its key did not count then');
  if (trackName(release) !== track || release.seq !== seq)
    throw refuse(`it is release ${release.seq} of ${trackName(release)}`);
  return release;
}
