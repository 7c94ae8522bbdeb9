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

/** The rights that the repository's own team needs to release the working tree. */
export interface OwnClaims {
  remotes: readonly string[];
  paths: readonly string[];
  namespaces: readonly string[];
  brands: readonly string[];
  environments: readonly string[];
}

const rootPem = (dataDir: string) => join(rootFolderOf(dataDir), 'root.pem');

/** Days: a key that ends sooner is extended. */
const sparedDays = 90;

const union = (known: readonly string[], wanted: readonly string[]) =>
  [...new Set([...known, ...wanted])].sort();

/** Removes paths below another path. */
const outermost = (paths: readonly string[]) =>
  paths.filter(
    (path) =>
      !paths.some((other) => other !== '/' && other !== path && path.startsWith(`${other}/`)),
  );

/** The list with this key, valid for long enough. */
function listing(keys: readonly PolicyKey[], own: PolicyKey, now: Date): PolicyKey[] {
  const known = keys.find(({ id }) => id === own.id);
  if (known && countsAt(known, inDays(now, sparedDays))) return [...keys];
  return [...keys.filter(({ id }) => id !== own.id), { ...own, from: known?.from ?? own.from }];
}

/** The tokens with the one in the file, valid for long enough. */
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

/** Adds the working tree's missing claims to the team's rights. */
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

/** The guard of this machine. Without the root key it stays unchanged, so that it never requires a new policy. */
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
 * Adds the working tree's claims to the repository's own team in the policy, signed by the root key of this machine. Changes
 * nothing if they are all granted; keeps other teams, and the team's other rights.
 * @throws if a claim is missing and the root key is elsewhere.
 */
export async function ensureOwnPolicy(
  access: Access,
  dataDir: string,
  claims: OwnClaims,
  now = new Date(),
): Promise<void> {
  const rootKey = (await readFile(rootKeyFile(dataDir), 'utf8')).trim();
  const inForce = await policyNow(access, rootKey);
  // If the registry's database was lost or restored, continue from the newest policy signed here.
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
