import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const reExport = /export \{([^}]*)\} from '([^']+)'/g;

/** The federation runtime's own modules, which do without what they do not find. */
const isRuntime = (path) => path.includes('/@module-federation/');

/** Names each facade of the shell re-exports, by the library they come from. */
function readFacades(folder) {
  const allowed = new Map();
  for (const name of readdirSync(folder)) {
    const source = readFileSync(join(folder, name), 'utf8');
    for (const [, names, library] of source.matchAll(reExport)) {
      allowed.set(
        library,
        new Set(
          names
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean),
        ),
      );
    }
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
