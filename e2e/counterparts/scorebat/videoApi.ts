import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** How the next answers fail. */
type Fault = 'tooMany' | 'broken' | 'slow' | 'invalidJson' | 'huge' | 'redirect';

interface Options {
  token: string;
}

/**
 * ScoreBat's documented Video API v3: the feed of the newest matches. `POST /_control` sets these and the next failure, and
 * returns the number of requests to the feed.
 */
export function createVideoApi({ token }: Options) {
  const state = { asked: 0, fault: null as Fault | null, response: [] as unknown[] };
  return createServer((request, reply) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname === '/_control') return void control(request, reply, state);
    if (url.pathname !== '/video-api/v3/feed/') return sendJson(reply, 404, {});
    state.asked += 1;
    if (url.searchParams.get('token') !== token)
      return sendJson(reply, 401, { error: 'Invalid token' });
    if (state.fault) return fail(state.fault, reply);
    return sendJson(reply, 200, { response: state.response });
  });
}

async function control(request: IncomingMessage, reply: ServerResponse, state: object) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  Object.assign(state, JSON.parse(Buffer.concat(chunks).toString() || '{}'));
  sendJson(reply, 200, state);
}

const sendJson = (reply: ServerResponse, status: number, body: object) =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function fail(fault: Fault, reply: ServerResponse): void {
  switch (fault) {
    case 'tooMany':
      return void reply.writeHead(429, { 'retry-after': '7200' }).end();
    case 'broken':
      return void reply.writeHead(500).end('Internal Server Error');
    case 'invalidJson':
      return void reply.writeHead(200).end('{"response":[{"title":"Ars');
    case 'huge':
      return void reply.writeHead(200).end(`{"response":["${'x'.repeat(9 * 1024 * 1024)}"]}`);
    case 'redirect':
      return void reply.writeHead(302, { location: '/video-api/v3/feed/?token=other' }).end();
    case 'slow':
      // Starts a body and never ends it.
      reply.writeHead(200).write('{');
  }
}
