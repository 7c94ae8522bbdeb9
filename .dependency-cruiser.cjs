/** Rules against cycles, and the layers of docs/ARCHITECTURE.md. */
const ours = '^(database|platform|shared-lib|shell|mf-[^/]+|server|simulator|cli|tools|e2e|lab)/';

/** Existing type cycles: resolve and remove them, and add no others. */
const typeCyclesStill = '^platform/registry/src/(app|routes/[^/]+)[.]ts$';

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
    layer(
      'published-contract-on-contract',
      '^platform/contract/',
      '^(platform/contract|shared-lib/src/contract)/',
    ),
    layer(
      'kit-on-contract',
      '^platform/kit/',
      '^(platform/(kit|contract)|shared-lib/src/contract)/',
    ),
    layer(
      'registry-on-kit',
      '^platform/registry/',
      '^(platform/(registry|kit|contract)|shared-lib/src/contract|database)/',
    ),
    layer(
      'commands-on-platform',
      '^platform/(commands|drills|outside)/',
      '^(platform|tools|shared-lib/src/contract)/',
    ),
    layer('tools-on-platform', '^tools/', '^(tools|platform|lab|shared-lib/src/contract)/'),
    layer('shared-lib-alone', '^shared-lib/', '^shared-lib/'),
    layer(
      'shell-by-one-door',
      '^shell/',
      '^((shell|shared-lib)/|platform/browser/src/(index|federation/testing)[.]ts$)',
    ),
    layer('browser-on-shared-lib', '^platform/browser/', '^(platform/browser|shared-lib)/'),
    layer('remote-on-shared-lib', '^(mf-[^/]+)/', '^($1|shared-lib)/'),
    layer(
      'platform-server-on-database',
      '^platform/server/',
      '^(platform/server|database|shared-lib/src/contract)/',
    ),
    layer(
      'server-by-one-door',
      '^server/',
      '^(server/|database/|platform/server/src/(index|fixtures/registryFolder)[.]ts$|simulator/|shared-lib/(src/contract|locales/(names|cldr))/)',
    ),
    layer('database-on-contract', '^database/', '^(database|shared-lib/src/contract)/'),
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
        pathNot: `^server/src/(${[wing, ...below].join('|')})/|^server/src/(config|brandSettings|commands/(commandLine|runCommand))[.]ts$`,
      },
    })),
    layer('e2e-on-addresses', '^e2e/', '^e2e/'),
    layer('lab-on-tools', '^lab/', '^(lab|tools|platform/kit/src/jest|shared-lib/src/contract)/'),
    {
      name: 'no-schemas-in-the-browser',
      comment: 'zod weighs more than all else a page loads first: client code takes types alone.',
      severity: 'error',
      from: {
        path: '^(shared-lib|shell|platform/browser|mf-[^/]+)/',
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
