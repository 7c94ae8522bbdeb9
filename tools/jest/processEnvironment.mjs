// @ts-check
import { createContext } from 'node:vm';

import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What the runner of a file leaves in its global object, by the descriptions of the symbols. */
const ofOneFile = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];

/** Environment variables are the process's, too. @param {NodeJS.ProcessEnv} before */
export function restoreVariables(before) {
  for (const name of Object.keys(process.env))
    if (!(name in before)) Reflect.deleteProperty(process.env, name);
  for (const [name, value] of Object.entries(before))
    if (process.env[name] !== value) process.env[name] = value;
}

/**
 * The process itself in place of a context of its own: what a test sees is of one kind with what Node and the packages
 * make, and the packages are there already when the next file begins.
 */
export default class ProcessEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  // Asked for by jest, and not used: processRuntime.mjs compiles in the process.
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
    // Else every event of the files to come would be told to the handlers of all before them.
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (ofOneFile.includes(symbol.description ?? '')) Reflect.deleteProperty(globalThis, symbol);
  }
}
