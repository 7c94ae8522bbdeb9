import { isPlainObject, type MergePatch } from '@scoreline/shared-lib/contract';

const same = Symbol('same');

/**
 * The smallest merge patch (RFC 7396) that turns `before` into `after`; undefined without a difference. Absent and null mean
 * the same; a list is replaced whole.
 */
export function createMergePatch(before: object, after: object): MergePatch | undefined {
  const old = before as Record<string, unknown>;
  const next = after as Record<string, unknown>;
  const patch: MergePatch = {};
  for (const key of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const value = change(old[key], next[key]);
    if (value !== same) patch[key] = value;
  }
  return Object.keys(patch).length === 0 ? undefined : patch;
}

function change(before: unknown, after: unknown): unknown {
  if (before === after || (missing(before) && missing(after))) return same;
  if (missing(after)) return null;
  if (isPlainObject(before) && isPlainObject(after)) return createMergePatch(before, after) ?? same;
  if (Array.isArray(before) && Array.isArray(after) && equalLists(before, after)) return same;
  return after;
}

const missing = (value: unknown): boolean => value === null || value === undefined;

const equalLists = (before: unknown[], after: unknown[]): boolean =>
  before.length === after.length &&
  before.every((value, index) => change(value, after[index]) === same);
