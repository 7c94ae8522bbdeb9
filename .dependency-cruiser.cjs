/** Rules against cycles, and the layers of docs/ARCHITECTURE.md. */
const ours =
  '^(contract|remote-kit|registry|shared-lib|shell|mf-[^/]+|server|simulator|cli|tools|e2e|bench)/';

/** Existing type cycles: resolve and remove them, and add no others. */
const typeCyclesStill = '^registry/src/(app|routes/[^/]+)[.]ts$';

/** Each wing of the server, followed by those it may import. */
const wings = [
  ['site', 'members', 'sport', 'wire', 'store'],
  ['members', 'sport', 'wire', 'store'],
  ['sport', 'wire', 'store'],
  ['feeds', 'store'],
  ['wire', 'store'],
  ['store'],
];

const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: ours, pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea, or hide a third.',
      severity: 'error',
      from: { pathNot: typeCyclesStill },
      to: { circular: true },
    },
    {
      name: 'no-cycle-at-run-time',
      comment: 'Where a cycle of types still is, there is none of what runs.',
      severity: 'error',
      from: { path: typeCyclesStill },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(mf-|scoreline:|scoreline_widget/|#widget)' },
    },
    layer('contract-at-the-bottom', '^shared-lib/src/contract/', '^shared-lib/src/contract/'),
    layer('published-contract-on-contract', '^contract/', '^(contract/|shared-lib/src/contract/)'),
    layer('kit-on-contract', '^remote-kit/', '^(remote-kit|contract|shared-lib/src/contract)/'),
    layer(
      'registry-on-kit',
      '^registry/',
      '^(registry|remote-kit|contract|shared-lib/src/contract|server/src/store/db)/',
    ),
    layer(
      'tools-on-registry',
      '^tools/',
      '^(tools|registry|remote-kit|contract|shared-lib/src/contract)/',
    ),
    layer('shared-lib-alone', '^shared-lib/', '^shared-lib/'),
    layer('shell-on-shared-lib', '^shell/', '^(shell|shared-lib)/'),
    layer('remote-on-shared-lib', '^(mf-[^/]+)/', '^($1|shared-lib)/'),
    layer(
      'server-on-contract',
      '^server/',
      '^(server/|simulator/|shared-lib/(src/contract|locales/(names|cldr))/)',
    ),
    layer('simulator-on-contract', '^simulator/', '^(simulator/|shared-lib/src/contract/)'),
    {
      name: 'simulator-behind-feeds',
      comment:
        'What a feed says comes in by FeedEvents; the other wings know nothing of its world.',
      severity: 'error',
      from: { path: '^server/src/(site|members|sport|wire|store)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^simulator/' },
    },
    ...wings.map(([wing, ...below]) => ({
      name: `server-${wing}`,
      comment: 'One direction among the wings; only the files at the top know all of them.',
      severity: 'error',
      from: {
        path: `^server/src/${wing}/`,
        pathNot: '[.]test[.]tsx?$|/testing|/fixtures/|/sample[.]ts$',
      },
      to: {
        path: '^server/src/',
        pathNot: `^server/src/(${[wing, ...below].join('|')})/|^server/src/(config|brandSettings)[.]ts$`,
      },
    })),
    layer('e2e-on-addresses', '^e2e/', '^e2e/'),
    layer('bench-on-addresses', '^bench/', '^bench/'),
    {
      name: 'no-schemas-in-the-browser',
      comment: 'zod weighs more than all else a page loads first: client code takes types alone.',
      severity: 'error',
      from: {
        path: '^(shared-lib|shell|mf-[^/]+)/',
        pathNot: '^shared-lib/src/contract/schemas/|[.]test[.]tsx?$',
      },
      to: { path: '^shared-lib/src/contract/schemas/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: '[.]test[.]tsx?$|/testing[./]|/testing/' },
      to: { path: '[.]test[.]tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
