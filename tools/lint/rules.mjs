const unused = [
  'error',
  { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
];

const nodeGlobals = Object.fromEntries(
  [
    ...['process', 'console', 'Buffer', 'URL', 'URLSearchParams', 'fetch', 'performance', 'crypto'],
    ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
    ...[
      'AbortSignal',
      'AbortController',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'Response',
    ],
  ].map((name) => [name, 'readonly']),
);

/** Plain JavaScript runs before anything is installed, so it may only use Node's globals. */
export const plainScriptRules = {
  languageOptions: { globals: nodeGlobals },
  rules: { 'no-unused-vars': unused, eqeqeq: ['error', 'smart'] },
};

export const typeScriptRules = {
  rules: {
    'no-control-regex': 'off',
    eqeqeq: ['error', 'smart'],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-unused-vars': unused,
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-non-null-assertion': 'off',
  },
};

// Off: rules that only the React compiler needs, which the build does not run, and that forbid styling an element through its
// ref.
export const hookRules = {
  rules: {
    'react-hooks/immutability': 'off',
    'react-hooks/preserve-manual-memoization': 'off',
    'react-hooks/incompatible-library': 'off',
  },
};

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts'];

/** Each of these throws if the browser stores nothing for a site. */
export const storageRules = {
  files: ['{shell,shared-lib,platform/browser,mf-*}/src/**/*.{ts,tsx}'],
  ignores: [...tests, 'shared-lib/src/device/storage.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['localStorage', 'sessionStorage'].map((name) => ({
        name,
        message: 'It throws where site data are blocked. Use localStore or sessionStore.',
      })),
    ],
  },
};

/** A locale that is chosen only for the format of its output, which browser updates change. */
const parsedLocales = ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
  selector: `${text}=/\\b(en-CA|sv-SE|en-ZA|fr-CA)\\b/]`,
  message: 'Browsers change this locale’s dates. Use calendarDay, or formatToParts.',
}));

/**
 * Check possibly missing values, or use the helpers in contract/lists. Some code in the server and the simulator still asserts.
 */
export const assertionRules = [
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    ignores: ['tools/lint/**'],
    rules: { 'no-restricted-syntax': ['error', ...parsedLocales] },
  },
  {
    files: ['{contract,remote-kit,registry,shared-lib,shell,mf-*}/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...tests, 'e2e/**', 'tools/lint/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...parsedLocales,
        {
          selector: 'TSAsExpression > TSNeverKeyword',
          message: 'What is cast to never fits everything: say which type is meant.',
        },
      ],
    },
  },
];

/** A test's `describe` grows with its subject. Any other function should be readable at a glance. */
export const lengthRules = [
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    ignores: ['**/*.test.{ts,tsx}', 'e2e/stories/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
];
