import { afterAll, beforeAll } from '@jest/globals';

/** Opens a resource before the tests of a file or a block and closes it after them; it is empty until then. */
export function duringTests<T extends { close(): Promise<unknown> }>(open: () => Promise<T>): T {
  const opened: Partial<T> = {};
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => opened.close?.());
  return opened as T;
}
