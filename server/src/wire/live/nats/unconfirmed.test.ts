import { describe, expect, it } from '@jest/globals';

import { createUnconfirmed } from './unconfirmed';

describe('changes that a writer has taken', () => {
  it('are unconfirmed until the second renewal of its lease', () => {
    const unconfirmed = createUnconfirmed();
    unconfirmed.add([1, 2]);
    unconfirmed.confirm();
    unconfirmed.add([2, 3]);
    expect(unconfirmed.all()).toEqual([1, 2, 3]);
    unconfirmed.confirm();
    expect(unconfirmed.all()).toEqual([2, 3]);
    unconfirmed.confirm();
    expect(unconfirmed.all()).toEqual([]);
  });

  it('are forgotten once they are told, but for those that came meanwhile', () => {
    const unconfirmed = createUnconfirmed();
    unconfirmed.add([1]);
    unconfirmed.confirm();
    unconfirmed.add([1, 2]);
    const pending = unconfirmed.all();
    unconfirmed.add([3]);
    unconfirmed.forget(pending);
    expect(unconfirmed.all()).toEqual([3]);
  });
});
