import { beforeEach, expect, it } from '@jest/globals';
import type { TelemetryEvent } from '@scoreline/shared-lib/contract';
import Fastify from 'fastify';

import { memoryRateLimiter } from '../../gateway/rateLimit';
import { serveTelemetry } from './routes';

const of = { remote: 'mf-scores', build: 'b0000000000000bb' };
const load = (over = {}): TelemetryEvent => ({ kind: 'load', ...of, ms: 9, ...over });

let counted: (readonly TelemetryEvent[])[];
let app: ReturnType<typeof Fastify>;
beforeEach(() => {
  counted = [];
  app = Fastify({ trustProxy: true });
  serveTelemetry(app, {
    figures: { add: async () => undefined, builds: () => [], failures: () => [] },
    // A frozen clock, so that no tokens refill on a slow machine.
    rateLimiter: memoryRateLimiter(() => 0),
    countVisit: async (_request, events) => void counted.push(events),
  });
});

const tell = (event: TelemetryEvent, from = '10.0.0.1') =>
  app.inject({
    ...{ method: 'POST', url: '/telemetry', payload: { events: [event] } },
    headers: { 'x-forwarded-for': from },
  });

it('hands on what counts where builds are compared, and takes pages that mark nothing', async () => {
  const failure = { kind: 'failure', ...of, phase: 'script', message: 'x' } as const;
  const marked: TelemetryEvent[] = [
    load({ visit: true, network: true }),
    load({ network: true }),
    { ...failure, failed: true },
  ];
  for (const event of [load(), failure, ...marked])
    expect((await tell(event)).statusCode).toBe(204);
  expect(counted).toEqual(marked.map((event) => [event]));
  expect((await tell(load({ visit: false }))).statusCode).toBe(400);
});

it('renews the id of the device, which the page wrote and Safari would drop after seven days', async () => {
  const renewed = async (cookie: string) =>
    (
      await app.inject({
        ...{ method: 'POST', url: '/telemetry', payload: { events: [load()] } },
        headers: { cookie, 'x-forwarded-proto': 'https' },
      })
    ).headers['set-cookie'];
  const id = '6f1c1f0e-3f0b-4d6e-9d53-8f4a6d3c2b1a';
  expect(await renewed(`device-id=${id}`)).toBe(
    `device-id=${id}; Max-Age=${400 * 86_400}; Path=/; Secure; SameSite=Lax`,
  );
  expect(await renewed('device-id=a;b')).toBeUndefined();
});

it('counts thirty reports of one address, and those of others', async () => {
  for (let turn = 0; turn < 40; turn++)
    expect((await tell(load({ visit: true }))).statusCode).toBe(204);
  expect(counted).toHaveLength(30);
  await tell(load({ visit: true }), '10.0.0.2');
  expect(counted).toHaveLength(31);
});
