import { expect, it } from '@jest/globals';

import { projectsOf, withSkipped } from './browserChecks.mjs';

const outcome = { passed: 2, failed: 0, skipped: 1, failures: [], skips: ['a journey'] };

it('runs all journeys in Chromium first, and one in each other engine', () => {
  expect(projectsOf('first', {})).toEqual([
    ...['--project=chromium-*', '--project=first-firefox', '--project=first-webkit'],
  ]);
  expect(projectsOf('first', { webkit: 'no WebKit' })).not.toContain('--project=first-webkit');
});

it('runs all journeys in the other engines, and the special runs, in the full run', () => {
  expect(projectsOf('rest', { firefox: 'no Firefox' })).toEqual([
    ...['--project=webkit-*', '--project=special-*'],
  ]);
});

it('counts a missing engine as skipped, with its reason', () => {
  expect(withSkipped(outcome, { webkit: 'no WebKit' })).toEqual({
    ...outcome,
    skipped: 2,
    skips: ['a journey', 'smoke set: no WebKit'],
  });
});
