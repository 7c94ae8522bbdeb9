import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal } from '@scoreline/remote-kit/admission';
import { writeAtomically } from '@scoreline/remote-kit/durable';
import type { ReleaseLogRow } from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';

import { chainProblem, origin } from '../log/log';

/** Newest entries that a server stores. */
const newest = 200;

const fileOf = (folder: string) => join(folder, 'log.json');

/** The entries in a server's folder, oldest first. */
export async function mirroredLog(folder: string): Promise<ReleaseLogRow[]> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => '[]');
  return JSON.parse(text) as ReleaseLogRow[];
}

/**
 * Fetches the log entries since the last run. The last known entry must be unchanged, so that every server detects a rewritten
 * log.
 * @throws Refusal if the chain is broken.
 */
export async function mirrorLog(
  folder: string,
  read: (after: number) => Promise<ReleaseLogRow[]>,
): Promise<void> {
  const known = await mirroredLog(folder);
  const last = known.at(-1);
  const rows = [...known];
  for (let after = last ? last.id - 1 : 0, isFirst = true; ; isFirst = false) {
    const next = await read(after);
    const before = isFirst ? (last?.previous ?? origin) : lastItem(rows).hash;
    const problem = next.length > 0 ? chainProblem(next, after, before) : null;
    if (problem) throw new Refusal('log', problem);
    if (isFirst && last && next[0]?.hash !== last.hash)
      throw new Refusal(
        'log',
        `entry ${last.id} is not the one it was: the log was cut or rewritten`,
      );
    const fresh = isFirst && last ? next.slice(1) : next;
    rows.push(...fresh);
    if (fresh.length === 0) break;
    after = lastItem(rows).id;
  }
  if (rows.length > known.length)
    await writeAtomically(fileOf(folder), JSON.stringify(rows.slice(-newest)));
}
