import { expect, it } from '@jest/globals';

import { restoreVariables } from './processEnvironment.mjs';

/** Event handlers of the runner and those it adds per file. */
const ofThisFile = 6;

it('has an event of this file told to nobody but this file’s handlers, whatever ran before in the process', () => {
  const handlers = Reflect.get(globalThis, Symbol.for('EVENT_HANDLERS')) as unknown[];
  expect(handlers).toHaveLength(ofThisFile);
});

it('has environment variables as they were before this file, for the one after it', () => {
  const before = { ...process.env };
  process.env.TEST_OF_VARIABLES = 'added';
  delete process.env.PATH;
  process.env.HOME = '/changed';
  restoreVariables(before);
  expect({ ...process.env }).toEqual(before);
});
