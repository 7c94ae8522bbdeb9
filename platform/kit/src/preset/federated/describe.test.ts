import { join } from 'node:path';

import { expect, it } from '@jest/globals';
import { descriptorSchema } from '@scoreline/shared-lib/contract/schemas';

import { describeBuild } from './describe.js';

const directory = join(import.meta.dirname, '../../../../../examples/remotes/vite');
const made = ['entry.js', 'assets/later.js', 'assets/hello.css'];
const beside = [
  ...['.vite/manifest.json', 'mf-manifest.json', 'assets/mf-stats.json', 'later.js.map'],
  ...['index.html', '@mf-types.zip', 'remote.d.ts', 'entry.js.LICENSE.txt'],
];

const describeFiles = async (paths: readonly string[]) => {
  const described = await describeBuild({
    ...{ directory, global: 'mf_hello_1', entry: 'entry.js', initial: [] },
    files: Object.fromEntries(paths.map((path) => [path, `/* ${path} */`])),
    modules: { [join(directory, 'src/HelloPage.jsx')]: 100 },
  });
  return Object.fromEntries(described) as Record<string, string>;
};

it('lists what pages ask for, and nothing else that the bundler has left', async () => {
  const { 'descriptor.json': text = '' } = await describeFiles([...made, ...beside]);
  const { files, locales } = descriptorSchema.parse(JSON.parse(text));
  expect(files.map(({ path }) => path).sort()).toEqual([...made, locales.en].sort());
});

it('says what the sources take from the page', async () => {
  const { 'bundled.json': text = '' } = await describeFiles(made);
  expect(JSON.parse(text)).toEqual({
    ...{ packages: {}, sharedLib: [] },
    shares: { react: '^19.0.0', 'react-i18next': '^17.0.0' },
    fromShell: { 'react-i18next': ['useTranslation'] },
  });
});
