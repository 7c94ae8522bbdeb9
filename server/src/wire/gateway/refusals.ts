import type { FastifyReply } from 'fastify';

import { isDatabaseAway } from '../../store/db/connection/away';

/** Answered with 401: the client renews its session, or signs out. */
export class NotSignedIn extends Error {}

/** Answered with 429 and the time to wait. */
export class TooManyCalls extends Error {
  constructor(readonly waitMs: number) {
    super('Too many calls.');
  }
}

const retryAfterSeconds = 5;

/** PostgreSQL's code for a statement that took longer than it may. */
const tookTooLong = '57014';

/** Whether the same call may succeed in a moment: the database is away, or the call took too long. */
export function isPassing(error: unknown): boolean {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  return isDatabaseAway(error) || code === tookTooLong || statusCode === 503;
}

/** A reply of 503 that says when to call again. */
export const unavailable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', retryAfterSeconds);
