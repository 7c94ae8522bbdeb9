import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../run/children.mjs';
import type { Track } from './registry';

const brandFolder = join(root, 'server/src/pages/brands');

/** A brand is a file of the page server's; its name is the brand's key. */
export const brandKeys = (): string[] =>
  readdirSync(brandFolder)
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

/** `scores`, `scores=BUILD` and `mf-scores` are one remote; paths, `shell` and ids of candidates stay as they are. */
export const fullName = (name: string): string =>
  /^(mf-|shell(=|$)|[0-9a-f]{12}$|.*\/)/.test(name) ? name : `mf-${name}`;

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100)) {
    throw new Error(`--percent ${text} is not a number from 0 to 100`);
  }
  return percent;
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
      canary: { type: 'boolean' },
      new: { type: 'boolean' },
      json: { type: 'boolean' },
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
    registry: values.registry ?? join(dataDir, 'registry'),
    keys: values.keys ?? join(dataDir, 'keys'),
    toSeq: values.to === undefined ? undefined : Number(values.to),
    percent: readPercent(values.percent),
    canary: values.canary ?? false,
    host: values.host,
    port: Number(values.port ?? 3001),
    owner: values.owner,
    path: values.path,
    newKey: values.new ?? false,
    json: values.json ?? false,
    /** A running server, whose visitors' figures stand beside what it runs. */
    server: values.server ?? `http://localhost:${process.env.PORT ?? 8080}`,
  };
}

export type Options = ReturnType<typeof readOptions>;
