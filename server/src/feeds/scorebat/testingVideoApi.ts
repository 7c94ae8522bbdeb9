import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

import { testingProgram } from '../../store/testingProgram';

export const token = 'token-of-the-test';

/** A fake Video API as a process: `set` sets its list and failures, and returns the requests it received. */
export async function startVideoApi() {
  const child: ChildProcess = spawn(
    process.execPath,
    [await testingProgram(resolve('e2e/counterparts/scorebat/main.ts'))],
    {
      env: { PATH: process.env.PATH, SCOREBAT_TOKEN: token },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  if (!child.stdout) throw new Error('The counterpart prints no address.');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    async set(wanted: object = {}): Promise<{ asked: number }> {
      const request = { method: 'POST', body: JSON.stringify(wanted) };
      return (await (await fetch(`${url}/_control`, request)).json()) as { asked: number };
    },
    stop: () => child.kill(),
  };
}
