import { expect, it } from '@jest/globals';

import { createOps } from '../../app';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestApp } from '../gateway/testing';
import { pino } from 'pino';

const test = duringTests(async () => {
  const deps = { config: { trustProxy: false as const }, logger: pino({ level: 'silent' }) };
  const ops = createOps(deps);
  return { ops, ...(await openTestApp({ ...deps, ops })) };
});

const stranger = { remoteAddress: '203.0.113.9' };

it.each([
  '/metrics',
  '/metrics/',
  '/%6detrics',
  '/Metrics',
  '//metrics',
  '/readyz',
  '/readyz/',
  '/%72eadyz',
  '/ops',
  '/ops/',
  '/ops.json',
  '/ops/teams',
  '/ops/teams.json',
])('the public port does not know %s', async (url) => {
  expect((await test.app.inject({ url, ...stranger })).statusCode).toBe(404);
});

it('the public port says to this machine alone whether it is ready', async () => {
  const status = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await test.app.inject({ url: '/readyz', headers, remoteAddress })).statusCode;
  expect(await status({ host: '127.0.0.1:8080' })).toBe(200);
  expect(await status({ host: 'www.scoreline.example' })).toBe(404);
  expect(await status({ host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await status({ host: 'localhost' }, stranger.remoteAddress)).toBe(404);
});

it('the port of operations has readiness and metrics, for whoever reaches it', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics'])
    expect((await test.ops.inject({ url, ...stranger })).statusCode).toBe(200);
  expect((await test.ops.inject('/api/no/such')).statusCode).toBe(404);
});
