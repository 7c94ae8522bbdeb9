import { verify } from 'node:crypto';

import { Refusal } from '@scoreline/remote-kit/admission';
import { pathsMeet, shellRoutes } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { publicKeyOf } from '../keys/signature';
import { signedJson } from '../keys/signedJson';
import { appendLog } from '../log/log';
import type { Tables } from '../store/tables';
import { type Policy, policySchema, type SignedPolicy } from './document';
import type { HighestPolicy } from './highestPolicy';

const twice = (names: readonly string[]) => names.find((name, at) => names.indexOf(name) !== at);

/** Rules beyond the schema: one owner per remote and per path, no paths of the shell, only existing approvers. */
function contradictionOf({ teams, approvers, guard }: Policy): string | undefined {
  if (guard && Object.hasOwn(teams, 'guard')) return 'guard is who ends canaries, and no team';
  const all = Object.values(teams);
  const remote = twice(all.flatMap(({ remotes }) => remotes));
  if (remote) return `${remote} belongs to two teams`;
  const paths = all.flatMap((team) => team.paths);
  const clash = paths.find((path, at) =>
    paths.some((other, from) => at !== from && (path === other || path.startsWith(`${other}/`))),
  );
  if (clash) return `${clash} belongs to two teams`;
  const shells = paths.find((path) => shellRoutes.some((page) => pathsMeet(page.path, path)));
  if (shells) return `${shells} is a page of the shell, which no team owns`;
  const unknown = Object.values(approvers)
    .flat()
    .find((team) => !Object.hasOwn(teams, team));
  return unknown && `${unknown} approves and is no team`;
}

const unsigned = 'the root key has not signed this policy';

/**
 * The policy that the root key has signed.
 * @throws Refusal if it has not, or if the policy contradicts itself.
 */
export function readPolicy({ policy, signature }: SignedPolicy, rootKey: string): Policy {
  if (!verify(null, Buffer.from(policy), publicKeyOf(rootKey), Buffer.from(signature, 'base64')))
    throw new Refusal('policy', unsigned, 'policy.json');
  const read = signedJson(policySchema).safeParse(policy);
  if (!read.success) {
    const [issue] = read.error.issues;
    const reason = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
    throw new Refusal('policy', reason, 'policy.json');
  }
  const contradiction = contradictionOf(read.data);
  if (contradiction) throw new Refusal('policy', contradiction, 'policy.json');
  return read.data;
}

/** The newest signed policy, or null before the first. */
export async function signedPolicy(db: Kysely<Tables>): Promise<SignedPolicy | null> {
  const row = await db
    .selectFrom('registry.policies')
    .select(['policy', 'signature'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

interface PolicyDeps {
  db: Kysely<Tables>;
  rootKey: string;
  highest: HighestPolicy;
}

/** The policy in force, with its signature and age verified again, because the database is not trusted. */
export async function currentPolicy({ db, rootKey, highest }: PolicyDeps): Promise<Policy> {
  const signed = await signedPolicy(db);
  if (!signed)
    throw new Refusal(
      'policy',
      'there is no policy yet: the command policy puts one in force',
      'policy.json',
    );
  const policy = readPolicy(signed, rootKey);
  await highest.note(policy);
  return policy;
}

/**
 * @throws with advice for the usual mistake: a second server on this database with its own DATA_DIR, and therefore its own root
 * key.
 */
export async function refuseOtherRoot(db: Kysely<Tables>, rootKey: string): Promise<void> {
  const signed = await signedPolicy(db);
  try {
    if (signed) readPolicy(signed, rootKey);
  } catch (error) {
    if (!(error instanceof Refusal) || error.message !== unsigned) throw error;
    throw new Error(
      'The policy in this database is signed by another root key. For a second server, set REGISTRY_URL and REGISTRY_ROOT_KEY to the first one’s registry, or share its DATA_DIR.',
    );
  }
}

/**
 * Puts a newer policy in force.
 * @throws Refusal for one that is not newer, so that an old one cannot be replayed.
 */
export async function acceptPolicy(
  { db, rootKey, highest }: PolicyDeps,
  signed: SignedPolicy,
  now: Date,
): Promise<Policy> {
  const policy = readPolicy(signed, rootKey);
  await db.transaction().execute(async (trx) => {
    const log = await appendLog(trx);
    const before = await signedPolicy(trx);
    const last = before ? readPolicy(before, rootKey).version : 0;
    if (policy.version <= last) {
      const reason = `policy ${policy.version} is not newer than ${last}`;
      throw new Refusal('policy', reason, 'policy.json');
    }
    await highest.check(policy);
    const row = { version: policy.version, ...signed, accepted_at: now };
    await trx.insertInto('registry.policies').values(row).execute();
    await log({ at: now.toISOString(), kind: 'policy', team: 'root', new: String(policy.version) });
  });
  await highest.note(policy);
  return policy;
}
