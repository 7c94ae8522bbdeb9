import { adoptCustomer } from './customers';
import type { VipDeps } from '../deps';
import { ProviderFailed } from '../payment/provider';
import {
  type Customer,
  customerOf,
  customersAfter,
  payingWithoutAccount,
  renewingWhileExcluded,
  type SubscriptionRow,
  subscriptionsOf,
} from '../queries';
import { syncCustomer } from './sync';

export interface Reconciled {
  checked: number;
  /** Differences from the provider that were corrected, one per line, without the provider's ids. */
  mended: string[];
  failed: string[];
}

type Deps = Pick<VipDeps, 'db' | 'now' | 'provider'>;

/** Compares every subscription with the provider's, in both directions, and corrects differences. */
export async function reconcile(deps: Deps): Promise<Reconciled> {
  const result: Reconciled = { checked: 0, mended: [], failed: [] };
  const seen = new Set<string>();
  const check = async (ref: string) => {
    if (seen.has(ref)) return;
    seen.add(ref);
    await reconcileOne(ref, deps, result);
  };
  for await (const ref of ownCustomers(deps)) await check(ref);
  try {
    for await (const ref of deps.provider.customers()) await check(ref);
  } catch (error) {
    result.failed.push(`the provider’s list: ${messageOf(error)}`);
  }
  return result;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function* ownCustomers({ db, provider }: Deps): AsyncIterable<string> {
  for (let after = ''; ;) {
    const rows = await customersAfter(db, provider.name, after);
    for (const row of rows) yield row.customer_ref;
    const last = rows.at(-1);
    if (!last) return;
    after = last.customer_ref;
  }
}

async function reconcileOne(ref: string, deps: Deps, result: Reconciled): Promise<void> {
  try {
    await deps.db.transaction().execute(async (db) => {
      const customer = await adoptCustomer(db, ref, deps);
      if (!customer) return;
      const before = await subscriptionsOf(db, ref);
      await syncCustomer(db, customer, deps);
      const after = await subscriptionsOf(db, ref);
      result.checked += after.length;
      result.mended.push(...differences(customer, before, after));
    });
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    result.failed.push(error.message);
  }
}

function differences(
  { user_id: userId }: Customer,
  before: readonly SubscriptionRow[],
  after: readonly SubscriptionRow[],
): string[] {
  const who = userId === null ? 'a customer without an account' : `member ${userId}`;
  return after.flatMap((row) => {
    const old = before.find((each) => each.subscription_ref === row.subscription_ref);
    const [was, is] = [old ? describe(old) : 'unknown', describe(row)];
    return was === is ? [] : [`${who}: ${was} → ${is}`];
  });
}

const describe = ({ status, plan, renews, ends_at: until }: SubscriptionRow): string =>
  `${status}, by the ${plan}, ${renews ? 'renews' : 'does not renew'}, VIP until ${until.toISOString()}`;

/** Ends subscriptions of deleted accounts and renewals of self-excluded members at the provider. */
export async function endUnwanted(deps: Deps): Promise<Reconciled> {
  const { db, now, provider } = deps;
  const result: Reconciled = { checked: 0, mended: [], failed: [] };
  const gone = await payingWithoutAccount(db, provider.name);
  const excluded = await renewingWhileExcluded(db, provider.name, now());
  for (const { customer_ref: ref } of [...gone, ...excluded]) await reconcileOne(ref, deps, result);
  return result;
}

/** Compares a member's subscriptions with the provider's; failures are in `failed`. */
export async function reconcileMember(memberId: number, deps: Deps): Promise<Reconciled> {
  const result: Reconciled = { checked: 0, mended: [], failed: [] };
  const customer = await customerOf(deps.db, memberId, deps.provider.name);
  if (customer) await reconcileOne(customer.customer_ref, deps, result);
  return result;
}
