import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { blank, openTestDatabase } from '@scoreline/database/testing';
import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';
import { itemAt, itemWhere } from '@scoreline/shared-lib/contract/lists';

import { readSigned } from '../keys/signature';
import type { Policy, PolicyTeam } from '../policy/document';
import { compileRegistry, runCommand, startRegistry } from './process';
import { described } from './site';

/**
 * Writes a made-up build for a remote and version.
 * @returns its folder below `builds`.
 */
async function writeBuild(builds: string, name: string, version: number): Promise<string> {
  const { descriptor, script } = described(name, version);
  const target = join(builds, name, descriptor.build);
  const bundled = { packages: {}, sharedLib: [], shares: {}, fromShell: {} };
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'entry.js'), script);
  if (name !== 'shell') await writeFile(join(target, 'bundled.json'), JSON.stringify(bundled));
  await writeFile(join(target, 'descriptor.json'), JSON.stringify(descriptor));
  return target;
}

/** An operator who sets up a registry by its commands, with its own database and folders, and the teams. */
export async function createOperator() {
  const [database] = await Promise.all([openTestDatabase(blank), compileRegistry()]);
  const folder = await mkdtemp(join(tmpdir(), 'registry-process-'));
  const place = (...parts: string[]) => join(folder, ...parts);
  const env: NodeJS.ProcessEnv = { DATABASE_URL: database.url, DATA_DIR: place('data') };
  const tokens: Record<string, string> = {};
  const keyFiles: Record<string, string> = {};

  /**
   * Runs a command and returns its output.
   * @throws with its error output.
   */
  async function command(args: string[], team = 'fans'): Promise<string> {
    const { code, output } = await runCommand(args, { ...env, REGISTRY_TOKEN: tokens[team] });
    if (code !== 0) throw new Error(output);
    return output;
  }

  async function createTeam(name: string, over: Partial<PolicyTeam>): Promise<PolicyTeam> {
    const out = place('teams', name);
    const printed = JSON.parse(await command(['team', name, '--out', out])) as PolicyTeam;
    const files = await readdir(out);
    const inOut = (ending: string) =>
      join(
        out,
        itemWhere(files, (file) => file.endsWith(ending)),
      );
    keyFiles[name] = inOut('.pem');
    tokens[name] = await readFile(inOut('.token'), 'utf8');
    return { ...printed, brands: ['scoreline'], environments: ['prod'], ...over };
  }

  const get = async <T>(path: string): Promise<T> => {
    const headers = { authorization: `Bearer ${tokens.fans}` };
    const answer = await fetch(new URL(path, env.REGISTRY_URL), { headers });
    return (await answer.json()) as T;
  };

  const printed = await command(['init', place('root')]);
  env.REGISTRY_ROOT_KEY = itemAt(/^REGISTRY_ROOT_KEY=(.+)$/m.exec(printed)!, 1);

  return {
    ...{ env, place, tokens, keyFiles, command, get },
    rootKey: ['--root', place('root', 'root.pem')],

    async upload(team: string, name: string, version: number): Promise<string> {
      const options = ['--key', keyFiles[team]!, '--commit', 'c0ffee1'];
      return command(
        ['upload', await writeBuild(place('builds'), name, version), ...options],
        team,
      );
    },

    /** Starts the registry; later commands use it. */
    async open() {
      const registry = await startRegistry(env);
      env.REGISTRY_URL = registry.url;
      return registry;
    },

    /** Adds the teams of the shell and of one remote, and puts their policy in force. */
    async letTeamsIn(approvers: Policy['approvers']): Promise<Policy> {
      const file = place('root', 'policy.json');
      const policy = JSON.parse(await readFile(file, 'utf8')) as Policy;
      policy.teams = {
        platform: await createTeam('platform', { remotes: ['shell'] }),
        fans: await createTeam('fans', { remotes: ['mf-fans'] }),
      };
      policy.approvers = approvers;
      await writeFile(file, JSON.stringify(policy));
      const said = await command(['policy', file, '--root', place('root', 'root.pem')]);
      if (said !== 'policy 1 is in force') throw new Error(said);
      return policy;
    },

    /** The running release, verified as a browser would. */
    async current(): Promise<Release> {
      const signed = await get<SignedRelease>('/registry/releases/scoreline/prod/stable.json');
      const keys = await get<Record<string, string>>('/registry/keys');
      const key = keys[signed.keyId];
      const release = key === undefined ? undefined : readSigned(signed, key);
      if (!release) throw new Error('the release was not signed by a key of the registry');
      return release;
    },

    close: () => database.close(),
  };
}

export type Operator = Awaited<ReturnType<typeof createOperator>>;
