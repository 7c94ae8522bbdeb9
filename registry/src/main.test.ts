import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@scoreline/server/database/testing';
import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { publicKeyOf, readSigned } from './keys/signature';
import type { ReleaseLogRow } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt, itemWhere } from '@scoreline/shared-lib/contract/lists';
import { logProblem } from './log/log';
import type { Policy, PolicyTeam } from './policy/document';
import { buildOf, described } from './testing/site';
import { compileRegistry, runCommand, startRegistry } from './testing/process';

const kills = 50;

let database: TestDatabase;
let folder: string;
let env: NodeJS.ProcessEnv;

const place = (...parts: string[]) => join(folder, ...parts);

/** Runs a command and returns what it printed. @throws with its complaint. */
async function command(args: string[], token = 'fans'): Promise<string> {
  const { code, output } = await runCommand(args, { ...env, REGISTRY_TOKEN: tokens[token] });
  if (code !== 0) throw new Error(output);
  return output;
}

const tokens: Record<string, string> = {};
const keyFiles: Record<string, string> = {};

async function createTeam(name: string, over: Partial<PolicyTeam>): Promise<PolicyTeam> {
  const out = place('teams', name);
  const printed = JSON.parse(await command(['team', name, '--out', out])) as Partial<PolicyTeam>;
  const files = await readdir(out);
  keyFiles[name] = join(
    out,
    itemWhere(files, (file) => file.endsWith('.pem')),
  );
  const token = itemWhere(files, (file) => file.endsWith('.token'));
  tokens[name] = await readFile(join(out, token), 'utf8');
  return {
    ...{ pipelines: [], remotes: [], paths: [], namespaces: [] },
    ...{ brands: ['scoreline'], environments: ['prod'] },
    ...(printed as Pick<PolicyTeam, 'keys' | 'tokens'>),
    ...over,
  };
}

async function writeBuild(name: string, version: number): Promise<string> {
  const { descriptor, script } = described(name, version);
  const target = place('builds', name, descriptor.build);
  const bundled = { packages: {}, sharedLib: [], shares: {}, fromShell: {} };
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'entry.js'), script);
  if (name !== 'shell') await writeFile(join(target, 'bundled.json'), JSON.stringify(bundled));
  await writeFile(join(target, 'descriptor.json'), JSON.stringify(descriptor));
  return target;
}

const upload = async (team: string, name: string, version: number) => {
  const key = keyFiles[team]!;
  const options = ['--key', key, '--commit', 'c0ffee1'];
  return command(['upload', await writeBuild(name, version), ...options], team);
};

beforeAll(async () => {
  [database] = await Promise.all([openTestDatabase(), compileRegistry()]);
  folder = await mkdtemp(join(tmpdir(), 'registry-process-'));
  env = { DATABASE_URL: database.url, DATA_DIR: place('data') };
  const printed = await command(['init', place('root')]);
  env.REGISTRY_ROOT_KEY = /^REGISTRY_ROOT_KEY=(.+)$/m.exec(printed)![1];
});
afterAll(() => database.close());

type Registry = Awaited<ReturnType<typeof startRegistry>>;

async function open(): Promise<Registry> {
  const registry = await startRegistry(env);
  env.REGISTRY_URL = registry.url;
  return registry;
}

const get = async <T>(path: string): Promise<T> => {
  const headers = { authorization: `Bearer ${tokens.fans}` };
  const answer = await fetch(new URL(path, env.REGISTRY_URL), { headers });
  return (await answer.json()) as T;
};

/** The release that runs, verified as a browser would. */
async function current(): Promise<Release> {
  const signed = await get<SignedRelease>('/registry/releases/scoreline/prod/stable.json');
  const keys = await get<Record<string, string>>('/registry/keys');
  expect(publicKeyOf(keys[signed.keyId]!)).toBeDefined();
  return readSigned(signed, keys[signed.keyId]!)!;
}

describe('a registry of its own', () => {
  it('is set up, taken builds, changed, rolled back and rotated by its commands', async () => {
    const registry = await open();
    const file = place('root', 'policy.json');
    const policy = JSON.parse(await readFile(file, 'utf8')) as Policy;
    policy.teams = {
      platform: await createTeam('platform', { remotes: ['shell'] }),
      fans: await createTeam('fans', { remotes: ['mf-fans'] }),
    };
    policy.approvers = { prod: ['platform'] };
    await writeFile(file, JSON.stringify(policy));
    const root = ['--root', place('root', 'root.pem')];
    expect(await command(['policy', file, ...root])).toBe('policy 1 is in force');

    await upload('platform', 'shell', 1);
    const why = ['--reason', 'a test'];
    const shell = ['change', 'shell', buildOf('shell', 1), ...why];
    expect(await command(shell, 'platform')).toBe('scoreline/prod/stable is at release 1');
    expect(await upload('fans', 'mf-fans', 1)).toMatch(/^mf-fans [0-9a-f]{16} uploaded$/);
    expect(await upload('fans', 'mf-fans', 1)).toMatch(/was there already$/);
    const [first, second] = [buildOf('mf-fans', 1), buildOf('mf-fans', 2)];
    await expect(command(['change', 'mf-fans', first, ...why])).rejects.toThrow(
      'refused by the rule "approval": prod needs the approval of platform',
    );
    const consent = async (build: string) => {
      const approval = place(`${build}.approval`);
      const key = ['--key', keyFiles.platform!];
      await writeFile(approval, await command(['approve', 'mf-fans', build, ...key]));
      return ['--approval', approval];
    };
    await command(['change', 'mf-fans', first, ...why, ...(await consent(first))]);
    await upload('fans', 'mf-fans', 2);
    const staged = ['stage', 'mf-fans', second, '--site', 'https://site.example', '--json'];
    const links = JSON.parse(await command([...staged, ...(await consent(second))])) as object;
    const address = expect.stringMatching(/^https:\/\/site\.example\/\?mfe-preview=[\w-]{32}$/);
    expect(links).toMatchObject([{ remote: 'mf-fans', build: second, team: 'fans', address }]);
    expect((await current()).remotes['mf-fans']?.build).toBe(first);
    expect(await command(['stage', 'mf-fans', '--end'])).toBe('links ended: 1');
    const tried = ['--percent', '10', ...why];
    await command(['change', 'mf-fans', second, ...tried, ...(await consent(second))]);
    await command(['change', 'mf-fans', second, ...why, ...(await consent(second))]);
    expect((await current()).remotes['mf-fans']?.build).toBe(second);
    await command(['rollback', 'mf-fans', '--reason', 'worse']);
    expect((await current()).remotes['mf-fans']?.build).toBe(first);

    const { releaseKeys } = policy;
    expect(await command(['rotate', 'release', ...root])).toBe('policy 2 is in force');
    const signed = await get<SignedRelease>('/registry/releases/scoreline/prod/stable.json');
    expect(signed.keyId).not.toBe(firstItem(releaseKeys).id);
    const out = place('teams', 'newer');
    await command(['rotate', 'team', 'fans', '--out', out, ...root]);
    keyFiles.fans = join(out, firstItem(await readdir(out)));
    expect(await upload('fans', 'mf-fans', 3)).toMatch(/uploaded$/);

    const log = await command(['log']);
    expect(log).toContain(`fans  rollback  mf-fans  ${second} → ${first}`);
    expect(log).toContain('approved by platform');
    const head = itemAt(/the head is (\w{64})$/.exec(await command(['log', 'verify']))!, 1);
    await expect(command(['log', 'verify', '--head', head])).resolves.toContain(head);
    const foreign = ['log', 'verify', '--head', '0'.repeat(64)];
    await expect(command(foreign)).rejects.toThrow('the log was cut or rewritten');
    await registry.stop('SIGTERM');
  }, 480_000);

  it('refuses to start without a root key, and says what is missing', async () => {
    const { code, output } = await runCommand(['serve'], { ...env, REGISTRY_ROOT_KEY: '' });
    expect([code, output]).toEqual([1, expect.stringContaining('REGISTRY_ROOT_KEY')]);
    const unknown = await runCommand(['sevre'], env);
    expect(unknown).toEqual({
      code: 1,
      output: expect.stringContaining('unknown command "sevre"'),
    });
  });
});

describe(`a registry that is killed at ${kills} random moments`, () => {
  /** Uploads a build and releases it; it may be cut off anywhere. Tells when the upload was answered. */
  async function act(build: string, upload: object, uploaded = () => {}): Promise<void> {
    const headers = {
      authorization: `Bearer ${tokens.fans}`,
      'content-type': 'application/json',
    };
    const send = (method: string, path: string, body: object) =>
      fetch(new URL(path, env.REGISTRY_URL), { method, headers, body: JSON.stringify(body) });
    const change = { remote: 'mf-fans', build, reason: 'a test' };
    await send('PUT', `/registry/builds/mf-fans/${build}`, upload);
    uploaded();
    await send('POST', '/registry/tracks/scoreline/prod/changes', change);
  }

  it('has every build whole or not at all, and the release before or the one after', async () => {
    const { createPrivateKey } = await import('node:crypto');
    const { uploadOf } = await import('./testing/site');
    const key = createPrivateKey(await readFile(keyFiles.fans!));
    const policyFile = place('root', 'policy.json');
    const policy = JSON.parse(await readFile(policyFile, 'utf8')) as Policy;
    let registry = await open();
    const { policy: text } = await get<{ policy: string }>('/registry/policy');
    const latest = JSON.parse(text) as Policy;
    await writeFile(
      policyFile,
      JSON.stringify({ ...policy, ...latest, version: 9, approvers: {} }),
    );
    await command(['policy', policyFile, '--root', place('root', 'root.pem')]);

    // The moments lie after the beginning of an upload, after its end and after its release, in turn: on a busy machine too.
    const whole = described('mf-fans', 999);
    const began = performance.now();
    let uploadMs = 0;
    await act(whole.descriptor.build, uploadOf(key, whole), () => {
      uploadMs = performance.now() - began;
    });
    const releaseMs = performance.now() - began - uploadMs;
    let seq = (await current()).seq;
    const found = { builds: 0, releases: 0 };
    for (let at = 0; at < kills; at += 1) {
      const made = described('mf-fans', 1_000 + at);
      const { build } = made.descriptor;
      let acted: Promise<void> = Promise.resolve();
      const uploaded = new Promise<void>((done) => {
        acted = act(build, uploadOf(key, made), done)
          .catch(() => undefined)
          .finally(done);
      });
      await [Promise.resolve(), uploaded, acted][at % 3];
      await pause(Math.random() * (at % 3 === 0 ? uploadMs : releaseMs));
      await registry.stop('SIGKILL');
      await acted;
      registry = await open();
      const release = await current();
      expect(release.seq).toBeGreaterThanOrEqual(seq);
      found.releases += release.seq > seq ? 1 : 0;
      seq = release.seq;
      const running = release.remotes['mf-fans']!.build;
      const path = `/registry/builds/mf-fans/${running}/entry.js`;
      expect((await fetch(new URL(path, env.REGISTRY_URL))).status).toBe(200);
      const own = await fetch(
        new URL(`/registry/builds/mf-fans/${build}/entry.js`, env.REGISTRY_URL),
      );
      if (own.ok) {
        found.builds += 1;
        expect(Buffer.from(await own.arrayBuffer())).toEqual(made.script);
      }
      expect(logProblem(await get<ReleaseLogRow[]>('/registry/log'))).toBeNull();
    }
    // Some were cut off before they were builds, some after they were releases.
    expect(found.builds).toBeLessThan(kills);
    expect(found.releases).toBeGreaterThan(0);
    // It goes on as if nothing had been.
    await upload('fans', 'mf-fans', 5);
    await command(['change', 'mf-fans', buildOf('mf-fans', 5), '--reason', 'a test']);
    expect((await current()).remotes['mf-fans']?.build).toBe(buildOf('mf-fans', 5));
    await registry.stop('SIGTERM');
  }, 480_000);
});
