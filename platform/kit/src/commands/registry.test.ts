import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { commands } from './commands';
import { readOptions } from './options';
import { openProject } from './project';
import { tracksOf } from './registry';

const team = {
  ...{ remotes: ['mf-fan-zone'], paths: ['/fan-zone'], namespaces: ['fan-zone'] },
  ...{ brands: ['scoreline', 'futbol'], environments: ['prod'] },
};
const build = 'b000000000000001';
const track = { brand: 'scoreline', env: 'prod', channel: 'stable' };
const staged = { remote: 'mf-fan-zone', build, team: 'fans' };

/** A release in which the remote has a canary. */
const tried = JSON.stringify({
  shell: { build: 'b000000000000002' },
  remotes: {},
  canaries: { remotes: { 'mf-fan-zone': { name: 'mf-fan-zone', build, percent: 10 } } },
});

let folder: string;
let server: Server;
let registry: string;
/** Requests with their tokens. */
let asked: { url: string; token: string | undefined; body: unknown }[] = [];

function answerTo(url: string): object | null {
  if (url === '/registry/policy') return { policy: JSON.stringify({ teams: { fans: team } }) };
  if (url === '/registry/previews')
    return [{ ...track, ...staged, word: 'secret', path: '/fan-zone', until: '2026-11-30T12:00Z' }];
  if (url === '/registry/previews/end') return { ended: 2 };
  if (url === '/registry/releases/scoreline/prod/stable.json') return { release: tried };
  if (url === '/registry/changes') return [{ track: 'scoreline/prod/stable', seq: 7 }];
  return null;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mf-fan-zone' }));
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(join(folder, 'consent.json'), '{"statement":"yes"}');
  writeFileSync(join(folder, 'fans.token'), 'fans-token\n');
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', headers } = request;
      const text = Buffer.concat(parts).toString();
      asked.push({ url, token: headers.authorization, body: text && JSON.parse(text) });
      const answer = answerTo(url);
      response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const optionsOf = (...args: string[]) => readOptions([...args, '--registry', registry]);

it('means all brands that the policy gives the team, unless some are named', async () => {
  const project = openProject(folder);
  const brandsOf = async (...args: string[]) =>
    (await tracksOf(optionsOf('promote', ...args), project)).map(({ brand }) => brand);
  expect(await brandsOf()).toEqual(['scoreline', 'futbol']);
  expect(await brandsOf('--brand', 'futbol')).toEqual(['futbol']);
});

it('says where the policy gives the remote to no team', async () => {
  const foreign = { ...openProject(folder), name: 'mf-press-box' };
  await expect(tracksOf(optionsOf('promote'), foreign)).rejects.toThrow(
    'gives mf-press-box to no team',
  );
});

it('hands over the token, the reason and the consent of another team', async () => {
  asked = [];
  const said: string[] = [];
  const options = optionsOf(
    ...['promote', build, '--commit', 'c0ffee1', '--reason', 'agreed', '--brand', 'scoreline'],
    ...['--approval', join(folder, 'consent.json'), '--token', join(folder, 'fans.token')],
  );
  await commands.promote!.run(options, folder, (line) => said.push(line));
  const change = asked.find(({ url }) => url === '/registry/changes');
  expect(change).toEqual({
    url: '/registry/changes',
    token: 'Bearer fans-token',
    body: {
      builds: { 'mf-fan-zone': build },
      tracks: [{ brand: 'scoreline', env: 'prod', channel: 'stable' }],
      reason: 'agreed',
      approval: { statement: 'yes' },
    },
  });
  expect(said).toEqual(['scoreline/prod/stable is at release 7']);
});

it('previews on the preview environment, and nowhere else', async () => {
  asked = [];
  const options = optionsOf('preview', build, '--commit', 'c0ffee1', '--brand', 'scoreline');
  await commands.preview!.run(options, folder, () => undefined);
  const { body } = asked.find(({ url }) => url === '/registry/changes')!;
  expect(body).toMatchObject({ tracks: [{ env: 'preview' }], reason: 'remote-kit preview' });
});

it('stages without a release, and ends what was staged', async () => {
  asked = [];
  const said: string[] = [];
  const stage = (...args: string[]) =>
    commands.stage!.run(
      optionsOf('stage', ...args, '--commit', 'c0ffee1', '--brand', 'scoreline'),
      folder,
      (line) => said.push(line),
    );
  await stage(build, '--days', '2', '--site', 'https://site.example', '--reason', 'request 7');
  await stage('--end');
  expect(asked.map(({ url }) => url)).toEqual(['/registry/previews', '/registry/previews/end']);
  const order = { remote: 'mf-fan-zone', tracks: [track] };
  expect(asked.map(({ body }) => body)).toEqual([
    { ...order, build, days: 2, reason: 'request 7' },
    { ...order, reason: 'remote-kit stage' },
  ]);
  expect(said).toEqual([
    'scoreline/prod/stable until 2026-11-30 12:00 UTC: https://site.example/fan-zone?mfe-preview=secret',
    'links ended: 2',
  ]);
});

it('ends a canary in a folder without a commit', async () => {
  asked = [];
  const options = optionsOf('canary', '--percent', '0', '--brand', 'scoreline');
  await commands.canary!.run(options, folder, () => undefined);
  const { body } = asked.find(({ url }) => url === '/registry/changes')!;
  expect(body).toMatchObject({ builds: { 'mf-fan-zone': null }, percent: 0, tracks: [track] });
});

it.each(['-1', '101', 'ten', ''])('refuses the share %j', (percent) => {
  expect(() => readOptions(['canary', `--percent=${percent}`])).toThrow('is not a number from 0');
});
