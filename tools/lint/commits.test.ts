import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { subjectFault } from './commits.mjs';

it.each([
  'fix(server): retry the release request until the page is ready',
  'feat!: need a newer Node',
  'docs(operators,guide): focus on one task',
  'Merge branch "main"',
])('accepts “%s”', (subject) => {
  expect(subjectFault(subject)).toBeNull();
});

it.each([
  ['Retry the release request', 'type(scope)'],
  [`fix: ${'a'.repeat(68)}`, '73 characters'],
  ['fix: retry the request; log it', 'semicolon'],
  ['fix: retried the request', '“retried”'],
  ['fix: retries the request', '“retries”'],
  ['fix: retrying the request', '“retrying”'],
])('refuses “%s”', (subject, reason) => {
  expect(subjectFault(subject)).toContain(reason);
});

it('the hook refuses a message by its first line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  const file = join(folder, 'message');
  const run = (text: string) => {
    writeFileSync(file, text);
    return spawnSync('sh', ['.githooks/commit-msg', file], { encoding: 'utf8' });
  };
  try {
    expect(run('fix: retry the request\n\nIt failed; twice.\n').status).toBe(0);
    const refused = run('fixed it\n');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('“fixed it”')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the hook is executable', () => {
  const [mode] = execFileSync('git', ['ls-files', '-s', '.githooks/commit-msg'], {
    encoding: 'utf8',
  }).split(' ');
  expect(mode).toBe('100755');
});
