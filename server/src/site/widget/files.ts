import { createHash } from 'node:crypto';

import { isLanguage } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { CachedPage } from '../pages/pageCache';
import { brandOf, originOf } from '../pages/visitor/visit';
import { anyOrigin } from './admission';
import type { WidgetDeps } from './deps';

/** The channel that the widget's addresses are pinned to; without a release of its own they run what the site runs. */
export const widgetChannel = 'widget-v1';
const remote = 'mf-widget';
const version = '1';

/** Where a loader finds the rest of its build; the build itself cannot know its own name. */
const mark = '__WIDGET_BUILD__';

const script = { 'content-type': 'text/javascript; charset=utf-8' };
const json = { 'content-type': 'application/json; charset=utf-8' };
const fleeting = { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' };

interface Manifest {
  exposes: { assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/** The manifest stands beside the entry, what the entry loads does not: its names lead from the one to the other. */
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

/** The widget's build for a request's brand: its name, and the address of its files. */
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
  /** What stands in the mark's place. */
  fill: (base: string) => string;
  edit?: (text: string, base: string) => string;
}

const unchanged = (text: string): string => text;

/** The addresses that embedders write down: they never change, and what they answer follows the channel. */
export function serveWidgetFiles(app: FastifyInstance, deps: WidgetDeps): void {
  const { read } = deps;
  const written = new Map<string, CachedPage>();

  const missing = (reply: FastifyReply) =>
    reply
      .code(404)
      .headers({ ...anyOrigin, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('There is no such file of the widget.');

  /** A file of the build that runs, with the build's own address in it. */
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
  // Of a language that has no texts yet, English.
  app.get<{ Params: { file: string } }>('/widget/v1/texts/:file', async (request, reply) => {
    const language = request.params.file.replace(/\.json$/, '');
    if (!isLanguage(language)) return missing(reply);
    const found = await widgetBuild(request, deps);
    const has = found && (await read(remote, found.build, `element/locales/${language}.json`));
    const path = `element/locales/${has ? language : 'en'}.json`;
    return send(request, reply, { path, headers: json, fill: () => '' });
  });
  // Hosts without manifests know it by this name too.
  app.get('/widget/remoteEntry.js', (request, reply) =>
    send(request, reply, {
      path: 'federated/remoteEntry.js',
      headers: script,
      fill: (base) => `${originOf(request, deps.options)}${base}federated/`,
    }),
  );
}
