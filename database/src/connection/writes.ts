import { AsyncLocalStorage } from 'node:async_hooks';

const noticing = new AsyncLocalStorage<{ wrote: boolean }>();
const writes =
  /^\s*(insert|update|delete|merge)\b|^\s*with\b[\s\S]*\b(insert into|update|delete from|merge into)\b/i;

/** Call with the text of each statement sent to the database. */
export function noteStatement(text: string): void {
  const found = noticing.getStore();
  if (found && !found.wrote) found.wrote = writes.test(text);
}

/** Runs `work` and reports whether it sent a statement that writes. */
export async function noticingWrites<T>(
  work: () => Promise<T>,
): Promise<{ result: T; wrote: boolean }> {
  const found = { wrote: false };
  const result = await noticing.run(found, work);
  return { result, ...found };
}
