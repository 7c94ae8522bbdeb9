import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { stopTestServer } from './beforeTests';
import { programsFolder } from './store/testingProgram';

function isAway(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid === process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Runs after the last test. Builds of a concurrent run are kept. */
export default function afterTests(): Promise<void> {
  try {
    for (const pid of readdirSync(programsFolder))
      if (isAway(Number(pid))) rmSync(join(programsFolder, pid), { recursive: true, force: true });
  } catch {
    // No test built a program.
  }
  return stopTestServer();
}
