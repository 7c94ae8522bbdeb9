import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { limits } from '@scoreline/remote-kit/budget';
import { writeAtomically } from '@scoreline/remote-kit/durable';

import type { Policy } from '../policy/document';

/** The public part of the policy: each team's rights, without keys and tokens, and the size limits of a remote. */
function shownOf({ version, teams, approvers }: Policy): string {
  const owned = Object.entries(teams).map(([team, rights]) => {
    const { remotes, paths, namespaces, brands, environments } = rights;
    return [team, { remotes, paths, namespaces, brands, environments }] as const;
  });
  return JSON.stringify({ version, teams: Object.fromEntries(owned), approvers, limits });
}

/** Writes the teams of the verified policy beside the releases. */
export async function mirrorTeams(folder: string, policy: Policy): Promise<void> {
  const path = join(folder, 'teams.json');
  const text = shownOf(policy);
  if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeAtomically(path, text);
}
