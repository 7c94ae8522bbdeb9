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

/** Parts of shared-lib that a remote bundles; the shell provides the others at run time. */
const carried = ['contract', 'page', 'chart'].map((part) => `src/${part}`);

export const readPackage = (directory) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

/** A build's name: its package's, without the scope. */
export const nameOf = (directory) =>
  existsSync(join(directory, 'package.json'))
    ? (readPackage(directory).name?.split('/').at(-1) ?? basename(directory))
    : basename(directory);

/** Hash of the kit and of the tools it uses. */
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

/** Hash of a remote's inputs: its own folder, its section of the lock file, the bundled parts of shared-lib, and the kit. */
export function inputsOf(directory) {
  const project = projectOf(directory);
  // A build for other sites' pages bundles all of shared-lib.
  const shared = hasEmbeds(directory) ? [''] : carried;
  return hashOfTexts([
    hashOfInputs(directory, ['']),
    hashOfInputs(sharedLib, shared),
    lockSection(project, [directory]),
    kitHash(project),
  ]);
}

/** A unique container name: the package's name with a hash of its inputs. */
export const containerName = (directory) =>
  `${nameOf(directory).replaceAll('-', '_')}_${inputsOf(directory)}`;

/** A package's `scoreline` facts for the descriptor, readable without running it. */
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

/** Metadata of a package that pages do not need; undefined if there is none. */
export function aboutOf(directory) {
  const { links, topics } = readPackage(directory).scoreline ?? {};
  return links || topics ? { links, topics } : undefined;
}

/** The common configuration of shell and remote builds. `version` is the hash of the tools, which separates their caches. */
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
      // The same timeout as for the entry: a pending chunk can be requested again.
      chunkLoadTimeout: 10_000,
      hashFunction: 'xxhash64',
      // On a retry, evaluates a module that threw again instead of reusing its partial exports.
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
      // A changed loader or plugin invalidates the cached modules.
      version: version ?? kitHash(project),
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** A hash that no file has. */
const nobodysHash = `sha384-${'A'.repeat(64)}`;

/** Refuses a file whose hash the page does not know, instead of loading it unchecked. */
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

/** Each chunk contains the hashes of the chunks it loads; in the entry they would add to every first load. */
export const integrity = () => [
  new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], hashLoading: 'lazy' }),
  new RefuseUnknown(),
];
