import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { browserRules } from './tools/lint/browsers.mjs';
import { namingRules } from './tools/lint/naming.mjs';
import {
  assertionRules,
  hookRules,
  lengthRules,
  plainScriptRules,
  storageRules,
  typeScriptRules,
} from './tools/lint/rules.mjs';

const typeScript = ['**/*.ts', '**/*.tsx'];

export default defineConfig(
  globalIgnores([
    '{platform/commands,tools}/**/fixtures/',
    '**/dist/',
    '**/node_modules/',
    '.data/',
    '.cache/',
    'coverage/',
    'lab/bench/results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{js,mjs,cjs}'], ...plainScriptRules },
  { files: typeScript, extends: [tseslint.configs.recommended], ...typeScriptRules },
  { files: ['**/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['{shell,shared-lib,platform/browser,mf-*}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    ...hookRules,
  },
  {
    files: ['{shell,shared-lib,platform/browser,mf-*}/src/**/*.tsx'],
    extends: [a11y.flatConfigs.recommended],
  },
  ...assertionRules,
  ...lengthRules,
  storageRules,
  ...browserRules,
  ...namingRules,
);
