import type { FastifyInstance } from 'fastify';
import { guardLimits } from '@scoreline/remote-kit/client';
import { z } from 'zod';

import type { Context } from '../app';
import { approvalSchema } from '../releases/approval';
import type { Changed } from '../releases/act';
import { applyChange } from '../releases/change';
import { endCanary } from '../releases/endCanary';
import { rollBack } from '../releases/rollback';
import { lineSchema } from '../line';
import { readBody } from './body';

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const expected = { expectedSeq: z.int().min(0).optional() };
const channel = name.default('stable');
const reason = lineSchema(500);
const trackSchema = z.strictObject({ brand: name, env: name, channel, ...expected });

const build = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .nullable();
const between = ([least, most]: readonly [number, number]) => z.number().min(least).max(most);
const guardSchema = z
  .strictObject({
    off: lineSchema(200),
    visits: between(guardLimits.visits),
    failures: between(guardLimits.failures),
    loading: between(guardLimits.loading),
    tail: between(guardLimits.tail),
  })
  .partial();
const change = {
  percent: z.number().min(0).max(100).optional(),
  guard: guardSchema.optional(),
  reason,
  approval: approvalSchema.optional(),
};
const tracks = z
  .array(trackSchema)
  .min(1)
  .refine(
    (all) =>
      new Set(all.map((track) => `${track.brand} ${track.env} ${track.channel}`)).size ===
      all.length,
    'a track is there twice',
  );
const severalSchema = z.strictObject({
  ...{ ...change, tracks },
  builds: z.record(name, build).refine((builds) => Object.keys(builds).length > 0, 'none'),
  replaces: z.boolean().optional(),
});
const oneSchema = z.strictObject({ ...change, remote: name, build, channel, ...expected });
const rollbackSchema = z.strictObject({ reason, channel, ...expected });
const endingSchema = z.strictObject({
  ...{ reason, channel },
  build: build.unwrap(),
  since: z.iso.datetime(),
});
const severalBackSchema = z.strictObject({
  ...{ reason, tracks },
  remotes: z.array(name).min(1).optional(),
  to: z.int().min(1).optional(),
});

interface TrackParams {
  brand: string;
  env: string;
}

const readTrack = (params: TrackParams, rest: object) =>
  readBody(trackSchema, { ...params, ...rest });

/** Routes that make a new release, on one track or on several, all or none. */
export function serveChanges(app: FastifyInstance, context: Context): void {
  /** Answers only when the server on this machine runs the release too. */
  const publish = async (changing: Promise<Changed[]>): Promise<Changed[]> => {
    const changed = await changing;
    await context.changed();
    return changed;
  };

  app.post('/registry/changes', context.onlyTeams, async (request) => {
    const caller = context.callerOf(request);
    const change = readBody(severalSchema, request.body);
    return publish(applyChange(await context.site(), caller, change));
  });

  app.post<{ Params: TrackParams }>(
    '/registry/tracks/:brand/:env/changes',
    context.onlyTeams,
    async (request) => {
      const { brand, env } = request.params;
      const caller = context.callerOf(request);
      const { remote, build, channel, expectedSeq, ...wanted } = readBody(oneSchema, request.body);
      const tracks = [readTrack({ brand, env }, { channel, expectedSeq })];
      const change = { ...wanted, tracks, builds: { [remote]: build } };
      return publish(applyChange(await context.site(), caller, change));
    },
  );

  app.post<{ Params: TrackParams & { name: string } }>(
    '/registry/tracks/:brand/:env/remotes/:name/rollback',
    context.onlyTeams,
    async (request) => {
      const { brand, env, name: remote } = request.params;
      const caller = context.callerOf(request);
      const { reason: why, channel, expectedSeq } = readBody(rollbackSchema, request.body);
      const tracks = [readTrack({ brand, env }, { channel, expectedSeq })];
      const back = { remotes: [remote], reason: why, tracks };
      return publish(rollBack(await context.site(), caller, back));
    },
  );

  app.post<{ Params: TrackParams & { name: string } }>(
    '/registry/tracks/:brand/:env/canaries/:name/end',
    context.onlyGuard,
    async ({ body, params: { brand, env, name: remote } }) => {
      const { channel, ...canary } = readBody(endingSchema, body);
      const track = readTrack({ brand, env }, { channel });
      return publish(
        endCanary(await context.site(), { ...canary, track, remote }).then((one) => [one]),
      );
    },
  );

  app.post('/registry/rollbacks', context.onlyTeams, async (request) => {
    const caller = context.callerOf(request);
    const back = readBody(severalBackSchema, request.body);
    return publish(rollBack(await context.site(), caller, back));
  });
}
