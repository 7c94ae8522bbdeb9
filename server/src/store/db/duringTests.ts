import { afterAll, beforeAll } from '@jest/globals';

/** Opens something before the tests of a file or a block and closes it after them; until then it is empty. */
export function duringTests<T extends { close(): Promise<unknown> }>(open: () => Promise<T>): T {
  const opened: Partial<T> = {};
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => opened.close?.());
  return opened as T;
}
