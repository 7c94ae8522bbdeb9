/**
 * Runs `act` on each item, at most `atOnce` at a time; after a failure no further item starts.
 * @throws the first error, once the running items have finished.
 */
export async function eachOf<T>(
  items: Iterable<T>,
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const work = async () => {
    for (let next = rest.next(); !next.done && failures.length === 0; next = rest.next())
      await act(next.value).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}
