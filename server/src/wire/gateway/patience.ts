import type { FastifyInstance, FastifyReply } from 'fastify';

/** A handler missed the timeout; a retry may succeed. */
class TookTooLong extends Error {
  readonly statusCode = 503;
}

/** The caller didn't send the announced body; its connection is unusable. */
class SentTooSlowly extends Error {
  readonly statusCode = 408;
}

function giveUp(reply: FastifyReply): void {
  // A file for a slow phone may take any time.
  if (reply.sent || reply.raw.headersSent) return;
  // An injected call has no message that could be incomplete.
  const isHalf = reply.request.raw.complete === false;
  if (isHalf)
    reply.header('connection', 'close').send(new SentTooSlowly('The call came too slowly.'));
  else reply.send(new TookTooLong('The answer took too long.'));
}

/** The number of checks for timed-out calls per timeout. */
const looks = 12;

/**
 * Answers with an error if a handler takes longer than the timeout in milliseconds, plus up to a twelfth. Fastify's own
 * `handlerTimeout` creates a signal per request and aborts it with an exception, which took a third of a call's cost; it
 * also cuts off files in transit. One timer serves all calls, because one timer each costs as much as a hook.
 */
export function limitPatience(app: FastifyInstance, ms: number): void {
  /** Deadlines of the waiting calls, by `performance.now()`, oldest first. */
  const waiting = new Map<FastifyReply, number>();
  app.addHook('onRequest', (_request, reply, next) => {
    waiting.set(reply, performance.now() + ms);
    next();
  });
  app.addHook('onResponse', (_request, reply, next) => {
    waiting.delete(reply);
    next();
  });
  const looking = setInterval(() => {
    const now = performance.now();
    for (const [reply, until] of waiting) {
      if (until > now) break;
      // A call of a disconnected caller never reports its end.
      waiting.delete(reply);
      giveUp(reply);
    }
  }, ms / looks);
  looking.unref();
  app.addHook('onClose', () => clearInterval(looking));
}
