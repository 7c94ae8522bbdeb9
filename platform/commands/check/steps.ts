import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Step } from '@scoreline/remote-kit/check';

import { installed, run } from '../../../tools/run/children.mjs';

const limitMs = 5 * 60_000;

/** A project command, run in `root` with the current Node. */
export const command = (root: string, title: string, bin: string, args: string[]): Step => ({
  title,
  check: async () => {
    const path = installed(bin);
    const { code, output } = await run(process.execPath, [path, ...args], { cwd: root, limitMs });
    return code === 0 ? '' : output.trim() || `${title} ended with ${code}`;
  },
});

/** Type-checks one remote only, because the whole project takes four times as long. */
export const types = (root: string, folder: string): Step => ({
  title: 'types',
  check: async () => {
    const cache = join(root, 'node_modules/.cache/mfe');
    await mkdir(cache, { recursive: true });
    const config = join(cache, `tsconfig.${folder}.json`);
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [join(root, folder, 'src')],
    };
    await writeFile(config, JSON.stringify(settings));
    return command(root, 'types', 'typescript/bin/tsc', ['-p', config, '--noEmit']).check();
  },
});

/** Checks of a remote's sources, ordered by the time they take to find a fault. */
export const sourceSteps = (root: string, folder: string): Step[] => [
  command(root, 'format', 'prettier/bin/prettier.cjs', ['--check', folder, '--log-level', 'warn']),
  command(root, 'lint', 'eslint/bin/eslint.js', [folder, '--max-warnings', '0']),
  types(root, folder),
  command(root, 'tests', 'jest/bin/jest.js', [
    ...[
      `${folder}/`,
      'tools/webpack/contractList',
      'tools/webpack/remoteModule',
      'tools/lint/texts',
    ],
  ]),
];
