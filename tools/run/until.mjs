// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something holds; what throws does not.
 * @param {string} what of the error @param {() => Promise<boolean>} holds @param {number} [ms] @throws where it has not by then
 */
export async function until(what, holds, ms = 60_000) {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(100))
    if (await holds().catch(() => false)) return;
  throw new Error(`${what} did not happen within ${ms / 1000} s.`);
}
