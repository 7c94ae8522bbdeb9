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

/** Plain JavaScript is what runs before anything is installed: Node's globals, nothing else. */
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

// What only the React compiler needs, which the build does not run, and which forbids to style an element by its ref.
export const hookRules = {
  rules: {
    'react-hooks/immutability': 'off',
    'react-hooks/preserve-manual-memoization': 'off',
    'react-hooks/incompatible-library': 'off',
  },
};

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts'];

/** Each of these throws where the browser stores nothing for a site. */
export const storageRules = {
  files: ['{shell,shared-lib,mf-*}/src/**/*.{ts,tsx}'],
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

/** A locale chosen for the shape of its text: what somebody wants to read back, which browsers change. */
const parsedLocales = ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
  selector: `${text}=/\\b(en-CA|sv-SE|en-ZA|fr-CA)\\b/]`,
  message: 'Browsers change this locale’s dates. Use calendarDay, or formatToParts.',
}));

/** What may be missing is checked, or asked for by name (contract/lists); the server and the simulator still assert some. */
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

/** A test's `describe` is as long as its subject; what runs, one can read in one go. */
export const lengthRules = [
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    ignores: ['**/*.test.{ts,tsx}', 'e2e/stories/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
];
