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
const server = fileURLToPath(new URL('../../server/', import.meta.url));

/** Builds one of the server's benchmarks as the server is built: what transpiles sources at run time names every function anew. */
async function build(file: string): Promise<string> {
  const name = basename(file, '.ts');
  const folder = join(server, 'node_modules/.cache/bench', name);
  await execute(process.execPath, [join(server, 'build.mjs'), join(server, file), folder]);
  return join(folder, `${name}.js`);
}

const programs = new Map<string, Promise<string>>();

/** Built once a run: a second server may start while the first is at work. */
function built(file: string): Promise<string> {
  const program = programs.get(file) ?? build(file);
  programs.set(file, program);
  return program;
}

/** Starts a benchmark of the server, by its file there, in a process of its own; it says its port. */
export const serveBuilt = async (file: string, env: Record<string, string> = {}): Promise<Served> =>
  started(fork(await built(file), { env: { ...process.env, ...env } }));

/** Starts a server in a process of its own; it is told `order`, and says its port. */
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

/** Requests a second of 50 connections that each wait for an answer before they ask again. */
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

/** Ticks of a process that Linux counts a second. */
const ticksASecond = 100;

async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}

/** Requests a second of a server's own processor time, whatever else the machine does. */
export async function requestsPerProcessorSecond({ child }: Served, load: Load): Promise<number> {
  const before = await processorSeconds(child.pid!);
  const requests = (await requestsPerSecond(load)) * load.seconds;
  return requests / ((await processorSeconds(child.pid!)) - before);
}
