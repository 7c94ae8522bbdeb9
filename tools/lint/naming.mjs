import checkFile from 'eslint-plugin-check-file';

const sources = [
  '**/src/**/*.{ts,tsx}',
  '{lab,platform,tools}/**/*.{ts,tsx,mjs,js}',
  'e2e/**/*.ts',
];
const ignoreMiddleExtensions = { ignoreMiddleExtensions: true };

// Entry points of a package have fixed names for webpack, and a test may be about a hook that returns JSX.
const component = '**/!(testing)/!(remote|start|*.test).tsx';
const module = '**/*.{ts,mjs,js}';

export const namingRules = [
  {
    files: sources,
    ignores: ['database/src/migrations/**', 'platform/kit/bin/**'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { [component]: 'PASCAL_CASE', [module]: 'CAMEL_CASE' },
        ignoreMiddleExtensions,
      ],
      'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/{util,utils,helper,helpers,common,misc}.{ts,tsx,mjs,js}': '*.(a noun of the field)',
          '**/src/**/{util,utils,helpers,common,components,hooks}/**': '*/(a noun of the field)/*',
          '**/src/types.ts': '*/(the subject)/types.ts',
        },
      ],
    },
  },
];
