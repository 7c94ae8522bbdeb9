import { cp, readFile, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run, start } from '../../tools/run/children.mjs';
import { install, type Packed } from './packages';

/** Commands of a page of the guide for remotes in order: every line of its `sh` blocks. */
export function commandsOf(page: string): string[] {
  const text = readFileSync(join(root, 'docs/remotes', page), 'utf8');
  return [...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
}

/** A team with another name that types the guide's commands. */
export interface Walker {
  /** Replaces `fan-zone` and `fans`. */
  name: string;
  team: string;
  /** Initial folder, with `packages` and `keys` in it. */
  folder: string;
  registry: string;
  /** Replaces the running site. */
  site: string;
  /** Replaces port 3001. */
  port: number;
  /** Prefix of each command, like a pid namespace. */
  within: readonly string[];
}

/** A printed line with the walker's names. */
const inWords = ({ name, team, registry, site, port }: Walker, line: string): string =>
  line
    // First, because a local port may start with these digits.
    .replaceAll('3001', `${port}`)
    .replaceAll('fan-zone', name)
    .replaceAll('fan zone', name.replaceAll('-', ' '))
    .replace(/\bfans\b/g, team)
    .replace('https://registry.example', registry)
    .replace('http://localhost:8080', site);

const author = {
  ...{ GIT_AUTHOR_NAME: 'Robin Example', GIT_AUTHOR_EMAIL: 'robin@teams.example' },
  ...{ GIT_COMMITTER_NAME: 'Robin Example', GIT_COMMITTER_EMAIL: 'robin@teams.example' },
};

const limitMs = 180_000;

/** Time until a line had its effect. */
interface Took {
  line: string;
  ms: number;
}

/** A walker's shell: each line starts in the folder and with the exports of the previous one. */
export function openShell(walker: Walker, packed: Packed) {
  let cwd = walker.folder;
  const exported: string[] = [];
  const took: Took[] = [];
  const env = { ...author, REGISTRY_URL: '', REGISTRY_TOKEN: '', REGISTRY_TEAM_KEY: '', CI: '' };
  const mark = '__now in__';

  /** Installs the packages from here, for machines without a network. */
  async function installHere(): Promise<string> {
    await install(cwd, packed);
    return '';
  }

  /** The script of a line, after all earlier exports. */
  const scriptOf = (line: string) => [...exported, inWords(walker, line)].join('\n');
  const commandOf = (script: string): [string, string[]] => {
    const [command = 'bash', ...args] = [...walker.within, 'bash', '-c', script];
    return [command, args];
  };

  /** Waits for a line's effect and records the time. */
  async function timed<T>(line: string, work: Promise<T>): Promise<T> {
    const from = performance.now();
    const done = await work;
    took.push({ line, ms: performance.now() - from });
    return done;
  }

  async function runLine(line: string): Promise<string> {
    const [command, args] = commandOf(`set -e\n${scriptOf(line)}\nprintf '\\n${mark}%s' "$PWD"`);
    const { code, output } = await run(command, args, { cwd, env, limitMs });
    const [said = '', now] = output.split(`\n${mark}`);
    if (code !== 0 || !now) throw new Error(`${line}: ${output}`);
    cwd = now;
    return said.trim();
  }

  return {
    cwd: () => cwd,
    /** Starts a printed line that runs until it is stopped. */
    begin(line: string) {
      const [command, args] = commandOf(scriptOf(line));
      return start(command, args, {
        ...{ cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
      });
    },
    timed,
    took: took as readonly Took[],
    /**
     * Runs a printed line.
     * @throws with its output on failure
     */
    async type(line: string): Promise<string> {
      if (line.startsWith('npm install')) return timed(line, installHere());
      if (line.startsWith('export ')) {
        exported.push(inWords(walker, line));
        return '';
      }
      return timed(line, runLine(line));
    },
  };
}

export type Shell = ReturnType<typeof openShell>;

/** Copies `examples/team` into the folder, with other sources of its packages. */
export async function takeExample(folder: string): Promise<void> {
  const example = join(root, 'examples/team');
  const before = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object;
  await cp(example, folder, { recursive: true });
  const path = join(folder, 'package.json');
  const next = JSON.parse(await readFile(path, 'utf8')) as object;
  const { devDependencies } = before as { devDependencies: object };
  await writeFile(path, `${JSON.stringify({ ...next, devDependencies }, null, 2)}\n`);
}
