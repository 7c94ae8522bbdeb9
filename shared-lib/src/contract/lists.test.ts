import { describe, expect, it } from '@jest/globals';

import { firstItem, itemAt, itemWhere, lastItem, valueIn } from './lists';

describe('a list', () => {
  it('gives the item of a place', () => {
    const list = ['a', 'b', 'c'];
    expect([itemAt(list, 0), itemAt(list, 1), itemAt(list, 2)]).toEqual(list);
    expect([firstItem(list), lastItem(list)]).toEqual(['a', 'c']);
    expect(itemAt(new Float64Array([0.5, 0]), 1)).toBe(0);
  });

  it.each([-1, 2, NaN])('has no item %d of two', (at) => {
    expect(() => itemAt(['a', 'b'], at)).toThrow(`no item ${at} in a list of 2`);
  });

  it('has neither a first nor a last item where it is empty', () => {
    expect(() => firstItem([])).toThrow('no item 0 in a list of 0');
    expect(() => lastItem([])).toThrow('in a list of 0');
  });

  it('gives the first item that fits, and says where none does', () => {
    expect(itemWhere([1, 4, 6], (each) => each % 2 === 0)).toBe(4);
    expect(itemWhere(['a', 'b'], (_, at) => at === 1)).toBe('b');
    expect(() => itemWhere([1, 3], (each) => each % 2 === 0)).toThrow('none of 2 items fits');
  });
});

describe('a map', () => {
  it('gives what it has for a key, and names the key it has nothing for', () => {
    const map = new Map([
      ['a', 0],
      ['b', 2],
    ]);
    expect([valueIn(map, 'a'), valueIn(map, 'b')]).toEqual([0, 2]);
    expect(() => valueIn(map, 'c')).toThrow('nothing for c');
  });
});
