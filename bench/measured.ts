const matchPages = ['server/src/sport', 'server/src/store', 'server/src/wire/gateway'];
const encryptedList = [
  ...['server/src/benchmarks/listServer.ts', 'server/src/sport/matches', 'server/src/store/db'],
  ...['server/src/wire/ciphers', 'server/src/wire/gateway', 'shared-lib/src/contract'],
];
const liveHub = ['server/src/benchmarks/liveServer.ts', 'server/src/wire/live'];
const homePage = ['mf-scores', 'shared-lib/src', 'shell'];
const demoFill = [
  ...['backgroundFill', 'fillBehind', 'fillProcess', 'seasonLane', 'seasonThread'].map(
    (name) => `server/src/fill/${name}.ts`,
  ),
  ...['server/src/feeds/demo', 'server/src/feeds/ingest', 'server/src/sport/tips'],
  ...['server/src/store/db', 'simulator/src', 'tools/run', 'tools/start.mjs'],
];
const writtenPages = ['server/src/site/pages', 'server/src/sport', 'server/src/wire'];

/** What each benchmark measures beside its own folder: files and folders, from the project's root. */
export const measured: Record<string, readonly string[]> = {
  capacity: [
    ...['deploy', 'server/src/environment.ts'],
    ...['draws', 'encrypted-list', 'live-fan-out', 'pages', 'server-memory'].map(
      (name) => `bench/results/${name}.json`,
    ),
  ],
  'cut-fill': demoFill,
  'day-queries': ['server/src/benchmarks/dayQueries.ts', ...matchPages],
  draws: ['server/src/benchmarks/draws.ts', 'server/src/members/promotion', 'server/src/store'],
  'encrypted-list': encryptedList,
  'feed-to-pixel': [
    ...['server/src/benchmarks/pixelServer.ts', 'server/src/feeds/ingest', 'server/src/wire/live'],
    ...['server/src/sport/matches', 'mf-match', ...homePage],
  ],
  'first-answer': ['server/src/site/pages', 'server/src/wire/live'],
  'first-load': [...homePage, 'tools/mfe/oneBundle.ts', 'webpack.base.js'],
  lighthouse: ['mf-account', 'mf-discover', 'mf-match', ...homePage, ...writtenPages],
  'live-fan-out': liveHub,
  'live-list': homePage,
  'live-spread': liveHub,
  'match-queries': ['server/src/benchmarks/matchQueries.ts', ...matchPages],
  offline: homePage,
  pages: ['server/src/benchmarks/pageCache.ts', 'deploy/varnish', ...writtenPages, ...homePage],
  rebuild: ['server/build.mjs', 'tools/build.mjs', 'tools/mfe', 'tools/webpack', 'webpack.base.js'],
  'server-memory': ['server/src'],
  start: ['server/src', 'simulator/src', 'tools/build.mjs', 'tools/run', 'tools/start.mjs'],
  traces: [...encryptedList, 'server/src/store/traces'],
  'vip-webhook': [
    ...['server/src/benchmarks/webhook.ts', 'server/src/members/vip', 'server/src/store'],
  ],
  widget: ['mf-widget', 'server/src/members/widget', 'server/src/site/widget', 'shared-lib/src'],
};
