import {
  canariesOf,
  type Release,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps, Context } from '../app';
import { signingKeys } from '../keys/releaseKeys';
import { withTree } from '../keys/signature';
import { signedRelease } from '../releases/tracks';

interface TrackParams {
  brand: string;
  env: string;
  file: string;
}

/**
 * Adds the version 3 text to a track's release. It follows from the signed release alone, so it is computed on request and not
 * stored: an earlier registry can use the same database.
 */
function createTrees(folder: string) {
  const known = new Map<string, SignedRelease>();
  return async (track: string, signed: SignedRelease): Promise<SignedRelease> => {
    const before = known.get(track);
    if (before?.release === signed.release && before.signature === signed.signature) return before;
    const key = (await signingKeys(folder)).find(({ keyId }) => keyId === signed.keyId);
    const next = key ? await withTree(signed, key) : signed;
    known.set(track, next);
    return next;
  };
}

/** Signed releases, named like the files in a server's folder, and every track's state. */
export function serveReleases(app: FastifyInstance, { db, keys }: Deps, context: Context): void {
  const treeOf = createTrees(keys);
  const rowOf = (track: string) =>
    db.selectFrom('registry.tracks').selectAll().where('track', '=', track).executeTakeFirst();

  app.get<{ Params: TrackParams }>(
    '/registry/releases/:brand/:env/:file',
    async ({ params: { brand, env, file } }, reply) => {
      const [, channel = '', canary] = /^([a-z0-9-]+)(\.canary)?\.json$/.exec(file) ?? [];
      const track = trackName({ brand, env, channel });
      const row = await rowOf(track);
      // A server that supports only version 1 requests the canary separately.
      const seq = canary ? row?.canary?.seq : row?.current_seq;
      const signed = await signedRelease(db, track, seq);
      reply.header('cache-control', 'no-cache');
      if (!signed) return reply.code(404).send({ error: 'not found' });
      return canary ? signed : treeOf(track, signed);
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
