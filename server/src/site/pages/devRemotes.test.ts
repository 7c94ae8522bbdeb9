import { expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { servedPages } from './fixtures/servedPages';
import type { PageOptions } from './options';

async function pageOf(over: Partial<PageOptions>, url: string, options: InjectOptions = {}) {
  const { app } = await servedPages(over);
  const headers = { host: 'scoreline.example', 'accept-language': 'en', ...options.headers };
  const answer = await app.inject({ ...options, url, headers });
  expect(answer.statusCode).toBe(200);
  return { policy: String(answer.headers['content-security-policy']), html: answer.body };
}

const reach = (policy: string) => itemAt(/connect-src ([^;]*)/.exec(policy)!, 1).split(' ');
const wanted = '/en?mfe.scores=http://localhost:3001';
const own = ["'self'", 'ws://scoreline.example'];

it('does not know builds of developers where nobody has enabled them', async () => {
  const { policy, html } = await pageOf({}, wanted);
  expect(reach(policy)).toEqual(own);
  expect(html).not.toContain('devRemotes');
});

it('lets a page that asks for one reach that server, and nothing else', async () => {
  const { policy, html } = await pageOf({ devRemotes: ['localhost'] }, wanted);
  expect(reach(policy)).toEqual([...own, 'http://localhost:3001']);
  expect(policy).toMatch(/script-src (?:'sha256-[^']+' )+'self' http:\/\/localhost:3001;/);
  expect(html).toContain('"devRemotes":["localhost"]');
  const other = await pageOf({ devRemotes: ['localhost'] }, '/en');
  expect(reach(other.policy)).toEqual(own);
});

it('keeps to the cookie from page to page', async () => {
  const cookie = `mfe-dev=${encodeURIComponent('mfe.scores=http%3A%2F%2Flocalhost%3A3001')}`;
  const { policy } = await pageOf({ devRemotes: ['localhost'] }, '/en', { headers: { cookie } });
  expect(reach(policy)).toEqual([...own, 'http://localhost:3001']);
});

it.each(['http://evil.example', 'https://dev.example:1', "http://localhost:1;script-src'*'"])(
  'refuses %s, which the list does not have',
  async (address) => {
    const { policy } = await pageOf(
      { devRemotes: ['localhost', 'https://dev.example'] },
      `/en?mfe.scores=${encodeURIComponent(address)}`,
    );
    expect(reach(policy)).toEqual(own);
  },
);

it('does not turn the address of this machine into one with a certificate', async () => {
  const https = { publicUrl: 'https://scoreline.example', devRemotes: ['localhost'] };
  expect((await pageOf(https, wanted)).policy).not.toContain('upgrade-insecure-requests');
  expect((await pageOf(https, '/en')).policy).toContain('upgrade-insecure-requests');
});
