import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface Proxied {
  /** Neither side gets the other's cookies. */
  withoutCookies?: boolean;
  /** Runs in the service worker before its own script. */
  workerScript?: string;
  /** The address that the site sees its requests come from; this machine's usual one without it. */
  localAddress?: string;
}

const workerPath = '/sw.js';

/** An address of its own for the site; closed, it is a site without a network. */
export async function openProxy(
  site: string,
  { withoutCookies, workerScript, localAddress }: Proxied,
) {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  const filtered = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
    const { cookie, 'set-cookie': setCookie, ...others } = headers;
    return withoutCookies ? others : headers;
  };
  const server = createServer((asked, answer) => {
    const isWorker = workerScript !== undefined && asked.url?.split('?')[0] === workerPath;
    const headers = {
      ...filtered(asked.headers),
      ...(isWorker && { 'accept-encoding': 'identity' }),
    };
    const { method, url: path } = asked;
    const forwarded = request({ hostname, port, method, path, headers, localAddress }, (reply) => {
      const { 'content-length': length, ...others } = filtered(reply.headers);
      answer.writeHead(reply.statusCode ?? 502, {
        ...others,
        ...(length !== undefined && !isWorker && { 'content-length': length }),
      });
      if (isWorker) answer.write(`${workerScript}\n`);
      reply.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  server.on('upgrade', (asked, socket, head) => {
    const upstream = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${asked.rawHeaders[at + 1]}`] : [],
      );
      upstream.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close(): Promise<void> {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}
