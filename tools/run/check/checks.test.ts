import { expect, it } from '@jest/globals';

import { changedChecks, checks, fullChecks, nightlyChecks } from './checks.mjs';
import { namesOf } from './command.mjs';

it('checks a change without a build', async () => {
  const list = await changedChecks('HEAD');
  expect(namesOf(list)).toEqual(
    expect.arrayContaining(['changed', 'types', 'boundaries', 'dead-code', 'packages']),
  );
  expect(list.flatMap(({ after = [] }) => after)).toEqual([]);
});

it('refuses a commit that git does not know', async () => {
  await expect(changedChecks('no-such-commit')).rejects.toThrow('no-such-commit');
});

it('omits nothing from the whole run that a change is checked for', async () => {
  const whole = new Set(namesOf(checks()));
  const others = namesOf(await changedChecks('HEAD')).filter((name) => name !== 'changed');
  expect(others.filter((name) => !whole.has(name))).toEqual([]);
  expect(whole).toContain('unit');
});

it.each([
  ['npm test', checks()],
  ['test:full', fullChecks()],
])('%s runs the smoke set last', (_, list) => {
  expect(list.at(-1)?.name).toBe('smoke');
  expect(list.at(-1)?.after).toEqual(namesOf(list.slice(0, -1)));
});

it('runs by night the stories that it omits by day', () => {
  expect(nightlyChecks().find(({ name }) => name === 'e2e')?.title).toBe('all stories');
});

it('tries by night every other Node that it supports', () => {
  const names = namesOf(nightlyChecks());
  const majors = [20, 22, 24, 26].filter((major) => !process.version.startsWith(`v${major}.`));
  expect(names.filter((name) => name.startsWith('node-'))).toEqual(
    majors.map((major) => `node-${major}`),
  );
});

it('runs the drill of a cluster and mutation last and alone', () => {
  const list = nightlyChecks();
  const at = list.findIndex(({ name }) => name === 'cluster');
  const last = list.slice(at);
  expect(last.slice(1).every(({ name }) => name.startsWith('mutation-'))).toBe(true);
  expect(last.every(({ usesAllCores }) => usesAllCores)).toBe(true);
});
