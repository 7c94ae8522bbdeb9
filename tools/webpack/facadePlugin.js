import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sharedAs } from './shares.js';

const reExport = /export \{([^}]*)\} from '([^']+)'/g;

/** The federation runtime's own modules, which do without what they do not find. */
const isRuntime = (path) => path.includes('/@module-federation/');

const shareOf = (library) => sharedAs[library] ?? library;

const namesIn = (list) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Names each facade of the shell exports, by the name its library is shared under. */
export function readFacades(folder) {
  const allowed = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exports = [...readFileSync(join(folder, file), 'utf8').matchAll(reExport)];
    const library = exports.map(([, , source]) => source).find((source) => !source.startsWith('.'));
    if (library)
      allowed.set(shareOf(library), new Set(exports.flatMap(([, list]) => namesIn(list))));
  }
  return allowed;
}

/**
 * Fails a remote's build that imports a name the shell does not offer: at run time it would be undefined. What a module
 * imports is noted with the module, because one that comes from the cache is not parsed again.
 */
export class FacadePlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    const allowed = readFacades(this.folder);
    const { WebpackError } = compiler.webpack;
    const note = (parser) =>
      parser.hooks.importSpecifier.tap('FacadePlugin', (_statement, request, name) => {
        const library = shareOf(request);
        const { resource, buildInfo } = parser.state.module;
        if (!allowed.has(library) || name === null || isRuntime(resource)) return;
        (buildInfo.fromShell ??= []).push([library, name]);
      });
    compiler.hooks.compilation.tap('FacadePlugin', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap('FacadePlugin', note);
      }
      compilation.hooks.finishModules.tap('FacadePlugin', (modules) => {
        for (const { resource, buildInfo } of modules) {
          for (const [library, name] of buildInfo?.fromShell ?? []) {
            if (allowed.get(library)?.has(name)) continue;
            const what = `${resource} imports ${name} from ${library}, which the shell does not offer`;
            compilation.errors.push(new WebpackError(`${what}; its facade is in ${this.folder}`));
          }
        }
      });
    });
  }
}
