import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReleaseAct, ReleaseLogRow } from '@scoreline/shared-lib/contract';

/** As many of the newest acts are shown. */
const shown = 30;

/** The newest acts of the log that the mirror brings beside the releases, the newest first; none where it brings no log. */
export async function readReleaseLog(registry: string): Promise<ReleaseAct[]> {
  const text = await readFile(join(registry, 'log.json'), 'utf8').catch(() => '[]');
  const rows = JSON.parse(text) as Pick<ReleaseLogRow, 'entry'>[];
  return rows
    .slice(-shown)
    .reverse()
    .map(({ entry }) => JSON.parse(entry) as ReleaseAct);
}
