import { createServer, type IncomingMessage } from 'node:http';

import { Received } from './received';

interface Sent {
  message: {
    token: string;
    data: { id: string };
    apns: { payload: { aps: { 'interruption-level'?: 'passive' } } };
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const received = new Received();

function take(text: string): object {
  const { token, data, apns } = (JSON.parse(text) as Sent).message;
  const isRepeat = apns.payload.aps['interruption-level'] === 'passive';
  received.take(token, data.id, { atMs: Math.round(performance.now()), isRepeat });
  return { name: `projects/drill/messages/${data.id}` };
}

/** Fakes Firebase Cloud Messaging and its token endpoint, and serves the results at `/figures`. */
const server = createServer((request, response) => {
  textOf(request).then(
    (text) => {
      response.setHeader('content-type', 'application/json');
      const answer =
        request.url === '/figures'
          ? received.figures()
          : request.url === '/token'
            ? { access_token: 'access', expires_in: 3_600 }
            : take(text);
      response.end(JSON.stringify(answer));
    },
    // The sender disconnected before the request was complete.
    () => response.destroy(),
  );
});
server.listen(Number(process.argv[2]), '127.0.0.1');
