import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context, Deps } from '../app';
import { signedPreviews } from '../previews/live';
import { stage, unstage } from '../previews/stage';
import { approvalSchema } from '../releases/approval';
import { lineSchema } from '../line';
import { readBody } from './body';

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
/** Pages run the `stable` channel, so testers can be shown no other. */
const channel = z.literal('stable').default('stable');
const track = z.strictObject({ brand: name, env: name, channel });
const build = z.string().regex(/^[0-9a-f]{16}$/);
const order = {
  remote: name,
  tracks: z.array(track).min(1),
  reason: lineSchema(500),
};
const stageSchema = z.strictObject({
  ...{ ...order, build },
  days: z.number().positive().max(30).default(7),
  approval: approvalSchema.optional(),
});
const endSchema = z.strictObject({ ...order, build: build.optional() });

/** Links for testers: created and ended by the remote's team, read by every server. */
export function servePreviews(
  app: FastifyInstance,
  { db, blobs, now }: Deps,
  context: Context,
): void {
  app.post('/registry/previews', context.onlyTeams, async (request) => {
    const caller = context.callerOf(request);
    const staged = await stage(await context.site(), caller, readBody(stageSchema, request.body));
    await context.changed();
    return staged;
  });

  app.post('/registry/previews/end', context.onlyTeams, async (request) => {
    const caller = context.callerOf(request);
    const ended = await unstage(await context.site(), caller, readBody(endSchema, request.body));
    await context.changed();
    return { ended };
  });

  app.get('/registry/previews', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return signedPreviews({ db, blobs, policy: await context.policy(), now: now() });
  });
}
