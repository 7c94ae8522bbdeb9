import { shareOf } from '@scoreline/contract/facades';

/** Advice of the error message. */
const where = 'the platform adds it in platform/browser/src/federation/facades';

/** The federation runtime's own modules, which work without the missing names. */
const isRuntime = (path) => path.includes('/@module-federation/');

/**
 * Fails a remote's build that imports a name the shell does not share: at run time it would be undefined. Records each module's
 * imports on the module, because cached modules are not parsed again.
 */
export class FacadePlugin {
  /** @param names shared names, by partly shared library. */
  constructor(names) {
    this.names = names;
  }

  apply(compiler) {
    const allowed = new Map(Object.entries(this.names).map(([key, list]) => [key, new Set(list)]));
    const { WebpackError } = compiler.webpack;
    const note = (parser) => {
      const take = (_statement, request, name) => {
        const library = shareOf(request);
        const { resource, buildInfo } = parser.state.module;
        if (!allowed.has(library) || name === null || isRuntime(resource)) return;
        (buildInfo.fromShell ??= []).push([library, name]);
      };
      parser.hooks.importSpecifier.tap('FacadePlugin', take);
      parser.hooks.exportImportSpecifier.tap('FacadePlugin', take);
    };
    compiler.hooks.compilation.tap('FacadePlugin', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap('FacadePlugin', note);
      }
      compilation.hooks.finishModules.tap('FacadePlugin', (modules) => {
        for (const { resource, buildInfo } of modules) {
          for (const [library, name] of buildInfo?.fromShell ?? []) {
            if (allowed.get(library)?.has(name)) continue;
            const what = `${resource} imports ${name} from ${library}, which the shell does not offer`;
            compilation.errors.push(new WebpackError(`${what}; ${where}`));
          }
        }
      });
    });
  }
}
