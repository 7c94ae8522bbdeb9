import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { openBuildStore } from '@scoreline/remote-kit/build-store';
import { fetchPublic } from '@scoreline/remote-kit/client';
import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { compileRegistry, runCommand, startRegistry } from '../registry/src/testing/process';
import { putBuild } from '../commands/buildFixture';

interface TeamRights {
  remotes: string[];
  paths: string[];
  namespaces: string[];
}

const none: TeamRights = { remotes: [], paths: [], namespaces: [] };
const environments = ['prod', 'preview'];

/**
 * A registry in its own process, with these teams' keys in the folder `keys`, a policy, and a release of the shell in production
 * and preview: the state of a platform before its first team.
 */
export async function openPlatform(folder: string, teams: Record<string, TeamRights>) {
  await compileRegistry();
  const env: NodeJS.ProcessEnv = {
    ...{ DATABASE_URL: '', DATA_DIR: join(folder, 'data'), REGISTRY_TEAM_KEY: '' },
  };
  const keys = join(folder, 'keys');

  async function command(...args: string[]): Promise<string> {
    const { code, output } = await runCommand(args, env);
    if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`);
    return output;
  }

  /** Writes the team's key and token under its name. Returns its entry in the policy. */
  async function addTeam(name: string, rights: TeamRights): Promise<object> {
    const made = join(folder, 'made', name);
    const listed = JSON.parse(await command('team', name, '--out', made)) as object;
    await mkdir(keys, { recursive: true });
    for (const file of await readdir(made)) {
      const suffix = file.split('.').at(-1);
      const content = await readFile(join(made, file));
      await writeFile(join(keys, `${name}.${suffix}`), content, { mode: 0o600 });
    }
    return { ...listed, brands: ['scoreline'], environments, ...rights };
  }

  const printed = await command('init', join(folder, 'root'));
  env.REGISTRY_ROOT_KEY = /^REGISTRY_ROOT_KEY=(.+)$/m.exec(printed)?.[1];
  const registry = await startRegistry(env);
  env.REGISTRY_URL = registry.url;

  const file = join(folder, 'root/policy.json');
  const policy = JSON.parse(await readFile(file, 'utf8')) as { teams: Record<string, object> };
  for (const [name, rights] of Object.entries({
    ...teams,
    platform: { ...none, remotes: ['shell'] },
  }))
    policy.teams[name] = await addTeam(name, rights);
  await writeFile(file, JSON.stringify(policy));
  await command('policy', file, '--root', join(folder, 'root/root.pem'));

  env.REGISTRY_TOKEN = await readFile(join(keys, 'platform.token'), 'utf8');
  const store = openBuildStore(join(folder, 'shell'));
  const shell = await putBuild(store, 'shell', 1);
  const key = join(keys, 'platform.pem');
  await command('upload', store.build('shell', shell), '--key', key, '--commit', 'c0ffee1');
  for (const name of environments)
    await command('change', 'shell', shell, '--env', name, '--reason', 'the first release');

  return {
    url: registry.url,
    log: () => command('log'),
    /** A release as the registry publishes it, or null if there is none. */
    async release(path: string): Promise<Release | null> {
      const access = { registry: registry.url };
      const signed = await fetchPublic<SignedRelease>(access, `/registry/releases/${path}.json`);
      return signed && (JSON.parse(signed.release) as Release);
    },
    close: () => registry.stop('SIGTERM'),
  };
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>;
