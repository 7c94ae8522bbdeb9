import type { PushType, RegisterLoginType, Sport } from '@scoreline/shared-lib/contract';
import type { Generated } from 'kysely';

import type { Instant, Json, WithDefault } from './columns';

export type Provider = 'google' | 'facebook' | 'apple';
export type CodePurpose = 'address' | 'reset';
/** Account changes that are reported to the owner. */
export const noticeKinds = [
  'passwordChanged',
  'twoStepOn',
  'twoStepOff',
  'newRecoveryCodes',
] as const;
/** Events of a member's VIP that are mailed. */
export const vipMailKinds = ['vipWelcome', 'vipRenewal', 'vipPaymentFailed', 'vipEnded'] as const;
export type VipMailKind = (typeof vipMailKinds)[number];
export type MailKind =
  | CodePurpose
  | (typeof noticeKinds)[number]
  | VipMailKind
  | 'feedback'
  | 'claimReminder'
  | 'digest';

export interface UserTable {
  id: Generated<number>;
  email: string | null;
  verified_at: Instant | null;
  password_hash: string | null;
  third_party_name: WithDefault<string>;
  invite_code: string;
  invited_by: string | null;
  language: WithDefault<string>;
  brand_number: WithDefault<number>;
  signed_in_at: Instant | null;
  created_at: Instant;
}

interface PendingPasswordTable {
  user_id: number;
  device_id: string;
  password_hash: string;
  created_at: Instant;
}

interface IdentityTable {
  provider: Provider;
  subject: string;
  user_id: number;
  created_at: Instant;
}

export interface SessionTable {
  id: string;
  user_id: number;
  device_id: string;
  method: string;
  refresh_hash: Buffer;
  previous_refresh_hash: Buffer | null;
  salt: Buffer;
  access_hash: Buffer;
  previous_access_hash: Buffer | null;
  access_expires_at: Instant;
  previous_access_expires_at: Instant | null;
  rotated_at: Instant;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
}

interface KnownDeviceTable {
  user_id: number;
  device_id: string;
  seen_at: Instant;
}

interface MailedCodeTable {
  id: Generated<number>;
  email: string;
  purpose: CodePurpose;
  code_hash: string;
  device_id: string | null;
  own_tries: WithDefault<number>;
  other_tries: WithDefault<number>;
  expires_at: Instant;
}

interface CodeRequestTable {
  email: string;
  purpose: CodePurpose;
  asked_at: Instant;
}

export interface MailTable {
  id: Generated<number>;
  kind: MailKind;
  email: string;
  language: string;
  brand_number: number;
  data: Json<Record<string, unknown>>;
  attempts: WithDefault<number>;
  due_at: Instant;
  created_at: Instant;
  sent_at: Instant | null;
}

export interface SignInAttemptTable {
  state_hash: Buffer;
  provider: Provider;
  browser_hash: Buffer;
  nonce: string;
  verifier: string;
  return_to: string;
  display: 'page' | 'popup';
  expires_at: Instant;
}

interface SignInTicketTable {
  ticket_hash: Buffer;
  browser_hash: Buffer;
  provider: Provider;
  subject: string;
  email: string | null;
  email_verified: boolean;
  name: string;
  expires_at: Instant;
}

interface TwoStepTable {
  user_id: number;
  /** Encrypted with the server's key for members. */
  secret: Buffer;
  session_id: string;
  last_step: WithDefault<number>;
  begun_at: Instant;
  confirmed_at: Instant | null;
}

interface RecoveryCodeTable {
  user_id: number;
  place: number;
  code_hash: string;
}

interface PendingSignInTable {
  ticket_hash: Buffer;
  user_id: number;
  device_id: string;
  method: RegisterLoginType;
  tries: WithDefault<number>;
  expires_at: Instant;
}

interface UserRoleTable {
  user_id: number;
  role: 'editor';
  /** An editor's public name. */
  name: string;
  granted_at: Instant;
}

interface FollowTable {
  user_id: number;
  kind: 'team' | 'league' | 'player' | 'match';
  target_id: number;
  sport: Sport;
  followed: boolean;
  at: Instant;
  change_id: string;
}

interface UserSettingTable {
  user_id: number;
  key: string;
  value: Json<unknown>;
  at: Instant;
  change_id: string;
}

interface PushSubscriptionTable {
  id: Generated<number>;
  endpoint: string;
  device_id: string;
  session_id: string | null;
  p256dh: string;
  auth: string;
  types: string[];
  language: string;
  matches: number[];
  teams: number[];
  brand_number: WithDefault<number>;
  match_types: Json<Record<string, PushType[]>>;
  failures: WithDefault<number>;
  failing_since: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

interface PushStateTable {
  match_id: number;
  status: string;
  home_score: number;
  away_score: number;
  home_red_cards: number;
  away_red_cards: number;
}

interface PushMessageTable {
  id: Generated<number>;
  /** Null for messages without a match. */
  match_id: number | null;
  type: string;
  data: Json<unknown>;
  served: WithDefault<number>;
  under_way: WithDefault<number>;
  created_at: Instant;
  done_at: Instant | null;
  claimed_by: string | null;
  claimed_until: Instant | null;
}

interface MorningDigestTable {
  user_id: number;
  way: 'push' | 'mail';
  time_zone: string;
  language: string;
  brand_number: number;
  token: string;
  /** `2026-11-22`, by the member's own calendar. */
  sent_on: WithDefault<string | null>;
}

interface CalendarKeyTable {
  key_hash: Buffer;
  /** Null after the account is deleted. */
  user_id: number | null;
  created_at: Instant;
  revoked_at: Instant | null;
}

interface SelfExclusionTable {
  id: Generated<number>;
  /** Null after the account is deleted. */
  user_id: number | null;
  until: Instant;
  asked_at: Instant;
  marks: WithDefault<Buffer[]>;
}

interface FeedbackTable {
  id: string;
  user_id: number | null;
  device_id: string;
  intent: string;
  email: string;
  message: string;
  language: string;
  created_at: Instant;
}

interface FeedbackScreenshotTable {
  id: string;
  feedback_id: string | null;
  device_id: string;
  image: Buffer;
  width: number;
  height: number;
  created_at: Instant;
}

/** Tables of members and devices. */
export interface MemberTables {
  users: UserTable;
  pending_passwords: PendingPasswordTable;
  identities: IdentityTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  mailed_codes: MailedCodeTable;
  code_requests: CodeRequestTable;
  mails: MailTable;
  sign_in_attempts: SignInAttemptTable;
  sign_in_tickets: SignInTicketTable;
  two_step: TwoStepTable;
  recovery_codes: RecoveryCodeTable;
  pending_sign_ins: PendingSignInTable;
  user_roles: UserRoleTable;
  follows: FollowTable;
  user_settings: UserSettingTable;
  push_subscriptions: PushSubscriptionTable;
  push_states: PushStateTable;
  push_messages: PushMessageTable;
  morning_digests: MorningDigestTable;
  calendar_keys: CalendarKeyTable;
  self_exclusions: SelfExclusionTable;
  feedback: FeedbackTable;
  feedback_screenshots: FeedbackScreenshotTable;
}
