import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const installedPackage = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
/** Modules that webpack, federation and the kit add to every build. */
const ofTheBuild = /^(@module-federation\/|@swc\/helpers$|@scoreline\/remote-kit$|webpack$)/;

function versionIn(folder) {
  const path = join(folder, 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : 'unknown';
}

/** Source files of the build's chunks, including those merged into one module. */
export function* sourcesOf({ modules, chunkGraph }) {
  for (const module of modules) {
    if (chunkGraph.getModuleChunks(module).length === 0) continue;
    for (const part of module.modules ?? [module]) {
      const path = part.nameForCondition?.();
      if (path) yield { path, bytes: part.size() };
    }
  }
}

/** The build's shares from the shell with their required versions: `{"react": "^19.0.0"}`. */
function sharesIn({ modules }) {
  const consumed = [...modules].filter(({ type }) => type === 'consume-shared-module');
  const pairs = consumed.map(({ options }) => [options.shareKey, String(options.requiredVersion)]);
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names it imports from partly shared libraries, as recorded by FacadePlugin. */
function namesIn({ modules }) {
  const names = {};
  for (const { buildInfo } of modules) {
    for (const [library, name] of buildInfo?.fromShell ?? []) (names[library] ??= []).push(name);
  }
  const unique = Object.entries(names).map(([key, list]) => [key, [...new Set(list)].sort()]);
  return Object.fromEntries(unique.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `{packages: {"react@19.3.1": bytes}, sharedLib: ["ui"]}` from source files with their bytes. */
export function bundledOf(sources) {
  const packages = {};
  const parts = new Set();
  for (const { path, bytes } of sources) {
    const [, part] = /\/shared-lib\/src\/([\w-]+)\//.exec(path) ?? [];
    if (part) {
      parts.add(part);
      continue;
    }
    const [, folder, name] = installedPackage.exec(path) ?? [];
    if (!name || ofTheBuild.test(name)) continue;
    const key = `${name}@${versionIn(folder)}`;
    packages[key] = (packages[key] ?? 0) + bytes;
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { packages: Object.fromEntries(sorted), sharedLib: [...parts].sort() };
}

/** Sizes before minification. */
function bundledIn(compilation) {
  return {
    ...bundledOf(sourcesOf(compilation)),
    shares: sharesIn(compilation),
    fromShell: namesIn(compilation),
  };
}

/** Emits `bundled.json`, the libraries inside the build; no release lists it. */
export class BundledPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BundledPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap(
        { name: 'BundledPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          const text = JSON.stringify(bundledIn(compilation), null, 2);
          compilation.emitAsset('bundled.json', new sources.RawSource(text));
        },
      );
    });
  }
}
