import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';

import { cssSupport } from './cssSupport.mjs';

const pages = {
  files: ['{shell,shared-lib,platform/browser,mf-*}/src/**/*.{ts,tsx}'],
  // Pages import only types from the schemas.
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared-lib/src/contract/schemas/**'],
};

/** Functions and methods that eslint-plugin-compat does not see, and syntax that stops Safari 16.3 from parsing a file. */
const missing = [
  'no-array-fromasync',
  'no-array-prototype-toreversed',
  'no-array-prototype-tosorted',
  'no-array-prototype-tospliced',
  'no-array-prototype-with',
  'no-object-map-groupby',
  'no-promise-withresolvers',
  'no-set-prototype-difference',
  'no-set-prototype-intersection',
  'no-set-prototype-issubsetof',
  'no-set-prototype-union',
  'no-string-prototype-towellformed',
  'no-regexp-lookbehind-assertions',
  'no-regexp-v-flag',
];

const statics = ['URL.canParse', 'URL.parse', 'AbortSignal.any', 'Promise.try'].map((name) => {
  const [object, property] = name.split('.');
  return { object, property, message: 'A supported browser lacks it.' };
});

const styles = { rules: { support: cssSupport } };

/** Bans APIs that a supported browser lacks, by `browserslist` in package.json. */
export const browserRules = [
  { ...pages, ...compat.configs['flat/recommended'] },
  {
    ...pages,
    plugins: { 'es-x': esx },
    settings: { 'es-x': { aggressive: true } },
    rules: {
      ...Object.fromEntries(missing.map((rule) => [`es-x/${rule}`, 'error'])),
      'no-restricted-properties': ['error', ...statics],
    },
  },
  {
    ...pages,
    plugins: { styles },
    rules: { 'styles/support': 'error' },
  },
  {
    files: [
      'mf-widget/src/styles/*.ts',
      'shell/src/frame/*Css.ts',
      'shell/src/frame/pageStyles.ts',
      'server/src/site/**/*.ts',
    ],
    ignores: ['**/*.test.ts'],
    plugins: { styles },
    rules: { 'styles/support': ['error', 'all'] },
  },
];
