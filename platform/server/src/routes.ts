import type { FastifyInstance, FastifyRequest } from 'fastify';

import { type CodingOf, serveBuilds } from './buildFiles';
import type { CurrentRelease, Releases } from './releases';

interface Options {
  releases: Releases;
  /** The release of a request's host. */
  releaseOf(request: FastifyRequest): Promise<CurrentRelease | null>;
  codingOf: CodingOf;
  /** Base paths of the brands, `/` and `/livescore/`. */
  basePaths: readonly string[];
}

const buildsOf = ({ shell, remotes }: CurrentRelease['release']) => ({
  shell: shell.build,
  ...Object.fromEntries(Object.values(remotes).map(({ name, build }) => [name, build])),
});

const metaOf = ({
  id,
  release: { brand, env, channel, seq, createdAt, ...rest },
}: CurrentRelease) => ({
  id,
  brand,
  env,
  channel,
  seq,
  createdAt,
  builds: buildsOf({ brand, env, channel, seq, createdAt, ...rest }),
});

const notFound = { error: 'not found' };

/** Serves the registry's public addresses: signed releases, the poll address of pages, and the builds' files. */
export function serveReleases(app: FastifyInstance, options: Options): void {
  const { releases, releaseOf, codingOf, basePaths } = options;

  app.get<{ Params: { brand: string; env: string; file: string } }>(
    '/releases/:brand/:env/:file',
    async ({ params: { brand, env, file } }, reply) => {
      const [, channel = ''] = /^(.+)\.json$/.exec(file) ?? [];
      const [, ofPages] = /^(.+)\.tree$/.exec(channel) ?? [];
      const current =
        channel === 'stable.canary'
          ? (await releases.running(brand, env)).canary
          : await releases.current(brand, env, ofPages ?? channel);
      reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
      if (!current) return reply.code(404).send(notFound);
      return ofPages ? current.forPages : current.signed;
    },
  );

  for (const base of new Set(['/', ...basePaths])) {
    app.get(`${base}builds/latest.json`, async (request, reply) => {
      const current = await releaseOf(request);
      reply.header('cache-control', 'no-store');
      return current ? metaOf(current) : reply.code(404).send(notFound);
    });
    app.get<{ Params: { file: string } }>(`${base}builds/meta/:file`, async (request, reply) => {
      const current = await releaseOf(request);
      const isCurrent = current && request.params.file === `${current.id}.json`;
      reply.header('cache-control', isCurrent ? 'public, max-age=3600' : 'no-store');
      return isCurrent ? metaOf(current) : reply.code(404).send(notFound);
    });
    serveBuilds(app, { registry: releases.registry, prefix: base, codingOf });
  }
}
