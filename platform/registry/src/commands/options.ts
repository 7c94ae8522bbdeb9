import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { Access } from '@scoreline/remote-kit/client';

import { addressFileOf, dataDirOf } from '../config';

/** The registry that commands call without `--registry`: the one named, else this machine's, else one on the default port. */
function defaultRegistry({ REGISTRY_URL, ...env } = process.env): string {
  if (REGISTRY_URL) return REGISTRY_URL;
  try {
    return readFileSync(addressFileOf(dataDirOf(env)), 'utf8').trim();
  } catch {
    return 'http://127.0.0.1:8090';
  }
}

/** Parses a command line; the first name is the command's. */
export function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      registry: { type: 'string', default: defaultRegistry() },
      root: { type: 'string' },
      key: { type: 'string' },
      out: { type: 'string' },
      overlap: { type: 'string', default: '7' },
      commit: { type: 'string' },
      pipeline: { type: 'string', default: 'by hand' },
      brand: { type: 'string', multiple: true },
      env: { type: 'string', default: 'prod' },
      channel: { type: 'string', default: 'stable' },
      percent: { type: 'string' },
      guard: { type: 'string' },
      expected: { type: 'string' },
      reason: { type: 'string' },
      approval: { type: 'string' },
      days: { type: 'string' },
      site: { type: 'string', default: process.env.SITE_URL },
      end: { type: 'boolean' },
      print: { type: 'boolean' },
      json: { type: 'boolean' },
      every: { type: 'string' },
      head: { type: 'string' },
    },
  });
  const [command = 'serve', ...names] = positionals;
  return { ...values, command, names };
}

export type Options = ReturnType<typeof readOptions>;

/** The registry's address, with the token of `REGISTRY_TOKEN`. */
export const accessOf = ({ registry }: Options): Access => ({
  registry,
  token: process.env.REGISTRY_TOKEN,
});

/** @throws naming the missing option. */
export function needed(
  options: Options,
  name: 'root' | 'key' | 'out' | 'commit' | 'reason',
): string {
  const value = options[name];
  if (!value) throw new Error(`${options.command} needs --${name}`);
  return value;
}

export function neededName({ command, names }: Options, at: number, what: string): string {
  const name = names[at];
  if (!name) throw new Error(`${command} needs ${what}`);
  return name;
}

/** @throws if it is not a number. */
export function numberOf(text: string, name: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number))
    throw new Error(`--${name} ${text} is no number`);
  return number;
}
