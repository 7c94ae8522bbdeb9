import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type Side = 'ours' | 'baseline';
const words: Record<Side, string> = { ours: 'federated', baseline: 'single' };

/** Addresses of the two sides. */
export interface Site {
  /** Switches to this side and returns its address. The other side is then gone. */
  show(side: Side): Promise<string>;
  close(): Promise<void>;
}

/** A site of its own with the demo's matches, federated or as one bundle of the same code. */
export async function openSwitchedSite(): Promise<Site> {
  const site = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'platform/commands/main.ts', 'one-bundle'],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(site, 'exit');
  const lines = createInterface(site.stdout)[Symbol.asyncIterator]();
  const lineLike = async (wanted: RegExp): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('the site of the two sides ended');
      if (wanted.test(value)) return value;
    }
  };
  const url = await lineLike(/^http/);
  return {
    async show(side) {
      site.stdin.write(`${words[side]}\n`);
      await lineLike(new RegExp(`^${words[side]}$`));
      return url;
    },
    async close() {
      site.stdin.end();
      await ended;
    },
  };
}

/** Two running sites: this code and its baseline. */
export const runningSites = (urls: Record<Side, string>): Site => ({
  show: (side) => Promise.resolve(urls[side]),
  close: () => Promise.resolve(),
});
