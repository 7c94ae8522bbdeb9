import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readOffers, sharedLib } from '@scoreline/contract/offers';
import TerserPlugin from 'terser-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

import { hasEmbeds } from './embedPlugin.js';
import { hashOfInputs, hashOfTexts } from './inputs.js';
import { lockSection, projectOf } from './lockSection.js';
import { resolution, scriptRule, styleCommentsRule } from './rules.js';

const kit = fileURLToPath(new URL('../..', import.meta.url));

/** What a remote takes from shared-lib into its own build; the rest it has from the shell at run time. */
const carried = ['contract', 'page', 'chart'].map((part) => `src/${part}`);

export const readPackage = (directory) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

/** The name a build goes by: its package's, without the scope. */
export const nameOf = (directory) =>
  existsSync(join(directory, 'package.json'))
    ? (readPackage(directory).name?.split('/').at(-1) ?? basename(directory))
    : basename(directory);

/** Hash of the kit itself: what it does, and the tools it does it with. */
export function kitHash(project) {
  const tools = ['node_modules/@scoreline/remote-kit', 'node_modules/@scoreline/contract'];
  return hashOfTexts([
    hashOfInputs(kit, ['src/preset']),
    JSON.stringify(readOffers()),
    lockSection(
      project,
      tools.map((path) => join(project, path)),
    ),
  ]);
}

/** Hash of all that a remote is built from: its own folder, its section of the lock file, what it carries, and the kit. */
export function inputsOf(directory) {
  const project = projectOf(directory);
  // What runs on other people's pages brings all it takes along.
  const shared = hasEmbeds(directory) ? [''] : carried;
  return hashOfTexts([
    hashOfInputs(directory, ['']),
    hashOfInputs(sharedLib, shared),
    lockSection(project, [directory]),
    kitHash(project),
  ]);
}

/** What a package says of itself in its `scoreline` field, readable without running it. */
export function factsOf(directory, global) {
  const { name, scoreline = {} } = readPackage(directory);
  return {
    name: nameOf(directory),
    contract: scoreline.contract ?? `^${readOffers().contractVersion}`,
    owner: scoreline.owner ?? name,
    routes: scoreline.routes ?? [],
    namespaces: scoreline.namespaces ?? [],
    global,
  };
}

/** What a package's team tells of it beside what pages need; undefined where it tells nothing. */
export function aboutOf(directory) {
  const { links, topics } = readPackage(directory).scoreline ?? {};
  return links || topics ? { links, topics } : undefined;
}

/** What the builds of shell and remotes have in common; `version` is that of the tools, whose cache no other may take. */
export function common({ directory, output, name, mode = 'production', version }) {
  const project = projectOf(directory);
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: project,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: output ?? join(directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      // As long as the entry has: a chunk that hangs can be asked for again.
      chunkLoadTimeout: 10_000,
      hashFunction: 'xxhash64',
      // A module that threw while it was evaluated is evaluated again on a retry, not found half made.
      strictModuleErrorHandling: true,
    },
    resolve: resolution,
    module: { rules: [scriptRule, styleCommentsRule] },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: 2 }),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
    },
    performance: false,
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: join(project, 'node_modules/.cache/webpack'),
      // Another loader or plugin, and what it left with a module no longer holds.
      version: version ?? kitHash(project),
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** A hash that no file has. */
const nobodysHash = `sha384-${'A'.repeat(64)}`;

/** A file whose hash the page does not know is refused, not taken unseen. */
class RefuseUnknown {
  apply(compiler) {
    compiler.hooks.compilation.tap('RefuseUnknown', ({ mainTemplate }) =>
      mainTemplate.hooks.jsonpScript.tap(
        { name: 'RefuseUnknown', stage: 100 },
        (source) =>
          `${source}\nif (!__webpack_require__.sriHashes[chunkId]) script.integrity = "${nobodysHash}";`,
      ),
    );
  }
}

/** A chunk knows the hashes of those that it asks for; in the entry they would be bytes of everybody's first load. */
export const integrity = () => [
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], hashLoading: 'lazy' }),
  new RefuseUnknown(),
];
