import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { PaymentProvider } from '../payment/provider';
import { verifyEvent } from '../payment/signature';
import {
  changeSubscription,
  demoCustomers,
  demoSubscriptions,
  storeNew,
  takeAwayAll,
} from './queries';
import { demoPlans, demoState } from './subscription';

export interface DemoDeps {
  db: Kysely<Database>;
  now: () => Date;
  /** Signs the demo's events. */
  secret: string;
}

export const demoPath = '/demo-payment';

const customerPrefix = 'demo-customer-';
/** The return URL contains the site's origin. */
const pageAt = (returnUrl: string, ref: string) =>
  `${new URL(returnUrl).origin}${demoPath}/${encodeURIComponent(ref)}`;

/** A stub payment provider for demo data: no money moves, everything else works as in production. */
export function createDemoProvider({ db, now, secret }: DemoDeps): PaymentProvider {
  return {
    name: 'demo',
    plans: () => Promise.resolve([...demoPlans]),
    createCustomer: ({ userId, brandNumber }) =>
      Promise.resolve(`${customerPrefix}${userId}-${brandNumber}`),
    memberOf: (ref) => Promise.resolve(memberOf(ref)),
    async openCheckout({ customerRef, ...data }) {
      await takeAwayAll(db, customerRef, 'checkout');
      const ref = await storeNew(db, { kind: 'checkout', customerRef, data, now: now() });
      return pageAt(data.successUrl, ref);
    },
    async openPortal({ customerRef, ...data }) {
      await takeAwayAll(db, customerRef, 'portal');
      const ref = await storeNew(db, { kind: 'portal', customerRef, data, now: now() });
      return pageAt(data.returnUrl, ref);
    },
    async subscriptionsOf(customerRef) {
      const all = await demoSubscriptions(db, customerRef);
      return all.map(({ ref, stored }) => demoState(ref, stored, now()));
    },
    setRenewal: (ref, renews) => changeSubscription(db, ref, () => ({ renews })),
    end: (ref, refund) =>
      changeSubscription(db, ref, ({ endedAt }) => ({
        endedAt: endedAt ?? now(),
        refunded: refund !== undefined,
      })),
    customers: () => demoCustomers(db),
    readEvent(raw, signature, at) {
      const { id, type, data } = verifyEvent({ raw, signature, secret, now: at });
      const { customer } = data.object;
      const ref = typeof customer === 'string' ? customer : null;
      return { id, type, customerRef: () => Promise.resolve(ref) };
    },
  };
}

function memberOf(ref: string) {
  const [, userId, brandNumber] = /^demo-customer-(\d+)-(\d+)$/.exec(ref) ?? [];
  return userId ? { userId: Number(userId), brandNumber: Number(brandNumber) } : null;
}
