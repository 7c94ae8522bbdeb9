import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect } from '@jest/globals';

import { freePort } from '../../tools/run/ports.mjs';
import type { RunningSite } from './runningSite';
import type { Shell, Walker } from './walk';

/** Starts a printed command that runs until it is stopped. */
function begin(shell: Shell, line: string) {
  const child = shell.begin(line);
  const lines: string[] = [];
  const reader = createInterface(child.stdout!);
  reader.on('line', (text) => lines.push(text));
  const linesWith = (pattern: RegExp) => lines.filter((text) => pattern.test(text));
  /**
   * Waits until the output matches `times` times.
   * @returns the output
   */
  async function heard(pattern: RegExp, times = 1): Promise<string> {
    while (linesWith(pattern).length < times) await once(reader, 'line');
    return linesWith(pattern)[times - 1]!;
  }
  async function stop(): Promise<void> {
    process.kill(-child.pid!, 'SIGTERM');
    await once(child, 'close');
  }
  return { count: (pattern: RegExp) => linesWith(pattern).length, heard, stop };
}

/** Changes a text of the remote while `look` runs, then restores it. */
async function withOtherText(shell: Shell, look: () => Promise<void>): Promise<void> {
  const texts = join(shell.cwd(), 'locales/en.json');
  const before = await readFile(texts, 'utf8');
  await writeFile(texts, before.replace('one step away', 'a step away'));
  await look();
  await writeFile(texts, before);
}

/** Verifies `dev` with recorded data, and a rebuild after a file change, without any server. */
export async function seeDev(shell: Shell, line: string, { name, port }: Walker): Promise<void> {
  const work = begin(shell, line);
  const site = `http://localhost:${port + 1}`;
  await shell.timed(line, work.heard(new RegExp(`^mf-${name} is alone at ${site}/_alone`)));
  const page = await (await fetch(`${site}/_alone`)).text();
  expect(page).toContain(`value="/${name}?sport=football"`);
  const registered = await fetch(`${site}/api/patron/frontend/device`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: '{"fcmToken":"d"}',
  });
  expect(await registered.json()).toMatchObject({ data: { aesId: expect.any(String) } });

  const described = async () => (await fetch(`http://localhost:${port}/descriptor.json`)).text();
  const first = await described();
  const builds = work.count(/^built in/);
  await withOtherText(shell, async () => {
    await work.heard(/^built in/, builds + 1);
    expect(await described()).not.toBe(first);
  });
  await work.stop();
}

/** Verifies the remote inside a running site that has no release of it, including live changes without a reload. */
export async function seeAgainst(
  shell: Shell,
  line: string,
  { name, port }: Walker,
  { address, browser }: RunningSite,
): Promise<void> {
  const work = begin(shell, line);
  const said = await shell.timed(line, work.heard(/ is at http/));
  const shown = `${address}/${name}?mfe.${name}=http://localhost:${port}`;
  expect(said).toBe(`mf-${name} is at ${shown}`);
  const page = await browser.newPage();
  await page.goto(shown);
  await page.getByText('one step away').waitFor();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await withOtherText(shell, () => page.getByText('a step away').waitFor());
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.getByText(`Not released: mf-${name}`).waitFor();
  await page.close();
  await work.stop();
}

const isFree = async (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    () => true,
  );

/** A free port whose successor is free too, for the build and the page of `dev`. */
export async function freePorts(): Promise<number> {
  const port = await freePort();
  return (await isFree(port + 1)) ? port : freePorts();
}
