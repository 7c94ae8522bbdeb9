/** Acts on each item, so many at a time; the first that fails lets no other begin. */
export async function eachOf<T>(
  items: Iterable<T>,
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let isOver = false;
  const work = async () => {
    for (let next = rest.next(); !next.done && !isOver; next = rest.next())
      await act(next.value).catch((error: unknown) => {
        isOver = true;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
