import { canariesOf, type Release, trackName } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps, Context } from '../app';
import { signedRelease } from '../releases/tracks';

interface TrackParams {
  brand: string;
  env: string;
  file: string;
}

/** What servers take: the signed releases, as files of a server's folder are named; and every track’s state. */
export function serveReleases(app: FastifyInstance, { db }: Deps, context: Context): void {
  const rowOf = (track: string) =>
    db.selectFrom('registry.tracks').selectAll().where('track', '=', track).executeTakeFirst();

  app.get<{ Params: TrackParams }>(
    '/registry/releases/:brand/:env/:file',
    async ({ params: { brand, env, file } }, reply) => {
      const [, channel = '', canary] = /^([a-z0-9-]+)(\.canary)?\.json$/.exec(file) ?? [];
      const track = trackName({ brand, env, channel });
      const row = await rowOf(track);
      // A server that reads version 1 alone asks for the canary beside it.
      const seq = canary ? row?.canary?.seq : row?.current_seq;
      const signed = await signedRelease(db, track, seq);
      reply.header('cache-control', 'no-cache');
      return signed ?? reply.code(404).send({ error: 'not found' });
    },
  );

  app.get('/registry/releases', async () => {
    const rows = await db.selectFrom('registry.tracks').select('track').orderBy('track').execute();
    return rows.map(({ track }) => track);
  });

  app.get('/registry/tracks', async ({ headers }) => {
    await context.caller(headers.authorization);
    const rows = await db.selectFrom('registry.tracks').selectAll().orderBy('track').execute();
    const states = rows.map(async ({ track, current_seq: seq }) => {
      const signed = await signedRelease(db, track, seq);
      const canaries = signed ? canariesOf(JSON.parse(signed.release) as Release) : [];
      return { track, seq, canaries };
    });
    return Promise.all(states);
  });
}
