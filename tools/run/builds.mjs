// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { hashOfInputs } from '../../remote-kit/src/preset/inputs.js';
import { installed, root, run } from './children.mjs';

const always = ['package-lock.json', 'tsconfig.json'];
const limitMs = 10 * 60_000;

/** Where the server keeps what it makes; a relative DATA_DIR is one of the project's. */
export const dataDir = () => resolve(root, process.env.DATA_DIR || '.data');

const remotes = () => readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name));

const server = () => ({
  title: 'build server',
  key: hashOfInputs(root, ['server', 'shared-lib/src/contract', ...always]),
  mark: join(root, 'server/dist/inputs.txt'),
  made: join(root, 'server/dist/main.js'),
  args: [join(root, 'server/build.mjs')],
});

/** @param {string[]} args */
const mfe = (...args) => [installed('tsx/dist/cli.mjs'), join(root, 'tools/mfe/main.ts'), ...args];

/** Whether this machine signs releases, and whether it has keys to check them with. */
function releaseKeys() {
  const folder = join(dataDir(), 'keys');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return {
    signs: names.some((name) => name.endsWith('.ed25519.pem')),
    published: names.some((name) => /^release-[0-9a-f]+\.pub$/.test(name)),
  };
}

const web = () => ({
  title: 'build pages',
  key: [
    hashOfInputs(root, ['shell', 'shared-lib', ...remotes(), ...always]),
    hashOfInputs(root, [
      'webpack.base.js',
      'tools/webpack',
      'remote-kit',
      'contract',
      'tools/mfe',
      'server/src/site/pages/brands',
    ]),
    process.env.APP_ENV || 'prod',
  ].join('-'),
  mark: join(dataDir(), 'registry/inputs.txt'),
  made: join(dataDir(), 'registry/releases'),
  args: mfe('promote'),
});

/** @param {ReturnType<typeof server>} target */
function isCurrent({ key, mark, made }) {
  return existsSync(made) && existsSync(mark) && readFileSync(mark, 'utf8') === key;
}

/**
 * @param {ReturnType<typeof server>} target @param {import('./display.mjs').Display} display
 * @returns {Promise<string>} the compiler's message, empty when all went well
 */
async function build(target, display) {
  if (isCurrent(target)) return '';
  const step = display.begin(target.title);
  const { code, output } = await run(process.execPath, target.args, { limitMs });
  if (code !== 0) {
    step.fail();
    return output.trim() || `${target.title} ended with ${code}`;
  }
  mkdirSync(dirname(target.mark), { recursive: true });
  writeFileSync(target.mark, target.key);
  step.done();
  for (const line of output.split('\n')) if (line.startsWith('warning: ')) display.print(line);
  return '';
}

/** Builds the server where its sources changed. @param {import('./display.mjs').Display} display */
export const buildServer = (display) => build(server(), display);

/** Builds the shell and the remotes where their sources changed, and releases them. @param {import('./display.mjs').Display} display */
export async function buildPages(display) {
  const target = web();
  const keys = releaseKeys();
  if (!keys.signs && keys.published) {
    display.print('Pages come from the registry: the release key is elsewhere.');
    return '';
  }
  // The first release of all may make the first key. Where one was lost, only its owner decides on another.
  if (!keys.signs && !existsSync(target.made)) {
    const { code, output } = await run(process.execPath, mfe('keys', '--new'), { limitMs });
    if (code !== 0) return output.trim();
  }
  return build(target, display);
}

const dayMs = 86_400_000;

/** Signs what runs again before its time is over, now and once a day, where the key is here. @param {import('./display.mjs').Display} display */
export function keepReleasesFresh(display) {
  const renew = async () => {
    if (!releaseKeys().signs) return;
    const { code, output } = await run(process.execPath, mfe('renew'), { limitMs });
    if (code !== 0) display.print(output.trim());
  };
  void renew();
  setInterval(() => void renew(), dayMs).unref();
}

/**
 * Both at once; the server's is over long before the pages' needs the second core.
 * @param {import('./display.mjs').Display} display
 */
export async function buildAll(display) {
  const messages = await Promise.all([buildServer(display), buildPages(display)]);
  return messages.filter(Boolean).join('\n');
}
