// @ts-check
import { createRequire } from 'node:module';

import { cruise } from 'dependency-cruiser';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** For layers.slow.test.ts: receives a folder and sends the names of the rules that its files break. */
process.on('message', async (/** @type {string} */ folder) => {
  process.chdir(folder);
  const { output } = await cruise(['.'], {
    ...options,
    tsConfig: undefined,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error(output);
  process.send?.(output.summary.violations.map(({ rule }) => rule.name));
});
