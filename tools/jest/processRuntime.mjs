// @ts-check
import { createRequire } from 'node:module';
import { compileFunction, Script } from 'node:vm';

import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);
const isPackage = (/** @type {string} */ path) => /[\\/]node_modules[\\/]/.test(path);

/**
 * What was compiled in this process, by path: a file of tests evaluates its modules anew, yet V8 reads each of them once.
 * @template T
 * @typedef {Map<string, { source: string, compiled: T }>} Compiled
 */
/** @type {Compiled<Function>} */
const ofProcess = new Map();
/** @type {Compiled<Script>} */
const ofContexts = new Map();

/**
 * @template T
 * @param {Compiled<T>} kept @param {string} filename @param {string} source @param {() => T} compile @returns {T}
 */
function compiledOnce(kept, filename, source, compile) {
  const before = kept.get(filename);
  if (before?.source === source) return before.compiled;
  const compiled = compile();
  kept.set(filename, { source, compiled });
  return compiled;
}

/**
 * Compiles each module once per worker. For files in processEnvironment.mjs, packages are loaded once per process, as in Node. A
 * file with its own environment loads them as jest does.
 */
export default class ProcessRuntime extends Runtime {
  #isProcess;

  /** @param {ConstructorParameters<typeof Runtime>} all */
  constructor(...all) {
    super(...all);
    this.#isProcess = this._environment.global === globalThis;
    const { executor } = this;
    const parameters = executor.injectedModuleParameters;
    if (this.#isProcess)
      executor.compile = (source, filename) =>
        compiledOnce(ofProcess, filename, source, () =>
          compileFunction(source, parameters, { filename }),
        );
    else
      executor.compile = (source, filename) => {
        const context = this._environment.getVmContext();
        if (!context) return null;
        const script = compiledOnce(ofContexts, filename, source, () => {
          const before = `(function (${parameters.join()}) {`;
          return new Script(`${before}${source}\n})`, { filename, columnOffset: -before.length });
        });
        return script.runInContext(context);
      };
  }

  /** @type {Runtime['requireModule']} */
  requireModule(from, name, options, isRequireActual) {
    const path = this.#isProcess && !options?.isInternalModule && this.#packageOf(from, name);
    return path ? require(path) : super.requireModule(from, name, options, isRequireActual);
  }

  /** @param {string} from @param {string | undefined} name */
  #packageOf(from, name) {
    if (!name || this._resolution.isCoreModule(name)) return '';
    const path = this.#resolve(from, name);
    return isPackage(path) ? path : '';
  }

  /** Resolves packages that support `import` only. @param {string} from @param {string} name */
  #resolve(from, name) {
    try {
      return this._resolution.resolveCjs(from, name);
    } catch {
      return this._resolution.resolveEsm(from, name);
    }
  }
}
