import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TelemetryEvent } from '@scoreline/shared-lib/contract';
import Fastify from 'fastify';

import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import type { GuardedCanary } from './canaries';
import { createHandedPages } from './handedPages';

const canary: GuardedCanary = {
  ...{ track: 'scoreline/prod/stable', remote: 'shell', team: 'platform' },
  ...{ build: 'c0000000000000cc', current: 'b0000000000000bb' },
  since: '2026-11-21T11:00:00.000Z',
};
const start = Date.parse('2026-11-21T12:00:30.000Z');

/** A browser, with or without cookies. */
function openSite() {
  const counted: string[] = [];
  let time = start;
  let runs = canary;
  const pages = createHandedPages({
    counts: {
      addPage: (_of, { build, minute, isHeard }) =>
        void counted.push(`${build} ${minute.toISOString().slice(11, 16)} ${isHeard}`),
    },
    rateLimiter: memoryRateLimiter(() => time),
    now: () => new Date(time),
    isSecure: () => true,
  });
  const app = Fastify();
  app.get<{ Params: { build: string } }>('/:build', async (request, reply) => {
    await pages.handOut(request, reply, runs, request.params.build);
    return 'page';
  });
  app.post('/telemetry', async (request, reply) => {
    pages.hear(request, reply, runs, request.body as TelemetryEvent[]);
    return reply.code(204).send();
  });
  return {
    counted,
    pass: (ms: number) => void (time += ms),
    begin: (since: string) => void (runs = { ...canary, since }),
    browser(keepsCookies = true) {
      let cookie = '';
      const keep = ({ headers }: { headers: Record<string, unknown> }) => {
        const line = String(headers['set-cookie'] ?? '');
        if (line && keepsCookies) cookie = line.slice(0, line.indexOf(';'));
        return line;
      };
      return {
        look: async (build: string, headers: Record<string, string> = {}) =>
          keep(await app.inject({ url: `/${build}`, headers: { cookie, ...headers } })),
        tell: async (build: string, over = {}) => {
          const event = { kind: 'load', remote: 'shell', build, ms: 90, ...over };
          const payload = [event];
          keep(
            await app.inject({ method: 'POST', url: '/telemetry', payload, headers: { cookie } }),
          );
        },
      };
    },
  };
}

let site: ReturnType<typeof openSite>;
beforeEach(() => void (site = openSite()));
const { build, current } = canary;

describe('a page with a shell on trial', () => {
  it('is counted once a device, and once more when it tells that the shell stands', async () => {
    const { look, tell } = site.browser();
    expect(await look(build)).toMatch(/^shell-handed=[\w.]+; .*HttpOnly; Secure; SameSite=Lax$/);
    await look(build);
    site.pass(70_000);
    await tell(build);
    await tell(build);
    await look(build);
    expect(site.counted).toEqual([`${build} 12:00 false`, `${build} 12:00 true`]);
  });

  it('is silent where something else is told, or that too late', async () => {
    const [one, other] = [site.browser(), site.browser()];
    await one.look(build);
    await one.tell(build, { kind: 'failure', phase: 'script', message: 'x' });
    await one.tell(build, { remote: 'mf-scores' });
    await one.tell(current);
    await other.look(current);
    site.pass(180_000);
    await other.tell(current);
    expect(site.counted).toEqual([`${build} 12:00 false`, `${current} 12:00 false`]);
  });

  it('that fell sends its device to the current one, which counts for itself', async () => {
    const { look, tell } = site.browser();
    await look(build);
    await look(current);
    await tell(current);
    expect(site.counted).toEqual([
      ...[`${build} 12:00 false`, `${current} 12:00 false`, `${current} 12:00 true`],
    ]);
  });

  it('is silent each time where no cookie is kept: as often on both sides', async () => {
    const { look, tell } = site.browser(false);
    for (const each of [build, current]) {
      await look(each);
      await tell(each);
    }
    expect(site.counted).toEqual([`${build} 12:00 false`, `${current} 12:00 false`]);
  });

  it.each([
    ['a copy fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a copy of a worker’s', { 'sec-fetch-dest': 'empty' }],
  ])('is not counted as %s', async (_what, headers) => {
    expect(await site.browser().look(build, headers)).toBe('');
    expect(site.counted).toEqual([]);
  });

  it('of neither build is not counted', async () => {
    expect(await site.browser().look('d0000000000000dd')).toBe('');
  });

  it('counts anew in a canary that begins anew', async () => {
    const { look, tell } = site.browser();
    await look(build);
    site.begin('2026-11-21T12:00:00.000Z');
    await tell(build);
    await look(build);
    expect(site.counted).toEqual([`${build} 12:00 false`, `${build} 12:00 false`]);
  });

  it('counts for thirty devices of one address, then for one in two seconds', async () => {
    for (let at = 0; at < 80; at++) await site.browser().look(build);
    expect(site.counted).toHaveLength(30);
    site.pass(10_000);
    for (let at = 0; at < 80; at++) await site.browser().look(build);
    expect(site.counted).toHaveLength(35);
  });
});
