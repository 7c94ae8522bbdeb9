import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';

import type { Spawned } from './spawn';
import { watchPostgres } from './watch';

const home = mkdtempSync(join(tmpdir(), 'scoreline-watch-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A PostgreSQL that ends on request, or has ended already. */
const spawned = (exitCode: number | null = null): Spawned => ({
  child: Object.assign(new EventEmitter(), { exitCode }) as unknown as ChildProcess,
  port: 5432,
});

const die = ({ child }: Spawned) => {
  Object.assign(child, { exitCode: 137 });
  child.emit('exit', 137);
};

it('tells of one that died, and of each that did not come up after it', async () => {
  const running = spawned();
  const deaths: string[] = [];
  const log = join(home, 'postgres.log');
  await new Promise<void>((isUp) => {
    let starts = 0;
    const watch = watchPostgres({
      folder: { home, data: join(home, 'data'), password: '' },
      running,
      launch: () => {
        starts += 1;
        writeFileSync(log, `FATAL: start ${starts}`);
        return Promise.resolve(spawned(starts < 3 ? 1 : null));
      },
      onDeath: (lastWords) => void deaths.push(lastWords),
      answers: () => {
        watch.stop();
        isUp();
        return Promise.resolve(true);
      },
    });
    die(running);
  });
  expect(deaths).toEqual(['', 'FATAL: start 1', 'FATAL: start 2']);
});
