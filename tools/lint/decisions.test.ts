import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

const folder = 'docs/decisions';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

it.each(pages)('%s has the shape of a decision, and fits on a screen', (name) => {
  const text = read(name);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Options', 'Decision', 'Consequences']);
  expect(text).toMatch(
    /^# \d+\. .+\n\n- \*\*Date\*\*: \d{4}-\d\d-\d\d.*\n- \*\*Status\*\*: (accepted|superseded by)/,
  );
  expect(text.split('\n').length).toBeLessThanOrEqual(60);
});

it('the index lists every decision once', () => {
  const listed = [...read('README.md').matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...pages].sort());
});
