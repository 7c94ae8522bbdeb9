/**
 * Ids whose changes a writer has taken while its lease may have been over. One is confirmed by the second renewal after
 * it: at the first its delta may still have been in the making.
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
