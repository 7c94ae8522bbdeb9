// @ts-check
import { installed, run } from '../children.mjs';
import { single } from './reports.mjs';

const minute = 60_000;

/** @typedef {import('./reports.mjs').Outcome} Outcome */
/** @typedef {{ display: import('../display.mjs').Display, tell: (line: string) => void }} CheckContext */
/**
 * `after` names the checks that must have ended. A check with `usesAllCores` runs alone.
 * @typedef {{ name: string, title: string, after?: string[], usesAllCores?: boolean, check: (context: CheckContext) => Promise<Outcome> }} Check
 */

/** @param {Check[]} list */
export const namesOf = (list) => list.map(({ name }) => name);

/**
 * A check that passes when an installed command exits with 0.
 * @param {string} name @param {string} title
 * @param {string} bin path below node_modules
 * @param {string[]} args
 * @param {{ after?: string[], usesAllCores?: boolean, limitMs?: number, env?: () => NodeJS.ProcessEnv }} [options]
 * @returns {Check}
 */
export const command = (name, title, bin, args, options = {}) => ({
  name,
  title,
  after: options.after,
  usesAllCores: options.usesAllCores,
  check: async ({ tell }) => {
    const { limitMs = 10 * minute, env } = options;
    const { code, output } = await run(process.execPath, [installed(bin), ...args], {
      ...{ limitMs, tell, env: env?.() },
    });
    return single(code === 0 ? undefined : output.trim() || `exited with ${code}`);
  },
});
