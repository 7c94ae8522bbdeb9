import { expect, it } from '@jest/globals';

import { runSteps } from '@scoreline/remote-kit/check';

import { root } from '../../../tools/run/children.mjs';
import { command } from './steps';

const step = (title: string, problem = '') => ({ title, check: async () => problem });

it('says how long each step took and passes when all do', async () => {
  const lines: string[] = [];
  await runSteps([step('lint'), step('types')], (line) => lines.push(line));
  expect(lines.sort()).toEqual([
    expect.stringMatching(/^✓ lint \d+\.\d s$/),
    expect.stringMatching(/^✓ types/),
  ]);
});

it('runs every step and fails with what each of them says', async () => {
  const thrown = { title: 'budget', check: () => Promise.reject(new Error('too heavy')) };
  const lines: string[] = [];
  const steps = [step('lint', 'no-var'), thrown, step('types')];
  await expect(runSteps(steps, (line) => lines.push(line))).rejects.toThrow(
    /lint: no-var[^]*budget: too heavy/,
  );
  expect(lines).toHaveLength(3);
});

it('hands on what a command said when it ended badly', async () => {
  const failing = command(root, 'format', 'prettier/bin/prettier.cjs', ['--check', 'nowhere.ts']);
  expect(await failing.check()).toContain('nowhere.ts');
});
