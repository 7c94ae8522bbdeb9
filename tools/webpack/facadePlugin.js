import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const reExport = /export \{([^}]*)\} from '([^']+)'/g;

/** The federation runtime's own modules, which do without what they do not find. */
const isRuntime = (path) => path.includes('/@module-federation/');

const namesIn = (list) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Names each facade of the shell exports, by the library it stands for. */
function readFacades(folder) {
  const allowed = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exports = [...readFileSync(join(folder, file), 'utf8').matchAll(reExport)];
    const library = exports.map(([, , source]) => source).find((source) => !source.startsWith('.'));
    if (library) allowed.set(library, new Set(exports.flatMap(([, list]) => namesIn(list))));
  }
  return allowed;
}

/** Fails a remote's build that imports a name the shell does not offer: at run time it would be undefined. */
export class FacadePlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    const allowed = readFacades(this.folder);
    compiler.hooks.compilation.tap('FacadePlugin', (compilation, { normalModuleFactory }) => {
      const check = (parser) =>
        parser.hooks.importSpecifier.tap('FacadePlugin', (_statement, library, name) => {
          const names = allowed.get(library);
          const { resource } = parser.state.module;
          if (!names || name === null || names.has(name) || isRuntime(resource)) return;
          const place = `${this.folder}, where the shell's facade of it is`;
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${resource} imports ${name} from ${library}, which the shell does not offer; add it in ${place}`,
            ),
          );
        });
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap('FacadePlugin', check);
      }
    });
  }
}
