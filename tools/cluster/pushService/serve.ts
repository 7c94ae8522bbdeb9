import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

interface Sent {
  message: {
    token: string;
    data: { id: string };
    apns: { payload: { aps: { 'interruption-level'?: 'passive' } } };
  };
}

/** Firebase Cloud Messaging and its token endpoint, which counts what each app was sent. */
export async function openPushService() {
  const sent = new Map<string, number>();
  let repeated = 0;
  let all = 0;
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      response.setHeader('content-type', 'application/json');
      if (request.url === '/token')
        return response.end(JSON.stringify({ access_token: 'access', expires_in: 3_600 }));
      const { token, data, apns } = (JSON.parse(text) as Sent).message;
      const isQuiet = apns.payload.aps['interruption-level'] === 'passive';
      const key = `${token}\n${data.id}`;
      const isHeard = !(isQuiet && sent.has(key));
      if (isHeard) sent.set(key, (sent.get(key) ?? 0) + 1);
      else repeated += 1;
      all += 1;
      return response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    env: {
      FCM_URL: address,
      FCM_SERVICE_ACCOUNT: JSON.stringify({
        project_id: 'drill',
        client_email: 'sender@drill.example',
        private_key: privateKey,
        token_uri: `${address}/token`,
      }),
    },
    all: () => all,
    /** How many came again and said so: the phone replaces the first one and makes no sound. */
    repeated: () => repeated,
    /** How many came that had come before and did not say so. */
    doubled: () => [...sent.values()].reduce((sum, times) => sum + times - 1, 0),
    close: () => new Promise((done) => server.close(done)),
  };
}
