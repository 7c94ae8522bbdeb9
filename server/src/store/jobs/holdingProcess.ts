import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { testingProgram } from '../testingProgram';

/** Another process that holds the lease `feed` of a database; `pooled` puts a pooler in front. */
export async function holdingProcess(
  url: string,
  { holdMs, pooled }: { holdMs: number; pooled?: string },
): Promise<ChildProcess> {
  const file = join(import.meta.dirname, 'testingHolder.ts');
  const child = spawn(
    process.execPath,
    [await testingProgram(file), url, String(holdMs), ...(pooled ? [pooled] : [])],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  await once(child, 'message');
  return child;
}
