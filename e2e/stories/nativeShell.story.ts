import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { address, dataDir } from '../environment';
import { expect, test } from '../story';

const root = join(import.meta.dirname, '../..');

async function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env } });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => output.push(text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.join('') };
}

test.describe('the Linux app', () => {
  test.setTimeout(400_000);

  test('keeps the conformance list, and signs in on its own screens', async () => {
    const check = ['cli/scoreline.mjs', 'native', 'check', `${address}/en`, '--shell', 'linux'];
    const { code, output } = await run('node', check);
    test.skip(code === 2, output);
    expect(output).toContain('The page keeps the list.');

    const display = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    try {
      const lines = createInterface({ input: display.stdio[3] as NodeJS.ReadableStream });
      const [number] = (await once(lines, 'line')) as [string];
      const env = { DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
      const file = 'examples/native/linux/test_shell.py';
      const signIn = [file, `${address}/en`, join(dataDir, 'mail'), 'OnTheSite'];
      expect((await run('/usr/bin/python3', signIn, env)).output).toMatch(/^OK$/m);
    } finally {
      display.kill();
    }
  });
});
