import { createHash } from 'node:crypto';

import {
  canariesOf,
  type CanaryShare,
  type ChosenCanaries,
  withCanaries,
} from '@scoreline/shared-lib/contract';

import type { CurrentRelease } from './releaseFile';

/** A device's position from 0 to below 100: constant, and independent for each salt. */
const fractionOf = (salt: string, deviceId: string): number =>
  (createHash('sha256').update(`${salt}:${deviceId}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

/** Whether a device runs the canary. A growing share keeps the devices it had. */
export const takesCanary = ({ percent, salt }: CanaryShare, deviceId: string): boolean =>
  fractionOf(salt, deviceId) < percent;

const idOf = ({ id }: CurrentRelease, chosen: ChosenCanaries): string =>
  createHash('sha256')
    .update(JSON.stringify([id, chosen]))
    .digest('hex')
    .slice(0, 16);

/**
 * The release as a device runs it: with each canary whose share includes the device, independently of the others. A shell's
 * build in `left` is excluded.
 */
export function withShares(
  current: CurrentRelease,
  deviceId: string,
  left: string | undefined,
): CurrentRelease {
  const taken = canariesOf(current.release).filter(
    (canary) => takesCanary(canary, deviceId) && canary.build !== left,
  );
  if (taken.length === 0) return current;
  const chosen = Object.fromEntries(taken.map(({ name, build }) => [name, build]));
  return {
    ...{
      signed: current.signed,
      forPages: current.forPages,
      chosen,
      ofAll: current,
      id: idOf(current, chosen),
    },
    release: withCanaries(current.release, chosen),
  };
}
