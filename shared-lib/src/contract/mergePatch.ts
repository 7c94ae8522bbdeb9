/** An RFC 7396 merge patch: null removes, an object recurses, anything else replaces. */
export type MergePatch = { [key: string]: unknown };

/** Whether a value is a JSON object: neither null nor an array. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Applies a merge patch (RFC 7396) without mutating `target`. Unchanged parts keep their identity, so that lists can be compared
 * by reference.
 */
export function applyMergePatch<T>(target: T, patch: unknown): T {
  if (!isPlainObject(patch)) return patch as T;
  const after: Record<string, unknown> = isPlainObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete after[key];
    else after[key] = isPlainObject(value) ? applyMergePatch(after[key], value) : value;
  }
  return after as T;
}
