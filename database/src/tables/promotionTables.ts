import type {
  PrizeKind,
  ReferralReason,
  ReferralState,
  RoundState,
} from '@scoreline/shared-lib/contract';
import type { Generated } from 'kysely';

import type { Instant, Json, WithDefault } from './columns';

interface PromotionTable {
  id: Generated<number>;
  key: string;
  state: RoundState;
  opens_at: Instant;
  closes_at: Instant;
  rules: Json<unknown>;
  created_at: Instant;
}

interface PromotionPrizeTable {
  promotion_id: number;
  prize_id: number;
  kind: PrizeKind;
  /** Days of VIP. */
  days: number | null;
  number: number;
  odds: number;
  /** By language. */
  names: Json<Record<string, string>>;
}

interface PromotionPotTable {
  promotion_id: number;
  prize_id: number;
  number: number;
  given: WithDefault<number>;
}

export interface PromotionRoundTable {
  promotion_id: number;
  round_id: number;
  state: RoundState;
  sealed: Buffer;
  seed_hash: string | null;
  seed: WithDefault<string | null>;
  witness: Json<RoundWitness> | null;
  first_ticket: number;
  draws: WithDefault<number>;
  head: string | null;
  head_signature: string | null;
  public_key: string;
  terms_hash: WithDefault<string | null>;
  terms_signature: WithDefault<string | null>;
  opened_at: Instant | null;
  closed_at: Instant | null;
  revealed_at: Instant | null;
}

/** The beacon that is mixed with a round's seed; it publishes at `at`. */
export interface RoundWitness {
  url: string;
  beaconRound: number;
  commitment: string;
  at: string;
  randomness: string | null;
}

interface PromotionParticipantTable {
  id: Generated<number>;
  promotion_id: number;
  user_id: number | null;
  joined_at: Instant;
}

interface PromotionEntryTable {
  promotion_id: number;
  mail_hash: Buffer;
  at: Instant;
}

export type ChanceReason = 'entry' | 'invited' | 'friend' | 'draw';

interface PromotionChanceTable {
  id: Generated<number>;
  participant_id: number;
  amount: number;
  reason: ChanceReason;
  reference: string;
  at: Instant;
}

export interface PromotionDrawTable {
  promotion_id: number;
  ticket: number;
  round_id: number;
  participant_id: number;
  key: string;
  client_random: string;
  prize_id: number | null;
  used_up: number | null;
  chances: number;
  at: Instant;
  previous: string;
  hash: string;
}

interface PromotionReferralTable {
  id: Generated<number>;
  promotion_id: number;
  inviter_id: number;
  friend_id: number;
  state: ReferralState;
  reason: ReferralReason | null;
  mail_hash: Buffer | null;
  device_hash: Buffer | null;
  household_hash: Buffer | null;
  created_at: Instant;
  decided_at: Instant | null;
}

type ClaimState = 'open' | 'claimed' | 'sent' | 'delivered' | 'lapsed';

export interface PromotionClaimTable {
  promotion_id: number;
  ticket: number;
  participant_id: number;
  prize_id: number;
  state: ClaimState;
  deadline: Instant;
  sealed_form: Buffer | null;
  reminded_at: Instant | null;
  claimed_at: Instant | null;
  sent_at: Instant | null;
  delivered_at: Instant | null;
}

interface PromotionReturnTable {
  promotion_id: number;
  ticket: number;
  round_id: number;
  prize_id: number;
  before_ticket: number;
  at: Instant;
  signature: string;
}

export interface PromotionTables {
  promotions: PromotionTable;
  promotion_prizes: PromotionPrizeTable;
  promotion_pots: PromotionPotTable;
  promotion_rounds: PromotionRoundTable;
  promotion_participants: PromotionParticipantTable;
  promotion_entries: PromotionEntryTable;
  promotion_chances: PromotionChanceTable;
  promotion_draws: PromotionDrawTable;
  promotion_referrals: PromotionReferralTable;
  promotion_claims: PromotionClaimTable;
  promotion_returns: PromotionReturnTable;
}
