/**
 * Returns the item at an index.
 * @throws {RangeError} if the list is too short
 */
export function itemAt<T>(list: ArrayLike<T>, at: number): T {
  if (!(at >= 0 && at < list.length))
    throw new RangeError(`no item ${at} in a list of ${list.length}`);
  return list[at] as T;
}

/**
 * Returns the first item.
 * @throws {RangeError} if the list is empty
 */
export const firstItem = <T>(list: ArrayLike<T>): T => itemAt(list, 0);

/**
 * Returns the last item.
 * @throws {RangeError} if the list is empty
 */
export const lastItem = <T>(list: ArrayLike<T>): T => itemAt(list, list.length - 1);

/**
 * Returns the first matching item.
 * @throws if none matches
 */
export function itemWhere<T>(list: readonly T[], fits: (item: T, at: number) => unknown): T {
  const at = list.findIndex(fits);
  if (at < 0) throw new Error(`none of ${list.length} items fits`);
  return list[at] as T;
}

/**
 * Returns a map's value.
 * @throws if the key is missing
 */
export function valueIn<K, V>(map: Pick<ReadonlyMap<K, V>, 'get' | 'has'>, key: K): V {
  if (!map.has(key)) throw new Error(`nothing for ${String(key)}`);
  return map.get(key) as V;
}
