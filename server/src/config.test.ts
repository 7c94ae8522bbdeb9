import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

import { missingProviders, readConfig } from './config';

describe('readConfig', () => {
  it('has the defaults of the protocol', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 8080, env: 'prod', feed: 'demo', demo: { speed: 1 } });
    expect(config.dataDir).toBe(`${process.cwd()}/.data`);
  });

  it.each([
    ['PORT', 'eighty', 'a port number from 0 to 65535, but is "eighty".'],
    ['PORT', '70000', 'a port number from 0 to 65535, but is "70000".'],
    ['FEED', 'demos', 'demo, api-football or none, but is "demos".'],
    ['APP_ENV', 'production', 'prod, test or preview, but is "production".'],
    [
      'TRUST_PROXY',
      'haproxy',
      'the number of proxies in front, from 1 to 9, or their addresses or networks, separated by commas, but is "haproxy".',
    ],
    ['NATS_PREFIX', 'a.b', 'small letters, digits and hyphens, up to 32, but is "a.b".'],
    ['DRAIN_SECONDS', '90', 'a number of seconds from 0 to 60, but is "90".'],
    ['DEMO_SPEED', '-1', 'a number from above 0 to 3600, but is "-1".'],
    [
      'DEV_REMOTES',
      'localhost, http://evil.example/path',
      'localhost, origins such as https://dev.example:3001, or off, but is "localhost, http://evil.example/path".',
    ],
    ['PUBLIC_URL', 'scoreline.example', 'an http or https address, but is "scoreline.example".'],
  ])('names %s=%s and what is expected', (name, value, rest) => {
    expect(() => readConfig({ [name]: value })).toThrow(`Configuration: ${name} must be ${rest}`);
  });

  it('never prints what may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).toThrow(
      /^Configuration: DATABASE_URL must be a postgres:\/\/ address, but is the value given \(not shown/,
    );
  });

  it('takes what the deployments set', async () => {
    const read = async (path: string) =>
      parse(await readFile(join(import.meta.dirname, '../../deploy', path), 'utf8')) as unknown;
    const compose = (await read('compose.yaml')) as {
      'x-environment': Record<string, string | null>;
    };
    const settings = (await read('kubernetes/base/settings.yaml')) as {
      data: Record<string, string>;
    };
    for (const env of [compose['x-environment'], settings.data]) {
      const own = Object.entries(env).filter(([, value]) => value && !value.includes('${'));
      expect(() => readConfig({ ...Object.fromEntries(own), API_FOOTBALL_KEY: 'k' })).not.toThrow();
    }
  });

  it('takes several replicas of a database, and none of no database', () => {
    const urls = 'postgres://me:pw@one/x, postgres://me:pw@two/x';
    const both = { DATABASE_URL: 'postgres://me:pw@db/x', DATABASE_REPLICA_URL: urls };
    expect(readConfig(both).databaseReplicas).toEqual({
      urls: ['postgres://me:pw@one/x', 'postgres://me:pw@two/x'],
      mostLagMs: 2_000,
    });
    expect(readConfig({}).databaseReplicas.urls).toEqual([]);
    expect(() => readConfig({ DATABASE_REPLICA_URL: urls })).toThrow('needs DATABASE_URL');
    expect(() => readConfig({ ...both, DATABASE_REPLICA_URL: `${urls},two` })).toThrow(
      /^Configuration: DATABASE_REPLICA_URL must be .* \(not shown/,
    );
  });

  it('has sessions where they last: at the database itself, not behind a pooler', () => {
    const [database, direct] = ['postgres://me:pw@pooler/x', 'postgres://me:pw@one/x'];
    const urlsOf = (env: Record<string, string>) =>
      readConfig({ DATABASE_URL: database, ...env }).databaseDirectUrls;
    expect(urlsOf({})).toEqual([database]);
    expect(urlsOf({ DATABASE_POOLER: 'transaction' })).toEqual([]);
    const pooled = { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: `${direct},${direct}` };
    expect(urlsOf(pooled)).toEqual([direct, direct]);
    expect(readConfig({}).databaseDirectUrls).toEqual([]);
    expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow('needs DATABASE_URL');
  });

  it('needs the key of the chosen feed', () => {
    expect(() => readConfig({ FEED: 'api-football' })).toThrow('needs API_FOOTBALL_KEY');
  });

  it('needs what servers of one role share', () => {
    expect(() => readConfig({ ROLE: 'web', REDIS_URL: 'redis://cache' })).toThrow(
      'ROLE is "web", which needs DATABASE_URL and NATS_URL',
    );
  });

  it('lets pages run builds of developers in production only where it is said', () => {
    expect(readConfig({}).devRemotes).toEqual([]);
    expect(readConfig({ APP_ENV: 'test' }).devRemotes).toEqual(['localhost']);
    expect(readConfig({ APP_ENV: 'test', DEV_REMOTES: 'off' }).devRemotes).toEqual([]);
    expect(readConfig({ DEV_REMOTES: 'localhost, https://dev.example' }).devRemotes).toEqual([
      'localhost',
      'https://dev.example',
    ]);
  });

  it('takes a CDN for builds by TLS, as an address that may stand in a policy', () => {
    expect(readConfig({}).buildsBase).toBeUndefined();
    const baseOf = (text: string) => readConfig({ BUILDS_BASE: text }).buildsBase;
    expect(baseOf('https://cdn.example/site/')).toBe('https://cdn.example/site');
    expect(baseOf('http://localhost:7101')).toBe('http://localhost:7101');
    const refused = ['cdn.example', 'http://cdn.example', 'https://cdn.example/?v=1'];
    for (const text of [...refused, 'https://cdn.example/a;b', 'https://me@cdn.example']) {
      expect(() => baseOf(text)).toThrow(
        'Configuration: BUILDS_BASE must be an https address without a query, such as https://cdn.example, but is ',
      );
    }
  });

  it('trusts a number of proxies, or those at addresses, and never whoever calls', () => {
    const trusted = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;
    expect(readConfig({}).trustProxy).toBe(false);
    expect(['1', '2', '10.0.0.1', '127.0.0.1, 10.0.0.0/8'].map(trusted)).toEqual([
      ...[1, 2, '10.0.0.1', '127.0.0.1, 10.0.0.0/8'],
    ]);
    expect(() => trusted('true')).toThrow(/any visitor could make up an address.*such as 1/);
    for (const text of ['0', '10', '1.5', '-1', 'false'])
      expect(() => trusted(text)).toThrow('TRUST_PROXY must be the number of proxies');
  });

  it('believes a country that a proxy writes, and nobody else', () => {
    expect(() => readConfig({ COUNTRY_HEADER: 'CF-IPCountry' })).toThrow('needs TRUST_PROXY');
    const config = readConfig({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '10.0.0.1' });
    expect(config.countryHeader).toBe('cf-ipcountry');
  });

  it('sends traces where a collector is named, as OpenTelemetry names it', () => {
    expect(readConfig({ OTEL_TRACES_SAMPLER: 'always_on' }).traces).toBeNull();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/' };
    const more = {
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%3Db,x-team=fans' };
    expect(readConfig({ ...env, ...more, ...headers }).traces).toEqual({
      ...{ url: 'https://traces.example/otlp/v1/traces', serviceName: 'scoreline', ratio: 0.1 },
      ...{ sampler: 'parentbased_traceidratio', headers: { 'x-key': 'a=b', 'x-team': 'fans' } },
      ...{ delayMs: 5_000, mostWaiting: 2_048 },
    });
    expect(() => readConfig({ ...env, OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' })).toThrow(
      /^Configuration: OTEL_EXPORTER_OTLP_HEADERS must be .* \(not shown/,
    );
    expect(() => readConfig({ ...env, OTEL_TRACES_SAMPLER: 'jaeger_remote' })).toThrow(
      'parentbased_always_off or parentbased_traceidratio, but is "jaeger_remote"',
    );
    expect(() => readConfig({ ...env, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('http/json');
  });

  it('takes an empty value as absent', () => {
    expect(readConfig({ PORT: '', REDIS_URL: ' ' })).toMatchObject({ port: 8080 });
  });

  it('lists the providers that are not set', () => {
    const lines = missingProviders(readConfig({ SMTP_URL: 'smtp://localhost' }));
    expect(lines).toContain('not offered: sign-in with Apple; APPLE_CLIENT_ID is not set');
    expect(lines.join()).not.toContain('SMTP');
  });
});
