import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { readJest, readPlaywright } from './reports.mjs';

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'reports-'))));
afterEach(() => rm(folder, { recursive: true }));

async function reportOf(content: unknown): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const test = (status: string, fullName: string, failureMessages: string[] = []) => ({
  status,
  fullName,
  failureMessages,
});

it('counts tests of jest, and a file that could not be loaded as one that failed', async () => {
  const file = await reportOf({
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          test('passed', 'one'),
          test('failed', 'two', ['was 2']),
          test('todo', 'three'),
        ],
      },
      { name: '/b.test.ts', status: 'failed', message: 'cannot find c', assertionResults: [] },
    ],
  });
  const outcome = readJest(file, 1, '');
  expect(outcome).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  expect(outcome.failures.join()).toContain('was 2');
  expect(outcome.failures.join()).toContain('cannot find c');
});

it('does not take a run that crashed for one that passed', async () => {
  const all = {
    name: '/a.test.ts',
    status: 'passed',
    message: '',
    assertionResults: [test('passed', 'one')],
  };
  const file = await reportOf({ testResults: [all] });
  expect(readJest(file, 1, 'Unhandled rejection')).toMatchObject({ passed: 1, failed: 1 });
  expect(readJest(join(folder, 'none.json'), 0, '')).toMatchObject({ passed: 0, failed: 1 });
});

it('counts the stories of Playwright below any depth of titles', async () => {
  const spec = (title: string, status: string, error?: string) => ({
    title,
    tests: [{ status, results: [{ errors: error ? [{ stack: error }] : [] }] }],
  });
  const file = await reportOf({
    suites: [
      {
        title: 'home.story.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          { title: 'dark', specs: [spec('axe', 'unexpected', 'contrast'), spec('rtl', 'skipped')] },
        ],
      },
    ],
    errors: [],
  });
  const outcome = readPlaywright(file, 1, '');
  expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(outcome.failures).toEqual(['home.story.ts > dark > axe\ncontrast']);
});

it('names the engine of a journey that failed', async () => {
  const failed = { status: 'unexpected', results: [{ errors: [{ message: 'out of sight' }] }] };
  const file = await reportOf({
    suites: [
      {
        title: 'home.journey.ts',
        specs: [{ title: 'opens', tests: [{ projectName: 'webkit-390', ...failed }] }],
      },
    ],
  });
  expect(readPlaywright(file, 1, '').failures).toEqual([
    '[webkit-390] home.journey.ts > opens\nout of sight',
  ]);
});

it('fails when Playwright found no story at all', async () => {
  const file = await reportOf({ suites: [], errors: [{ message: 'No tests found' }] });
  expect(readPlaywright(file, 1, '')).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

it('says what the page showed when a story failed', async () => {
  const context = join(folder, 'error-context.md');
  await writeFile(context, '# Page snapshot\n\n```yaml\n- heading "Oops!"\n```\n\n# Test source\n');
  const results = [
    {
      errors: [{ stack: 'not visible' }],
      attachments: [
        { name: 'screenshot', path: join(folder, 'none.png') },
        { name: 'error-context', path: context },
      ],
    },
  ];
  const file = await reportOf({
    suites: [
      {
        title: 'home.story.ts',
        specs: [{ title: 'opens', tests: [{ status: 'unexpected', results }] }],
      },
    ],
  });
  expect(readPlaywright(file, 1, '').failures).toEqual([
    'home.story.ts > opens\nnot visible\nThe page showed:\n- heading "Oops!"',
  ]);
});
