// @ts-check
import { join } from 'node:path';

import { installed, root, run } from '../children.mjs';
import { findBuildah } from '../service/buildah.mjs';
import { findPostgres } from '../service/postgres.mjs';
import { single, skipped } from './reports.mjs';

const minute = 60_000;

/** `EX_UNAVAILABLE` of sysexits.h. */
const unavailable = 69;

/**
 * Builds the image and runs it. Skipped with a note on a machine that permits neither.
 * @param {{ after: string[] }} options @returns {import('./command.mjs').Check}
 */
export const imageCheck = ({ after }) => ({
  name: 'image',
  title: 'image, built and run',
  after,
  usesAllCores: true,
  check: async ({ display, tell }) => {
    const { missing } = await findBuildah();
    const { env } = await findPostgres();
    const why =
      missing ||
      ((env.TEST_DATABASE_URL ?? process.env.TEST_DATABASE_URL)
        ? ''
        : 'no PostgreSQL runs beside it');
    if (why) return skipped(`no image: ${why}`);
    const args = [installed('tsx/dist/cli.mjs'), join(root, 'tools/image/main.ts')];
    const { code, output } = await run(process.execPath, args, { env, limitMs: 40 * minute, tell });
    if (code === unavailable) return skipped(`no image: ${output.trim()}`);
    if (code !== 0) return single(output.trim() || `exited with ${code}`);
    for (const line of output.trim().split('\n')) display.print(`  ${line}`);
    return single();
  },
});
