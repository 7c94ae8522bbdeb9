import boundaries from 'eslint-plugin-boundaries';

// The first pattern that matches names the element, so the contract stands before the library it lies in.
const elements = [
  { type: 'published-contract', pattern: 'contract' },
  { type: 'kit', pattern: 'remote-kit' },
  { type: 'registry', pattern: 'registry' },
  { type: 'database', pattern: 'server/src/store/db' },
  { type: 'schemas', pattern: 'shared-lib/src/contract/schemas' },
  { type: 'contract', pattern: 'shared-lib/src/contract' },
  // What languages call leagues and clubs: pages load it as texts, the server's search reads all of it.
  { type: 'names', pattern: 'shared-lib/locales/names' },
  // CLDR's data of languages that some browsers lack, likewise.
  { type: 'names', pattern: 'shared-lib/locales/cldr' },
  { type: 'shared-lib', pattern: 'shared-lib' },
  { type: 'remote', pattern: '(mf-*)', capture: ['remote'] },
  { type: 'shell', pattern: 'shell' },
  { type: 'server', pattern: 'server' },
  { type: 'simulator', pattern: 'simulator' },
  { type: 'tools', pattern: 'tools' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'bench', pattern: 'bench' },
].map((element) => ({ ...element, partialMatch: false }));

const may = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
});

const itself = elements.map(({ type }) => type).filter((type) => type !== 'remote');

/** Who may import whom: docs/ARCHITECTURE.md has the same table in words. */
export const policies = [
  ...itself.map((type) => may(type, type)),
  may('contract', 'schemas'),
  may('schemas', 'contract'),
  may('shared-lib', 'contract', 'schemas'),
  may('shell', 'contract', 'shared-lib'),
  may('remote', 'contract', 'shared-lib'),
  may('names', 'contract'),
  may('server', 'contract', 'schemas', 'names', 'database', 'simulator'),
  may('database', 'server', 'contract', 'schemas'),
  may('simulator', 'contract'),
  may('published-contract', 'contract', 'schemas'),
  may('kit', 'published-contract', 'contract', 'schemas'),
  may('registry', 'database', 'kit', 'published-contract', 'contract', 'schemas'),
  may('tools', 'registry', 'kit', 'published-contract', 'contract', 'schemas'),
  {
    from: { element: { type: 'remote' } },
    allow: {
      to: {
        element: { type: 'remote', captured: { remote: '{{ from.element.captured.remote }}' } },
      },
    },
  },
  // zod weighs more than everything else a page loads first: client code takes types alone from the schemas.
  {
    from: { element: { types: { anyOf: ['contract', 'shared-lib', 'shell', 'remote'] } } },
    disallow: { to: { element: { type: 'schemas' } }, dependency: { kind: 'value' } },
  },
];

export const boundaryRules = [
  {
    files: [
      '{contract,remote-kit,registry,shell,shared-lib,mf-*,server,simulator}/src/**/*.{ts,tsx}',
      '{tools,e2e,bench}/**/*.ts',
    ],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { project: 'tsconfig.json', noWarnOnMultipleProjects: true },
      },
      'boundaries/elements': elements,
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    },
  },
];
