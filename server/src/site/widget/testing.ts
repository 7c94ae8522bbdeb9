import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { pino } from 'pino';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import { buildApp } from '../../app';
import { createIngest } from '../../feeds/ingest/ingest';
import { sampleFixture, sampleSeason } from '../../feeds/ingest/sample';
import { createWidgetClients } from '../../members/widget/clients';
import { createWidgetCounts } from '../../members/widget/counts';
import { openTestDatabase } from '@scoreline/database/testing';
import { BizError } from '../../wire/gateway/bizError';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import { loadBrands } from '../pages/brandList';
import { createBuildReader } from '../pages/buildTexts';
import { NotKnown, type PageOptions } from '../pages/options';
import { fixtureTime, registryFolder, releaseOf } from '@scoreline/platform-server/testing';
import type { WidgetDeps } from './deps';
import { serveWidget } from './widget';

export const firstBuild = 'c0000000000000c1';
export const secondBuild = 'c0000000000000c2';

const filesOf = (build: string): Record<string, string> => ({
  'element/embed.js': `load("__WIDGET_BUILD__");//${build}`,
  'element/frame.js': `frame("__WIDGET_BUILD__");//${build}`,
  'element/locales/en.json': '{"none":"No matches"}',
  'element/locales/he.json': '{"none":"אין משחקים"}',
  'federated/mf-manifest.json': JSON.stringify({
    metaData: { publicPath: '__WIDGET_BUILD__' },
    exposes: [{ assets: { js: { sync: ['expose.js'], async: [] }, css: { sync: [], async: [] } } }],
  }),
  'federated/remoteEntry.js': `var scoreline_widget="__WIDGET_BUILD__"`,
});

type Folder = Awaited<ReturnType<typeof registryFolder>>;

/** Releases a build of the widget to a channel of the brand. */
function release(folder: Folder, channel: string, seq: number, build: string): Promise<void> {
  const content = releaseOf('scoreline', seq);
  const [scores] = Object.values(content.remotes);
  const widget = { ...scores!, name: 'mf-widget', build, routes: [], namespaces: ['widget'] };
  const remotes = { ...content.remotes, 'mf-widget': widget };
  const signed = folder.signed({ ...content, channel, remotes });
  return folder.put('scoreline', signed, `prod/${channel}.json`);
}

/** The server with the widget's routes, a league of two teams, and their match today. */
export async function openWidgetTest({ limits }: Pick<WidgetDeps, 'limits'> = {}) {
  const [database, folder, brands] = await Promise.all([
    openTestDatabase(),
    registryFolder(),
    loadBrands(),
  ]);
  for (const build of [firstBuild, secondBuild]) {
    for (const [path, text] of Object.entries(filesOf(build))) {
      const file = join(folder.registry, 'builds/mf-widget', build, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  await release(folder, 'stable', 1, firstBuild);
  const rsaKey = { publicKey: '', decrypt: () => Promise.resolve(null) };
  const { db } = database;
  const logger = pino({ level: 'silent' });
  const clock = { now: fixtureTime() };
  const now = () => clock.now;
  const startTime = '2026-11-21T15:00:00.000Z';
  const ingest = createIngest({ db, now, logger, onChanged: () => undefined });
  await ingest.apply([...sampleSeason, { ...sampleFixture, startTime }]);
  const { id: matchId } = await db.selectFrom('matches').select('id').executeTakeFirstOrThrow();
  const { id: leagueId } = await db
    .selectFrom('tournaments')
    .select('id')
    .executeTakeFirstOrThrow();
  const clients = createWidgetClients({
    ...{ db, now, demoData: true },
    brandClients: brands.map(({ widgetClientId }) => widgetClientId),
  });
  const app = await buildApp({
    ...{ config: { trustProxy: false }, db, logger, now, rsaKey },
    pages: (server, { question }) => {
      const options: PageOptions = {
        ...{ brands, env: 'prod', demoData: true, rsaPublicKey: 'PEM', now },
        defaultBrand: itemWhere(brands, ({ key }) => key === 'scoreline'),
        releases: folder.open(),
        question: (path, request) => {
          const { cached, answer, subjects } = question(path, request);
          const known = (error: unknown) => {
            throw error instanceof BizError ? new NotKnown(error.message) : error;
          };
          return { cached, subjects, answer: () => answer().catch(known) };
        },
      };
      const read = createBuildReader(folder.registry);
      const counts = createWidgetCounts({ db, now });
      const rateLimiter = memoryRateLimiter(() => clock.now.getTime());
      const deps: WidgetDeps = { options, clients, counts, rateLimiter, read, limits };
      serveWidget(server, deps, async (_request, reply) => reply.send('the builder'));
    },
  });
  return {
    ...{ app, db, clock, matchId, leagueId },
    release: (channel: string, seq: number, build: string) => release(folder, channel, seq, build),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
