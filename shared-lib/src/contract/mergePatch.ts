/** An RFC 7396 merge patch: null removes, an object goes deeper, anything else replaces. */
export type MergePatch = { [key: string]: unknown };

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Applies a merge patch (RFC 7396) without touching `target`. What the patch does not name keeps its identity, so that a
 * list of unchanged matches is compared by reference.
 */
export function applyMergePatch<T>(target: T, patch: unknown): T {
  if (!isPlainObject(patch)) return patch as T;
  const before = isPlainObject(target) ? target : {};
  const after: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete after[key];
    else if (!isPlainObject(value)) setOwn(after, key, value);
    else setOwn(after, key, applyMergePatch(ownValue(before, key), value));
  }
  return after as T;
}

/** One patch that does what `first` and then `second` do; removals are kept. */
export function joinMergePatches(first: MergePatch, second: MergePatch): MergePatch {
  const joined: MergePatch = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = ownValue(joined, key);
    const deeper = isPlainObject(value) && isPlainObject(before);
    setOwn(joined, key, deeper ? joinMergePatches(before, value) : value);
  }
  return joined;
}

const ownValue = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

// A key named __proto__ is data here, not a prototype.
function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else
    Object.defineProperty(object, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}
