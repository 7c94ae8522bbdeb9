import type { FastifyInstance, FastifyReply } from 'fastify';

/** A handler that has not answered in time: the same call may succeed in a moment. */
class TookTooLong extends Error {
  readonly statusCode = 503;
}

function giveUp(reply: FastifyReply): void {
  // A file on its way to a slow phone takes as long as it takes.
  if (!reply.sent && !reply.raw.headersSent)
    reply.send(new TookTooLong('The answer took too long.'));
}

/**
 * Answers with an error where a handler takes longer than a caller waits, in milliseconds. Fastify's own
 * `handlerTimeout` makes every request a signal and ends it with an exception, which took a third of what a call costs;
 * and it cuts files that are still on their way.
 */
export function limitPatience(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', (_request, reply, next) => {
    const timer = setTimeout(giveUp, ms, reply);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
    next();
  });
}
