import { expect, it } from '@jest/globals';

import { projectsWithout, withSkipped } from './smoke.mjs';

const outcome = { passed: 2, failed: 0, skipped: 1, failures: [], skips: ['a journey'] };

it('runs every engine that is here, and what Chromium alone is asked', () => {
  expect(projectsWithout({})).toEqual([
    '--project=chromium-*',
    '--project=firefox-*',
    '--project=webkit-*',
    '--project=special-*',
  ]);
  expect(projectsWithout({ webkit: 'no WebKit' })).not.toContain('--project=webkit-*');
});

it('counts an engine that is missing as skipped, with its reason', () => {
  expect(withSkipped(outcome, { webkit: 'no WebKit' })).toEqual({
    ...outcome,
    skipped: 2,
    skips: ['a journey', 'smoke set: no WebKit'],
  });
});
