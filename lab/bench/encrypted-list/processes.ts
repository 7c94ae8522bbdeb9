import { execFile, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Served {
  child: ChildProcess;
  url: string;
}

const execute = promisify(execFile);
const server = fileURLToPath(new URL('../../../server/', import.meta.url));

/** Bundles a benchmark like the server, because a runtime transpiler adds name helpers to every function. */
async function build(file: string): Promise<string> {
  const name = basename(file, '.ts');
  const folder = join(server, 'node_modules/.cache/bench', name);
  await execute(process.execPath, [join(server, 'build.mjs'), join(server, file), folder]);
  return join(folder, `${name}.js`);
}

const programs = new Map<string, Promise<string>>();

/** Built once per run, because a second server may start while the first is working. */
function built(file: string): Promise<string> {
  const program = programs.get(file) ?? build(file);
  programs.set(file, program);
  return program;
}

/** Starts a benchmark of the server, by its file name there, in its own process, which reports its port. */
export const serveBuilt = async (file: string, env: Record<string, string> = {}): Promise<Served> =>
  started(fork(await built(file), { env: { ...process.env, ...env } }));

/** Starts a server in its own process, which receives `order` and reports its port. */
export async function serve(file: string, order: object): Promise<Served> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, { execArgv: ['--import', 'tsx'] });
  child.send(order);
  return started(child);
}

async function started(child: ChildProcess): Promise<Served> {
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${message.port}` };
}

export interface Load {
  url: string;
  headers: Record<string, string>;
  body: string;
  connections: number;
  seconds: number;
}

/** Requests per second over 50 connections, each with one request at a time. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const headers = Object.entries(load.headers).flatMap(([name, value]) => [
    '-H',
    `${name}=${value}`,
  ]);
  const options = ['-j', '-m', 'POST', '-c', load.connections, '-d', load.seconds, '-b', load.body];
  const child = spawn(process.execPath, [program, ...options.map(String), ...headers, load.url]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  const result = JSON.parse(output) as { requests: { average: number }; non2xx: number };
  if (result.non2xx > 0) throw new Error(`${result.non2xx} calls failed`);
  return result.requests.average;
}

/** Clock ticks per second in Linux's process statistics. */
const ticksASecond = 100;

async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // Fields after the name, which may contain any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}

/** Requests per second of the server's own CPU time, independent of other load on the machine. */
export async function requestsPerProcessorSecond({ child }: Served, load: Load): Promise<number> {
  const before = await processorSeconds(child.pid!);
  const requests = (await requestsPerSecond(load)) * load.seconds;
  return requests / ((await processorSeconds(child.pid!)) - before);
}
