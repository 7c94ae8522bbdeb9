import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../../webpack.base.js';
import type { Track } from './registry';

const brandFolder = join(root, 'server/src/pages/brands');

/** A brand is a file of the page server's; its name is the brand's key. */
export const brandKeys = (): string[] =>
  readdirSync(brandFolder)
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

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
      new: { type: 'boolean' },
      json: { type: 'boolean' },
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
    newKey: values.new ?? false,
    json: values.json ?? false,
  };
}

export type Options = ReturnType<typeof readOptions>;
