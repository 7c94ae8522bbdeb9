import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { targets } from '@scoreline/remote-kit/preset';
import webpack from 'webpack';
import { GenerateSW } from 'workbox-webpack-plugin';

import { pushHandlers } from './pushHandlers.js';

/* Functions below are written into the worker as they stand: they see nothing but their arguments and the worker's globals. */

const storable = { cacheableResponse: { statuses: [200] } };

/** A tester's page is never cached, not even for the tester, because its link may have expired. */
const keepPage = async ({ response }) =>
  response.status === 200 && !/no-store/.test(response.headers.get('cache-control') ?? '')
    ? response
    : null;

const sameWhateverVaries = { ignoreVary: true };

const isPage = ({ request, sameOrigin }) =>
  sameOrigin && (request.mode === 'navigate' || request.headers.get('accept') === 'text/html');

/** A navigation to a page. A reload goes to the network, and so does a page of a newer release. */
const isVisit = ({ request, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && request.cache === 'default';

/** Offline, any page of the brand will do, because its scripts read the address themselves. */
const anotherPage = async () => {
  const pages = await globalThis.caches.open('pages');
  const [address] = (await pages.keys()).reverse();
  return (address && (await pages.match(address, { ignoreVary: true }))) || Response.error();
};

/** A retry bypasses the HTTP cache, because the cached file may be the broken one. */
const isFreshBuildFile = ({ url, request, sameOrigin }) =>
  sameOrigin &&
  request.cache === 'reload' &&
  /^(\/[\w-]+)?\/builds\/[\w-]+\/[0-9a-f]{16}\//.test(url.pathname);
/** A build file of the site or of its CDN. Each page names the origin and rejects a file whose hash does not match. */
const isBuildFile = ({ url, request, sameOrigin }) =>
  (sameOrigin || request.mode === 'cors') &&
  /^(\/[\w.~-]+)*\/builds\/[\w-]+\/[0-9a-f]{16}\//.test(url.pathname);

const runtimeCaching = [
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('/_payload.json'),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'payloads',
      networkTimeoutSeconds: 4,
      matchOptions: sameWhateverVaries,
      expiration: { maxEntries: 30, purgeOnQuotaError: true },
      plugins: [{ cacheWillUpdate: keepPage }],
    },
  },
  {
    // Serve the cached page at once. Its first script checks for a newer one.
    urlPattern: isVisit,
    handler: 'StaleWhileRevalidate',
    options: {
      cacheName: 'pages',
      matchOptions: sameWhateverVaries,
      expiration: { maxEntries: 30, purgeOnQuotaError: true },
      plugins: [{ handlerDidError: anotherPage }, { cacheWillUpdate: keepPage }],
    },
  },
  {
    urlPattern: isPage,
    handler: 'NetworkFirst',
    options: {
      cacheName: 'pages',
      networkTimeoutSeconds: 4,
      matchOptions: sameWhateverVaries,
      expiration: { maxEntries: 30, purgeOnQuotaError: true },
      plugins: [{ handlerDidError: anotherPage }, { cacheWillUpdate: keepPage }],
    },
  },
  {
    urlPattern: isFreshBuildFile,
    handler: 'NetworkFirst',
    options: { cacheName: 'builds', matchOptions: sameWhateverVaries, ...storable },
  },
  {
    urlPattern: isBuildFile,
    handler: 'CacheFirst',
    options: {
      cacheName: 'builds',
      matchOptions: sameWhateverVaries,
      expiration: { maxEntries: 200, purgeOnQuotaError: true },
      ...storable,
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /^(\/[\w-]+)?\/(icons|assets)\//.test(url.pathname),
    handler: 'StaleWhileRevalidate',
    options: {
      cacheName: 'pictures',
      expiration: { maxEntries: 400, purgeOnQuotaError: true },
      ...storable,
    },
  },
];

/** Build of the worker alone, because the federation plugin emits code that does not run in it. It precaches nothing. */
const workerConfig = (path) => ({
  mode: 'production',
  target: 'webworker',
  entry: { none: 'data:text/javascript,' },
  output: { path },
  plugins: [
    new GenerateSW({
      swDest: 'sw.js',
      exclude: [/./],
      runtimeCaching,
      babelPresetEnvTargets: targets,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      skipWaiting: false,
      clientsClaim: false,
      cleanupOutdatedCaches: false,
    }),
  ],
});

const build = (config) =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

/** The service worker as one file, built separately from the federated build. */
export async function workerSource() {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  try {
    await build(workerConfig(folder));
    return `${await readFile(join(folder, 'sw.js'), 'utf8')}\n(${pushHandlers})();\n`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Emits `sw.js` with the shell's files, so that a release and its worker change together. */
export class WorkerPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise(
        { name: 'WorkerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          compilation.emitAsset('sw.js', new sources.RawSource(await workerSource()));
        },
      );
    });
  }
}
