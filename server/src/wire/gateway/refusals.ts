import type { FastifyReply } from 'fastify';

import { isDatabaseAway } from '@scoreline/database/connection/away';

/** Answered with 401: the client renews its session or signs out. */
export class NotSignedIn extends Error {}

/** Answered with 429 and the time to wait. */
export class TooManyCalls extends Error {
  constructor(readonly waitMs: number) {
    super('Too many calls.');
  }
}

const retryAfterSeconds = 5;

/** PostgreSQL's code for a statement that exceeded its timeout. */
const tookTooLong = '57014';

/** Whether a retry may succeed: the database is away, or the call timed out. */
export function isPassing(error: unknown): boolean {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  return isDatabaseAway(error) || code === tookTooLong || statusCode === 503;
}

/** A 503 with the time until a retry. */
export const unavailable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', retryAfterSeconds);
