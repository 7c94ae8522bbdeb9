import { expect, it } from '@jest/globals';

/** The runner's own, and those that it adds for a file. */
const ofThisFile = 6;

it('has an event of this file told to nobody but this file’s handlers, whatever ran before in the process', () => {
  const handlers = Reflect.get(globalThis, Symbol.for('EVENT_HANDLERS')) as unknown[];
  expect(handlers).toHaveLength(ofThisFile);
});
