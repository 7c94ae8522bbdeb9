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

it('runs by night all stories that it leaves out by day', () => {
  const all = nightlyChecks().find(({ name }) => name === 'e2e');
  expect(all?.title).toBe('all stories');
});
