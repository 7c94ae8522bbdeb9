import { createHash } from 'node:crypto';

import { isLanguage } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { CachedPage } from '../pages/pageCache';
import { brandOf, originOf } from '../pages/visitor/visit';
import { anyOrigin } from './admission';
import type { WidgetDeps } from './deps';

/** The channel that the widget's addresses are pinned to; without a release there, they use the site's. */
export const widgetChannel = 'widget-v1';
const remote = 'mf-widget';
const version = '1';

/** Placeholder for the build's base URL, which the build itself can't know. */
const mark = '__WIDGET_BUILD__';

const script = { 'content-type': 'text/javascript; charset=utf-8' };
const json = { 'content-type': 'application/json; charset=utf-8' };
const fleeting = { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' };

interface Manifest {
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/** The manifest is served beside the entry, the entry's files are not, so the names become relative paths to them. */
function leadToFiles(text: string, base: string): string {
  const manifest = JSON.parse(text) as Manifest;
  for (const { assets } of manifest.exposes) {
    for (const kind of [assets.js, assets.css]) {
      kind.sync = kind.sync.map((name) => `..${base}federated/${name}`);
      kind.async = kind.async.map((name) => `..${base}federated/${name}`);
    }
  }
  return JSON.stringify(manifest);
}

/** The widget's build for a request's brand, and the base path of its files. */
export async function widgetBuild(request: FastifyRequest, { options }: WidgetDeps) {
  const { key } = brandOf(request, options);
  const { releases, env } = options;
  const release =
    (await releases.current(key, env, widgetChannel)) ?? (await releases.current(key, env));
  const found = release?.release.remotes[remote];
  return found ? { build: found.build, base: `/builds/${remote}/${found.build}/` } : null;
}

interface Served {
  path: string;
  headers: Record<string, string>;
  /** The replacement of the placeholder. */
  fill: (base: string) => string;
  edit?: (text: string, base: string) => string;
}

const unchanged = (text: string): string => text;

/** The stable addresses for embedders; their content follows the channel. */
export function serveWidgetFiles(app: FastifyInstance, deps: WidgetDeps): void {
  const { read } = deps;
  const written = new Map<string, CachedPage>();

  const missing = (reply: FastifyReply) =>
    reply
      .code(404)
      .headers({ ...anyOrigin, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('There is no such file of the widget.');

  /** Sends a file of the current build with the build's base path filled in. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, headers, fill, edit = unchanged }: Served,
  ) {
    const found = await widgetBuild(request, deps);
    const text = found && (await read(remote, found.build, path));
    if (!found || !text) return missing(reply);
    const key = createHash('sha1')
      .update(`${found.build} ${path} ${fill('/')}`)
      .digest('hex');
    const page =
      written.get(key) ??
      new CachedPage({
        status: 200,
        headers: { ...anyOrigin, ...fleeting, ...headers },
        body: edit(text, found.base).replaceAll(mark, fill(found.base)),
        data: null,
      });
    if (written.size > 50) written.clear();
    written.set(key, page);
    reply.header('vary', 'accept-encoding');
    return page.send(request, reply);
  }

  const sendScript = (path: string) => (request: FastifyRequest, reply: FastifyReply) => {
    const { v = version } = request.query as { v?: unknown };
    if (v !== version) return missing(reply);
    return send(request, reply, { path, headers: script, fill: (base) => `${base}element/` });
  };

  app.get('/widget/embed.js', sendScript('element/embed.js'));
  app.get('/widget/frame.js', sendScript('element/frame.js'));
  app.get('/widget/mf-manifest.json', (request, reply) =>
    send(request, reply, {
      path: 'federated/mf-manifest.json',
      headers: json,
      fill: () => `${originOf(request, deps.options)}/widget/`,
      edit: leadToFiles,
    }),
  );
  // English for a language without texts.
  app.get<{ Params: { file: string } }>('/widget/v1/texts/:file', async (request, reply) => {
    const language = request.params.file.replace(/\.json$/, '');
    if (!isLanguage(language)) return missing(reply);
    const found = await widgetBuild(request, deps);
    const has = found && (await read(remote, found.build, `element/locales/${language}.json`));
    const path = `element/locales/${has ? language : 'en'}.json`;
    return send(request, reply, { path, headers: json, fill: () => '' });
  });
  // The entry's name for hosts that don't use manifests.
  app.get('/widget/remoteEntry.js', (request, reply) =>
    send(request, reply, {
      path: 'federated/remoteEntry.js',
      headers: script,
      fill: (base) => `${originOf(request, deps.options)}${base}federated/`,
    }),
  );
}
