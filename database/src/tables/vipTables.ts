import type { Generated } from 'kysely';

import type { Instant, Json, WithDefault } from './columns';

export type VipSource = 'payment' | 'prize' | 'grant';
export type PaymentProviderName = 'stripe' | 'demo';

interface VipCustomerTable {
  customer_ref: string;
  provider: PaymentProviderName;
  user_id: number | null;
  brand_number: number;
  created_at: Instant;
}

export interface VipSubscriptionTable {
  subscription_ref: string;
  customer_ref: string;
  plan: 'month' | 'year';
  status: 'incomplete' | 'active' | 'pastDue' | 'ended';
  renews: boolean;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  starts_at: Instant;
  paid_until: Instant;
  ends_at: Instant;
  synced_at: Instant;
}

export interface VipGrantTable {
  id: Generated<number>;
  user_id: number;
  source: Exclude<VipSource, 'payment'>;
  reference: string;
  days: number;
  granted_at: Instant;
  revoked_at: Instant | null;
}

interface VipEntitlementTable {
  user_id: number;
  source: VipSource;
  starts_at: Instant;
  ends_at: Instant;
}

export interface VipHistoryTable {
  id: Generated<number>;
  user_id: number;
  at: Instant;
  kind: string;
  reference: string;
  amount: WithDefault<number | null>;
  currency: WithDefault<string | null>;
  invoice_url: WithDefault<string | null>;
}

interface VipEventTable {
  event_id: string;
  type: string;
  received_at: Instant;
}

interface VipToldTipTable {
  tip_id: number;
  told_at: Instant;
}

interface VipDemoTable {
  ref: string;
  kind: 'checkout' | 'portal' | 'subscription';
  customer_ref: string;
  data: Json<unknown>;
  created_at: Instant;
}

export interface VipTables {
  vip_customers: VipCustomerTable;
  vip_subscriptions: VipSubscriptionTable;
  vip_grants: VipGrantTable;
  vip_entitlements: VipEntitlementTable;
  vip_history: VipHistoryTable;
  vip_events: VipEventTable;
  vip_told_tips: VipToldTipTable;
  vip_demo: VipDemoTable;
}
