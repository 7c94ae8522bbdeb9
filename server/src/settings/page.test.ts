import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { settingsPage } from './page';

it('docs/reference/settings.md lists the settings of the schema', () => {
  expect(readFileSync('docs/reference/settings.md', 'utf8')).toBe(settingsPage());
});
