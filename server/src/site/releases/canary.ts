import { createHash } from 'node:crypto';

import {
  canariesOf,
  type CanaryShare,
  type ChosenCanaries,
  withCanaries,
} from '@scoreline/shared-lib/contract';

import type { CurrentRelease } from './releaseFile';

/** Where a device stands among all, from 0 to below 100; the same for ever, and another for each salt. */
const fractionOf = (salt: string, deviceId: string): number =>
  (createHash('sha256').update(`${salt}:${deviceId}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

/** Whether a device is among those that run the canary; a share that grows keeps the ones it had. */
export const takesCanary = ({ percent, salt }: CanaryShare, deviceId: string): boolean =>
  fractionOf(salt, deviceId) < percent;

const idOf = ({ id }: CurrentRelease, chosen: ChosenCanaries): string =>
  createHash('sha256')
    .update(JSON.stringify([id, chosen]))
    .digest('hex')
    .slice(0, 16);

/**
 * The release as a device runs it: with each canary whose share it is in by that one's salt, whatever others it is in. The build
 * of a shell that it has `left` is not among them.
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
