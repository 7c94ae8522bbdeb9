// @ts-check
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);
const isPackage = (/** @type {string} */ path) => /[\\/]node_modules[\\/]/.test(path);

/**
 * For files in processEnvironment.mjs: takes packages from the process, where they are loaded once for all files, as Node
 * loads them. A file with an environment of its own has jest's own runtime.
 */
export default class ProcessRuntime extends Runtime {
  #isProcess;

  /** @param {ConstructorParameters<typeof Runtime>} all */
  constructor(...all) {
    super(...all);
    this.#isProcess = this._environment.global === globalThis;
    const { executor } = this;
    if (this.#isProcess)
      executor.compile = (source, filename) =>
        compileFunction(source, executor.injectedModuleParameters, { filename });
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

  /** Some packages offer themselves to an import alone. @param {string} from @param {string} name */
  #resolve(from, name) {
    try {
      return this._resolution.resolveCjs(from, name);
    } catch {
      return this._resolution.resolveEsm(from, name);
    }
  }
}
