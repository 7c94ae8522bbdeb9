import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect } from '@jest/globals';

import { start } from '../../run/children.mjs';
import { freePort } from '../../run/ports.mjs';
import type { Shell, Walker } from './walk';

/** Starts a printed command that goes on until it is stopped. */
function begin(shell: Shell, line: string) {
  const env = { ...process.env, ...shell.env };
  const child = start('bash', ['-c', shell.scriptOf(line)], {
    ...{ cwd: shell.cwd(), env, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout!);
  reader.on('line', (text) => lines.push(text));
  const count = (pattern: RegExp) => lines.filter((text) => pattern.test(text)).length;
  /** Waits until it has said so as often. */
  async function heard(pattern: RegExp, times = 1): Promise<void> {
    while (count(pattern) < times) await once(reader, 'line');
  }
  async function stop(): Promise<void> {
    process.kill(-child.pid!, 'SIGTERM');
    await once(child, 'close');
  }
  return { count, heard, stop };
}

/** Recorded data, and a change of a file that is built at once; nothing of a server runs. */
export async function seeDev(shell: Shell, line: string, { name, port }: Walker): Promise<void> {
  const work = begin(shell, line);
  const site = `http://localhost:${port + 1}`;
  await work.heard(new RegExp(`^mf-${name} is alone at ${site}/_alone`));
  const page = await (await fetch(`${site}/_alone`)).text();
  expect(page).toContain(`value="/${name}?sport=football"`);
  const registered = await fetch(`${site}/api/patron/frontend/device`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: '{"fcmToken":"d"}',
  });
  expect(await registered.json()).toMatchObject({ data: { aesId: expect.any(String) } });

  const described = async () => (await fetch(`http://localhost:${port}/descriptor.json`)).text();
  const first = await described();
  const texts = join(shell.cwd(), 'locales/en.json');
  const before = await readFile(texts, 'utf8');
  const builds = work.count(/^built in/);
  await writeFile(texts, before.replace('one step away', 'a step away'));
  await work.heard(/^built in/, builds + 1);
  expect(await described()).not.toBe(first);
  await writeFile(texts, before);
  await work.stop();
}

const isFree = async (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    () => true,
  );

/** One whose follower is free too: the build and the page of `dev`. */
export async function freePorts(): Promise<number> {
  const port = await freePort();
  return (await isFree(port + 1)) ? port : freePorts();
}
