import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { askedGuard, type Track } from '@scoreline/remote-kit/client';

import { root } from '../run/children.mjs';

const brandFolder = join(root, 'server/src/site/pages/brands');

/** A brand is a file of the page server's; its name is the brand's key. */
export const brandKeys = (): string[] =>
  readdirSync(brandFolder)
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

/** What `APP_ENV` can be. */
export const environments = ['prod', 'preview', 'test'];

/** `scores`, `scores=BUILD` and `mf-scores` are one remote; paths, and `shell` stay as they are. */
export const fullName = (name: string): string =>
  /^(mf-|shell(=|$)|.*\/)/.test(name) ? name : `mf-${name}`;

/** What names like `scores=BUILD` select, where all of them are such; null where something has to be built. */
export function pinnedBuilds(names: readonly string[]): Record<string, string> | null {
  if (names.length === 0 || !names.every((name) => name.includes('='))) return null;
  return Object.fromEntries(names.map((pair) => fullName(pair).split('=') as [string, string]));
}

function readNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= from && value <= to) return value;
  throw new Error(`--${name} ${text} is not a number from ${from} to ${to}`);
}

/** Reads the command line of `npx scoreline remote COMMAND`; every option has a default that suits one machine. */
export function readOptions(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      registry: { type: 'string' },
      token: { type: 'string' },
      key: { type: 'string' },
      commit: { type: 'string' },
      pipeline: { type: 'string' },
      reason: { type: 'string' },
      head: { type: 'string' },
      store: { type: 'string' },
      brand: { type: 'string', multiple: true },
      env: { type: 'string' },
      channel: { type: 'string' },
      to: { type: 'string' },
      percent: { type: 'string' },
      guard: { type: 'string' },
      days: { type: 'string' },
      site: { type: 'string' },
      end: { type: 'boolean' },
      print: { type: 'boolean' },
      cpu: { type: 'string' },
      canary: { type: 'boolean' },
      replace: { type: 'boolean' },
      json: { type: 'boolean' },
      against: { type: 'string' },
      sample: { type: 'boolean' },
      server: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      owner: { type: 'string' },
      path: { type: 'string' },
    },
  });
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  const env = values.env ?? process.env.APP_ENV ?? 'prod';
  const channel = values.channel ?? 'stable';
  const brands = values.brand ?? brandKeys();
  const tracks: Track[] = brands.map((brand) => ({ brand, env, channel }));
  const [command = 'help', ...names] = positionals;
  return {
    command,
    names,
    tracks,
    /** Undefined where the command line names none: most commands mean `stable` then. */
    channel: values.channel,
    dataDir,
    /** A registry's address; without it this machine's own. */
    registry: values.registry ?? (process.env.REGISTRY_URL || undefined),
    /** The file of the team's token for that registry. */
    token: values.token,
    /** The file of the team's private key. */
    key: values.key ?? (process.env.REGISTRY_TEAM_KEY || undefined),
    commit: values.commit,
    pipeline: values.pipeline ?? (process.env.CI ? 'CI' : 'by hand'),
    reason: values.reason,
    head: values.head,
    /** What was built here. */
    store: resolve(values.store ?? join(dataDir, 'built')),
    toSeq: values.to === undefined ? undefined : Number(values.to),
    percent:
      values.percent === undefined ? undefined : readNumber('percent', values.percent, 0, 100),
    /** What is asked of the guard of a canary. */
    guard: askedGuard(command, values.guard),
    /** As long a tester's link counts. */
    days: values.days === undefined ? undefined : readNumber('days', values.days, 0, 30),
    /** The site whose pages a tester's link leads to. */
    site: values.site ?? (process.env.SITE_URL || undefined),
    end: values.end ?? false,
    print: values.print ?? false,
    canary: values.canary ?? false,
    /** Begins anew where nobody vouches for what runs any more. */
    replace: values.replace ?? false,
    /** By how much a drill's devices are slower than this machine. */
    cpu: readNumber('cpu', values.cpu ?? '1', 1, 20),
    host: values.host,
    port: Number(values.port ?? 3001),
    owner: values.owner,
    path: values.path,
    json: values.json ?? false,
    /** Of a remote's texts those of one language alone: all are loaded and checked by the same code. */
    sample: values.sample ?? false,
    /** A running site to show a developer's build in. */
    against: values.against,
    /** The operations of a running server, whose visitors' figures stand beside what it runs. */
    server: values.server ?? `http://localhost:${opsPortOf(process.env)}`,
  };
}

/** The port after the server's own, unless another is named. */
const opsPortOf = ({ OPS_PORT: named, PORT: port }: NodeJS.ProcessEnv): number =>
  Number(named || Number(port || 8080) + 1);

export type Options = ReturnType<typeof readOptions>;
