import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { freePort } from '@scoreline/database/embedded/freePort';

/** The settings shipped to operators. */
const settings = resolve('deploy/varnish/scoreline.vcl');
const patienceMs = 30_000;

export const hasVarnish = spawnSync('varnishd', ['-V']).status === 0;
if (!hasVarnish) console.warn('skipped: tests of a cache in front, no varnishd in PATH');

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

const askAt =
  (port: number): Ask =>
  async (path, headers = {}, method = 'GET') => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of answer.setEncoding('utf8')) body += String(chunk);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body };
  };

async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    if (await isSo().catch(() => false)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

/** A Varnish with the settings in `deploy`, in front of a local server. */
export async function startVarnish(serverPort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-varnish-'));
  // Varnish reads its settings as another user.
  await chmod(folder, 0o755);
  const [port, operators] = [await freePort(), await freePort()];
  const file = join(folder, 'scoreline.vcl');
  const text = await readFile(settings, 'utf8');
  await writeFile(file, text.replace('.port = "8080"', `.port = "${serverPort}"`), { mode: 0o644 });
  const options = ['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`];
  options.push('-a', `operators=127.0.0.1:${operators}`);
  const child = spawn('varnishd', [...options, '-f', file, '-s', 'malloc,32m'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'exit');
  const ask = askAt(port);
  if (!(await soon(async () => (await ask('/healthz')).status === 200)))
    throw new Error(`Varnish did not answer: ${said}`);
  return {
    port,
    ask,
    operate: askAt(operators),
    async close() {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
