import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../run/children.mjs';
import type { Track } from './registry';

const brandFolder = join(root, 'server/src/site/pages/brands');

/** A brand is a file of the page server's; its name is the brand's key. */
export const brandKeys = (): string[] =>
  readdirSync(brandFolder)
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

/** `scores`, `scores=BUILD` and `mf-scores` are one remote; paths, `shell` and ids of candidates stay as they are. */
export const fullName = (name: string): string =>
  /^(mf-|shell(=|$)|[0-9a-f]{12}$|.*\/)/.test(name) ? name : `mf-${name}`;

function readNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= from && value <= to) return value;
  throw new Error(`--${name} ${text} is not a number from ${from} to ${to}`);
}

/** Reads the command line of `npm run mfe -- COMMAND`; every option has a default that suits one machine. */
export function readOptions(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      registry: { type: 'string' },
      keys: { type: 'string' },
      brand: { type: 'string', multiple: true },
      env: { type: 'string' },
      channel: { type: 'string' },
      to: { type: 'string' },
      percent: { type: 'string' },
      cpu: { type: 'string' },
      keep: { type: 'string' },
      canary: { type: 'boolean' },
      replace: { type: 'boolean' },
      new: { type: 'boolean' },
      json: { type: 'boolean' },
      recorded: { type: 'boolean' },
      sample: { type: 'boolean' },
      server: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      owner: { type: 'string' },
      path: { type: 'string' },
    },
  });
  const dataDir = process.env.DATA_DIR ?? '.data';
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
    registry: values.registry ?? join(dataDir, 'registry'),
    keys: values.keys ?? join(dataDir, 'keys'),
    toSeq: values.to === undefined ? undefined : Number(values.to),
    percent:
      values.percent === undefined ? undefined : readNumber('percent', values.percent, 0, 100),
    canary: values.canary ?? false,
    /** What the current release has is not kept; also where nobody vouches for it any more. */
    replace: values.replace ?? false,
    /** By how much a drill's devices are slower than this machine. */
    cpu: readNumber('cpu', values.cpu ?? '1', 1, 20),
    /** As many of the newest releases of a track keep all their builds. */
    keep: readNumber('keep', values.keep ?? '20', 1, 10_000),
    host: values.host,
    port: Number(values.port ?? 3001),
    owner: values.owner,
    path: values.path,
    newKey: values.new ?? false,
    json: values.json ?? false,
    /** Of a remote's texts those of one language alone: all are loaded and checked by the same code. */
    sample: values.sample ?? false,
    /** With recorded answers in the place of a site. */
    recorded: values.recorded ?? false,
    /** A running server, whose visitors' figures stand beside what it runs. */
    server: values.server ?? `http://localhost:${process.env.PORT ?? 8080}`,
  };
}

export type Options = ReturnType<typeof readOptions>;
