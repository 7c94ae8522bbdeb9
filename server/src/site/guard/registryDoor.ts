import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type BoundedAnswer, fetchBounded, jsonOf } from '../../store/fetchBounded';
import type { CanaryRow } from './verdictQueries';

/** The registry's address and the guard's token. */
export interface Door {
  url: string;
  token: string;
}

interface Settings {
  registryUrl?: string | undefined;
  token?: string | undefined;
  dataDir: string;
}

const patienceMs = 20_000;
const mostBytes = 64 * 1024;

const read = async (path: string): Promise<string | undefined> =>
  (await readFile(path, 'utf8').catch(() => '')).trim() || undefined;

/** The configured registry, or the one beside this server; null without either. */
export async function findDoor({ registryUrl, token, dataDir }: Settings): Promise<Door | null> {
  const url = registryUrl ?? (await read(join(dataDir, 'registry-address')));
  const own = token ?? (await read(join(dataDir, 'registry-guard', 'guard.token')));
  return url && own ? { url, token: own } : null;
}

interface Refused {
  refused?: { rule: string; reason: string };
}

/** A proxy in between may answer in another format than the registry's. */
function refusalIn(answer: BoundedAnswer): Refused {
  try {
    return jsonOf(answer) as Refused;
  } catch {
    return {};
  }
}

/**
 * Asks the registry to end a canary; `over` if it doesn't run any more.
 * @throws if the registry is unreachable or refuses the guard
 */
export async function endCanary(
  { url, token }: Door,
  { track, remote, build, since, reason }: CanaryRow,
): Promise<'ended' | 'over'> {
  const [brand = '', env = '', channel = ''] = track.split('/');
  const path = `/registry/tracks/${brand}/${env}/canaries/${remote}/end`;
  const answer = await fetchBounded(new URL(path, url), {
    mostBytes,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ channel, build, since: since.toISOString(), reason }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (answer.ok) return 'ended';
  const { refused } = refusalIn(answer);
  if (refused?.rule === 'canary') return 'over';
  throw new Error(`the registry answered ${answer.status}: ${refused?.reason ?? 'no reason'}`);
}
