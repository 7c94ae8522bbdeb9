import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ReleaseAct, ReleaseLogRow } from '@scoreline/shared-lib/contract';

/** The number of acts on the page. */
const shown = 30;

const readActs = async (registry: string): Promise<ReleaseAct[]> => {
  const text = await readFile(join(registry, 'log.json'), 'utf8').catch(() => '[]');
  const rows = JSON.parse(text) as Pick<ReleaseLogRow, 'entry'>[];
  return rows.reverse().map(({ entry }) => JSON.parse(entry) as ReleaseAct);
};

/** The newest acts of the log that the mirror stores beside the releases, newest first; empty without a log. */
export const readReleaseLog = async (registry: string): Promise<ReleaseAct[]> =>
  (await readActs(registry)).slice(0, shown);

/** All acts that the mirror has, newest first. */
export const readTeamActs = readActs;
