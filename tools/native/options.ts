import { parseArgs } from 'node:util';

export const platforms = ['ios', 'android'] as const;
export type Platform = (typeof platforms)[number];

export const usage = `Usage:
  npx scoreline native check URL [--emulate ios|android | --shell linux] [--app 2.4.0]
  npx scoreline native generate

check plays the native app around a page of the site and says of each line of the conformance
list in docs/native-apps.md whether the page keeps it. Without --emulate both platforms are played.
--shell runs the list inside the app of examples/native, for sites without TLS.
generate writes the bridge's contract for the apps of examples/native.`;

export interface Options {
  url: URL;
  emulated: readonly Platform[];
  /** The real app to run the list in; null for the emulation. */
  shell: 'linux' | null;
  /** Version that the app reports. */
  version: string;
}

const isPlatform = (text: string): text is Platform =>
  (platforms as readonly string[]).includes(text);

/**
 * Parses the command line.
 * @throws with the usage on invalid arguments
 */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parse(argv);
  const [command, address = ''] = positionals;
  const { emulate, shell = null, app: version = '99.0.0' } = values;
  if (command !== 'check' || !URL.canParse(address)) throw new Error(usage);
  if (emulate !== undefined && !isPlatform(emulate)) throw new Error(usage);
  if (!/^\d+(\.\d+){0,3}$/.test(version)) throw new Error(usage);
  const url = new URL(address);
  if (shell === null) return { url, emulated: emulate ? [emulate] : platforms, shell, version };
  if (shell !== 'linux' || emulate || url.protocol !== 'http:') throw new Error(usage);
  return { url, emulated: ['ios'], shell, version };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        emulate: { type: 'string' },
        shell: { type: 'string' },
        app: { type: 'string' },
      },
    });
  } catch {
    throw new Error(usage);
  }
}
