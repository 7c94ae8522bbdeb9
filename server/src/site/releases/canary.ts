import { createHash } from 'node:crypto';

import type { CanaryShare } from '@scoreline/shared-lib/contract';

/** Where a device stands among all, from 0 to below 100; the same for ever, and another for each salt. */
const fractionOf = (salt: string, deviceId: string): number =>
  (createHash('sha256').update(`${salt}:${deviceId}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

/** Whether a device is among those that run the canary; a share that grows keeps the ones it had. */
export const takesCanary = ({ percent, salt }: CanaryShare, deviceId: string): boolean =>
  fractionOf(salt, deviceId) < percent;
