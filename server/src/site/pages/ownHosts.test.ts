import type { IncomingMessage } from 'node:http';

import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';

import { isOwnHost, forbidCachingForForeignHosts, socketAdmission } from './ownHosts';

const brands = [{ hosts: ['scoreline.example', '*.scoreline.example'] }];
const publicUrl = 'https://goals.example/';

describe('a host', () => {
  it.each([
    'localhost:8080',
    'futbol.localhost',
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.20:8080',
    '172.20.0.3',
    'server:8080',
    'macbook.local:8080',
    'host.docker.internal:8080',
    'scoreline.example',
    'WWW.Scoreline.Example:443',
    '203.0.113.5:8080',
  ])('%s is this site’s', (host) => {
    expect(isOwnHost(host, '::ffff:203.0.113.5', { brands })).toBe(true);
  });

  it.each([
    '',
    'evil.example',
    'evilscoreline.example',
    'scoreline.example.evil.example',
    '127.0.0.1.evil.example',
    '10.evil.example',
    'localhost.evil.example',
    '203.0.113.6',
    '172.32.0.1',
    'goals.example',
    '[2001:db8::1]',
  ])('%j is foreign', (host) => {
    expect(isOwnHost(host, '203.0.113.5', { brands })).toBe(false);
  });

  it('of the public address is this site’s', () => {
    expect(isOwnHost('goals.example', undefined, { brands, publicUrl })).toBe(true);
  });
});

describe('what is cacheable', () => {
  async function cacheControlFor(host: string, site: { publicUrl?: string } = {}) {
    const app = Fastify();
    forbidCachingForForeignHosts(app, { brands, ...site });
    app.get('/robots.txt', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send('Allow: /'),
    );
    const answer = await app.inject({ url: '/robots.txt', headers: { host } });
    return answer.headers['cache-control'];
  }

  it('is kept by nobody for a foreign host', async () => {
    expect(await cacheControlFor('evil.example')).toBe('no-store');
    expect(await cacheControlFor('scoreline.example')).toBe('public, max-age=3600');
  });

  it('does not depend on the host where the public address is known', async () => {
    expect(await cacheControlFor('origin.example', { publicUrl })).toBe('public, max-age=3600');
  });
});

describe('a live socket', () => {
  const asks = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    ({
      headers,
      socket: { localAddress: '127.0.0.1', remoteAddress },
    }) as unknown as IncomingMessage;
  const site = { brands, trustProxy: false } as const;

  it.each([
    ['a page of the same host', 'http://localhost:8080', 'localhost:8080', true],
    ['a program', undefined, 'localhost:8080', true],
    ['a page of another port', 'http://localhost:9090', 'localhost:8080', false],
    ['a page of another site', 'https://evil.example', 'localhost:8080', false],
    [
      'a page whose host name was bent to this server',
      'http://evil.example',
      'evil.example',
      false,
    ],
    ['a program that names a foreign host', undefined, 'evil.example', false],
    ['a sandboxed page', 'null', 'localhost:8080', false],
  ])('is opened for %s or not', (_who, origin, host, admitted) => {
    expect(socketAdmission(site)(origin, asks({ host }))).toBe(admitted);
  });

  it('behind a proxy is for the pages of the public address', () => {
    const admits = socketAdmission({ ...site, publicUrl, trustProxy: '127.0.0.1' });
    expect(admits('https://goals.example', asks({ host: '127.0.0.1:8080' }))).toBe(true);
    expect(admits('http://goals.example', asks({ host: '127.0.0.1:8080' }))).toBe(false);
    const forwarded = { host: '127.0.0.1:8080', 'x-forwarded-host': 'scoreline.example' };
    expect(admits('https://scoreline.example', asks(forwarded))).toBe(true);
    expect(admits(undefined, asks({ ...forwarded, 'x-forwarded-host': 'evil.example' }))).toBe(
      false,
    );
    // Only the address that the proxy appended counts.
    const appended = { ...forwarded, 'x-forwarded-host': 'evil.example, scoreline.example' };
    expect(admits('https://scoreline.example', asks(appended))).toBe(true);
  });

  it('reads what is forwarded of its proxies alone', () => {
    const admits = socketAdmission({ ...site, trustProxy: '127.0.0.1' });
    const forwarded = { host: 'evil.example', 'x-forwarded-host': 'scoreline.example' };
    expect(admits('https://scoreline.example', asks(forwarded))).toBe(true);
    expect(admits('https://scoreline.example', asks(forwarded, '198.51.100.7'))).toBe(false);
  });
});
