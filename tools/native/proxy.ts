import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A proxy for plain HTTP that records requests and fails some. It opens no live sockets, so pages have no live updates. */
export async function openProxy() {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const blocked: RegExp[] = [];
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    requests.push({ url, headers });
    if (blocked.some((pattern) => pattern.test(url))) return void request.destroy();
    const onward = send(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    blocked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
