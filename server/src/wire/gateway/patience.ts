import type { FastifyInstance, FastifyReply } from 'fastify';

/** A handler that has not answered in time: the same call may succeed in a moment. */
class TookTooLong extends Error {
  readonly statusCode = 503;
}

/** A caller that has not sent what it announced; its connection is of no use any more. */
class SentTooSlowly extends Error {
  readonly statusCode = 408;
}

function giveUp(reply: FastifyReply): void {
  // A file on its way to a slow phone takes as long as it takes.
  if (reply.sent || reply.raw.headersSent) return;
  // Where a call is injected there is no message to be whole.
  const isHalf = reply.request.raw.complete === false;
  if (isHalf)
    reply.header('connection', 'close').send(new SentTooSlowly('The call came too slowly.'));
  else reply.send(new TookTooLong('The answer took too long.'));
}

/** How often it is looked for calls that have waited too long, of the time that they may take. */
const looks = 12;

/**
 * Answers with an error where a handler takes longer than a caller waits, in milliseconds, or up to a twelfth more. Fastify's
 * own `handlerTimeout` makes every request a signal and ends it with an exception, which took a third of what a call costs;
 * and it cuts files that are still on their way. One timer looks after all calls, since one for each costs as much as a hook.
 */
export function limitPatience(app: FastifyInstance, ms: number): void {
  /** When each that waits has waited too long, by `performance.now()`; the oldest first. */
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
      // Nobody hears of the end of a call whose caller has gone.
      waiting.delete(reply);
      giveUp(reply);
    }
  }, ms / looks);
  looking.unref();
  app.addHook('onClose', () => clearInterval(looking));
}
