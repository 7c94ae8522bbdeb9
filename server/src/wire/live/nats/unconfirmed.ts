/**
 * Ids of changes that a writer accepted while its lease may have expired. The second renewal after a change confirms it; at
 * the first one, its delta may not have been published yet.
 */
export function createUnconfirmed() {
  let older = new Set<number>();
  let newer = new Set<number>();
  return {
    add(ids: readonly number[]): void {
      for (const id of ids) newer.add(id);
    },
    confirm(): void {
      older = newer;
      newer = new Set();
    },
    all: (): number[] => [...new Set([...older, ...newer])],
    forget(ids: readonly number[]): void {
      for (const id of ids) {
        older.delete(id);
        newer.delete(id);
      }
    },
  };
}
