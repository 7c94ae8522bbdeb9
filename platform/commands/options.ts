import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { askedGuard, type Track } from '@scoreline/remote-kit/client';

import { root } from '../../tools/run/children.mjs';

const brandFolder = join(root, 'server/src/site/pages/brands');

/** Brand keys, which are the names of the page server's brand files. */
export const brandKeys = (): string[] =>
  readdirSync(brandFolder)
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

/** Valid values of `APP_ENV`. */
export const environments = ['prod', 'preview', 'test'];

/** Expands `scores` and `scores=BUILD` to the name `mf-scores`. Paths and `shell` stay. */
export const fullName = (name: string): string =>
  /^(mf-|shell(=|$)|.*\/)/.test(name) ? name : `mf-${name}`;

/** The builds selected by names like `scores=BUILD`. Null if any name requires a build. */
export function pinnedBuilds(names: readonly string[]): Record<string, string> | null {
  if (names.length === 0 || !names.every((name) => name.includes('='))) return null;
  return Object.fromEntries(names.map((pair) => fullName(pair).split('=') as [string, string]));
}

function readNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= from && value <= to) return value;
  throw new Error(`--${name} ${text} is not a number from ${from} to ${to}`);
}

/** Parses the command line of `npx scoreline remote COMMAND`. The defaults suit one machine. */
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
    /** Undefined if not given, which most commands treat as `stable`. */
    channel: values.channel,
    dataDir,
    /** Address of a registry, by default this machine's own. */
    registry: values.registry ?? (process.env.REGISTRY_URL || undefined),
    /** File with the team's token for that registry. */
    token: values.token,
    /** File with the team's private key. */
    key: values.key ?? (process.env.REGISTRY_TEAM_KEY || undefined),
    commit: values.commit,
    pipeline: values.pipeline ?? (process.env.CI ? 'CI' : 'by hand'),
    reason: values.reason,
    head: values.head,
    /** Folder of local builds. */
    store: resolve(values.store ?? join(dataDir, 'built')),
    toSeq: values.to === undefined ? undefined : Number(values.to),
    percent:
      values.percent === undefined ? undefined : readNumber('percent', values.percent, 0, 100),
    /** Settings of a canary's guard. */
    guard: askedGuard(command, values.guard),
    /** Validity of a tester's link in days. */
    days: values.days === undefined ? undefined : readNumber('days', values.days, 0, 30),
    /** The site that a tester's link opens. */
    site: values.site ?? (process.env.SITE_URL || undefined),
    end: values.end ?? false,
    print: values.print ?? false,
    canary: values.canary ?? false,
    /** Starts again if nobody vouches for the running builds any more. */
    replace: values.replace ?? false,
    /** Slowdown factor of a drill's devices compared with this machine. */
    cpu: readNumber('cpu', values.cpu ?? '1', 1, 20),
    host: values.host,
    port: Number(values.port ?? 3001),
    owner: values.owner,
    path: values.path,
    json: values.json ?? false,
    /** Limits a remote's texts to one language, because the same code loads and checks all of them. */
    sample: values.sample ?? false,
    /** A running site in which to show a developer's build. */
    against: values.against,
    /** Operations address of a running server, whose figures are listed beside its builds. */
    server: values.server ?? `http://localhost:${opsPortOf(process.env)}`,
  };
}

/** The port after the server's own by default. */
const opsPortOf = ({ OPS_PORT: named, PORT: port }: NodeJS.ProcessEnv): number =>
  Number(named || Number(port || 8080) + 1);

export type Options = ReturnType<typeof readOptions>;
