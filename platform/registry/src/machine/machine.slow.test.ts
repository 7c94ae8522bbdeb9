import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ask } from '@scoreline/remote-kit/client';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { sql } from 'kysely';

import { createKey, signingKeys } from '../keys/releaseKeys';
import type { Policy } from '../policy/document';
import { inDays } from '../policy/validity';
import { openMachine, ownAccess, publishAddress, runningRegistry } from './open';
import { ensureOwnPolicy, type OwnClaims } from './ownPolicy';
import { machineState, prepareMachine } from './prepare';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'machine-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

describe('what a machine needs', () => {
  it('is made once, and its secrets are its owner’s', async () => {
    expect(await machineState(data)).toBe('new');
    await prepareMachine(data);
    const made = await filesBelow(data);
    const contents = () => Promise.all(made.map((path) => readFile(path, 'utf8')));
    const before = await contents();
    expect(await machineState(data)).toBe('ready');
    await prepareMachine(data);
    expect([await filesBelow(data), await contents()]).toEqual([made, before]);
    const secrets = made.filter((path) => /\.(pem|token)$/.test(path));
    expect(secrets).toHaveLength(5);
    for (const path of secrets) expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('is one thing of two who make it at once, and goes on where it was cut off', async () => {
    await Promise.all([prepareMachine(data), prepareMachine(data), prepareMachine(data)]);
    const pem = await readFile(join(data, 'registry-root/root.pem'), 'utf8');
    await rm(join(data, 'registry-root/root.pub'));
    await rm(join(data, 'registry-team'), { recursive: true });
    expect(await machineState(data)).toBe('new');
    await prepareMachine(data);
    expect(await readFile(join(data, 'registry-root/root.pem'), 'utf8')).toBe(pem);
    expect(await readdir(join(data, 'registry-team'))).toEqual(['platform.pem', 'platform.token']);
  });

  it.each([
    ['published keys', 'keys/release-0123456789abcdef.pub'],
    ['a registry’s keys without its root', 'registry-keys/release-0123456789abcdef.ed25519.pem'],
    ['releases', 'registry/releases/scoreline/prod/stable.json'],
  ])('is never made where there are %s: releases come from elsewhere', async (_what, path) => {
    await mkdir(join(data, path, '..'), { recursive: true });
    await writeFile(join(data, path), '');
    expect(await machineState(data)).toBe('elsewhere');
    await expect(prepareMachine(data)).rejects.toThrow(/made elsewhere.*REGISTRY_URL/);
    expect(await filesBelow(data)).toEqual([join(data, path)]);
  });

  it('goes on with the key and the numbers of a site that signed for itself', async () => {
    const { keyId } = await createKey(join(data, 'keys'));
    await writeFile(join(data, 'keys/release-numbers.scoreline.prod.stable'), '17');
    await prepareMachine(data);
    expect((await signingKeys(join(data, 'registry-keys'))).map((key) => key.keyId)).toEqual([
      keyId,
    ]);
    const numbers = join(data, 'registry-keys/release-numbers.scoreline.prod.stable');
    expect(await readFile(numbers, 'utf8')).toBe('17');
    expect(await readdir(join(data, 'keys'))).toEqual([`release-${keyId}.pub`]);
  });
});

describe('the registry of one machine', () => {
  let database: TestDatabase;
  let registry: Awaited<ReturnType<typeof openMachine>>;
  const claims: OwnClaims = {
    ...{ remotes: ['shell', 'mf-scores'], paths: ['/', '/news', '/news/:id'] },
    ...{ namespaces: ['scores'], brands: ['scoreline'], environments: ['prod'] },
  };
  const policy = async (): Promise<Policy> => {
    const answer = await fetch(new URL('/registry/policy', registry.url));
    return JSON.parse(((await answer.json()) as { policy: string }).policy) as Policy;
  };
  const access = () => ownAccess(data, registry.url);

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    registry = await openMachine({ DATA_DIR: data, DATABASE_URL: database.url }, () => undefined);
  });
  afterEach(async () => {
    await registry.stop();
    await sql`DROP SCHEMA registry CASCADE`.execute(database.db);
  });

  it('is found by its address while it runs', async () => {
    expect(await runningRegistry(data)).toBeNull();
    const withdraw = await publishAddress(data, registry.url);
    expect(await runningRegistry(data)).toBe(registry.url);
    await withdraw();
    expect(await runningRegistry(data)).toBeNull();
    await publishAddress(data, 'http://127.0.0.1:9');
    expect(await runningRegistry(data)).toBeNull();
  });

  it('has a policy of its team, another one only where something is lacking', async () => {
    await ensureOwnPolicy(await access(), data, claims);
    const first = await policy();
    expect(first.teams.platform).toMatchObject({
      ...{ remotes: ['mf-scores', 'shell'], paths: ['/', '/news'], namespaces: ['scores'] },
    });
    await ensureOwnPolicy(await access(), data, claims);
    expect(await policy()).toEqual(first);
    const more = { ...claims, remotes: ['mf-zone'], paths: ['/zone'], namespaces: ['zone'] };
    await ensureOwnPolicy(await access(), data, more);
    expect((await policy()).teams.platform).toMatchObject({
      ...{ remotes: ['mf-scores', 'mf-zone', 'shell'], paths: ['/', '/news', '/zone'] },
    });
    await expect(ask(await access(), 'GET', '/registry/log')).resolves.toHaveLength(2);
  });

  it('lists its keys for longer before they end', async () => {
    await ensureOwnPolicy(await access(), data, claims);
    const { releaseKeys } = await policy();
    await ensureOwnPolicy(await access(), data, claims, inDays(new Date(), 300));
    const later = await policy();
    expect(later.version).toBe(2);
    expect(later.releaseKeys[0]).toMatchObject({
      id: firstItem(releaseKeys).id,
      from: firstItem(releaseKeys).from,
    });
    expect(Date.parse(firstItem(later.releaseKeys).until)).toBeGreaterThan(
      Date.parse(firstItem(releaseKeys).until),
    );
  });

  it('goes on with the last that was signed here where the registry’s database is a new one', async () => {
    await ensureOwnPolicy(await access(), data, claims);
    const first = await policy();
    await sql`ALTER TABLE registry.policies DISABLE TRIGGER append_only`.execute(database.db);
    await sql`DELETE FROM registry.policies`.execute(database.db);
    await ensureOwnPolicy(await access(), data, claims);
    expect(await policy()).toEqual({ ...first, version: 2 });
  });

  it('refuses a second machine with a DATA_DIR of its own, and names the settings it needs', async () => {
    await ensureOwnPolicy(await access(), data, claims);
    const env = { DATA_DIR: join(data, 'second'), DATABASE_URL: database.url };
    await expect(openMachine(env, () => undefined)).rejects.toThrow(
      'set REGISTRY_URL and REGISTRY_ROOT_KEY',
    );
  });

  it('leaves the policy to its root key where that was taken away', async () => {
    await ensureOwnPolicy(await access(), data, claims);
    await rm(join(data, 'registry-root/root.pem'));
    await ensureOwnPolicy(await access(), data, claims);
    const more = { ...claims, remotes: ['mf-zone'] };
    await expect(ensureOwnPolicy(await access(), data, more)).rejects.toThrow(
      'sign another where the root key is',
    );
  });
});
