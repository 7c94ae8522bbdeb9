import type { KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildIdOf, integrityOf } from '@scoreline/remote-kit/build-id';
import {
  createPrivateKey,
  listedKey,
  publicHalf,
  sha256,
  signText,
} from '@scoreline/remote-kit/client';
import { openTestDatabase } from '@scoreline/database/testing';
import type {
  BuildDescriptor,
  Release,
  ReleaseAct,
  SignedRelease,
} from '@scoreline/shared-lib/contract';

import { buildApp } from '../app';
import { createKey, publicKeys } from '../keys/releaseKeys';
import { highestPolicy } from '../policy/highestPolicy';
import { logRows } from '../log/log';
import type { Policy, PolicyKey, PolicyTeam } from '../policy/document';
import { type Blobs, blobFolder } from '../store/blobs';
import { connect } from '../store/connect';
import { registryTables } from './database';

const dayMs = 86_400_000;
const start = new Date('2026-11-21T12:00:00.000Z');
export const days = (count: number) => new Date(start.getTime() + count * dayMs);
const always = { from: days(-1).toISOString(), until: days(400).toISOString() };

export const track = '/registry/tracks/scoreline/prod';

/** A build with one script, as webpack would produce it, with its real id. */
export function described(name: string, version: number, over: Partial<BuildDescriptor> = {}) {
  const script = Buffer.from(`/* ${name} ${version} */`);
  const facts = {
    ...{
      name,
      contract: '^1.0.0',
      owner: name.replace(/^mf-(\w+).*/, '$1'),
      routes: [],
      namespaces: [],
    },
    ...{
      entry: 'entry.js',
      global: name === 'shell' ? '' : `${name.replaceAll('-', '_')}_${version}`,
    },
    ...{ initial: [], locales: {} },
    files: [{ path: 'entry.js', integrity: integrityOf(script), bytes: script.length }],
    ...over,
  };
  return { descriptor: { ...facts, build: buildIdOf(facts) } as BuildDescriptor, script };
}

export const buildOf = (...build: Parameters<typeof described>) =>
  described(...build).descriptor.build;

export type Upload = Record<'descriptor' | 'statement' | 'signature' | 'keyId', string> & {
  bundled?: string;
  files: Record<string, string>;
};

/** A team's upload of a build, with a statement signed by its key; `stated` overrides fields of the statement. */
export function uploadOf(
  key: KeyObject,
  { descriptor, script }: ReturnType<typeof described>,
  stated: Record<string, string> = {},
): Upload {
  const text = JSON.stringify(descriptor);
  const { name, build } = descriptor;
  const facts = { name, build, descriptorHash: sha256(text), commit: 'c0ffee1', pipeline: 'main' };
  const { text: statement, ...signed } = signText(JSON.stringify({ ...facts, ...stated }), key);
  const bundled = JSON.stringify({ packages: {}, sharedLib: [], shares: {}, fromShell: {} });
  return {
    ...{ descriptor: text, ...(name !== 'shell' && { bundled }), statement, ...signed },
    files: { 'entry.js': script.toString('base64') },
  };
}

function teamOf(key: KeyObject, token: string, over: Partial<PolicyTeam>): PolicyTeam {
  return {
    keys: [listedKey(key, days(-1), days(400))],
    tokens: [{ sha256: sha256(token), ...always }],
    pipelines: [],
    ...{ remotes: [], paths: [], namespaces: [], brands: ['scoreline', 'tipster', 'futbol'] },
    environments: ['prod', 'preview'],
    ...over,
  };
}

const openKeys = () => ({
  root: createPrivateKey(),
  teamKeys: {
    platform: createPrivateKey(),
    fans: createPrivateKey(),
    news: createPrivateKey(),
  },
});
type TeamKeys = ReturnType<typeof openKeys>['teamKeys'];

/** The shell's team, and two teams with one remote each. */
function policyOf(releaseKey: Pick<PolicyKey, 'id' | 'public'>, teamKeys: TeamKeys) {
  const own = (name: string) => ({
    ...{ remotes: [`mf-${name}`], paths: [`/${name}`], namespaces: [name] },
  });
  return {
    version: 1,
    releaseKeys: [{ ...releaseKey, ...always }] satisfies [PolicyKey],
    teams: {
      platform: teamOf(teamKeys.platform, 'platform-token', { remotes: ['shell'] }),
      fans: teamOf(teamKeys.fans, 'fans-token', own('fans')),
      news: teamOf(teamKeys.news, 'news-token', own('news')),
    },
    approvers: {},
  } satisfies Policy;
}

type Call = ReturnType<typeof callerOf>;

/** Sends a team's requests to a registry; a name with a dot is itself a token. */
const callerOf =
  (app: ReturnType<typeof buildApp>) =>
  async (team: string, method: 'GET' | 'PUT' | 'POST', url: string, body?: object) => {
    const headers = { authorization: `Bearer ${team.includes('.') ? team : `${team}-token`}` };
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

/** Actions of teams and of the platform. */
const actionsBy = (call: Call, root: KeyObject, teamKeys: TeamKeys) => ({
  /** Puts a policy in force, signed by the root key unless `by` is another. */
  setPolicy(next: Policy, by = root) {
    const { text, signature } = signText(JSON.stringify(next), by);
    return call('fans', 'PUT', '/registry/policy', { policy: text, signature });
  },
  async upload(team: keyof TeamKeys, ...build: Parameters<typeof described>) {
    const made = described(...build);
    const { name, build: id } = made.descriptor;
    const url = `/registry/builds/${name}/${id}`;
    const answer = await call(team, 'PUT', url, uploadOf(teamKeys[team], made));
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return id;
  },
  change: (team: string, remote: string, build: string | null, over: object = {}) =>
    call(team, 'POST', `${track}/changes`, { remote, build, reason: 'a test', ...over }),
});

/** The registry's answers about a track's releases. */
function releasesIn(call: Call) {
  const signed = async (file = 'scoreline/prod/stable.json') => {
    const { status, body } = await call('fans', 'GET', `/registry/releases/${file}`);
    return status === 200 ? (body as unknown as SignedRelease) : null;
  };
  const current = async (file?: string): Promise<Release | null> => {
    const found = await signed(file);
    return found && (JSON.parse(found.release) as Release);
  };
  /**
   * The current release.
   * @throws if the track has none.
   */
  const released = async (file?: string): Promise<Release> => {
    const release = await current(file);
    if (!release) throw new Error(`nothing is released in ${file ?? 'scoreline/prod/stable.json'}`);
    return release;
  };
  const buildsNow = async (file?: string) => {
    const release = await current(file);
    return Object.fromEntries(
      Object.values(release?.remotes ?? {}).map(({ name, build }) => [name, build]),
    );
  };
  return { signed, current, released, buildsNow };
}

/** A registry with its own database and folders, three teams, and a fixed clock. */
export async function openSite(blobs?: Blobs) {
  const database = await openTestDatabase(registryTables);
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const keys = join(folder, 'keys');
  const { keyId } = await createKey(keys);
  const db = connect(database.url, () => undefined);
  const { root, teamKeys } = openKeys();
  const clock = { now: start };
  const errors: string[] = [];
  const options = {
    ...{ db, blobs: blobs ?? blobFolder(join(folder, 'blobs')), keys, rootKey: publicHalf(root) },
    highest: highestPolicy(join(folder, 'registry-policy.json'), publicHalf(root)),
    now: () => clock.now,
    logger: { error: (_details: object, message: string) => void errors.push(message) },
  };
  const app = buildApp(options);
  const { [keyId]: raw = '' } = await publicKeys(keys);
  const policy = policyOf({ id: keyId, public: raw }, teamKeys);
  const call = callerOf(app);
  const actions = actionsBy(call, root, teamKeys);

  await actions.setPolicy(policy);
  return {
    ...{ app, db, url: database.url, folder, keys, root, teamKeys, clock, errors, policy, options },
    ...{ call, ...actions, ...releasesIn(call) },
    /** The whole log, oldest entry first. */
    acts: async () => (await logRows(db)).map(({ entry }) => JSON.parse(entry) as ReleaseAct),
    /** The file of a build's script. */
    blobFile: async ({ script }: Pick<ReturnType<typeof described>, 'script'>) => {
      const hash = await options.blobs.put(script);
      return join(folder, 'blobs', hash.slice(0, 2), hash);
    },
    close: async () => {
      await app.close();
      await db.destroy();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof openSite>>;
