import { expect, it } from '@jest/globals';

import { changedChecks, checks, nightlyChecks } from './checks.mjs';

it('begins with the tests of a change, and waits for nothing that is built', () => {
  const list = changedChecks('main');
  expect(list.map(({ name }) => name)).toEqual([
    ...['changed', 'lint', 'typed-lint', 'types', 'format', 'boundaries', 'dead-code', 'packages'],
  ]);
  expect(list.flatMap(({ after = [] }) => after)).toEqual([]);
});

it('leaves nothing out of the whole run that a change is asked', () => {
  const whole = new Set(checks().map(({ name }) => name));
  const [, ...others] = changedChecks('main').map(({ name }) => name);
  expect(others.filter((name) => !whole.has(name))).toEqual([]);
  expect(whole).toContain('unit');
});

it('runs the smoke set last, on the folder that the stories have served', () => {
  const list = checks();
  const last = list.at(-1);
  expect(last?.name).toBe('smoke');
  expect(last?.after).toEqual(list.slice(0, -1).map(({ name }) => name));
});

it('runs by night all stories that it leaves out by day', () => {
  const all = nightlyChecks().find(({ name }) => name === 'e2e');
  expect(all?.title).toBe('all stories');
});

it('has nothing beside the drill of a cluster by night, nor beside mutation', () => {
  const list = nightlyChecks();
  const names = list.map(({ name }) => name);
  expect(names.slice(-2)).toEqual(['cluster', 'mutation']);
  for (const { name, after } of list.slice(-2))
    expect(after).toEqual(names.slice(0, names.indexOf(name)));
});
