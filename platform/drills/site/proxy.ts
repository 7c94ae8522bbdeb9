import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** How the proxy alters an answer. */
export type Disturbance =
  | { kind: 'answer'; status: number; type: string; body: string }
  | { kind: 'hang' }
  | { kind: 'refuse' }
  | { kind: 'alter'; alter(body: Buffer): Buffer };

export interface Proxy {
  address: string;
  /** Called for each request. Null passes it through. */
  disturb: (path: string) => Disturbance | null;
  /** Requested paths. */
  readonly asked: string[];
  close(): Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

async function alter(
  answer: IncomingMessage,
  reply: ServerResponse,
  change: (body: Buffer) => Buffer,
) {
  const body = change(await bodyOf(answer));
  const headers = { ...answer.headers, 'content-length': String(body.length) };
  reply.writeHead(answer.statusCode ?? 502, headers).end(body);
}

/**
 * A proxy between browser and server that passes, alters or withholds answers. The server's port is read for each request,
 * because the proxy may start first.
 */
export async function openProxy(upstreamPort: () => number): Promise<Proxy> {
  const proxy: Pick<Proxy, 'disturb' | 'asked'> = { disturb: () => null, asked: [] };

  const server = createServer((incoming, reply) => {
    const { url = '/', method, headers } = incoming;
    const path = url.split('?')[0] ?? '/';
    proxy.asked.push(path);
    const found = proxy.disturb(path);
    if (found?.kind === 'hang') return;
    if (found?.kind === 'refuse') return void incoming.socket.destroy();
    if (found?.kind === 'answer') {
      reply.writeHead(found.status, { 'content-type': found.type }).end(found.body);
      return;
    }
    // Request uncompressed content in order to alter it.
    const asked = found ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const upstream = request(
      { port: upstreamPort(), host: '127.0.0.1', path: url, method, headers: asked },
      (answer) => {
        if (found) return void alter(answer, reply, found.alter);
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    upstream.on('error', () => reply.destroy());
    incoming.pipe(upstream);
  });

  server.on('upgrade', ({ url, headers }, socket, head) => {
    const upstream = connect(upstreamPort(), '127.0.0.1', () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(proxy, {
    address: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
