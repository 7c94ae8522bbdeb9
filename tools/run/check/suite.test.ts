import { expect, it } from '@jest/globals';

import { single } from './reports.mjs';
import { inOrder, runSuite } from './suite.mjs';

const check = (name: string, after?: string[], usesAllCores = false) => ({
  ...{ name, title: name, after, usesAllCores },
  check: async () => single(),
});

/** Runs the checks in this many lanes. Returns starts and ends in order. */
async function report(list: ReturnType<typeof check>[], lanes: number): Promise<string> {
  const events: string[] = [];
  const outcomes = await inOrder(
    list,
    async ({ name }) => {
      events.push(`+${name}`);
      do await new Promise((done) => setTimeout(done));
      while (name === 'long' && !events.includes('-b'));
      events.push(`-${name}`);
      return single(name === 'bad' ? 'went wrong' : undefined);
    },
    lanes,
  );
  expect(outcomes).toHaveLength(list.length);
  return events.join(' ');
}

it('runs others beside the longest, and no more than there are lanes', async () => {
  const list = [check('long'), check('a'), check('b')];
  expect(await report(list, 2)).toBe('+long +a -a +b -b -long');
});

it('runs nothing beside a check that uses all cores', async () => {
  const list = [check('a'), check('whole', [], true), check('b')];
  expect(await report(list, 2)).toBe('+a +b -a -b +whole -whole');
});

it('begins a check once all it comes after are over, failed or not', async () => {
  const list = [check('last', ['bad', 'b']), check('bad'), check('b', ['bad'])];
  expect(await report(list, 4)).toBe('+bad -bad +b -b +last -last');
});

it('does not wait for a check that was not asked for', async () => {
  expect(await report([check('a', ['build'])], 2)).toBe('+a -a');
});

it('resumes with what has not passed, says what is left, and names the failures last', async () => {
  const lines: string[] = [];
  const nothing = () => undefined;
  const step = { update: nothing, note: nothing, done: nothing, fail: nothing };
  const display = {
    begin: () => step,
    print: (line: string) => void lines.push(line),
    close: nothing,
  };
  const passed = ['a'];
  const progress = { passed: () => passed, add: (name: string) => void passed.push(name) };
  const bad = { ...check('bad'), check: async () => single('went wrong') };
  const outcomes = await runSuite([check('a'), bad, check('b', ['bad'])], [], display, progress);
  expect(outcomes).toHaveLength(2);
  expect(passed).toEqual(['a', 'b']);
  expect(lines).toContain('  left: b');
  expect(lines.at(-1)).toBe('failed: bad: went wrong');
});
