import type { WidgetType } from '@scoreline/shared-lib/contract';

import type { Instant, WithDefault } from './columns';

export interface WidgetClientTable {
  client_id: string;
  name: string;
  /** `https://news.example`, or only `*`. */
  origins: string[];
  /** Two-letter codes of the regions where prices are rendered, or only `*`. */
  betting_regions: WithDefault<string[]>;
  created_at: Instant;
  revoked_at: Instant | null;
}

interface WidgetCountTable {
  /** `2026-11-21`, in UTC. */
  day: string;
  client_id: string;
  /** `any` for registrations, whose link may be of any type. */
  type: WidgetType | 'any';
  impressions: WithDefault<number>;
  clicks: WithDefault<number>;
  registrations: WithDefault<number>;
}

export interface WidgetTables {
  widget_clients: WidgetClientTable;
  widget_counts: WidgetCountTable;
}
