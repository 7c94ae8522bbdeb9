import { readArgs, UsageError } from '../../commands/commandLine';
import { normaliseEmail } from '../accounts/email';
import { findByEmail } from '../accounts/queries';
import type { VipDeps } from './deps';
import { grant, revoke } from './entitlements/entitlements';
import { formatStatus } from './entitlements/formatStatus';
import { reconcile } from './subscriptions/reconcile';
import { vipStatus } from './entitlements/status';

export const usage = `Usage:
  npx scoreline vip grant --email ADDRESS --days N --for TEXT   gives days after all that is held; a TEXT counts once
  npx scoreline vip revoke --for TEXT                           ends what is left of such a grant
  npx scoreline vip show --email ADDRESS                        what a member holds and paid
  npx scoreline vip reconcile                                   compares every subscription with the payment provider
Example: npx scoreline vip grant --email anna@club.example --days 30 --for "prize of May"`;

const options = {
  email: { type: 'string' },
  days: { type: 'string' },
  for: { type: 'string' },
} as const;

type Deps = Pick<VipDeps, 'db' | 'now'> & Partial<Pick<VipDeps, 'provider'>>;

/** Runs an operator's command about VIP and returns its output. Throws for invalid arguments and failures. */
export async function runVip(args: readonly string[], deps: Deps): Promise<string> {
  const { name, email, days, for: reference } = read(args);
  if (name === 'grant' && email && days && reference)
    return grantDays(deps, { email, days: Number(days), reference });
  if (name === 'revoke' && reference) return revokeDays(deps, reference);
  if (name === 'show' && email) return show(deps, email);
  if (name === 'reconcile') return compare(deps);
  throw new UsageError(usage);
}

function read(args: readonly string[]) {
  const [name, ...rest] = args;
  return { name, ...readArgs(usage, { args: rest, options }).values };
}

async function memberOf({ db }: Deps, given: string) {
  const user = await findByEmail(db, normaliseEmail(given));
  if (!user) throw new Error(`There is no member with the address ${given}.`);
  return user;
}

const longestGrant = 3_660;

async function grantDays(deps: Deps, given: { email: string; days: number; reference: string }) {
  const { email, days, reference } = given;
  if (!Number.isInteger(days) || days < 1 || days > longestGrant)
    throw new Error(`--days must be a whole number from 1 to ${longestGrant}.`);
  const { id: memberId, verified_at } = await memberOf(deps, email);
  if (!verified_at) throw new Error(`The address ${email} is not verified yet.`);
  const now = deps.now();
  const isNew = await deps.db
    .transaction()
    .execute((db) => grant(db, { memberId, days, source: 'grant', reference, now }));
  if (!isNew) throw new Error(`Days were given for “${reference}” before.`);
  return `${days} days given.\n${await show(deps, email)}`;
}

async function revokeDays({ db, now }: Deps, reference: string): Promise<string> {
  const isDone = await db
    .transaction()
    .execute((transaction) => revoke(transaction, { source: 'grant', reference, now: now() }));
  if (!isDone) throw new Error(`There is nothing to revoke for “${reference}”.`);
  return `What was left of “${reference}” is revoked.`;
}

async function show(deps: Deps, email: string): Promise<string> {
  const { id } = await memberOf(deps, email);
  return formatStatus(await vipStatus(deps.db, id, deps.now()));
}

async function compare({ db, now, provider }: Deps): Promise<string> {
  if (!provider) throw new Error('VIP is not offered here: no payment provider is configured.');
  const { checked, mended, failed } = await reconcile({ db, now, provider });
  const counted = checked === 1 ? '1 subscription' : `${checked} subscriptions`;
  const lines = [`${counted} compared, ${mended.length} mended.`, ...mended];
  if (failed.length === 0) return lines.join('\n');
  throw new Error([...lines, `${failed.length} not compared:`, ...failed].join('\n'));
}
