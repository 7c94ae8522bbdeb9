// @ts-check
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);
const isPackage = (/** @type {string} */ path) => /[\\/]node_modules[\\/]/.test(path);

/** Takes packages from the process, where they are loaded once for all files, as Node loads them: without a transform. */
export default class ProcessRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} all */
  constructor(...all) {
    super(...all);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  /** @type {Runtime['requireModule']} */
  requireModule(from, name, options, isRequireActual) {
    if (options?.isInternalModule || !name || this._resolution.isCoreModule(name))
      return super.requireModule(from, name, options, isRequireActual);
    const path = this._resolution.resolveCjs(from, name);
    return isPackage(path)
      ? require(path)
      : super.requireModule(from, name, options, isRequireActual);
  }
}
