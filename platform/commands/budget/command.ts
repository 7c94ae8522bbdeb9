import { judge, measure } from '@scoreline/remote-kit/budget';
import type { Built } from '@scoreline/remote-kit/build';
import { openBuildStore } from '@scoreline/remote-kit/build-store';

import type { Options } from '../options';
import { budgetTable } from './table';

/**
 * Prints the size and contents of the remotes.
 * @throws with one line per violation of the budget
 */
export async function runBudget(
  { store, json }: Options,
  built: readonly Built[],
  say: (line: string) => void,
): Promise<void> {
  const remotes = built.filter(({ name }) => name !== 'shell');
  const measured = await Promise.all(
    remotes.map(({ name, build }) => measure(openBuildStore(store), name, build)),
  );
  say(json ? JSON.stringify(measured, null, 2) : budgetTable(measured));
  const problems = judge(measured);
  if (problems.length > 0) throw new Error(problems.join('\n     '));
}
