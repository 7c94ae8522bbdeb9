import { dirname } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import PgBoss from 'pg-boss';
import { pino } from 'pino';

import { readConfig } from './config';
import { createIngest } from './feeds/ingest/ingest';
import { sampleFixture, sampleSeason, sampleState } from './feeds/ingest/sample';
import { openMemberApp, unlimited } from './members/accounts/testing';
import { createWidgetClients } from './members/widget/clients';
import { openBrands } from './site/pages/brandList';
import { registryFolder } from '@scoreline/platform-server/testing';
import { sitePages } from './sitePages';
import { databaseSource } from './sport/matches/liveSource';
import { duringTests } from '@scoreline/database/duringTests';
import { startJobs } from './store/jobs/jobs';
import { startExporting } from './store/traces/exporting';
import { inSpan } from './store/traces/spans';
import { attributesOf, ofTrace, openCollector } from './store/traces/testingCollector';
import { loadRsaKey } from './wire/ciphers/rsaKey';
import { requestId } from './wire/gateway/request/headers';
import { callOperation, deviceKey } from './wire/gateway/testing';
import { createLiveHub } from './wire/live/hub';
import { createMetrics } from './wire/telemetry/metrics';
import { createLogger } from './wire/telemetry/logger';
import { traceRequests } from './wire/telemetry/requests';

const logger = pino({ level: 'silent' });

/** The whole server with its pages, a feed and the live hub, and the receiver of its spans. */
async function openTraced() {
  const collector = await openCollector();
  const { traces } = readConfig({
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' },
  });
  const end = startExporting(traces!, { role: 'all', logger });
  const folder = await registryFolder();
  await folder.promote('scoreline', 1);
  const config = readConfig({ FEED: 'none', DATA_DIR: dirname(folder.registry) });
  const brandList = await openBrands('scoreline');
  const rsaKey = await loadRsaKey({ dataDir: config.dataDir });
  const test = await openMemberApp(({ db, now }) => {
    const widgetClients = createWidgetClients({ db, now, brandClients: [], demoData: true });
    const shared = { config, brandList, db, logger, now, rsaKey, widgetClients };
    const rateLimiter = unlimited.rateLimiter!;
    const pages = sitePages({ ...shared, rateLimiter, metrics: createMetrics(), quotas: () => [] });
    return { ...unlimited, pages };
  });
  const now = () => test.clock.now;
  const live = createLiveHub({ source: databaseSource(test.db), now, logger });
  await live.start();
  const onChanged = (ids: number[]) => live.matchesChanged(ids);
  const ingest = createIngest({ db: test.db, now, logger, onChanged });
  await ingest.apply([...sampleSeason, sampleFixture]);
  return {
    ...{ ...test, collector, ingest },
    async close() {
      await live.close();
      await test.close();
      await end();
      await collector.close();
    },
  };
}

const test = duringTests(openTraced);
const path = 'sports-query/search';

describe('a trace', () => {
  it('of a page goes from the request to the statements', async () => {
    // The first request also checks whether the release can be accepted.
    await test.app.inject({ url: '/search' });
    const answer = await test.app.inject({ url: '/?secret=SECRET' });
    expect(answer.statusCode).toBe(200);
    const id = String(answer.headers['trace-id']);
    await test.collector.span('GET /', ofTrace(id));
    const [page, write, operation, ...statements] = test.collector.tree(id);
    expect([page, write, operation]).toEqual([
      'GET /',
      '  write page',
      '    sports-query/match/list',
    ]);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(statement).toMatch(/^ {6}[A-Z]+ \w+$/);
  });

  it('of a call names operation and statements, and no value', async () => {
    const key = await deviceKey(test.app);
    const { answer } = await callOperation(test.app, key, path, { text: 'SECRET' });
    const id = String(answer.headers['trace-id']);
    const request = await test.collector.span(`POST /api/${path}`, ofTrace(id));
    expect(request).toMatchObject({ kind: 2, status: {} });
    expect(attributesOf(request)).toMatchObject({
      ...{ 'http.request.method': 'POST', 'http.response.status_code': 200 },
      ...{ 'http.route': '/api/*', 'url.path': `/api/${path}` },
    });
    const operation = test.collector.named(path, ofTrace(id))[0]!;
    expect(operation.parentSpanId).toBe(request.spanId);
    const statement = test.collector.spans.find((span) => span.parentSpanId === operation.spanId)!;
    expect(statement.kind).toBe(3);
    expect(attributesOf(statement)).toEqual({
      ...{ 'db.system.name': 'postgresql', 'db.operation.name': expect.any(String) },
      'db.query.summary': statement.name,
      'scoreline.statement': expect.stringMatching(/^[\da-f]{16}$/),
    });
    expect(test.collector.received.map(({ text }) => text).join()).not.toContain('SECRET');
  });

  it('of a change goes from the feed to what is published', async () => {
    const score = { home: 1, away: 0 };
    await test.ingest.apply([sampleState(99, { score, periods: [score] })]);
    const feed = await test.collector.span(
      'feed',
      (span) => attributesOf(span)['scoreline.events'] === 1,
    );
    const published = await test.collector.span('publish', ofTrace(feed.traceId));
    expect(published.parentSpanId).toBe(feed.spanId);
    expect(attributesOf(published)['scoreline.matches']).toBe(1);
    expect(test.collector.tree(published.traceId)).toContain('  UPDATE matches');
  });

  it('of a job and of a mail is one of its own', async () => {
    const run = () =>
      test.db
        .selectFrom('users')
        .select('id')
        .execute()
        .then(() => undefined);
    const jobs = await startJobs(test.url, logger, [{ name: 'count', cron: '0 0 1 1 *', run }]);
    const boss = new PgBoss({ connectionString: test.url, max: 1 });
    await boss.start();
    await boss.send('count', {});
    const job = await test.collector.span('job count');
    await boss.stop({ graceful: false });
    await jobs.stop();
    expect(test.collector.tree(job.traceId)).toEqual(['job count', '  SELECT users']);
  });

  it('of an outgoing call has its host and status, and nothing of its address', async () => {
    const server = createServer((_request, response) => void response.writeHead(404).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    await inSpan('outside', () => fetch(`http://${host}/send/SECRET`));
    server.close();
    const outside = await test.collector.span('outside');
    const call = await test.collector.span(`GET ${host}`, ofTrace(outside.traceId));
    expect(call).toMatchObject({ kind: 3, parentSpanId: outside.spanId, status: { code: 2 } });
    expect(attributesOf(call)).toEqual({
      ...{ 'http.request.method': 'GET', 'server.address': host },
      ...{ 'http.response.status_code': 404, 'error.type': '404' },
    });
    expect(test.collector.received.map(({ text }) => text).join()).not.toContain('SECRET');
  });

  it('has no span of health checks', async () => {
    const { headers } = await test.app.inject({ url: '/readyz' });
    await test.app.inject({ url: '/robots.txt' });
    await test.collector.span('GET /robots.txt');
    expect(test.collector.tree(String(headers['trace-id']))).toEqual([]);
  });
});

describe('one id', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-00`;

  it('is the caller’s where it names one, but a stranger does not decide what is recorded', async () => {
    const answer = await test.app.inject({ url: '/robots.txt', headers: { traceparent } });
    expect(answer.headers['trace-id']).toBe(traceId);
    const span = await test.collector.span('GET /robots.txt', ofTrace(traceId));
    expect(span.parentSpanId || undefined).toBeUndefined();
  });

  it('comes behind a proxy with the span above ours, and with whether it is recorded', async () => {
    const app = Fastify({ genReqId: ({ headers }) => requestId(headers) });
    traceRequests(app, { followsCaller: true });
    app.get('/behind', async () => 'here');
    const ask = (id: string, flags: string) =>
      app.inject({
        url: '/behind',
        headers: { traceparent: `00-${id}-00f067aa0ba902b7-${flags}` },
      });
    const unwanted = traceId.replace('4bf9', '0000');
    await ask(unwanted, '00');
    const wanted = traceId.replace('4bf9', '1111');
    await ask(wanted, '01');
    const span = await test.collector.span('GET /behind');
    expect([span.traceId, span.parentSpanId]).toEqual([wanted, '00f067aa0ba902b7']);
    expect(test.collector.tree(unwanted)).toEqual([]);
  });

  it('stands in the lines of the log', async () => {
    const lines: string[] = [];
    const own = createLogger('info', { write: (line) => void lines.push(line) });
    await inSpan('outside', async (span) => {
      own.info('said');
      own.child({ trace: 'of its request' }).info('said');
      const { trace } = JSON.parse(lines[0]!) as { trace: string };
      expect(trace).toBe(span.spanContext().traceId);
      expect(lines[1]!.match(/"trace":/g)).toHaveLength(1);
    });
    own.info('said outside');
    expect(lines[2]).not.toContain('trace');
  });

  it('is another one each time where the caller names none', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await test.app.inject('/healthz')).headers['trace-id']),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  });
});
