import { isLanguage, languageOf, paths, type Release } from '@scoreline/shared-lib/contract';
import type { FastifyInstance } from 'fastify';

import { webManifest } from './manifest';
import { type BuildReader, createBuildReader, remoteText } from '../../pages/buildTexts';
import type { PageOptions } from '../../pages/options';
import { brandOf } from '../../pages/visitor/visit';

const hour = 'public, max-age=3600';

/** The home page's description in a language. */
function homeDescription(read: BuildReader, { remotes }: Release, language: string) {
  const all = Object.values(remotes).map((remote) => ({
    remote,
    route: remote.routes.find(({ path }) => path === paths.home),
  }));
  const { remote, route } = all.find((one) => one.route) ?? {};
  return remote && route
    ? remoteText(read, remote, language, `page.${route.title}.description`, {})
    : null;
}

/** Serves each brand's manifest below its base path, in the language of `?lang=`. */
export function serveManifest(app: FastifyInstance, base: string, options: PageOptions): void {
  const read = createBuildReader(options.releases.registry);
  app.get<{ Querystring: { lang?: string } }>(
    `${base}manifest.webmanifest`,
    async (request, reply) => {
      const brand = brandOf(request, options);
      const { lang } = request.query;
      const language = languageOf(lang && isLanguage(lang) ? lang : brand.defaultLanguage);
      const current = await options.releases.current(brand.key, options.env);
      const text = current && (await homeDescription(read, current.release, language.code));
      const manifest = webManifest(brand, language, text ?? brand.description);
      return reply.header('cache-control', hour).type('application/manifest+json').send(manifest);
    },
  );
}
