import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';

const program = '/usr/sbin/haproxy';
const config = readFileSync(join(__dirname, '../deploy/haproxy/haproxy.cfg'), 'utf8');
const run = promisify(execFile);

const open: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Starts a server that echoes its request headers. Returns the port. */
async function echo(): Promise<number> {
  const server = createServer((request, reply) => reply.end(JSON.stringify(request.headers)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  open.push(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Starts the proxy in front of one server. Returns its port. */
async function startProxy(env: Record<string, string>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-haproxy-'));
  open.push(() => rm(folder, { recursive: true }));
  const free = createServer();
  await once(free.listen(0, '127.0.0.1'), 'listening');
  const { port } = free.address() as AddressInfo;
  await new Promise((done) => free.close(done));
  const server = `server one 127.0.0.1:${await echo()}`;
  const own = config
    // A limit that any machine permits.
    .replace('maxconn 60000', 'maxconn 100')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace(/^ +option httpchk.*$/gm, '')
    .replace(/default-server .*/, '')
    .replace(/server-template .*/g, server);
  const [file, pids] = [join(folder, 'haproxy.cfg'), join(folder, 'pid')];
  await writeFile(file, own);
  // In background mode it is listening when the command returns.
  await run(program, ['-D', '-p', pids, '-f', file], { env });
  const pid = Number(await readFile(pids, 'utf8'));
  open.push(() => void process.kill(pid, 'SIGKILL'));
  return port;
}

async function forwarded(port: number, headers: Record<string, string>) {
  const request = get({ port, host: '127.0.0.1', path: '/', headers, agent: false });
  const [answer] = (await once(request, 'response')) as [AsyncIterable<Buffer>];
  let body = '';
  for await (const chunk of answer) body += String(chunk);
  return JSON.parse(body) as IncomingHttpHeaders;
}

// Skipped on a machine without HAProxy.
(existsSync(program) ? describe : describe.skip)('the protocol behind HAProxy', () => {
  it('is not the client’s word', async () => {
    const port = await startProxy({});
    for (const headers of [{ 'x-forwarded-proto': 'https' }, {} as Record<string, string>])
      expect(await forwarded(port, headers)).toMatchObject({ 'x-forwarded-proto': 'http' });
  });

  it('is what the TLS proxy in front says, where it says one', async () => {
    const port = await startProxy({ TLS_PROXY: '127.0.0.0/8' });
    const says = (protocol: string) => ({ 'x-forwarded-proto': protocol });
    expect(await forwarded(port, says('https'))).toMatchObject(says('https'));
    for (const other of ['http', 'ftp'])
      expect(await forwarded(port, says(other))).toMatchObject(says('http'));
  });
});

(existsSync(program) ? describe : describe.skip)('a visitor’s address behind HAProxy', () => {
  const made = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };

  it('is where the connection came from, whatever the visitor says', async () => {
    const headers = await forwarded(await startProxy({}), made);
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('is what the TLS proxy in front says, with that proxy behind it', async () => {
    const headers = await forwarded(await startProxy({ TLS_PROXY: '127.0.0.0/8' }), made);
    expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1' });
  });
});
