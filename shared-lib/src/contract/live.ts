import type { Sport } from './sport';
import type { MatchSummary } from './types';

/** Raised when a frame changes in a way an older client cannot read. */
export const liveVersion = 1;

export const liveLimits = {
  topicsPerClient: 200,
  frameBytes: 64 * 1024,
  heartbeatMs: 5_000,
  missedHeartbeats: 2,
  keepDeltasMs: 120_000,
  keepDeltas: 256,
  reconnectMinMs: 500,
  reconnectMaxMs: 30_000,
} as const;

export type MatchesTopic = `matches:${Sport}`;
export type MatchTopic = `match:${number}`;
export type Topic = MatchesTopic | MatchTopic;

export type ClientFrame =
  | { op: 'subscribe'; id: number; topics: string[]; since?: Record<string, number> }
  | { op: 'unsubscribe'; id: number; topics: string[] }
  | { op: 'ping' };

export const liveErrorCodes = [
  'badFrame',
  'frameTooLarge',
  'unknownTopic',
  'tooManyTopics',
] as const;
export type LiveErrorCode = (typeof liveErrorCodes)[number];

export type ServerFrame =
  | { op: 'image'; topic: string; seq: number; data: unknown }
  | { op: 'delta'; topic: string; seq: number; data: unknown }
  | { op: 'heartbeat'; time: string }
  | { op: 'error'; id: number | null; code: LiveErrorCode };

/** The image of `matches:{sport}`: everything live or within 24 hours of the server's clock, by event id. */
export type MatchesImage = Record<string, MatchSummary>;
