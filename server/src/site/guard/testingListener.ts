import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A registry or receiver with programmable answers. */
export async function openListener() {
  const heard: Heard[] = [];
  const answer = { status: 200, body: '[]', headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { heard, answer, url, close: () => void server.close() };
}
