// @ts-check
import { createContext } from 'node:vm';

import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Symbols that the runner leaves in its global object for each file, by description. */
const ofOneFile = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];

/** Restores environment variables, which belong to the process. @param {NodeJS.ProcessEnv} before */
export function restoreVariables(before) {
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  for (const [name, value] of Object.entries(before))
    if (process.env[name] !== value) process.env[name] = value;
}

/**
 * Uses the process itself instead of a context per file, so that tests share built-in classes with Node and the packages, and
 * packages stay loaded for the next file.
 */
export default class ProcessEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  // Jest requires a context, but processRuntime.mjs compiles in the process.
  #context = createContext();
  #before = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  getVmContext() {
    return this.#context;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#before.console;
    process.exit = this.#before.exit;
    restoreVariables(this.#before.env);
    // Otherwise the handlers of earlier files would receive the events of all later files.
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (ofOneFile.includes(symbol.description ?? '')) Reflect.deleteProperty(globalThis, symbol);
  }
}
