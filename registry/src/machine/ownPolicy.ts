import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { ownsNamespace, ownsPath } from '@scoreline/remote-kit/admission';
import {
  type Access,
  ask,
  listedKey,
  readKey,
  sha256,
  signText,
} from '@scoreline/remote-kit/client';
import { writeAtomically } from '@scoreline/remote-kit/durable';

import { policyNoteFile, rootFolderOf, rootKeyFile } from '../config';
import { signingKeys } from '../keys/releaseKeys';
import {
  blankTeam,
  countsAt,
  type Policy,
  type PolicyKey,
  type PolicyTeam,
  type PolicyToken,
  policySchema,
  type SignedPolicy,
} from '../policy/document';
import { highestPolicy } from '../policy/highestPolicy';
import { readPolicy } from '../policy/policies';
import { inDays, keyDays } from '../policy/validity';
import { guardTokenFile, ownTeam, teamKeyFile, teamTokenFile } from './prepare';

/** What the repository's own team needs to release what is in the working tree. */
export interface OwnClaims {
  remotes: readonly string[];
  paths: readonly string[];
  namespaces: readonly string[];
  brands: readonly string[];
  environments: readonly string[];
}

const rootPem = (dataDir: string) => join(rootFolderOf(dataDir), 'root.pem');

/** A key that ends sooner is listed for longer. */
const sparedDays = 90;

const union = (known: readonly string[], wanted: readonly string[]) =>
  [...new Set([...known, ...wanted])].sort();

/** Paths without those that lie below another. */
const outermost = (paths: readonly string[]) =>
  paths.filter(
    (path) =>
      !paths.some((other) => other !== '/' && other !== path && path.startsWith(`${other}/`)),
  );

/** The list with this key in it, and counting for long enough. */
function listing(keys: readonly PolicyKey[], own: PolicyKey, now: Date): PolicyKey[] {
  const known = keys.find(({ id }) => id === own.id);
  if (known && countsAt(known, inDays(now, sparedDays))) return [...keys];
  return [...keys.filter(({ id }) => id !== own.id), { ...own, from: known?.from ?? own.from }];
}

/** The tokens with the one in the file, and counting for long enough. */
async function withToken(
  tokens: readonly PolicyToken[],
  file: string,
  validity: Pick<PolicyToken, 'from' | 'until'>,
  now: Date,
): Promise<PolicyToken[]> {
  const hash = sha256((await readFile(file, 'utf8')).trim());
  const known = tokens.find((one) => one.sha256 === hash);
  if (known && countsAt(known, inDays(now, sparedDays))) return [...tokens];
  const others = tokens.filter((one) => one !== known);
  return [...others, { sha256: hash, ...validity, from: known?.from ?? validity.from }];
}

/** What the team has already, and what of the working tree it lacks. */
function withClaims(team: PolicyTeam, claims: OwnClaims): PolicyTeam {
  const paths = claims.paths.filter((path) => !ownsPath(team, path));
  const namespaces = claims.namespaces.filter((name) => !ownsNamespace(team, name));
  return {
    ...team,
    remotes: union(team.remotes, claims.remotes),
    paths: outermost(union(team.paths, paths)),
    namespaces: union(team.namespaces, namespaces),
    brands: union(team.brands, claims.brands),
    environments: union(team.environments, claims.environments),
  };
}

/** The guard of this machine; where the root key is elsewhere it stays as it is, which is no reason to sign another policy. */
async function guardNow(
  dataDir: string,
  before: Policy['guard'],
  validity: Pick<PolicyToken, 'from' | 'until'>,
  now: Date,
): Promise<Pick<Policy, 'guard'>> {
  const file = guardTokenFile(dataDir);
  if (!existsSync(rootPem(dataDir)) || !existsSync(file)) return before ? { guard: before } : {};
  return { guard: { tokens: await withToken(before?.tokens ?? [], file, validity, now) } };
}

async function wantedPolicy(
  dataDir: string,
  before: Policy | null,
  claims: OwnClaims,
  now: Date,
): Promise<Policy> {
  const until = inDays(now, keyDays);
  const [releaseKey] = await signingKeys(join(dataDir, 'registry-keys'));
  if (!releaseKey) throw new Error(`there is no release key in ${join(dataDir, 'registry-keys')}`);
  const { from, until: end } = listedKey(releaseKey.privateKey, now, until);
  const validity = { from, until: end };
  const own = before?.teams[ownTeam] ?? blankTeam;
  const team = {
    ...withClaims(own, claims),
    keys: listing(own.keys, listedKey(await readKey(teamKeyFile(dataDir)), now, until), now),
    tokens: await withToken(own.tokens, teamTokenFile(dataDir), validity, now),
  };
  const listed = listedKey(releaseKey.privateKey, now, until);
  return {
    version: before?.version ?? 0,
    releaseKeys: listing(before?.releaseKeys ?? [], listed, now),
    teams: { ...before?.teams, [ownTeam]: team },
    approvers: before?.approvers ?? {},
    ...(await guardNow(dataDir, before?.guard, validity, now)),
  };
}

async function policyNow(access: Access, rootKey: string): Promise<Policy | null> {
  const { registry } = access;
  const answer = await fetch(new URL('/registry/policy', registry));
  return answer.ok ? readPolicy((await answer.json()) as SignedPolicy, rootKey) : null;
}

const lastPolicyFile = (dataDir: string) => join(rootFolderOf(dataDir), 'policy.json');

async function lastSigned(dataDir: string): Promise<Policy | null> {
  const text = await readFile(lastPolicyFile(dataDir), 'utf8').catch(() => null);
  return text === null ? null : policySchema.parse(JSON.parse(text));
}

/**
 * Has the policy give the repository's own team what the working tree claims, signed by the root key that lies here; nothing
 * changes where it does already. Other teams, and what the team has beside it, stay.
 * @throws where something is lacking and the root key is elsewhere.
 */
export async function ensureOwnPolicy(
  access: Access,
  dataDir: string,
  claims: OwnClaims,
  now = new Date(),
): Promise<void> {
  const rootKey = (await readFile(rootKeyFile(dataDir), 'utf8')).trim();
  const inForce = await policyNow(access, rootKey);
  // Where the registry's database was lost or set back, the newest policy that was signed here counts on.
  const before = inForce ?? (await lastSigned(dataDir));
  const wanted = await wantedPolicy(dataDir, before, claims, now);
  if (inForce && isDeepStrictEqual(before, wanted)) return;
  const rootFile = rootPem(dataDir);
  if (!existsSync(rootFile))
    throw new Error(
      'the policy lacks something of the working tree, or a key of it ends: sign another where the root key is',
    );
  const highest = await highestPolicy(policyNoteFile(dataDir), rootKey).version();
  const next = { ...wanted, version: Math.max(wanted.version, highest) + 1 };
  const { text: policy, signature } = signText(JSON.stringify(next), await readKey(rootFile));
  await ask(access, 'PUT', '/registry/policy', { policy, signature });
  await writeAtomically(lastPolicyFile(dataDir), `${JSON.stringify(next, null, 2)}\n`);
}
