/**
 * Merges an updated list without moving rows: shown rows keep their order, removed ones disappear, and each new row is inserted
 * before the shown row that follows it on the server.
 */
export function stableRows<T>(
  shown: readonly T[],
  news: readonly T[],
  keyOf: (row: T) => number,
): T[] {
  const newest = new Map(news.map((row) => [keyOf(row), row]));
  const remaining = shown.flatMap((row) => newest.get(keyOf(row)) ?? []);
  const keys = new Set(remaining.map(keyOf));
  const result: T[] = [...remaining];
  for (const [at, row] of [...news.entries()].reverse()) {
    if (keys.has(keyOf(row))) continue;
    const follower = news[at + 1];
    const index = follower ? result.findIndex((other) => keyOf(other) === keyOf(follower)) : -1;
    result.splice(index < 0 ? result.length : index, 0, row);
  }
  return result;
}
