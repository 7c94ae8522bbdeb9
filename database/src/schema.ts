import type { ColumnType } from 'kysely';

import type { Instant, WithDefault } from './tables/columns';
import type { CompetitionTables } from './tables/competitionTables';
import type { GuardTables } from './tables/guardTables';
import type { MatchTables } from './tables/matchTables';
import type { MemberTables } from './tables/memberTables';
import type { PriceTables } from './tables/priceTables';
import type { PromotionTables } from './tables/promotionTables';
import type { VipTables } from './tables/vipTables';
import type { WidgetTables } from './tables/widgetTables';

interface FeedRefTable {
  source: string;
  kind: string;
  ref: string;
  id: number;
  revision: WithDefault<number>;
}

interface FeedProgressTable {
  source: string;
  key: string;
  value: ColumnType<unknown, string, string>;
}

interface DeviceCipherTable {
  aes_id: string;
  device_id: string;
  key: Buffer;
  failures: WithDefault<number>;
  revoked: WithDefault<boolean>;
  created_at: Instant;
  used_at: Instant;
}

interface SessionCipherTable {
  trans_id: string;
  key: Buffer;
  failures: WithDefault<number>;
  revoked: WithDefault<boolean>;
  created_at: Instant;
  expires_at: Instant;
}

interface SearchOpenTable {
  /** `2026-11-21`, in UTC. */
  day: string;
  kind: 'team' | 'league' | 'player';
  target_id: number;
  opens: number;
}

interface AcceptedPolicyTable {
  /** The root key's public half, base64. */
  root: string;
  version: number;
  accepted_at: Instant;
}

interface AcceptedReleaseTable {
  /** `scoreline/prod/stable`; a canary's ends in `.canary`. */
  track: string;
  key_id: string;
  seq: number;
  /** The signed text. */
  release: string;
  signature: string;
  digest_signature: string | null;
  accepted_at: Instant;
}

interface LeaseTable {
  name: string;
  holder: string;
  term: number;
  until: Instant;
  /** The holder again, if it has a session that shows others that it is alive. */
  attached: string | null;
}

/** Every table, by name. */
export interface Database
  extends
    CompetitionTables,
    MatchTables,
    PriceTables,
    MemberTables,
    VipTables,
    PromotionTables,
    WidgetTables,
    GuardTables {
  accepted_releases: AcceptedReleaseTable;
  accepted_policies: AcceptedPolicyTable;
  leases: LeaseTable;
  search_opens: SearchOpenTable;
  feed_refs: FeedRefTable;
  feed_progress: FeedProgressTable;
  device_ciphers: DeviceCipherTable;
  session_ciphers: SessionCipherTable;
}
