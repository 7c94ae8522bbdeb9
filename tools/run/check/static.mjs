// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../children.mjs';
import { command } from './command.mjs';

const remotes = () => readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name));
const packages = [
  ...[
    'database',
    'platform',
    'shared-lib',
    'shell',
    'server',
    'simulator',
    'cli',
    'tools',
    'e2e',
    'lab',
  ],
];
const tsx = 'tsx/dist/cli.mjs';
const cached = ['--cache', '--cache-strategy', 'content'];

const isScript = (/** @type {string} */ file) => /\.(ts|tsx|mjs|js|cjs)$/.test(file);
const isTypeScript = (/** @type {string} */ file) => /\.tsx?$/.test(file);

/**
 * Checks that need no build, database or browser.
 * @param {string[]} [files] the changed files, for the tools that can check single files; all when omitted
 */
export function staticChecks(files) {
  const only = (/** @type {(file: string) => boolean} */ isWanted) => {
    const wanted = files?.filter(isWanted) ?? ['.'];
    return wanted.length > 0 && wanted;
  };
  const [scripts, typed, any] = [only(isScript), only(isTypeScript), only(() => true)];
  return [
    scripts &&
      command('lint', 'lint', 'eslint/bin/eslint.js', [
        ...[...scripts, '--max-warnings', '0', '--no-warn-ignored'],
        ...[...cached, '--cache-location', 'node_modules/.cache/eslint/'],
      ]),
    typed &&
      command('typed-lint', 'lint by types', 'oxlint/bin/oxlint', [
        ...[...typed, '--deny-warnings', '--threads=1'],
      ]),
    // TypeScript 7 is native and faster; TypeScript 6 serves tools that use the compiler's API.
    command('types', 'types', 'typescript-7/bin/tsc', ['-p', '.', '--noEmit', '--singleThreaded']),
    any &&
      command('format', 'format', 'prettier/bin/prettier.cjs', [
        ...['--check', ...any, '--log-level', 'warn', '--ignore-unknown', ...cached],
      ]),
    command('prose', 'prose', tsx, [join(root, 'tools/lint/prose.mjs')]),
    command('commits', 'commit subjects', tsx, [join(root, 'tools/lint/commits.mjs')]),
    command('boundaries', 'boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', [
      ...packages,
      ...remotes(),
    ]),
    command('dead-code', 'dead code', 'knip/bin/knip.js', ['--no-config-hints']),
    command('packages', 'packages', 'sherif/index.js', []),
  ].filter((check) => check !== false);
}
