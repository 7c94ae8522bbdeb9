import type { FastifyInstance } from 'fastify';

import type { Deps, Context } from '../app';
import { storedBuilds } from '../builds/storedBuilds';
import { takeBuild, uploadSchema } from '../builds/upload';
import { readBody } from './body';

/** Bytes: room for a build of 10 MB in base64. */
const largestUpload = 16 * 1024 * 1024;

interface BuildParams {
  name: string;
  build: string;
}

/** Builds are uploaded whole and served file by file, compressed if the path says so. */
export function serveBuilds(
  app: FastifyInstance,
  { db, blobs, now }: Deps,
  context: Context,
): void {
  const builds = storedBuilds(db, blobs);

  const whole = { ...context.onlyTeams, bodyLimit: largestUpload };
  app.put<{ Params: BuildParams }>(
    '/registry/builds/:name/:build',
    whole,
    async (request, reply) => {
      const caller = context.callerOf(request);
      const upload = readBody(uploadSchema, request.body);
      const isNew = await takeBuild({ db, blobs, now: now() }, caller, request.params, upload);
      return reply.code(isNew ? 201 : 200).send({ ...request.params, isNew });
    },
  );

  app.get<{ Params: BuildParams & { '*': string } }>(
    '/registry/builds/:name/:build/*',
    async ({ params: { name, build, '*': path } }, reply) => {
      const bytes = await builds.read(name, build, path);
      reply.header('x-content-type-options', 'nosniff');
      if (!bytes) return reply.code(404).send({ error: 'not found' });
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.type('application/octet-stream').send(bytes);
    },
  );
}
