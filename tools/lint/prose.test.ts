import { expect, it } from '@jest/globals';

import { proseFaults } from './prose.mjs';

it.each([
  ['Whoever is given a link can give it on.', 'Whoever'],
  ['The page reloads. What is wrong is said.', 'What is wrong'],
  ['Providers such as Google.', 'such as'],
  ['The hub is told the ids.', 'told'],
  ['It hands the ids to listeners.', 'hands'],
  ['The figures stand above.', 'stand'],
  ['Keys lie in a folder.', 'lie'],
  ['Unknown names are left out.', 'left out'],
  ['The registry judges builds.', 'judges'],
  ['Start it anew.', 'anew'],
  ['Servers go on with it.', 'go on'],
  ['It ends by itself.', 'by itself'],
])('refuses “%s”', (text, phrase) => {
  expect(proseFaults(`# Page\n\n${text}\n`)).toEqual([expect.stringContaining(`3: “${phrase}`)]);
});

it.each([
  ['code', '`whatever` and\n\n```\nsuch as\n```\n'],
  ['tables', '| test | title |\n| --- | --- |\n| a | is told |\n'],
  ['quotations', 'The page says “whatever you like”.\n'],
  ['headings and questions', '## What to back up\n\nAsk yourself: What is lost?\n'],
  ['links', 'See [decision 28](0028-what-a-testers-link-is.md#told).\n'],
])('ignores %s', (_what, text) => {
  expect(proseFaults(text)).toEqual([]);
});
